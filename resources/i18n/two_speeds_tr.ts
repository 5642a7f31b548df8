<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="tr" sourcelanguage="en">
<context>
    <name>AboutWindow</name>
    <message>
        <source>About Two Speeds</source>
        <translation>Two Speeds hakkında</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Bileşenler</translation>
    </message>
    <message>
        <source>Copy versions and licences</source>
        <translation>Sürümleri ve lisansları kopyala</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lisans</translation>
    </message>
    <message>
        <source>Licence: {licence}</source>
        <translation>Lisans: {licence}</translation>
    </message>
    <message>
        <source>Source code: {place}</source>
        <translation>Kaynak kodu: {place}</translation>
    </message>
    <message>
        <source>The program never goes on the network, and sends nothing to anyone.</source>
        <translation>Program ağa hiç bağlanmaz, kimseye bir şey göndermez.</translation>
    </message>
    <message>
        <source>Two Speeds</source>
        <translation>Two Speeds</translation>
    </message>
    <message>
        <source>What it is made of, and under which licences</source>
        <translation>Nelerden oluşur ve hangi lisanslarla</translation>
    </message>
    <message>
        <source>Why a language model reads fast and writes slowly: prefill against decode.</source>
        <translation>Bir dil modeli neden hızlı okur, yavaş yazar: ön doldurma ve kod çözme.</translation>
    </message>
</context>
<context>
    <name>ActionButton</name>
    <message>
        <source>{action} ({key})</source>
        <translation>{action} ({key})</translation>
    </message>
</context>
<context>
    <name>AdviceCard</name>
    <message>
        <source>Each alone is enough; press one to do it.</source>
        <translation>Her biri tek başına yeter; uygulamak için birine basın.</translation>
    </message>
    <message>
        <source>Keep a KV cache</source>
        <translation>KV önbelleği tut</translation>
    </message>
    <message>
        <source>Longest conversation in each chat</source>
        <translation>Sohbet başına sığan uzunluk</translation>
    </message>
    <message>
        <source>Longest conversation that fits</source>
        <translation>Sığan en uzun sohbet</translation>
    </message>
    <message>
        <source>Memory does not grow with the conversation, but the time of each token does. Press to keep a cache.</source>
        <translation>Bellek sohbetle birlikte büyümez, ama her token&apos;ın süresi uzar. Önbellek tutmak için basın.</translation>
    </message>
    <message>
        <source>No single change is enough; it takes two or more of them.</source>
        <translation>Tek bir değişiklik yetmez; en az ikisi gerekir.</translation>
    </message>
    <message>
        <source>Press a cache format to use it.</source>
        <translation>Kullanmak için bir önbellek biçimine basın.</translation>
    </message>
    <message>
        <source>This alone is enough; press it to do it.</source>
        <translation>Bu tek başına yeter; uygulamak için basın.</translation>
    </message>
    <message>
        <source>Until the memory is full or the model&apos;s limit of {tokens} is reached. Press a cache format to use it.</source>
        <translation>Bellek dolana ya da modelin sınırına ({tokens}) ulaşılana kadar. Kullanmak için bir önbellek biçimine basın.</translation>
    </message>
    <message>
        <source>What would make it fit</source>
        <translation>Nasıl sığar?</translation>
    </message>
    <message>
        <source>Without a KV cache</source>
        <translation>KV önbelleği olmadan</translation>
    </message>
    <message>
        <source>{time} for one more token</source>
        <translation>bir token daha: {time}</translation>
    </message>
</context>
<context>
    <name>AllocationCard</name>
    <message>
        <source>Allocate {tokens} tokens up front</source>
        <translation>{tokens} token için baştan yer ayır</translation>
    </message>
    <message>
        <source>Allocated and still empty: {size}.</source>
        <translation>Ayrılmış, henüz boş: {size}.</translation>
    </message>
    <message>
        <source>As llama.cpp does. Now: as much as is needed.</source>
        <translation>llama.cpp böyle yapar. Şimdi: gerektiği kadar.</translation>
    </message>
    <message>
        <source>How the cache is kept</source>
        <translation>Önbellek nasıl tutulur</translation>
    </message>
    <message>
        <source>Ideal</source>
        <translation>İdeal</translation>
    </message>
    <message>
        <source>Whose rule for the number of cells applies</source>
        <translation>Hücre sayısı hangi kurala göre hesaplanır</translation>
    </message>
</context>
<context>
    <name>Blackout</name>
    <message>
        <source>Black screen: any key brings the picture back</source>
        <translation>Siyah ekran: herhangi bir tuş görüntüyü geri getirir</translation>
    </message>
</context>
<context>
    <name>CacheStrip</name>
    <message numerus="yes">
        <source>%n cells are filled</source>
        <translation>
            <numerusform>%n hücre dolu</numerusform>
        </translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KV önbelleği</translation>
    </message>
    <message>
        <source>{kept} of {all} cells are filled</source>
        <translation>{all} hücrenin {kept} tanesi dolu</translation>
    </message>
</context>
<context>
    <name>Catalogue</name>
    <message>
        <source>16-bit (bf16)</source>
        <translation>16 bit (bf16)</translation>
    </message>
    <message>
        <source>16-bit (f16)</source>
        <translation>16 bit (f16)</translation>
    </message>
    <message>
        <source>32-bit (f32)</source>
        <translation>32 bit (f32)</translation>
    </message>
    <message>
        <source>4-bit (AWQ, groups of 128)</source>
        <translation>4 bit (AWQ, 128 değerlik gruplar)</translation>
    </message>
    <message>
        <source>4-bit (GPTQ, groups of 128)</source>
        <translation>4 bit (GPTQ, 128 değerlik gruplar)</translation>
    </message>
    <message>
        <source>4-bit (MLX, groups of 64)</source>
        <translation>4 bit (MLX, 64 değerlik gruplar)</translation>
    </message>
    <message>
        <source>4-bit (NF4)</source>
        <translation>4 bit (NF4)</translation>
    </message>
    <message>
        <source>4-bit (iq4_nl)</source>
        <translation>4 bit (iq4_nl)</translation>
    </message>
    <message>
        <source>4-bit (mxfp4)</source>
        <translation>4 bit (mxfp4)</translation>
    </message>
    <message>
        <source>4-bit (nvfp4)</source>
        <translation>4 bit (nvfp4)</translation>
    </message>
    <message>
        <source>4-bit (q4_0)</source>
        <translation>4 bit (q4_0)</translation>
    </message>
    <message>
        <source>4-bit (q4_1)</source>
        <translation>4 bit (q4_1)</translation>
    </message>
    <message>
        <source>5-bit (q5_0)</source>
        <translation>5 bit (q5_0)</translation>
    </message>
    <message>
        <source>5-bit (q5_1)</source>
        <translation>5 bit (q5_1)</translation>
    </message>
    <message>
        <source>6-bit (MLX, groups of 64)</source>
        <translation>6 bit (MLX, 64 değerlik gruplar)</translation>
    </message>
    <message>
        <source>8-bit (GPTQ, groups of 128)</source>
        <translation>8 bit (GPTQ, 128 değerlik gruplar)</translation>
    </message>
    <message>
        <source>8-bit (MLX, groups of 64)</source>
        <translation>8 bit (MLX, 64 değerlik gruplar)</translation>
    </message>
    <message>
        <source>8-bit (fp8)</source>
        <translation>8 bit (fp8)</translation>
    </message>
    <message>
        <source>8-bit (int8)</source>
        <translation>8 bit (int8)</translation>
    </message>
    <message>
        <source>8-bit (mxfp8)</source>
        <translation>8 bit (mxfp8)</translation>
    </message>
    <message>
        <source>8-bit (q8_0)</source>
        <translation>8 bit (q8_0)</translation>
    </message>
    <message>
        <source>Any machine</source>
        <translation>Herhangi bir cihaz</translation>
    </message>
    <message>
        <source>Apple M1 (7-core GPU)</source>
        <translation>Apple M1 (7 çekirdekli GPU)</translation>
    </message>
    <message>
        <source>Apple M1 (8-core GPU)</source>
        <translation>Apple M1 (8 çekirdekli GPU)</translation>
    </message>
    <message>
        <source>Apple M1 Max (24-core GPU)</source>
        <translation>Apple M1 Max (24 çekirdekli GPU)</translation>
    </message>
    <message>
        <source>Apple M1 Max (32-core GPU)</source>
        <translation>Apple M1 Max (32 çekirdekli GPU)</translation>
    </message>
    <message>
        <source>Apple M1 Pro (14-core GPU)</source>
        <translation>Apple M1 Pro (14 çekirdekli GPU)</translation>
    </message>
    <message>
        <source>Apple M1 Pro (16-core GPU)</source>
        <translation>Apple M1 Pro (16 çekirdekli GPU)</translation>
    </message>
    <message>
        <source>Apple M1 Ultra (48-core GPU)</source>
        <translation>Apple M1 Ultra (48 çekirdekli GPU)</translation>
    </message>
    <message>
        <source>Apple M1 Ultra (64-core GPU)</source>
        <translation>Apple M1 Ultra (64 çekirdekli GPU)</translation>
    </message>
    <message>
        <source>Apple M2 (10-core GPU)</source>
        <translation>Apple M2 (10 çekirdekli GPU)</translation>
    </message>
    <message>
        <source>Apple M2 (8-core GPU)</source>
        <translation>Apple M2 (8 çekirdekli GPU)</translation>
    </message>
    <message>
        <source>Apple M2 Max (30-core GPU)</source>
        <translation>Apple M2 Max (30 çekirdekli GPU)</translation>
    </message>
    <message>
        <source>Apple M2 Max (38-core GPU)</source>
        <translation>Apple M2 Max (38 çekirdekli GPU)</translation>
    </message>
    <message>
        <source>Apple M2 Pro (16-core GPU)</source>
        <translation>Apple M2 Pro (16 çekirdekli GPU)</translation>
    </message>
    <message>
        <source>Apple M2 Pro (19-core GPU)</source>
        <translation>Apple M2 Pro (19 çekirdekli GPU)</translation>
    </message>
    <message>
        <source>Apple M2 Ultra (60-core GPU)</source>
        <translation>Apple M2 Ultra (60 çekirdekli GPU)</translation>
    </message>
    <message>
        <source>Apple M2 Ultra (76-core GPU)</source>
        <translation>Apple M2 Ultra (76 çekirdekli GPU)</translation>
    </message>
    <message>
        <source>Apple M3 (10-core GPU)</source>
        <translation>Apple M3 (10 çekirdekli GPU)</translation>
    </message>
    <message>
        <source>Apple M3 (8-core GPU)</source>
        <translation>Apple M3 (8 çekirdekli GPU)</translation>
    </message>
    <message>
        <source>Apple M3 Max (30-core GPU)</source>
        <translation>Apple M3 Max (30 çekirdekli GPU)</translation>
    </message>
    <message>
        <source>Apple M3 Max (40-core GPU)</source>
        <translation>Apple M3 Max (40 çekirdekli GPU)</translation>
    </message>
    <message>
        <source>Apple M3 Pro (14-core GPU)</source>
        <translation>Apple M3 Pro (14 çekirdekli GPU)</translation>
    </message>
    <message>
        <source>Apple M3 Pro (18-core GPU)</source>
        <translation>Apple M3 Pro (18 çekirdekli GPU)</translation>
    </message>
    <message>
        <source>Apple M3 Ultra (60-core GPU)</source>
        <translation>Apple M3 Ultra (60 çekirdekli GPU)</translation>
    </message>
    <message>
        <source>Apple M3 Ultra (80-core GPU)</source>
        <translation>Apple M3 Ultra (80 çekirdekli GPU)</translation>
    </message>
    <message>
        <source>Apple M4 (10-core GPU)</source>
        <translation>Apple M4 (10 çekirdekli GPU)</translation>
    </message>
    <message>
        <source>Apple M4 (8-core GPU)</source>
        <translation>Apple M4 (8 çekirdekli GPU)</translation>
    </message>
    <message>
        <source>Apple M4 Max (32-core GPU)</source>
        <translation>Apple M4 Max (32 çekirdekli GPU)</translation>
    </message>
    <message>
        <source>Apple M4 Max (40-core GPU)</source>
        <translation>Apple M4 Max (40 çekirdekli GPU)</translation>
    </message>
    <message>
        <source>Apple M4 Pro (16-core GPU)</source>
        <translation>Apple M4 Pro (16 çekirdekli GPU)</translation>
    </message>
    <message>
        <source>Apple M4 Pro (20-core GPU)</source>
        <translation>Apple M4 Pro (20 çekirdekli GPU)</translation>
    </message>
    <message>
        <source>Example 7B</source>
        <translation>Örnek 7B</translation>
    </message>
    <message>
        <source>Example 8B</source>
        <translation>Örnek 8B</translation>
    </message>
    <message>
        <source>Example card</source>
        <translation>Örnek kart</translation>
    </message>
    <message>
        <source>GB200 (one GPU) 186 GB</source>
        <translation>GB200 (tek GPU) 186 GB</translation>
    </message>
    <message>
        <source>Guide machine</source>
        <translation>Kılavuzdaki cihaz</translation>
    </message>
    <message>
        <source>Laptop</source>
        <translation>Dizüstü</translation>
    </message>
    <message>
        <source>NVIDIA Turing without tensor cores</source>
        <translation>Tensör çekirdeksiz NVIDIA Turing</translation>
    </message>
    <message>
        <source>Server card</source>
        <translation>Sunucu kartı</translation>
    </message>
    <message>
        <source>Thin laptop CPU, LPDDR5X-7467 128-bit</source>
        <translation>İnce dizüstü CPU&apos;su, LPDDR5X-7467 128 bit</translation>
    </message>
    <message>
        <source>Typical laptop CPU, 4 cores, DDR4-3200 x2</source>
        <translation>Sıradan dizüstü CPU&apos;su, 4 çekirdek, DDR4-3200 x2</translation>
    </message>
    <message>
        <source>Typical laptop CPU, 8 cores, DDR5-5600 x2</source>
        <translation>Sıradan dizüstü CPU&apos;su, 8 çekirdek, DDR5-5600 x2</translation>
    </message>
    <message>
        <source>{bits}-bit</source>
        <translation>{bits} bit</translation>
    </message>
</context>
<context>
    <name>ChartCard</name>
    <message>
        <source>Across the chart</source>
        <translation>Yatay eksen</translation>
    </message>
    <message>
        <source>Against depth</source>
        <translation>Derinliğe göre</translation>
    </message>
    <message>
        <source>Against model size</source>
        <translation>Model boyutuna göre</translation>
    </message>
    <message>
        <source>GB</source>
        <translation>GB</translation>
    </message>
    <message>
        <source>GiB</source>
        <translation>GiB</translation>
    </message>
    <message>
        <source>Measured and predicted speeds</source>
        <translation>Ölçülen ve öngörülen hızlar</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Model</translation>
    </message>
    <message>
        <source>Tokens in the cache before the test</source>
        <translation>Testten önce önbellekteki token</translation>
    </message>
    <message>
        <source>Tokens per second</source>
        <translation>Saniyede token</translation>
    </message>
    <message>
        <source>Weights that one token reads ({unit})</source>
        <translation>Bir token&apos;ın okuduğu ağırlıklar ({unit})</translation>
    </message>
    <message>
        <source>decode</source>
        <translation>kod çözme</translation>
    </message>
    <message>
        <source>decode measured</source>
        <translation>ölçülen kod çözme</translation>
    </message>
    <message>
        <source>decode roof</source>
        <translation>kod çözme tavanı</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>öngörülen</translation>
    </message>
    <message>
        <source>prefill</source>
        <translation>ön doldurma</translation>
    </message>
    <message>
        <source>prefill measured</source>
        <translation>ölçülen ön doldurma</translation>
    </message>
    <message>
        <source>prefill roof</source>
        <translation>ön doldurma tavanı</translation>
    </message>
    <message>
        <source>roof of the data sheet</source>
        <translation>veri sayfasının tavanı</translation>
    </message>
    <message>
        <source>where 9 of 10 should lie</source>
        <translation>10&apos;da 9&apos;unun beklendiği aralık</translation>
    </message>
    <message>
        <source>{count} measured points.</source>
        <translation>Ölçülen nokta: {count}.</translation>
    </message>
</context>
<context>
    <name>ChoiceButton</name>
    <message>
        <source>Hands: {hands}</source>
        <translation>Kalkan el: {hands}</translation>
    </message>
    <message>
        <source>Right. Hands: {hands}</source>
        <translation>Doğru. Kalkan el: {hands}</translation>
    </message>
</context>
<context>
    <name>Cover</name>
    <message>
        <source>Hidden until it is revealed</source>
        <translation>Gösterilene kadar gizli</translation>
    </message>
    <message>
        <source>Shown at a later step</source>
        <translation>Daha sonraki bir adımda gösterilecek</translation>
    </message>
    <message>
        <source>Shown later</source>
        <translation>Daha sonra gösterilecek</translation>
    </message>
</context>
<context>
    <name>CrashDesk</name>
    <message>
        <source>A trace of the crash is in {file}.</source>
        <translation>Çökme kaydı {file} dosyasında.</translation>
    </message>
    <message>
        <source>Something went wrong last time. Your scenario is back; undo leads to the usual start.</source>
        <translation>Geçen sefer bir şeyler ters gitti. Senaryonuz geri geldi; geri al, olağan başlangıca götürür.</translation>
    </message>
</context>
<context>
    <name>CrashWindow</name>
    <message>
        <source>Copied</source>
        <translation>Kopyalandı</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopyala</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Devam et</translation>
    </message>
    <message>
        <source>It also stands in the log: {file}</source>
        <translation>Günlükte de var: {file}</translation>
    </message>
    <message>
        <source>Open the log&apos;s folder</source>
        <translation>Günlük klasörünü aç</translation>
    </message>
    <message>
        <source>Please send the text below to whoever gave you this program; the program sends nothing itself.</source>
        <translation>Lütfen aşağıdaki metni bu programı size verene gönderin; program kendisi hiçbir şey göndermez.</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Çık</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Bir şeyler ters gitti</translation>
    </message>
    <message>
        <source>Something went wrong in the program</source>
        <translation>Programda bir şeyler ters gitti</translation>
    </message>
    <message>
        <source>What to send</source>
        <translation>Gönderilecek metin</translation>
    </message>
    <message>
        <source>You can go on. Save your scenario if you need it.</source>
        <translation>Devam edebilirsiniz. Gerekirse senaryonuzu kaydedin.</translation>
    </message>
    <message>
        <source>You can go on. Your scenario is kept, and comes back at the next start.</source>
        <translation>Devam edebilirsiniz. Senaryonuz saklandı, sonraki açılışta geri gelir.</translation>
    </message>
</context>
<context>
    <name>DataView</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n satır</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>Copy for a spreadsheet</source>
        <translation>Hesap tablosu için kopyala</translation>
    </message>
    <message>
        <source>Numbers as a table</source>
        <translation>Sayılar tablo olarak</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tablo</translation>
    </message>
</context>
<context>
    <name>DisplayMenu</name>
    <message>
        <source>Display</source>
        <translation>Ekran</translation>
    </message>
    <message>
        <source>Present on</source>
        <translation>Sunum ekranı</translation>
    </message>
    <message>
        <source>{number}: {name}, {width} × {height}</source>
        <translation>{number}: {name}, {width} × {height}</translation>
    </message>
</context>
<context>
    <name>DriversLine</name>
    <message>
        <source>KV cache: allocated length × chats</source>
        <translation>KV önbelleği: ayrılan uzunluk × sohbet</translation>
    </message>
    <message>
        <source>KV cache: chats (windows full)</source>
        <translation>KV önbelleği: sohbet (pencereler dolu)</translation>
    </message>
    <message>
        <source>KV cache: length × chats</source>
        <translation>KV önbelleği: uzunluk × sohbet</translation>
    </message>
    <message>
        <source>KV cache: none</source>
        <translation>KV önbelleği: yok</translation>
    </message>
    <message>
        <source>Scratch memory (not in the bar): micro-batch</source>
        <translation>Geçici bellek (çubukta yok): mikro yığın</translation>
    </message>
    <message>
        <source>State: chats</source>
        <translation>Durum: sohbet</translation>
    </message>
    <message>
        <source>Weights: nothing</source>
        <translation>Ağırlıklar: hiçbir şey</translation>
    </message>
    <message>
        <source>What each part grows with</source>
        <translation>Hangi parça neyle büyür</translation>
    </message>
    <message>
        <source>What each part grows with:</source>
        <translation>Her parçayı ne büyütür:</translation>
    </message>
</context>
<context>
    <name>DropTarget</name>
    <message>
        <source>A model (GGUF, config.json or a folder), a scenario, a lesson, or measured speeds</source>
        <translation>Bir model (GGUF, config.json veya klasör), bir senaryo, bir ders ya da ölçülmüş hızlar</translation>
    </message>
    <message>
        <source>Drop it anywhere</source>
        <translation>Herhangi bir yere bırakın</translation>
    </message>
</context>
<context>
    <name>EntryField</name>
    <message>
        <source>Type a number from {low} to {high}.</source>
        <translation>{low} ile {high} arasında bir sayı yazın.</translation>
    </message>
    <message>
        <source>Type a whole number from {low} to {high}.</source>
        <translation>{low} ile {high} arasında bir tam sayı yazın.</translation>
    </message>
</context>
<context>
    <name>ExpertsCard</name>
    <message>
        <source>Different experts per layer against tokens in the pass</source>
        <translation>Geçişteki token sayısına göre katman başına farklı uzman</translation>
    </message>
    <message>
        <source>Experts that a pass touches</source>
        <translation>Bir geçişin kullandığı uzmanlar</translation>
    </message>
    <message>
        <source>This pass touches {touched} of {experts} experts in each layer if all are chosen equally often: one token needs {per_token}, and many tokens need nearly all.</source>
        <translation>Uzmanlar eşit sıklıkla seçilirse bu geçiş her katmanda {experts} uzmanın {touched} tanesini kullanır: bir token {per_token} uzman ister, çok sayıda token neredeyse hepsini.</translation>
    </message>
    <message>
        <source>Tokens in the pass</source>
        <translation>Geçişteki token sayısı</translation>
    </message>
    <message>
        <source>all {experts}</source>
        <translation>tümü: {experts}</translation>
    </message>
</context>
<context>
    <name>ExportDesk</name>
    <message>
        <source>Cancelled; nothing was written.</source>
        <translation>İptal edildi; hiçbir şey yazılmadı.</translation>
    </message>
    <message>
        <source>One animation is being made already; wait for it or cancel it.</source>
        <translation>Zaten bir animasyon hazırlanıyor; bekleyin veya iptal edin.</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Kaydedildi: {file}</translation>
    </message>
    <message>
        <source>Take it away</source>
        <translation>Dışa aktar</translation>
    </message>
    <message>
        <source>The tab is on the clipboard as a picture.</source>
        <translation>Sekme resim olarak panoya kopyalandı.</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>All tabs</source>
        <translation>Tüm sekmeler</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animasyon</translation>
    </message>
    <message>
        <source>CSV beside it</source>
        <translation>Yanında CSV</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Resmi kopyala</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Veri</translation>
    </message>
    <message>
        <source>Drawing the frames…</source>
        <translation>Kareler çiziliyor…</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Biçim</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>Saniyede kare</translation>
    </message>
    <message>
        <source>Hand-out</source>
        <translation>Ders notu</translation>
    </message>
    <message>
        <source>Numbers too</source>
        <translation>Sayılar da</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Kapsam</translation>
    </message>
    <message>
        <source>One page: the scenario&apos;s numbers, memory and timeline with their verdicts, and the scenario as text, which Two Speeds can read again.</source>
        <translation>Tek sayfa: senaryonun sayıları, sonuçlarıyla birlikte bellek ve zaman çizelgesi, bir de Two Speeds&apos;in yeniden okuyabildiği senaryo metni.</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Resim</translation>
    </message>
    <message>
        <source>Pixels per point</source>
        <translation>Nokta başına piksel</translation>
    </message>
    <message>
        <source>Progress of the animation</source>
        <translation>Animasyonun ilerleyişi</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Kaydet…</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Saniye</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Boyut</translation>
    </message>
    <message>
        <source>Take it away</source>
        <translation>Dışa aktar</translation>
    </message>
    <message>
        <source>The tab with its verdict, as large as it is in the window.</source>
        <translation>Sekme ve sonucu, penceredeki boyutuyla.</translation>
    </message>
    <message>
        <source>The tab&apos;s animation from its start to its end. The window can be used meanwhile.</source>
        <translation>Sekmenin animasyonu, baştan sona. Bu sırada pencere kullanılabilir.</translation>
    </message>
    <message>
        <source>The tab&apos;s numbers for a spreadsheet, in SI units.</source>
        <translation>Sekmenin sayıları hesap tablosu için, SI birimleriyle.</translation>
    </message>
    <message>
        <source>This tab</source>
        <translation>Bu sekme</translation>
    </message>
    <message>
        <source>This tab has no animation. Choose another tab in the window.</source>
        <translation>Bu sekmede animasyon yok. Pencerede başka bir sekme seçin.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Ne</translation>
    </message>
    <message>
        <source>Writing the file…</source>
        <translation>Dosya yazılıyor…</translation>
    </message>
</context>
<context>
    <name>ExportMenu</name>
    <message>
        <source>Animation…</source>
        <translation>Animasyon…</translation>
    </message>
    <message>
        <source>Copy as a picture</source>
        <translation>Resim olarak kopyala</translation>
    </message>
    <message>
        <source>Data…</source>
        <translation>Veri…</translation>
    </message>
    <message>
        <source>Hand-out…</source>
        <translation>Ders notu…</translation>
    </message>
    <message>
        <source>Picture…</source>
        <translation>Resim…</translation>
    </message>
    <message>
        <source>Take it away</source>
        <translation>Dışa aktar</translation>
    </message>
</context>
<context>
    <name>FileActions</name>
    <message>
        <source>Copy scenario</source>
        <translation>Senaryoyu kopyala</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Dosya</translation>
    </message>
    <message>
        <source>Forget these files</source>
        <translation>Bu dosyaları unut</translation>
    </message>
    <message>
        <source>Open a model&apos;s folder…</source>
        <translation>Model klasörü aç…</translation>
    </message>
    <message>
        <source>Open a model, scenario or speeds…</source>
        <translation>Model, senaryo veya hız aç…</translation>
    </message>
    <message>
        <source>Own machine…</source>
        <translation>Kendi cihazım…</translation>
    </message>
    <message>
        <source>Own model…</source>
        <translation>Kendi modelim…</translation>
    </message>
    <message>
        <source>Paste scenario</source>
        <translation>Senaryoyu yapıştır</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Son dosyalar</translation>
    </message>
    <message>
        <source>Save scenario…</source>
        <translation>Senaryoyu kaydet…</translation>
    </message>
</context>
<context>
    <name>FileDesk</name>
    <message numerus="yes">
        <source>%n measured speed(s) in {files}.</source>
        <translation>
            <numerusform>Ölçülmüş hız sayısı: %n ({files}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them cannot be used.</source>
        <translation>
            <numerusform>%n tanesi kullanılamıyor.</numerusform>
        </translation>
    </message>
    <message>
        <source>All files ({patterns})</source>
        <translation>Tüm dosyalar ({patterns})</translation>
    </message>
    <message>
        <source>All that can be opened ({patterns})</source>
        <translation>Açılabilen tüm dosyalar ({patterns})</translation>
    </message>
    <message>
        <source>No measured speed in {files} can be used: “{tab}” says why.</source>
        <translation>{files} içinde kullanılabilen ölçülmüş hız yok: nedeni “{tab}” sekmesinde.</translation>
    </message>
    <message>
        <source>Nothing of that can be used: “{tab}” says why.</source>
        <translation>Hiçbiri kullanılamıyor: nedeni “{tab}” sekmesinde.</translation>
    </message>
    <message>
        <source>Open a model&apos;s folder</source>
        <translation>Bir modelin klasörünü aç</translation>
    </message>
    <message>
        <source>Open a model, a scenario, a lesson or measured speeds</source>
        <translation>Model, senaryo, ders veya ölçülmüş hız aç</translation>
    </message>
    <message>
        <source>Save the scenario</source>
        <translation>Senaryoyu kaydet</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Kaydedildi: {file}</translation>
    </message>
    <message>
        <source>Scenarios ({patterns})</source>
        <translation>Senaryolar ({patterns})</translation>
    </message>
    <message>
        <source>The clipboard holds no text. Copy a scenario first.</source>
        <translation>Panoda metin yok. Önce bir senaryo kopyalayın.</translation>
    </message>
    <message>
        <source>The scenario is on the clipboard as text.</source>
        <translation>Senaryo metin olarak panoya kopyalandı.</translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation>pano</translation>
    </message>
</context>
<context>
    <name>HandOut</name>
    <message numerus="yes">
        <source>%n token(s) in a pass</source>
        <translation>
            <numerusform>bir geçişte %n token</numerusform>
        </translation>
    </message>
    <message>
        <source>All chats</source>
        <translation>Tüm sohbetler</translation>
    </message>
    <message>
        <source>Balance point</source>
        <translation>Denge noktası</translation>
    </message>
    <message>
        <source>Calculated</source>
        <translation>Hesap</translation>
    </message>
    <message>
        <source>Chip busy in decode</source>
        <translation>Kod çözmede çip kullanımı</translation>
    </message>
    <message>
        <source>Chip busy in prefill</source>
        <translation>Ön doldurmada çip kullanımı</translation>
    </message>
    <message>
        <source>Decode in all</source>
        <translation>Toplam kod çözme</translation>
    </message>
    <message>
        <source>Decode is limited by</source>
        <translation>Kod çözmeyi sınırlayan</translation>
    </message>
    <message>
        <source>Each chat</source>
        <translation>Her sohbet</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Boş</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Toplam</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KV önbelleği</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Sınırlar</translation>
    </message>
    <message>
        <source>Longest conversation</source>
        <translation>En uzun sohbet</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Cihaz</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Bellek</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Model</translation>
    </message>
    <message>
        <source>One more token</source>
        <translation>Bir token daha</translation>
    </message>
    <message>
        <source>Prefill is limited by</source>
        <translation>Ön doldurmayı sınırlayan</translation>
    </message>
    <message>
        <source>Ridge point</source>
        <translation>Kırılma noktası</translation>
    </message>
    <message>
        <source>Share of prefill</source>
        <translation>Ön doldurmanın payı</translation>
    </message>
    <message>
        <source>The cache saves</source>
        <translation>Önbellek kazancı</translation>
    </message>
    <message>
        <source>The machine has</source>
        <translation>Cihazda</translation>
    </message>
    <message>
        <source>The way back in: copy this text and paste it into Two Speeds, or save it as a file {ending}.</source>
        <translation>Geri dönmek için: bu metni kopyalayıp Two Speeds programına yapıştırın ya da dosya olarak kaydedin ({ending}).</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Süre</translation>
    </message>
    <message>
        <source>Time per output token (TPOT)</source>
        <translation>Token başına süre (TPOT)</translation>
    </message>
    <message>
        <source>Time to first token (TTFT)</source>
        <translation>İlk token süresi (TTFT)</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Too much by</source>
        <translation>Fazlası</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Toplam</translation>
    </message>
    <message>
        <source>Two Speeds</source>
        <translation>Two Speeds</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Ağırlıklar</translation>
    </message>
    <message>
        <source>Without a KV cache</source>
        <translation>KV önbelleği olmadan</translation>
    </message>
    <message>
        <source>arithmetic</source>
        <translation>hesaplama</translation>
    </message>
    <message>
        <source>cache as llama.cpp allocates it</source>
        <translation>llama.cpp&apos;nin ayırdığı önbellek</translation>
    </message>
    <message>
        <source>cache as the text needs it</source>
        <translation>metnin gerektirdiği kadar önbellek</translation>
    </message>
    <message>
        <source>full: what to expect, with measured efficiencies where there are any</source>
        <translation>ayrıntılı: beklenen değerler, varsa ölçülmüş verimlerle</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>bellek</translation>
    </message>
    <message>
        <source>prompt {prompt}, answer {answer}, chats at once {chats}</source>
        <translation>istem {prompt}, yanıt {answer}, eşzamanlı sohbet {chats}</translation>
    </message>
    <message>
        <source>simple: the speed of light of this machine</source>
        <translation>basit: bu cihazın fiziksel sınırı</translation>
    </message>
    <message>
        <source>{count} (model)</source>
        <translation>{count} (model)</translation>
    </message>
    <message>
        <source>{count} tokens</source>
        <translation>{count} token</translation>
    </message>
    <message>
        <source>{model} on {machine}</source>
        <translation>{model}, {machine}</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>KV cache</source>
        <translation>KV önbelleği</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Dersler</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Ölçülen</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Geçişler</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zaman çizelgesi</translation>
    </message>
    <message>
        <source>Two Speeds</source>
        <translation>Two Speeds</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Görünümler</translation>
    </message>
    <message>
        <source>{action} ({key})</source>
        <translation>{action} ({key})</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>A GB is 10⁹ bytes, a GiB is 2³⁰ bytes. A card sold as 24 GB holds 24 GiB.</source>
        <translation>1 GB 10⁹ bayttır, 1 GiB 2³⁰ bayttır. 24 GB diye satılan kartta 24 GiB vardır.</translation>
    </message>
    <message>
        <source>A chart of the speed of arithmetic against arithmetic intensity. The slope is the bandwidth roof, the flat part the compute roof; they meet at the ridge point, and no pass gets above them.</source>
        <translation>Hesaplama hızını aritmetik yoğunluğa göre gösteren grafik. Eğik kısım bant genişliği tavanı, düz kısım hesaplama tavanıdır; kırılma noktasında birleşirler ve hiçbir geçiş üstlerine çıkamaz.</translation>
    </message>
    <message>
        <source>A language model reads fast and writes slowly. This program shows why.</source>
        <translation>Bir dil modeli hızlı okur, yavaş yazar. Bu program nedenini gösterir.</translation>
    </message>
    <message>
        <source>A layer with a window looks back at only so many tokens. Its part of the cache stops growing when the window is full.</source>
        <translation>Pencereli katman yalnızca belirli sayıda son token&apos;a bakar. Pencere dolunca önbellekteki payı artık büyümez.</translation>
    </message>
    <message>
        <source>A pass is memory-bound if reading takes longer than arithmetic, and compute-bound if arithmetic takes longer. The faster job waits for the slower one.</source>
        <translation>Okuma hesaplamadan uzun sürerse geçiş belleğe, hesaplama okumadan uzun sürerse hesaplamaya bağımlıdır. Hızlı olan iş yavaş olanı bekler.</translation>
    </message>
    <message>
        <source>A quantised format of llama.cpp: most weights have 4 bits and some 6, with scales for blocks of weights. In most models that makes about 5 bits for each, instead of 16.</source>
        <translation>llama.cpp&apos;nin nicemlenmiş bir biçimi: ağırlıkların çoğu 4, bazıları 6 bittir; ağırlık bloklarının ölçekleri de saklanır. Çoğu modelde ağırlık başına 16 bit yerine yaklaşık 5 bit eder.</translation>
    </message>
    <message>
        <source>A word or a piece of one. The model reads and writes tokens, and speeds are counted in them.</source>
        <translation>Bir sözcük ya da sözcük parçası. Model token okur, token yazar; hızlar da token ile ölçülür.</translation>
    </message>
    <message>
        <source>Arithmetic intensity</source>
        <translation>Aritmetik yoğunluk</translation>
    </message>
    <message>
        <source>Arithmetic per byte read, in FLOP/byte. Below the ridge point memory is the limit.</source>
        <translation>Okunan bayt başına işlem, FLOP/bayt. Kırılma noktasının altında sınır bellektir.</translation>
    </message>
    <message>
        <source>Balance point</source>
        <translation>Denge noktası</translation>
    </message>
    <message>
        <source>Decode</source>
        <translation>Kod çözme</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Uzman</translation>
    </message>
    <message>
        <source>GB and GiB</source>
        <translation>GB ve GiB</translation>
    </message>
    <message>
        <source>How weights are kept</source>
        <translation>Ağırlıklar nasıl saklanır</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KV önbelleği</translation>
    </message>
    <message>
        <source>KV head</source>
        <translation>KV kafası</translation>
    </message>
    <message>
        <source>Keys and values of all tokens so far, kept so that they need not be computed again.</source>
        <translation>O ana kadarki tüm token&apos;ların anahtar ve değerleri; yeniden hesaplanmasınlar diye saklanır.</translation>
    </message>
    <message>
        <source>MBU and MFU</source>
        <translation>MBU ve MFU</translation>
    </message>
    <message>
        <source>Memory-bound and compute-bound</source>
        <translation>Belleğe ve hesaplamaya bağımlı (memory-bound, compute-bound)</translation>
    </message>
    <message>
        <source>Micro-batch</source>
        <translation>Mikro yığın</translation>
    </message>
    <message>
        <source>One of many parallel parts of a layer in a mixture of experts. A token uses only a few of them, but memory holds them all.</source>
        <translation>Uzman karışımında bir katmanın birçok paralel parçasından biri. Bir token bunların yalnızca birkaçını kullanır, ama bellekte hepsi durur.</translation>
    </message>
    <message>
        <source>One run of tokens through all layers. However many go in, the weights are read only once.</source>
        <translation>Token&apos;ların tüm katmanlardan bir kez geçmesi. Kaç token girerse girsin ağırlıklar yalnızca bir kez okunur.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Geçiş</translation>
    </message>
    <message>
        <source>Prefill</source>
        <translation>Ön doldurma</translation>
    </message>
    <message>
        <source>Q4_K_M</source>
        <translation>Q4_K_M</translation>
    </message>
    <message>
        <source>Reading and writing</source>
        <translation>Okuma ve yazma</translation>
    </message>
    <message>
        <source>Ridge point</source>
        <translation>Kırılma noktası</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>Slot</source>
        <translation>Slot</translation>
    </message>
    <message>
        <source>TTFT and TPOT</source>
        <translation>TTFT ve TPOT</translation>
    </message>
    <message>
        <source>The answer is written one token per pass. Each pass reads all weights: memory is the limit.</source>
        <translation>Yanıt, her geçişte bir token yazılarak oluşur. Her geçiş tüm ağırlıkları okur: sınırı bellek belirler.</translation>
    </message>
    <message>
        <source>The arithmetic intensity at which reading and arithmetic take equally long: the peak arithmetic of the machine divided by its bandwidth.</source>
        <translation>Okuma ile hesaplamanın eşit sürdüğü aritmetik yoğunluk: cihazın en yüksek işlem hızının bant genişliğine bölümü.</translation>
    </message>
    <message>
        <source>The most tokens that llama.cpp takes into one pass, 512 unless set otherwise. A longer prompt is read in pieces.</source>
        <translation>llama.cpp&apos;nin bir geçişe aldığı en çok token sayısı; başka ayarlanmadıkça 512. Daha uzun istem parçalar hâlinde okunur.</translation>
    </message>
    <message>
        <source>The number of tokens in a pass at which reading and arithmetic take equally long.</source>
        <translation>Okuma ile hesaplamanın eşit sürdüğü, geçişteki token sayısı.</translation>
    </message>
    <message>
        <source>The part of a layer that keeps one key and one value for each token. Several heads of attention may share one, and the cache is smaller then.</source>
        <translation>Katmanın, her token için bir anahtar ile bir değer saklayan parçası. Birkaç dikkat kafası bir KV kafasını paylaşabilir; o zaman önbellek küçülür.</translation>
    </message>
    <message>
        <source>The place of one chat in llama.cpp: as many chats can run at once as there are slots.</source>
        <translation>llama.cpp içinde bir sohbetin yeri: kaç slot varsa aynı anda o kadar sohbet çalışabilir.</translation>
    </message>
    <message>
        <source>The share of the time in which the chip computes; where memory limits, it mostly waits.</source>
        <translation>Çipin hesap yaptığı sürenin payı; sınır bellekse çip çoğunlukla bekler.</translation>
    </message>
    <message>
        <source>The shares of the peak bandwidth and of the peak arithmetic that a real program gets.</source>
        <translation>Gerçek bir programın en yüksek bant genişliğinden ve en yüksek işlem hızından aldığı paylar.</translation>
    </message>
    <message>
        <source>The whole prompt is read in one pass. Arithmetic is the limit.</source>
        <translation>İstemin tamamı tek geçişte okunur. Sınırı hesaplama belirler.</translation>
    </message>
    <message>
        <source>Time to first token: the prefill. Time per output token: one decode pass.</source>
        <translation>İlk token süresi: ön doldurma. Token başına süre: bir kod çözme geçişi.</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Two speeds</source>
        <translation>İki hız</translation>
    </message>
    <message>
        <source>Utilisation</source>
        <translation>Kullanım oranı</translation>
    </message>
    <message>
        <source>What sets the limit</source>
        <translation>Sınırı ne belirler</translation>
    </message>
    <message>
        <source>What takes memory</source>
        <translation>Bellekte ne yer tutar</translation>
    </message>
    <message>
        <source>What the words mean</source>
        <translation>Terimlerin anlamı</translation>
    </message>
    <message>
        <source>Window (sliding-window attention)</source>
        <translation>Pencere (kayan pencereli dikkat)</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Terimler</translation>
    </message>
</context>
<context>
    <name>KeyOverlay</name>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>Keys on the tab {tab}</source>
        <translation>Sekmedeki tuşlar: {tab}</translation>
    </message>
    <message>
        <source>What the words mean</source>
        <translation>Terimlerin anlamı</translation>
    </message>
</context>
<context>
    <name>KeyTable</name>
    <message>
        <source>Back to what the step shows</source>
        <translation>Adımın gösterdiğine dön</translation>
    </message>
    <message>
        <source>Black screen while presenting; any key brings the picture back</source>
        <translation>Sunum sırasında siyah ekran; herhangi bir tuş görüntüyü geri getirir</translation>
    </message>
    <message>
        <source>Choose a lesson</source>
        <translation>Ders seç</translation>
    </message>
    <message>
        <source>Choose a tab</source>
        <translation>Sekme seç</translation>
    </message>
    <message>
        <source>Choose the display to present on</source>
        <translation>Sunum ekranını seç</translation>
    </message>
    <message>
        <source>Copy the scenario as text</source>
        <translation>Senaryoyu metin olarak kopyala</translation>
    </message>
    <message>
        <source>Copy this tab as a picture</source>
        <translation>Bu sekmeyi resim olarak kopyala</translation>
    </message>
    <message>
        <source>Count a hand for an answer</source>
        <translation>Bir yanıt için el say</translation>
    </message>
    <message>
        <source>End presenting, or else the lesson</source>
        <translation>Sunumu, yoksa dersi bitir</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Her yerde</translation>
    </message>
    <message>
        <source>Files and the clipboard</source>
        <translation>Dosyalar ve pano</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Yazıyı büyüt</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Açık veya koyu</translation>
    </message>
    <message>
        <source>Move a slider by a hundredth of its scale</source>
        <translation>Kaydırıcıyı ölçeğinin yüzde biri kadar oynat</translation>
    </message>
    <message>
        <source>Move a slider by a tenth of its scale</source>
        <translation>Kaydırıcıyı ölçeğinin onda biri kadar oynat</translation>
    </message>
    <message>
        <source>Move a slider by exactly one</source>
        <translation>Kaydırıcıyı tam bir birim oynat</translation>
    </message>
    <message>
        <source>Next or previous control</source>
        <translation>Sonraki veya önceki denetim</translation>
    </message>
    <message>
        <source>Next step of the lesson</source>
        <translation>Dersin sonraki adımı</translation>
    </message>
    <message>
        <source>On this tab</source>
        <translation>Bu sekmede</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Bir adım geri</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Bir adım ileri</translation>
    </message>
    <message>
        <source>Open a model&apos;s folder</source>
        <translation>Bir modelin klasörünü aç</translation>
    </message>
    <message>
        <source>Open a model, a scenario, a lesson or measured speeds</source>
        <translation>Model, senaryo, ders veya ölçülmüş hız aç</translation>
    </message>
    <message>
        <source>Paste a scenario</source>
        <translation>Senaryo yapıştır</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Oynat veya duraklat</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Tercihler</translation>
    </message>
    <message>
        <source>Present on the full screen</source>
        <translation>Tam ekran sunum</translation>
    </message>
    <message>
        <source>Presenter&apos;s notes of the lesson</source>
        <translation>Dersin konuşmacı notları</translation>
    </message>
    <message>
        <source>Presenting and lessons</source>
        <translation>Sunum ve dersler</translation>
    </message>
    <message>
        <source>Press the button that has the focus</source>
        <translation>Odaktaki düğmeye bas</translation>
    </message>
    <message>
        <source>Previous step of the lesson</source>
        <translation>Dersin önceki adımı</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Çık</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Yinele</translation>
    </message>
    <message>
        <source>Reset the scenario</source>
        <translation>Senaryoyu sıfırla</translation>
    </message>
    <message>
        <source>Reveal the answer</source>
        <translation>Yanıtı göster</translation>
    </message>
    <message>
        <source>Save the scenario</source>
        <translation>Senaryoyu kaydet</translation>
    </message>
    <message>
        <source>Show pressed keys, while presenting</source>
        <translation>Sunumda basılan tuşları göster</translation>
    </message>
    <message>
        <source>Sliders and fields</source>
        <translation>Kaydırıcılar ve alanlar</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Yazıyı küçült</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Boşluk</translation>
    </message>
    <message>
        <source>Spotlight around the pointer, while presenting</source>
        <translation>Sunumda imlecin çevresinde spot ışığı</translation>
    </message>
    <message>
        <source>Take a hand back</source>
        <translation>Sayılan bir eli geri al</translation>
    </message>
    <message>
        <source>Take it away: picture, animation, hand-out</source>
        <translation>Dışa aktar: resim, animasyon, ders notu</translation>
    </message>
    <message>
        <source>Text at its normal size</source>
        <translation>Yazı normal boyutta</translation>
    </message>
    <message>
        <source>These keys</source>
        <translation>Bu tuşlar</translation>
    </message>
    <message>
        <source>This tab&apos;s numbers as a table</source>
        <translation>Bu sekmenin sayıları tablo olarak</translation>
    </message>
    <message>
        <source>To the ends of the scale</source>
        <translation>Ölçeğin uçlarına</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Geri al</translation>
    </message>
</context>
<context>
    <name>KvCacheTab</name>
    <message>
        <source>A {cache} cache would fit.</source>
        <translation>{cache} önbellekle sığardı.</translation>
    </message>
    <message>
        <source>Bigger card: {machine}</source>
        <translation>Daha büyük kart: {machine}</translation>
    </message>
    <message>
        <source>Bytes, {cache}</source>
        <translation>Bayt, {cache}</translation>
    </message>
    <message>
        <source>Does not fit: {over} too much.</source>
        <translation>Sığmıyor: {over} fazla.</translation>
    </message>
    <message>
        <source>Each pass runs over the whole conversation again, so each token takes longer.</source>
        <translation>Her geçiş sohbetin tamamını yeniden işler; bu yüzden her token daha uzun sürer.</translation>
    </message>
    <message>
        <source>Fewer chats at once would fit: {chats}.</source>
        <translation>Daha az eşzamanlı sohbet sığardı: {chats}.</translation>
    </message>
    <message>
        <source>Fewer chats: {chats}</source>
        <translation>Daha az sohbet: {chats}</translation>
    </message>
    <message>
        <source>Fits: {pair}, but the model was made for {tokens} tokens.</source>
        <translation>Sığıyor: {pair}, ama model {tokens} token için yapıldı.</translation>
    </message>
    <message>
        <source>Fits: {pair}, without scratch memory.</source>
        <translation>Sığıyor: {pair}, geçici bellek hariç.</translation>
    </message>
    <message>
        <source>Fits: {pair}.</source>
        <translation>Sığıyor: {pair}.</translation>
    </message>
    <message>
        <source>From {tokens} tokens on, a pass reads more cache than weights.</source>
        <translation>Bir geçiş, {tokens} token sonrasında ağırlıktan çok önbellek okur.</translation>
    </message>
    <message>
        <source>Here: {ideal} and {llama_cpp}.</source>
        <translation>Burada: {ideal} ve {llama_cpp}.</translation>
    </message>
    <message>
        <source>However long it gets, a pass reads more weights than cache.</source>
        <translation>Ne kadar uzarsa uzasın bir geçiş, önbellekten çok ağırlık okur.</translation>
    </message>
    <message>
        <source>Ideal keeps one cell for each token in sight; llama.cpp rounds cells up to {cells} and adds {micro_batch} to each window.</source>
        <translation>İdeal kural, görülen her token için bir hücre tutar; llama.cpp hücre sayısını {cells} değerinin katlarına yukarı yuvarlar ve her pencereye {micro_batch} ekler.</translation>
    </message>
    <message>
        <source>It does not grow any more, however long the conversation.</source>
        <translation>Sohbet ne kadar uzarsa uzasın artık büyümez.</translation>
    </message>
    <message>
        <source>It would fit on: {machine}.</source>
        <translation>Şuna sığardı: {machine}.</translation>
    </message>
    <message>
        <source>Layers with a window stop growing when it is full.</source>
        <translation>Pencereli katmanlar, pencere dolunca büyümez.</translation>
    </message>
    <message>
        <source>Memory against the conversation&apos;s length</source>
        <translation>Sohbet uzunluğuna göre bellek</translation>
    </message>
    <message>
        <source>Memory and time against length</source>
        <translation>Uzunluğa göre bellek ve süre</translation>
    </message>
    <message>
        <source>Memory as the conversation grows</source>
        <translation>Sohbet uzadıkça bellek</translation>
    </message>
    <message>
        <source>Memory on the card</source>
        <translation>Karttaki bellek</translation>
    </message>
    <message>
        <source>Memory on {machine}: {capacity}</source>
        <translation>{machine} belleği: {capacity}</translation>
    </message>
    <message>
        <source>No single change makes it fit.</source>
        <translation>Tek bir değişiklikle sığmaz.</translation>
    </message>
    <message>
        <source>Recurrent layers keep a state that never grows.</source>
        <translation>Yinelemeli katmanların durumu hiç büyümez.</translation>
    </message>
    <message>
        <source>Room for {tokens} more tokens in each chat.</source>
        <translation>Her sohbette {tokens} token&apos;lık daha yer var.</translation>
    </message>
    <message>
        <source>Room for {tokens} more tokens, up to the model&apos;s limit.</source>
        <translation>Modelin sınırına {tokens} token kaldı.</translation>
    </message>
    <message>
        <source>Room for {tokens} more tokens.</source>
        <translation>{tokens} token&apos;lık daha yer var.</translation>
    </message>
    <message>
        <source>Seconds for one more token</source>
        <translation>Bir token daha için saniye</translation>
    </message>
    <message>
        <source>Shorter context of each chat: {tokens}</source>
        <translation>Her sohbet için daha kısa bağlam: {tokens}</translation>
    </message>
    <message>
        <source>Shorter context: {tokens}</source>
        <translation>Daha kısa bağlam: {tokens}</translation>
    </message>
    <message>
        <source>Smaller cache: {cache}</source>
        <translation>Daha küçük önbellek: {cache}</translation>
    </message>
    <message>
        <source>Smaller weights: {weights}</source>
        <translation>Daha küçük ağırlıklar: {weights}</translation>
    </message>
    <message>
        <source>There is no KV cache: every token is computed anew.</source>
        <translation>KV önbelleği yok: her token yeniden hesaplanır.</translation>
    </message>
    <message>
        <source>This model has no KV cache: none of its layers keeps keys and values.</source>
        <translation>Bu modelde KV önbelleği yok: hiçbir katmanı anahtar ve değer saklamaz.</translation>
    </message>
    <message>
        <source>Tight: {pair}. The driver may spill into shared memory, which is far slower.</source>
        <translation>Ucu ucuna: {pair}. Sürücü çok daha yavaş olan paylaşılan belleğe taşabilir.</translation>
    </message>
    <message>
        <source>Time for one more token against the conversation&apos;s length</source>
        <translation>Sohbet uzunluğuna göre bir token daha yazma süresi</translation>
    </message>
    <message>
        <source>Time to write one more token</source>
        <translation>Bir token daha yazma süresi</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Tokens in each conversation</source>
        <translation>Her sohbetteki token sayısı</translation>
    </message>
    <message>
        <source>Tokens in the conversation</source>
        <translation>Sohbetteki token sayısı</translation>
    </message>
    <message>
        <source>Weights stay the same size.</source>
        <translation>Ağırlıkların boyutu değişmez.</translation>
    </message>
    <message>
        <source>Weights stay the same size. The cache grows with every token of every chat.</source>
        <translation>Ağırlıkların boyutu değişmez. Önbellek her sohbetin her token&apos;ıyla büyür.</translation>
    </message>
    <message>
        <source>adds {size}</source>
        <translation>{size} ekler</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>sığmıyor</translation>
    </message>
    <message>
        <source>model&apos;s limit: {tokens}</source>
        <translation>modelin sınırı: {tokens}</translation>
    </message>
    <message>
        <source>no KV cache</source>
        <translation>KV önbelleği yok</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sınırsız</translation>
    </message>
    <message>
        <source>saves {size}</source>
        <translation>{size} kazandırır</translation>
    </message>
    <message>
        <source>usable: {size}</source>
        <translation>kullanılabilir: {size}</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>ağırlıklar</translation>
    </message>
    <message>
        <source>weights and state</source>
        <translation>ağırlıklar ve durum</translation>
    </message>
    <message>
        <source>{part} of {whole}</source>
        <translation>{part} / {whole}</translation>
    </message>
    <message>
        <source>{size} card</source>
        <translation>{size} kart</translation>
    </message>
    <message>
        <source>{time}: {rate}</source>
        <translation>{time}: {rate}</translation>
    </message>
    <message>
        <source>{time}: {rate} in all</source>
        <translation>{time}: toplam {rate}</translation>
    </message>
    <message>
        <source>{tokens} tokens</source>
        <translation>{tokens} token</translation>
    </message>
    <message>
        <source>{tokens} tokens are allocated up front.</source>
        <translation>{tokens} token için baştan yer ayrılır.</translation>
    </message>
    <message>
        <source>{tokens} tokens in each chat would fit.</source>
        <translation>Her sohbette {tokens} token sığardı.</translation>
    </message>
    <message>
        <source>{tokens} tokens would fit.</source>
        <translation>{tokens} token sığardı.</translation>
    </message>
    <message>
        <source>{tokens}: the model&apos;s limit</source>
        <translation>{tokens}: modelin sınırı</translation>
    </message>
    <message>
        <source>{weights} weights would fit.</source>
        <translation>{weights} ağırlıklarla sığardı.</translation>
    </message>
    <message>
        <source>⚠ Beyond the model: it was made for {made_for} tokens, this conversation has {tokens}.</source>
        <translation>⚠ Modelin ötesinde: model {made_for} token için yapıldı, bu sohbet {tokens} token.</translation>
    </message>
</context>
<context>
    <name>Lecture</name>
    <message>
        <source>Keys are shown</source>
        <translation>Tuşlar gösteriliyor</translation>
    </message>
</context>
<context>
    <name>LessonBar</name>
    <message>
        <source>Esc ends the presentation, and then the lesson; everything is as it was</source>
        <translation>Esc önce sunumu, sonra dersi bitirir; her şey eski hâline döner</translation>
    </message>
    <message>
        <source>Esc leaves the lesson; everything is as it was</source>
        <translation>Esc dersten çıkar; her şey eski hâline döner</translation>
    </message>
    <message>
        <source>Leave the lesson (Esc)</source>
        <translation>Dersten çık (Esc)</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Ders</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Sonraki</translation>
    </message>
    <message>
        <source>Number keys count a hand, with Shift they take it back; Enter reveals</source>
        <translation>Rakam tuşları bir el sayar, Shift ile geri alır; Enter gösterir</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Page Down</translation>
    </message>
    <message>
        <source>Page Down goes on; after moving a slider Backspace shows this step again</source>
        <translation>Page Down ilerletir; kaydırıcı oynatıldıysa Backspace bu adımı yeniden gösterir</translation>
    </message>
    <message>
        <source>Page Down or Enter</source>
        <translation>Page Down veya Enter</translation>
    </message>
    <message>
        <source>Presenter&apos;s notes (Ctrl+N)</source>
        <translation>Konuşmacı notları (Ctrl+N)</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Göster</translation>
    </message>
    <message>
        <source>Show this step again (Backspace)</source>
        <translation>Bu adımı yeniden göster (Backspace)</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Bitti</translation>
    </message>
    <message>
        <source>The step before (Page Up)</source>
        <translation>Önceki adım (Page Up)</translation>
    </message>
    <message>
        <source>{lesson} · step {step} of {steps}</source>
        <translation>{lesson} · adım {step} / {steps}</translation>
    </message>
</context>
<context>
    <name>LessonMenu</name>
    <message>
        <source>Leave the lesson</source>
        <translation>Dersten çık</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Dersler</translation>
    </message>
    <message>
        <source>Lessons (*.toml)</source>
        <translation>Dersler (*.toml)</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Ders aç</translation>
    </message>
    <message>
        <source>Open a lesson…</source>
        <translation>Ders aç…</translation>
    </message>
    <message>
        <source>Presenter&apos;s notes</source>
        <translation>Konuşmacı notları</translation>
    </message>
    <message>
        <source>This lesson cannot be read</source>
        <translation>Bu ders okunamıyor</translation>
    </message>
</context>
<context>
    <name>MachineForm</name>
    <message>
        <source>Arithmetic at 16 bit</source>
        <translation>16 bit işlem hızı</translation>
    </message>
    <message>
        <source>Change the machine</source>
        <translation>Cihazı değiştir</translation>
    </message>
    <message>
        <source>Data sheet</source>
        <translation>Veri sayfası</translation>
    </message>
    <message>
        <source>From its data sheet, or from speeds that you measured.</source>
        <translation>Veri sayfasından ya da ölçtüğünüz hızlardan.</translation>
    </message>
    <message>
        <source>GB/s</source>
        <translation>GB/sn</translation>
    </message>
    <message>
        <source>In full detail it behaves like</source>
        <translation>Ayrıntılı hesapta şuna benzer</translation>
    </message>
    <message>
        <source>Measured speeds</source>
        <translation>Ölçülen hızlar</translation>
    </message>
    <message>
        <source>Measured with {model}, weights stored as {weights}, one chat.</source>
        <translation>Ölçümde: {model}, ağırlıklar {weights}, tek sohbet.</translation>
    </message>
    <message>
        <source>Memory bandwidth</source>
        <translation>Bellek bant genişliği</translation>
    </message>
    <message>
        <source>Memory for models</source>
        <translation>Modeller için bellek</translation>
    </message>
    <message>
        <source>Nothing else: the data sheet, reached in full</source>
        <translation>Hiçbirine: veri sayfasının tamamı</translation>
    </message>
    <message>
        <source>Own machine</source>
        <translation>Kendi cihazım</translation>
    </message>
    <message>
        <source>Reads the prompt at</source>
        <translation>İstemi okuma hızı</translation>
    </message>
    <message>
        <source>Where the numbers come from</source>
        <translation>Sayıların kaynağı</translation>
    </message>
    <message>
        <source>Writes the answer at</source>
        <translation>Yanıtı yazma hızı</translation>
    </message>
    <message>
        <source>tok/s</source>
        <translation>token/sn</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Two Speeds</source>
        <translation>Two Speeds</translation>
    </message>
</context>
<context>
    <name>Measured</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n satır</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n usable row(s)</source>
        <translation>
            <numerusform>kullanılabilir satır: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>A built-in example, published by github.com/kyuz0/amd-strix-halo-toolboxes.</source>
        <translation>Yerleşik örnek; yayımlayan: github.com/kyuz0/amd-strix-halo-toolboxes.</translation>
    </message>
    <message>
        <source>As its family has it: no row tells.</source>
        <translation>Ailesindeki değer: hiçbir satırdan çıkarılamıyor.</translation>
    </message>
    <message>
        <source>Cached before</source>
        <translation>Önceden önbellekte</translation>
    </message>
    <message>
        <source>Decode: typically off by {fitted}, at worst by {worst} ({rows}); with its family&apos;s figures {prior}.</source>
        <translation>Kod çözme: sapma genellikle {fitted}, en çok {worst} ({rows}); yalnızca ailesinin değerleriyle {prior}.</translation>
    </message>
    <message>
        <source>Family alone (tokens/s)</source>
        <translation>Yalnızca aile (token/sn)</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Değer adı</translation>
    </message>
    <message>
        <source>Fitted figures</source>
        <translation>Kalibre edilen değerler</translation>
    </message>
    <message>
        <source>Fixed time per layer and pass</source>
        <translation>Katman ve geçiş başına sabit süre</translation>
    </message>
    <message>
        <source>In brackets above: where two of three such fits lie.</source>
        <translation>Yukarıda ayraç içinde: böyle üç kalibrasyondan ikisinin yeri.</translation>
    </message>
    <message>
        <source>It names no model either: taken as {model}, the one in this scenario.</source>
        <translation>Modeli de belirtmiyor: bu senaryodaki model sayıldı: {model}.</translation>
    </message>
    <message>
        <source>Measured (tokens/s)</source>
        <translation>Ölçülen (token/sn)</translation>
    </message>
    <message>
        <source>Measured and predicted</source>
        <translation>Ölçülen ve öngörülen</translation>
    </message>
    <message>
        <source>Measured; the family alone: {family}.</source>
        <translation>Ölçüldü; yalnızca aile: {family}.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Model</translation>
    </message>
    <message>
        <source>No row can be held against a prediction: “{list}” says why.</source>
        <translation>Hiçbir satır öngörüyle karşılaştırılamıyor: nedeni “{list}” başlığı altında.</translation>
    </message>
    <message>
        <source>No row can be used, so all figures are its family&apos;s.</source>
        <translation>Kullanılabilir satır yok, bu yüzden tüm değerler ailesinin.</translation>
    </message>
    <message>
        <source>Nothing measured yet: open results of your own machine, or the example.</source>
        <translation>Henüz ölçüm yok: kendi cihazınızın sonuçlarını veya örneği açın.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n row(s): what they do not tell stays as the family has it.</source>
        <translation>
            <numerusform>Yalnızca %n satır: gösterilmeyen değerler ailesindeki gibi kalır.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open the model&apos;s own file first, and rows of its size are taken to be of it.</source>
        <translation>Önce modelin kendi dosyasını açın; o boyuttaki satırlar onun sayılır.</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Aşama</translation>
    </message>
    <message>
        <source>Predicted (tokens/s)</source>
        <translation>Öngörülen (token/sn)</translation>
    </message>
    <message>
        <source>Predictions are typically off by {decode} in decode, {prefill} in prefill.</source>
        <translation>Öngörüler genellikle kod çözmede {decode}, ön doldurmada {prefill} sapıyor.</translation>
    </message>
    <message>
        <source>Predictions are typically off by {decode} in decode.</source>
        <translation>Öngörüler kod çözmede genellikle {decode} sapıyor.</translation>
    </message>
    <message>
        <source>Predictions are typically off by {prefill} in prefill.</source>
        <translation>Öngörüler ön doldurmada genellikle {prefill} sapıyor.</translation>
    </message>
    <message>
        <source>Prefill of mixtures of experts is predicted roughly only.</source>
        <translation>Uzman karışımlarında ön doldurma yalnızca kabaca öngörülür.</translation>
    </message>
    <message>
        <source>Prefill: typically off by {fitted}, at worst by {worst} ({rows}); with its family&apos;s figures {prior}.</source>
        <translation>Ön doldurma: sapma genellikle {fitted}, en çok {worst} ({rows}); yalnızca ailesinin değerleriyle {prior}.</translation>
    </message>
    <message>
        <source>Reachable share of the arithmetic (MFU)</source>
        <translation>Ulaşılabilir hesaplama payı (MFU)</translation>
    </message>
    <message>
        <source>Reachable share of the bandwidth (MBU)</source>
        <translation>Ulaşılabilir bant genişliği payı (MBU)</translation>
    </message>
    <message>
        <source>Rests on</source>
        <translation>Dayanağı</translation>
    </message>
    <message>
        <source>Roof (tokens/s)</source>
        <translation>Tavan (token/sn)</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Satırlar</translation>
    </message>
    <message>
        <source>Rows and family together; the family alone: {family}.</source>
        <translation>Satırlar ve aile birlikte; yalnızca aile: {family}.</translation>
    </message>
    <message>
        <source>Rows not used</source>
        <translation>Kullanılmayan satırlar</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Değer</translation>
    </message>
    <message>
        <source>Which machine was this? Choose it to compare.</source>
        <translation>Bu hangi cihazdı? Karşılaştırmak için seçin.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ve %n tane daha</numerusform>
        </translation>
    </message>
    <message>
        <source>decode</source>
        <translation>kod çözme</translation>
    </message>
    <message>
        <source>many requests at once are nobody&apos;s own speed</source>
        <translation>aynı anda çok istek, tek bir sohbetin hızı değildir</translation>
    </message>
    <message>
        <source>measured on another machine</source>
        <translation>başka bir cihazda ölçülmüş</translation>
    </message>
    <message>
        <source>more rows than a fit needs</source>
        <translation>kalibrasyon için gerekenden çok satır</translation>
    </message>
    <message>
        <source>neither phase was timed</source>
        <translation>iki aşamanın da süresi ölçülmemiş</translation>
    </message>
    <message>
        <source>no model of the catalogue has so many weights</source>
        <translation>katalogda bu kadar ağırlığı olan model yok</translation>
    </message>
    <message>
        <source>prefill</source>
        <translation>ön doldurma</translation>
    </message>
    <message>
        <source>prefill and decode are in one rate</source>
        <translation>ön doldurma ile kod çözme tek hızda verilmiş</translation>
    </message>
    <message>
        <source>several models have so many weights</source>
        <translation>bu kadar ağırlığı olan birden çok model var</translation>
    </message>
    <message>
        <source>some layers ran on the processor</source>
        <translation>bazı katmanlar işlemcide çalışmış</translation>
    </message>
    <message>
        <source>the cache format is not known</source>
        <translation>önbellek biçimi bilinmiyor</translation>
    </message>
    <message>
        <source>the weight format is not known, nor the file&apos;s size</source>
        <translation>ne ağırlık biçimi ne dosya boyutu biliniyor</translation>
    </message>
    <message>
        <source>token counts that no request has</source>
        <translation>hiçbir istekte olmayan token sayıları</translation>
    </message>
    <message>
        <source>{files}: {rows}, measured on {machine}.</source>
        <translation>{files}: {rows}, ölçülen cihaz: {machine}.</translation>
    </message>
    <message>
        <source>{files}: {rows}; the file does not say on which machine.</source>
        <translation>{files}: {rows}; dosya hangi cihazda ölçüldüğünü söylemiyor.</translation>
    </message>
    <message>
        <source>{model} reads {measured} where about {reference} are to be expected, while it writes as it should: a missing kernel, or a step left to the processor.</source>
        <translation>{model} okuma hızı {measured}, beklenen yaklaşık {reference}; yazması ise olması gerektiği gibi: eksik bir çekirdek (kernel) ya da işlemciye bırakılmış bir adım.</translation>
    </message>
    <message>
        <source>{model} reads {measured}, but this chip can compute {reference} at most: part of the prompt was cached, or it is another machine.</source>
        <translation>{model} okuma hızı {measured}, oysa bu çip en çok {reference} hesaplayabilir: istemin bir bölümü önbellekteydi ya da bu başka bir cihaz.</translation>
    </message>
    <message>
        <source>{model} reads {measured}, hardly more than it writes ({reference}): a broken path reads the prompt token by token.</source>
        <translation>{model} okuma hızı {measured}, yazma hızından ({reference}) pek farklı değil: hatalı bir kod yolu istemi token token okuyor.</translation>
    </message>
    <message>
        <source>{model} writes {measured}, but this memory allows {reference} at most: another size, another machine, or a draft model.</source>
        <translation>{model} yazma hızı {measured}, oysa bu bellek en çok {reference} hızına izin verir: başka bir boyut, başka bir cihaz ya da taslak model.</translation>
    </message>
    <message>
        <source>{model}, {phase}, {depth} tokens cached: {measured} measured, {predicted} predicted</source>
        <translation>{model}, {phase}, önbellekte {depth} token: ölçülen {measured}, öngörülen {predicted}</translation>
    </message>
    <message>
        <source>{name}: {count}, {reason}</source>
        <translation>{name}: {count}, {reason}</translation>
    </message>
    <message>
        <source>{value} ({low} to {high})</source>
        <translation>{value} ({low} – {high})</translation>
    </message>
</context>
<context>
    <name>MeasuredTab</name>
    <message>
        <source>Farthest from the prediction</source>
        <translation>Öngörüden en uzak olanlar</translation>
    </message>
    <message>
        <source>Measured against predicted</source>
        <translation>Ölçülen ve öngörülen</translation>
    </message>
    <message>
        <source>Measured: {machine}</source>
        <translation>Ölçülen: {machine}</translation>
    </message>
    <message>
        <source>Open measured speeds</source>
        <translation>Ölçülmüş hızları aç</translation>
    </message>
    <message>
        <source>Rows not used</source>
        <translation>Kullanılmayan satırlar</translation>
    </message>
    <message>
        <source>Something is odd</source>
        <translation>Bir tuhaflık var</translation>
    </message>
    <message>
        <source>What the measurements say</source>
        <translation>Ölçümler ne diyor</translation>
    </message>
</context>
<context>
    <name>MemoryGauge</name>
    <message>
        <source>KV cache {size}</source>
        <translation>KV önbelleği {size}</translation>
    </message>
    <message>
        <source>State {size}</source>
        <translation>Durum {size}</translation>
    </message>
    <message>
        <source>Weights {size}</source>
        <translation>Ağırlıklar {size}</translation>
    </message>
    <message>
        <source>Weights: {size} beyond the card</source>
        <translation>Ağırlıklar: {size} kartın dışında</translation>
    </message>
    <message>
        <source>beyond the card</source>
        <translation>kartın dışında</translation>
    </message>
    <message>
        <source>desktop and driver</source>
        <translation>masaüstü ve sürücü</translation>
    </message>
    <message>
        <source>do not fit</source>
        <translation>sığmıyor</translation>
    </message>
    <message>
        <source>free {size}</source>
        <translation>boş {size}</translation>
    </message>
    <message>
        <source>never grows</source>
        <translation>hiç büyümez</translation>
    </message>
    <message>
        <source>part of the KV cache</source>
        <translation>KV önbelleğinin bir kısmı</translation>
    </message>
    <message>
        <source>reserve {size}</source>
        <translation>ayrılan {size}</translation>
    </message>
    <message>
        <source>the card ends at {size}</source>
        <translation>kartın sonu: {size}</translation>
    </message>
    <message>
        <source>the card ends at {size}: {over} too much</source>
        <translation>kartın sonu: {size}, {over} fazla</translation>
    </message>
    <message>
        <source>the card: {size}</source>
        <translation>kart: {size}</translation>
    </message>
    <message>
        <source>tight: only {size} left</source>
        <translation>ucu ucuna: yalnızca {size} kaldı</translation>
    </message>
    <message>
        <source>usable: {size}</source>
        <translation>kullanılabilir: {size}</translation>
    </message>
    <message>
        <source>usable: {size}, {over} too much</source>
        <translation>kullanılabilir: {size}, {over} fazla</translation>
    </message>
    <message>
        <source>{chats} chats × {tokens} tokens</source>
        <translation>{chats} sohbet × {tokens} token</translation>
    </message>
    <message>
        <source>{count} B</source>
        <translation>{count} mlr</translation>
    </message>
    <message>
        <source>{size} too much</source>
        <translation>{size} fazla</translation>
    </message>
    <message>
        <source>{tokens} tokens</source>
        <translation>{tokens} token</translation>
    </message>
    <message>
        <source>{weights} × {bits} bits</source>
        <translation>{weights} × {bits} bit</translation>
    </message>
</context>
<context>
    <name>ModelFile</name>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n dosya</numerusform>
        </translation>
    </message>
    <message>
        <source>Bits per weight</source>
        <translation>Ağırlık başına bit</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>Uzman</translation>
    </message>
    <message>
        <source>Experts per token</source>
        <translation>Token başına uzman</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Aile</translation>
    </message>
    <message>
        <source>Head size, keys</source>
        <translation>Kafa boyutu, anahtar</translation>
    </message>
    <message>
        <source>Head size, values</source>
        <translation>Kafa boyutu, değer</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Kafa</translation>
    </message>
    <message>
        <source>KV heads</source>
        <translation>KV kafası</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Katman</translation>
    </message>
    <message>
        <source>Maximum context</source>
        <translation>En uzun bağlam</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ad</translation>
    </message>
    <message>
        <source>Output head is the input embedding</source>
        <translation>Çıkış katmanı girdi gömmesiyle aynı</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parametre</translation>
    </message>
    <message>
        <source>Stored as</source>
        <translation>Biçimi</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Sözcük dağarcığı</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Ağırlıklar</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Pencere</translation>
    </message>
    <message>
        <source>big-endian</source>
        <translation>big-endian</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>hesaplandı</translation>
    </message>
    <message>
        <source>computed: 16 bits assumed, since no number format is stated</source>
        <translation>hesaplandı: sayı biçimi belirtilmediği için 16 bit varsayıldı</translation>
    </message>
    <message>
        <source>computed: as many as heads</source>
        <translation>hesaplandı: kafa sayısı kadar</translation>
    </message>
    <message>
        <source>computed: embedding length / heads</source>
        <translation>hesaplandı: gömme uzunluğu / kafa sayısı</translation>
    </message>
    <message>
        <source>computed: keys and defaults of the family</source>
        <translation>hesaplandı: ailenin anahtarları ve varsayılanları</translation>
    </message>
    <message>
        <source>computed: keys and defaults of {name}</source>
        <translation>hesaplandı: {name} ailesinin anahtarları ve varsayılanları</translation>
    </message>
    <message>
        <source>computed: parameters × bits ({name})</source>
        <translation>hesaplandı: parametre × bit ({name})</translation>
    </message>
    <message>
        <source>computed: shape of the layers</source>
        <translation>hesaplandı: katmanların boyutları</translation>
    </message>
    <message>
        <source>computed: {detail}</source>
        <translation>hesaplandı: {detail}</translation>
    </message>
    <message>
        <source>full attention</source>
        <translation>tam dikkat</translation>
    </message>
    <message>
        <source>headers of the safetensors files</source>
        <translation>safetensors dosyalarının başlıkları</translation>
    </message>
    <message>
        <source>headers or index of the safetensors files</source>
        <translation>safetensors dosyalarının başlıkları veya dizini</translation>
    </message>
    <message>
        <source>indexer keys</source>
        <translation>dizinleyici anahtarları</translation>
    </message>
    <message>
        <source>key {detail}</source>
        <translation>anahtar {detail}</translation>
    </message>
    <message>
        <source>latent cache (MLA)</source>
        <translation>örtük önbellek (MLA)</translation>
    </message>
    <message>
        <source>no</source>
        <translation>hayır</translation>
    </message>
    <message>
        <source>no attention</source>
        <translation>dikkat yok</translation>
    </message>
    <message>
        <source>not stated; the default of {name}</source>
        <translation>belirtilmemiş; {name} ailesinin varsayılanı</translation>
    </message>
    <message>
        <source>not stated; the family&apos;s default</source>
        <translation>belirtilmemiş; ailenin varsayılanı</translation>
    </message>
    <message>
        <source>not stated; the family&apos;s default: {detail}</source>
        <translation>belirtilmemiş; ailenin varsayılanı: {detail}</translation>
    </message>
    <message>
        <source>recurrent state</source>
        <translation>yinelemeli durum</translation>
    </message>
    <message>
        <source>shares another layer&apos;s cache</source>
        <translation>başka bir katmanın önbelleğini paylaşır</translation>
    </message>
    <message>
        <source>stated in the file</source>
        <translation>dosyada belirtilmiş</translation>
    </message>
    <message>
        <source>tensor table</source>
        <translation>tensör tablosu</translation>
    </message>
    <message numerus="yes">
        <source>tensor table: %n tensor(s)</source>
        <translation>
            <numerusform>tensör tablosu: %n tensör</numerusform>
        </translation>
    </message>
    <message>
        <source>tensor table: {detail}</source>
        <translation>tensör tablosu: {detail}</translation>
    </message>
    <message>
        <source>the file itself</source>
        <translation>dosyanın kendisi</translation>
    </message>
    <message>
        <source>the file itself: {detail}</source>
        <translation>dosyanın kendisi: {detail}</translation>
    </message>
    <message>
        <source>the last {tokens} tokens</source>
        <translation>son {tokens} token</translation>
    </message>
    <message>
        <source>window</source>
        <translation>pencere</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>evet</translation>
    </message>
    <message>
        <source>{keys} + {values} numbers per token</source>
        <translation>token başına {keys} + {values} sayı</translation>
    </message>
    <message>
        <source>{keys} numbers per token</source>
        <translation>token başına {keys} sayı</translation>
    </message>
    <message>
        <source>{kind} version {version}</source>
        <translation>{kind} sürüm {version}</translation>
    </message>
    <message>
        <source>{size} per chat</source>
        <translation>sohbet başına {size}</translation>
    </message>
    <message>
        <source>{tokens} tokens</source>
        <translation>{tokens} token</translation>
    </message>
    <message>
        <source>{values} (by layer)</source>
        <translation>{values} (katmana göre)</translation>
    </message>
    <message>
        <source>– recurrent</source>
        <translation>– yinelemeli</translation>
    </message>
    <message>
        <source>– that only predict ahead</source>
        <translation>– yalnızca ileriyi tahmin eden</translation>
    </message>
    <message>
        <source>– that share another&apos;s cache</source>
        <translation>– başkasının önbelleğini paylaşan</translation>
    </message>
    <message>
        <source>– with a latent cache (MLA)</source>
        <translation>– örtük önbellekli (MLA)</translation>
    </message>
    <message>
        <source>– with a window</source>
        <translation>– pencereli</translation>
    </message>
    <message>
        <source>– with full attention</source>
        <translation>– tam dikkatli</translation>
    </message>
</context>
<context>
    <name>ModelFileView</name>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>Only read here; nothing is sent anywhere.</source>
        <translation>Yalnızca bu bilgisayarda okunur; hiçbir yere gönderilmez.</translation>
    </message>
    <message>
        <source>Parts are missing, so the weights are incomplete: {parts}</source>
        <translation>Parçalar eksik, bu yüzden ağırlıklar tamam değil: {parts}</translation>
    </message>
    <message>
        <source>The file does not say enough to compute with it.</source>
        <translation>Dosyada hesap yapmaya yetecek bilgi yok.</translation>
    </message>
    <message>
        <source>Use this model</source>
        <translation>Bu modeli kullan</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Değer</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Ne</translation>
    </message>
    <message>
        <source>What the layers keep between passes</source>
        <translation>Katmanların geçişler arasında sakladıkları</translation>
    </message>
    <message>
        <source>What was read</source>
        <translation>Okunanlar</translation>
    </message>
    <message>
        <source>Where it came from</source>
        <translation>Kaynağı</translation>
    </message>
</context>
<context>
    <name>ModelForm</name>
    <message>
        <source>A window needs its length and the number of layers that have it.</source>
        <translation>Pencere için uzunluğu ve pencereli katman sayısı gerekir.</translation>
    </message>
    <message>
        <source>Change the model</source>
        <translation>Modeli değiştir</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>Uzman</translation>
    </message>
    <message>
        <source>Experts need all three: how many, how many per token, and the parameters per token.</source>
        <translation>Uzmanlar için üçü de gerekir: sayıları, token başına kaçı ve token başına parametre.</translation>
    </message>
    <message>
        <source>Experts per token</source>
        <translation>Token başına uzman</translation>
    </message>
    <message>
        <source>Fewer than there are experts, {experts}.</source>
        <translation>Uzman sayısından az olmalı: {experts}.</translation>
    </message>
    <message>
        <source>From {least} to {most} billion with these experts.</source>
        <translation>Bu uzmanlarla {least} ile {most} milyar arası.</translation>
    </message>
    <message>
        <source>Head size</source>
        <translation>Kafa boyutu</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Kafa</translation>
    </message>
    <message>
        <source>KV heads</source>
        <translation>KV kafası</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Katman</translation>
    </message>
    <message>
        <source>Layers with a window</source>
        <translation>Pencereli katmanlar</translation>
    </message>
    <message>
        <source>Maximum context (may be empty)</source>
        <translation>En uzun bağlam (boş kalabilir)</translation>
    </message>
    <message>
        <source>Own model</source>
        <translation>Kendi modelim</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parametre</translation>
    </message>
    <message>
        <source>Parameters per token</source>
        <translation>Token başına parametre</translation>
    </message>
    <message>
        <source>The numbers stand in the model&apos;s config.json or on its card.</source>
        <translation>Sayılar modelin config.json dosyasında veya model kartında yazar.</translation>
    </message>
    <message>
        <source>There are only {layers} layers.</source>
        <translation>Katman sayısı yalnızca {layers}.</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Pencere</translation>
    </message>
    <message>
        <source>Windows and experts</source>
        <translation>Pencereler ve uzmanlar</translation>
    </message>
    <message>
        <source>billion</source>
        <translation>milyar</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>token</translation>
    </message>
    <message>
        <source>{heads} heads cannot share {kv_heads} KV heads evenly.</source>
        <translation>{heads} kafa, {kv_heads} KV kafasını eşit paylaşamaz.</translation>
    </message>
</context>
<context>
    <name>MoreRoofline</name>
    <message>
        <source>Decode is on the compute roof from the first chat on.</source>
        <translation>Kod çözme, ilk sohbetten itibaren hesaplama tavanında.</translation>
    </message>
    <message>
        <source>From {chats} chats at once, decode leaves the bandwidth roof: arithmetic takes longer.</source>
        <translation>Eşzamanlı sohbet sayısı {chats} olunca kod çözme bant genişliği tavanından ayrılır: hesaplama daha uzun sürer.</translation>
    </message>
    <message>
        <source>However many chats write at once, decode stays on the bandwidth roof: each reads its own cache.</source>
        <translation>Aynı anda kaç sohbet yazarsa yazsın kod çözme bant genişliği tavanında kalır: her biri kendi önbelleğini okur.</translation>
    </message>
</context>
<context>
    <name>Note</name>
    <message numerus="yes">
        <source>%n layer(s) at the end only guess ahead; their cache is needed only when they are used.</source>
        <translation>
            <numerusform>Sondaki %n katman yalnızca ileriyi tahmin eder; önbelleği ancak kullanılırsa gerekir.</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;{name}&apos; keeps no KV cache.</source>
        <translation>“{name}” KV önbelleği tutmaz.</translation>
    </message>
    <message>
        <source>A quantised KV cache is refused by llama.cpp: heads of {first} values are no multiple of {second}.</source>
        <translation>llama.cpp nicemlenmiş KV önbelleğini reddeder: kafa başına {first} değer, {second} sayısının katı değil.</translation>
    </message>
    <message>
        <source>A quantised KV cache is refused by llama.cpp: it cannot use flash attention with &apos;{name}&apos;.</source>
        <translation>llama.cpp nicemlenmiş KV önbelleğini reddeder: “{name}” ile flash attention kullanamaz.</translation>
    </message>
    <message>
        <source>Latent cache (MLA): one vector per token and layer is kept, no separate keys and values.</source>
        <translation>Örtük önbellek (MLA): token ve katman başına tek vektör tutulur, ayrı anahtar ve değer yoktur.</translation>
    </message>
    <message>
        <source>One window of {first} tokens for all layers: some runtimes keep only that much, others (llama.cpp among them) keep everything, which is assumed here.</source>
        <translation>Bütün katmanlarda {first} token&apos;lık tek pencere: bazı programlar yalnızca bu kadarını, diğerleri (llama.cpp de) her şeyi tutar; burada her şey tutulur sayıldı.</translation>
    </message>
    <message>
        <source>Tensor data missing: {name} has {first} of {second} bytes (an incomplete download, or a header on its own).</source>
        <translation>Tensör verileri eksik: {name} dosyasında {second} bayttan {first} bayt var (yarım kalmış indirme ya da yalnızca başlık).</translation>
    </message>
    <message>
        <source>The family &apos;{name}&apos; is unknown to this program: each layer is taken to keep everything.</source>
        <translation>Bu program “{name}” ailesini tanımıyor: her katman her şeyi tutuyor sayıldı.</translation>
    </message>
    <message>
        <source>The file does not state the sizes of the recurrent state, so it is counted as 0.</source>
        <translation>Dosya yinelemeli durumun boyutlarını belirtmiyor; bu yüzden 0 sayıldı.</translation>
    </message>
    <message>
        <source>The model has a latent cache (MLA), but this export does not let llama.cpp use it: full keys and values, {first} numbers per token and layer, are kept; a newer conversion keeps {second}.</source>
        <translation>Modelin örtük önbelleği (MLA) var, ama bu dosyayla llama.cpp onu kullanamıyor: tam anahtar ve değerler, token ve katman başına {first} sayı tutulur; daha yeni bir dönüştürme {second} sayı tutar.</translation>
    </message>
    <message>
        <source>The sizes of the weights are incomplete.</source>
        <translation>Ağırlıkların boyutları eksik.</translation>
    </message>
    <message>
        <source>There are no weights beside the config: their sizes are computed from its shape, with a usual value for {name}.</source>
        <translation>Config dosyasının yanında ağırlık yok: boyutları modelin ölçülerinden hesaplandı; {name} için alışılmış değer alındı.</translation>
    </message>
    <message>
        <source>There are no weights beside the config: their sizes are computed from its shape.</source>
        <translation>Config dosyasının yanında ağırlık yok: boyutları modelin ölçülerinden hesaplandı.</translation>
    </message>
    <message>
        <source>llama.cpp ignores the stated window of {first} tokens for &apos;{name}&apos;: everything is kept.</source>
        <translation>llama.cpp, “{name}” için belirtilen {first} token&apos;lık pencereyi dikkate almaz: her şey tutulur.</translation>
    </message>
    <message>
        <source>{name} is missing: the sizes of the weights are incomplete.</source>
        <translation>{name} eksik: ağırlıkların boyutları tam değil.</translation>
    </message>
    <message>
        <source>{name} is missing; the total is the index&apos;s.</source>
        <translation>{name} eksik; toplam, dizinde yazandır.</translation>
    </message>
    <message>
        <source>{remark}</source>
        <comment>a number format is unknown</comment>
        <translation>Bilinmeyen bir sayı biçimi: {remark}</translation>
    </message>
    <message>
        <source>{remark}</source>
        <comment>a part of the model is missing</comment>
        <translation>Modelin bir parçası eksik: {remark}</translation>
    </message>
    <message>
        <source>{remark}</source>
        <comment>a value is impossible</comment>
        <translation>Olanaksız bir değer: {remark}</translation>
    </message>
    <message>
        <source>{remark}</source>
        <comment>a value is missing</comment>
        <translation>Bir değer eksik: {remark}</translation>
    </message>
    <message>
        <source>{remark}</source>
        <comment>the file is no language model</comment>
        <translation>Dil modeli değil: {remark}</translation>
    </message>
    <message>
        <source>{remark}</source>
        <comment>the file is the projector of an image model</comment>
        <translation>Görüntü bölümünün dosyası: {remark}</translation>
    </message>
    <message>
        <source>{remark}</source>
        <comment>the size of the weights is unknown</comment>
        <translation>Ağırlıkların boyutu bilinmiyor: {remark}</translation>
    </message>
    <message>
        <source>{remark}</source>
        <comment>where the weights begin is unknown</comment>
        <translation>Ağırlıkların başladığı yer bilinmiyor: {remark}</translation>
    </message>
</context>
<context>
    <name>NotesWindow</name>
    <message>
        <source>Next: {caption}</source>
        <translation>Sonraki: {caption}</translation>
    </message>
    <message>
        <source>No notes for this step.</source>
        <translation>Bu adım için not yok.</translation>
    </message>
    <message>
        <source>Page Down: next or reveal · Page Up: back · Backspace: this step again · 1 to 4: count a hand, with Shift take it back · B: black screen · L: spotlight · K: show keys · Esc: leave</source>
        <translation>Page Down: sonraki veya göster · Page Up: geri · Backspace: bu adım yeniden · 1–4: el say, Shift ile geri al · B: siyah ekran · L: spot ışığı · K: tuşları göster · Esc: çık</translation>
    </message>
    <message>
        <source>Presenter&apos;s notes</source>
        <translation>Konuşmacı notları</translation>
    </message>
    <message>
        <source>The screen is black: any key brings the picture back</source>
        <translation>Ekran siyah: herhangi bir tuş görüntüyü geri getirir</translation>
    </message>
    <message>
        <source>{lesson} · step {step} of {steps}</source>
        <translation>{lesson} · adım {step} / {steps}</translation>
    </message>
    <message>
        <source>{line} (right)</source>
        <translation>{line} (doğru)</translation>
    </message>
    <message>
        <source>{number}: {choice} – hands: {hands}</source>
        <translation>{number}: {choice} – el: {hands}</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close this message</source>
        <translation>Bu iletiyi kapat</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>The largest value here is {limit}.</source>
        <translation>Buradaki en büyük değer: {limit}.</translation>
    </message>
    <message>
        <source>The smallest value here is {limit}.</source>
        <translation>Buradaki en küçük değer: {limit}.</translation>
    </message>
    <message>
        <source>Type a whole number such as {example} or 32k.</source>
        <translation>{example} veya 32k gibi bir tam sayı yazın.</translation>
    </message>
</context>
<context>
    <name>OtherMemoryCard</name>
    <message>
        <source>A card that is nearly full may become 4 to 10 times slower without any error.</source>
        <translation>Neredeyse dolu bir kart, hata vermeden 4–10 kat yavaşlayabilir.</translation>
    </message>
    <message>
        <source>For the desktop and the driver</source>
        <translation>Masaüstü ve sürücü için</translation>
    </message>
    <message>
        <source>Kept free ({unit})</source>
        <translation>Boş bırakılan ({unit})</translation>
    </message>
    <message>
        <source>Scratch memory: about {low} to {high} more. It does not fit.</source>
        <translation>Geçici bellek: yaklaşık {low} – {high} daha. Sığmaz.</translation>
    </message>
    <message>
        <source>Scratch memory: about {low} to {high} more. It may not fit.</source>
        <translation>Geçici bellek: yaklaşık {low} – {high} daha. Sığmayabilir.</translation>
    </message>
    <message>
        <source>Scratch memory: about {low} to {high} more. There is room for it.</source>
        <translation>Geçici bellek: yaklaşık {low} – {high} daha. Yeri var.</translation>
    </message>
    <message>
        <source>The range of {count} measured buffers of llama.cpp, for {tokens} tokens in a micro-batch. No rule gives them all, so the bar leaves it out.</source>
        <translation>llama.cpp&apos;nin ölçülmüş {count} arabelleğinin aralığı; mikro yığında {tokens} token için. Hepsini veren bir kural yok, bu yüzden çubukta yer almaz.</translation>
    </message>
    <message>
        <source>What else takes memory</source>
        <translation>Bellekte başka ne yer tutar</translation>
    </message>
    <message>
        <source>⚠ Nearly full: a driver may move the rest into the computer&apos;s memory without any error. Everything is then 4 to 10 times slower.</source>
        <translation>⚠ Neredeyse dolu: sürücü, hata vermeden kalanı bilgisayarın belleğine taşıyabilir. O zaman her şey 4–10 kat yavaşlar.</translation>
    </message>
    <message>
        <source>⚠ Too much: a driver may move the rest into the computer&apos;s memory without any error. Everything is then 4 to 10 times slower.</source>
        <translation>⚠ Sığmıyor: sürücü, hata vermeden kalanı bilgisayarın belleğine taşıyabilir. O zaman her şey 4–10 kat yavaşlar.</translation>
    </message>
</context>
<context>
    <name>OverwriteQuestion</name>
    <message numerus="yes">
        <source>%n file(s) of this name exist already. Replace?</source>
        <translation>
            <numerusform>Bu adla zaten %n dosya var. Değiştirilsin mi?</numerusform>
        </translation>
    </message>
    <message>
        <source>Do not replace</source>
        <translation>Olduğu gibi bırak</translation>
    </message>
    <message>
        <source>Folder: {folder}</source>
        <translation>Klasör: {folder}</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Değiştir</translation>
    </message>
    <message>
        <source>Replace files</source>
        <translation>Dosyaları değiştir</translation>
    </message>
</context>
<context>
    <name>OwnForm</name>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ad</translation>
    </message>
    <message>
        <source>Save and use</source>
        <translation>Kaydet ve kullan</translation>
    </message>
    <message>
        <source>Type a name.</source>
        <translation>Bir ad yazın.</translation>
    </message>
</context>
<context>
    <name>PassBoxes</name>
    <message numerus="yes">
        <source>%n passes</source>
        <translation>
            <numerusform>%n geçiş</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tokens in</source>
        <translation>
            <numerusform>%n token girer</numerusform>
        </translation>
    </message>
    <message>
        <source>1 token each</source>
        <translation>her biri 1 token</translation>
    </message>
    <message>
        <source>1 token in</source>
        <translation>1 token girer</translation>
    </message>
    <message>
        <source>Pass {number}: {tokens}, out: {out}.</source>
        <translation>{number}. geçiş: {tokens}, çıktı: {out}.</translation>
    </message>
    <message>
        <source>Passes through the model</source>
        <translation>Modelden geçişler</translation>
    </message>
    <message>
        <source>decode</source>
        <translation>kod çözme</translation>
    </message>
    <message>
        <source>out: {token}</source>
        <translation>çıktı: {token}</translation>
    </message>
    <message>
        <source>prefill</source>
        <translation>ön doldurma</translation>
    </message>
    <message>
        <source>running…</source>
        <translation>sürüyor…</translation>
    </message>
</context>
<context>
    <name>PassGrid</name>
    <message>
        <source>After pass {passes} of {all}: {done} token computations</source>
        <translation>Geçiş {passes} / {all} sonrası: {done} token hesabı</translation>
    </message>
    <message>
        <source>Pass grid with the cache</source>
        <translation>Önbellekli geçiş ızgarası</translation>
    </message>
    <message>
        <source>Pass grid without the cache</source>
        <translation>Önbelleksiz geçiş ızgarası</translation>
    </message>
    <message>
        <source>pass {number}</source>
        <translation>geçiş {number}</translation>
    </message>
</context>
<context>
    <name>PassPresets</name>
    <message numerus="yes">
        <source>%Ln chats writing</source>
        <translation>
            <numerusform>%Ln sohbet yazıyor</numerusform>
        </translation>
    </message>
    <message>
        <source>1 chat writing</source>
        <translation>1 sohbet yazıyor</translation>
    </message>
    <message>
        <source>A {tokens}-token prompt</source>
        <translation>{tokens} token&apos;lık istem</translation>
    </message>
    <message>
        <source>No pass of this range makes both jobs take equally long.</source>
        <translation>Bu aralıkta iki işin eşit sürdüğü bir geçiş yok.</translation>
    </message>
    <message>
        <source>The balance point</source>
        <translation>Denge noktası</translation>
    </message>
    <message>
        <source>The balance point: {tokens}</source>
        <translation>Denge noktası: {tokens}</translation>
    </message>
</context>
<context>
    <name>PassWords</name>
    <message numerus="yes">
        <source>%n passes in all</source>
        <translation>
            <numerusform>Toplam %n geçiş</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passes so far</source>
        <translation>
            <numerusform>Şimdiye kadar %n geçiş</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tokens kept</source>
        <translation>
            <numerusform>%n token saklanıyor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrote one token each</source>
        <comment>the number counts passes</comment>
        <translation>
            <numerusform>sonraki %n geçiş birer token yazdı</numerusform>
        </translation>
    </message>
    <message>
        <source>1 pass in all: it read the whole prompt and wrote the only answer token.</source>
        <translation>Toplam 1 geçiş: istemin tamamını okudu ve yanıtın tek token&apos;ını yazdı.</translation>
    </message>
    <message>
        <source>1 pass so far: it read the whole prompt and wrote the first answer token.</source>
        <translation>Şimdiye kadar 1 geçiş: istemin tamamını okudu ve yanıtın ilk token&apos;ını yazdı.</translation>
    </message>
    <message>
        <source>1 token kept</source>
        <translation>1 token saklanıyor</translation>
    </message>
    <message>
        <source>1 wrote one token</source>
        <translation>sonraki geçiş bir token yazdı</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Geçiş</translation>
    </message>
    <message>
        <source>Passes through the model</source>
        <translation>Modelden geçişler</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Aşama</translation>
    </message>
    <message numerus="yes">
        <source>The first pass reads the whole prompt: %n tokens at once.</source>
        <translation>
            <numerusform>İlk geçiş istemin tamamını okur: aynı anda %n token.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first pass reads the whole prompt: 1 token.</source>
        <translation>İlk geçiş istemin tamamını okur: 1 token.</translation>
    </message>
    <message>
        <source>Token out</source>
        <translation>Çıkan token</translation>
    </message>
    <message>
        <source>Tokens in, with the cache</source>
        <translation>Giren token, önbellekle</translation>
    </message>
    <message>
        <source>Tokens in, without it</source>
        <translation>Giren token, önbelleksiz</translation>
    </message>
    <message>
        <source>With the cache: {done} of {all} token computations</source>
        <translation>Önbellekle: {done} / {all} token hesabı</translation>
    </message>
    <message>
        <source>With your scenario: {prefill} + {decode} passes, {cached} token computations per chat with the cache, {uncached} without.</source>
        <translation>Sizin senaryonuzla: {prefill} + {decode} geçiş; sohbet başına önbellekle {cached}, önbelleksiz {uncached} token hesabı.</translation>
    </message>
    <message>
        <source>With your scenario: {prefill} + {decode} passes, {cached} token computations with the cache, {uncached} without.</source>
        <translation>Sizin senaryonuzla: {prefill} + {decode} geçiş; önbellekle {cached}, önbelleksiz {uncached} token hesabı.</translation>
    </message>
    <message>
        <source>Without it: {done} of {all} token computations</source>
        <translation>Önbelleksiz: {done} / {all} token hesabı</translation>
    </message>
    <message>
        <source>decode</source>
        <translation>kod çözme</translation>
    </message>
    <message>
        <source>prefill</source>
        <translation>ön doldurma</translation>
    </message>
    <message>
        <source>{done} of {all}</source>
        <translation>{done} / {all}</translation>
    </message>
    <message>
        <source>{passes}: 1 read the whole prompt, {wrote}.</source>
        <translation>{passes}: ilki istemin tamamını okudu, {wrote}.</translation>
    </message>
</context>
<context>
    <name>PassesTab</name>
    <message>
        <source>KV cache</source>
        <translation>KV önbelleği</translation>
    </message>
    <message>
        <source>Passes through the model</source>
        <translation>Modelden geçişler</translation>
    </message>
    <message>
        <source>answer: each token needs the one before it</source>
        <translation>yanıt: her token bir öncekini bekler</translation>
    </message>
    <message>
        <source>first answer token: it comes out of the prefill pass</source>
        <translation>yanıtın ilk token&apos;ı: ön doldurma geçişinden çıkar</translation>
    </message>
    <message>
        <source>goes through the model</source>
        <translation>modelden geçiyor</translation>
    </message>
    <message>
        <source>kept in the cache, not computed again</source>
        <translation>önbellekte, yeniden hesaplanmaz</translation>
    </message>
    <message>
        <source>prompt: known in advance</source>
        <translation>istem: baştan biliniyor</translation>
    </message>
    <message>
        <source>split by a simple rule, not by a real tokenizer</source>
        <translation>basit bir kuralla bölündü, gerçek bir tokenleştiriciyle değil</translation>
    </message>
    <message>
        <source>still to come</source>
        <translation>henüz gelmedi</translation>
    </message>
</context>
<context>
    <name>PhaseBar</name>
    <message>
        <source>Decode</source>
        <translation>Kod çözme</translation>
    </message>
    <message>
        <source>Prefill</source>
        <translation>Ön doldurma</translation>
    </message>
    <message>
        <source>Prefill and decode</source>
        <translation>Ön doldurma ve kod çözme</translation>
    </message>
    <message>
        <source>{phase} {share}</source>
        <translation>{phase} {share}</translation>
    </message>
    <message>
        <source>{phase} {time} · {share}</source>
        <translation>{phase} {time} · {share}</translation>
    </message>
</context>
<context>
    <name>PickerModel</name>
    <message>
        <source>Favourite. {text}</source>
        <translation>Sık kullanılan. {text}</translation>
    </message>
</context>
<context>
    <name>PickerPopup</name>
    <message>
        <source>Ctrl+D: favourite, first in the list</source>
        <translation>Ctrl+D: sık kullanılan, listenin başında</translation>
    </message>
    <message>
        <source>Nothing matches. Try fewer words.</source>
        <translation>Eşleşen yok. Daha az sözcük deneyin.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Ara</translation>
    </message>
    <message>
        <source>Type to search</source>
        <translation>Aramak için yazın</translation>
    </message>
</context>
<context>
    <name>PlayBar</name>
    <message>
        <source>Begin again at the end</source>
        <translation>Sonunda başa dön</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Bir adım geri</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Bir adım ileri</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Duraklat</translation>
    </message>
    <message>
        <source>Place in the animation</source>
        <translation>Animasyondaki yer</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Oynat</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Hız</translation>
    </message>
    <message>
        <source>{factor} ×</source>
        <comment>speed of an animation</comment>
        <translation>{factor}×</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>A file</source>
        <translation>Bir dosya</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Sistemle aynı</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Dengeli</translation>
    </message>
    <message>
        <source>Calculation</source>
        <translation>Hesap</translation>
    </message>
    <message>
        <source>Choose the scenario file</source>
        <translation>Senaryo dosyasını seçin</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Seç…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Koyu</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Dosya</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Tam</translation>
    </message>
    <message>
        <source>Full detail</source>
        <translation>Ayrıntılı hesap</translation>
    </message>
    <message>
        <source>GB (10⁹ bytes)</source>
        <translation>GB (10⁹ bayt)</translation>
    </message>
    <message>
        <source>GiB (2³⁰ bytes)</source>
        <translation>GiB (2³⁰ bayt)</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Dil</translation>
    </message>
    <message>
        <source>Last scenario, tab, window and files</source>
        <translation>Son senaryo, sekme, pencere ve dosyalar</translation>
    </message>
    <message>
        <source>Last session</source>
        <translation>Son oturum</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Açık</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Hareket</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Tercihler</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Azaltılmış</translation>
    </message>
    <message>
        <source>Remember</source>
        <translation>Hatırla</translation>
    </message>
    <message>
        <source>Scenario to start with</source>
        <translation>Başlangıç senaryosu</translation>
    </message>
    <message>
        <source>Scenarios ({patterns})</source>
        <translation>Senaryolar ({patterns})</translation>
    </message>
    <message>
        <source>Simple</source>
        <translation>Basit</translation>
    </message>
    <message>
        <source>Start with the scenario</source>
        <translation>Şu senaryoyla başla</translation>
    </message>
    <message>
        <source>Start with the tab</source>
        <translation>Şu sekmeyle başla</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Yazı boyutu</translation>
    </message>
    <message>
        <source>The last one shown</source>
        <translation>En son gösterilen</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Units of memory</source>
        <translation>Bellek birimleri</translation>
    </message>
</context>
<context>
    <name>PresentStrip</name>
    <message>
        <source>Answer</source>
        <translation>Yanıt</translation>
    </message>
    <message>
        <source>Chats at once</source>
        <translation>Eşzamanlı sohbet</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>İstem</translation>
    </message>
    <message>
        <source>{model}, {weights}, on {device}</source>
        <translation>{model}, {weights}, {device}</translation>
    </message>
</context>
<context>
    <name>Preset</name>
    <message>
        <source>Balanced</source>
        <translation>Dengeli</translation>
    </message>
    <message>
        <source>Long document, short summary</source>
        <translation>Uzun belge, kısa özet</translation>
    </message>
    <message>
        <source>Resume a long chat</source>
        <translation>Uzun sohbete dön</translation>
    </message>
    <message>
        <source>Resume it from a stored cache</source>
        <translation>Kayıtlı önbellekten dön</translation>
    </message>
    <message>
        <source>Short question, long answer</source>
        <translation>Kısa soru, uzun yanıt</translation>
    </message>
</context>
<context>
    <name>PresetChips</name>
    <message>
        <source>Try</source>
        <translation>Dene</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>Saved. The file that could not be read is kept as {file}.</source>
        <translation>Kaydedildi. Okunamayan dosya şu adla saklandı: {file}.</translation>
    </message>
    <message>
        <source>{problem}</source>
        <comment>why something cannot be opened</comment>
        <translation>Açılamıyor. {problem}</translation>
    </message>
    <message>
        <source>{problem}</source>
        <comment>why something cannot be written</comment>
        <translation>Yazılamıyor. {problem}</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Aşağı</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Ins</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Insert</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Sol</translation>
    </message>
    <message>
        <source>Meta</source>
        <translation>Meta</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Page Down</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Page Up</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>PgDown</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>PgUp</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Sağ</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Boşluk</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Yukarı</translation>
    </message>
</context>
<context>
    <name>ResultNote</name>
    <message>
        <source>columns not used: {detail}</source>
        <translation>kullanılmayan sütunlar: {detail}</translation>
    </message>
    <message>
        <source>decode was not measured: {detail}</source>
        <translation>kod çözme ölçülmemiş: {detail}</translation>
    </message>
    <message>
        <source>durations were rescaled: {detail}</source>
        <translation>süreler başka birime çevrildi: {detail}</translation>
    </message>
    <message>
        <source>file skipped: {detail}</source>
        <translation>dosya atlandı: {detail}</translation>
    </message>
    <message>
        <source>further notes were left out</source>
        <translation>diğer notlar atlandı</translation>
    </message>
    <message>
        <source>line {line}: {remark}</source>
        <translation>satır {line}: {remark}</translation>
    </message>
    <message>
        <source>prefill was not measured: {detail}</source>
        <translation>ön doldurma ölçülmemiş: {detail}</translation>
    </message>
    <message>
        <source>rate refused, the unit of the durations is in doubt: {detail}</source>
        <translation>hız kabul edilmedi, sürelerin birimi kuşkulu: {detail}</translation>
    </message>
    <message>
        <source>skipped, cannot be read: {detail}</source>
        <translation>atlandı, okunamıyor: {detail}</translation>
    </message>
    <message>
        <source>skipped, the same row stands further up: {detail}</source>
        <translation>atlandı, aynı satır yukarıda da var: {detail}</translation>
    </message>
    <message>
        <source>skipped, the text is cut off here: {detail}</source>
        <translation>atlandı, metin burada kesiliyor: {detail}</translation>
    </message>
    <message>
        <source>skipped, too long to be a result: {detail}</source>
        <translation>atlandı, sonuç olamayacak kadar uzun: {detail}</translation>
    </message>
    <message>
        <source>skipped, {detail}</source>
        <translation>atlandı, {detail}</translation>
    </message>
    <message>
        <source>skipped, “{detail}” is no test this program knows (pp512, tg128, pp512+tg128, @ d4096)</source>
        <translation>atlandı, “{detail}” bu programın bildiği bir test değil (pp512, tg128, pp512+tg128, @ d4096)</translation>
    </message>
    <message>
        <source>the number of tokens is unknown: {detail}</source>
        <translation>token sayısı bilinmiyor: {detail}</translation>
    </message>
    <message>
        <source>the run reported an error: {detail}</source>
        <translation>ölçüm bir hata bildirdi: {detail}</translation>
    </message>
    <message>
        <source>time to first token includes queueing: {detail}</source>
        <translation>ilk token süresine kuyruktaki bekleyiş de giriyor: {detail}</translation>
    </message>
</context>
<context>
    <name>RooflineTab</name>
    <message>
        <source>Achieved FLOP/s</source>
        <translation>Ulaşılan FLOP/s</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Hesaplama</translation>
    </message>
    <message>
        <source>Arithmetic intensity (FLOP per byte read)</source>
        <translation>Aritmetik yoğunluk (okunan bayt başına FLOP)</translation>
    </message>
    <message>
        <source>Both jobs start together; the pass ends when the slower one ends.</source>
        <translation>İki iş birlikte başlar; geçiş, yavaş olan bitince biter.</translation>
    </message>
    <message>
        <source>Compute-bound: reading weights waits {pair}.</source>
        <translation>Hesaplamaya bağımlı: ağırlık okuma {pair} bekliyor.</translation>
    </message>
    <message>
        <source>FLOP/byte</source>
        <translation>FLOP/bayt</translation>
    </message>
    <message>
        <source>FLOP/s achieved</source>
        <translation>Ulaşılan FLOP/s</translation>
    </message>
    <message>
        <source>Fixed costs of the layers and imperfect overlap add {time}.</source>
        <translation>Katmanların sabit yükü ve eksik örtüşme {time} ekler.</translation>
    </message>
    <message>
        <source>In balance: both jobs take {time}, neither waits.</source>
        <translation>Dengede: iki iş de {time} sürüyor, hiçbiri beklemiyor.</translation>
    </message>
    <message>
        <source>In real time.</source>
        <translation>Gerçek hızında.</translation>
    </message>
    <message>
        <source>Memory-bound: arithmetic waits {pair}.</source>
        <translation>Belleğe bağımlı: hesaplama {pair} bekliyor.</translation>
    </message>
    <message>
        <source>One pass: which job waits for the other?</source>
        <translation>Bir geçiş: hangi iş ötekini bekler?</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Geçiş</translation>
    </message>
    <message>
        <source>Quickened {factor} times.</source>
        <translation>{factor} kat hızlandırıldı.</translation>
    </message>
    <message>
        <source>Read weights</source>
        <translation>Ağırlık okuma</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>Roofline chart</source>
        <translation>Roofline grafiği</translation>
    </message>
    <message>
        <source>Slowed {factor} times.</source>
        <translation>{factor} kat yavaşlatıldı.</translation>
    </message>
    <message>
        <source>The race of the two jobs</source>
        <translation>İki işin yarışı</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Tokens in this pass</source>
        <translation>Bu geçişteki token sayısı</translation>
    </message>
    <message>
        <source>Under the roofs of this machine</source>
        <translation>Bu cihazın tavanları altında</translation>
    </message>
    <message>
        <source>bandwidth roof {rate}</source>
        <translation>bant genişliği tavanı {rate}</translation>
    </message>
    <message>
        <source>compute roof {rate}</source>
        <translation>hesaplama tavanı {rate}</translation>
    </message>
    <message numerus="yes">
        <source>decode, %Ln chats</source>
        <translation>
            <numerusform>kod çözme, %Ln sohbet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>prefill, %Ln tokens</source>
        <translation>
            <numerusform>ön doldurma, %Ln token</numerusform>
        </translation>
    </message>
    <message>
        <source>reachable arithmetic {rate}</source>
        <translation>ulaşılabilir işlem hızı {rate}</translation>
    </message>
    <message>
        <source>reachable bandwidth {rate}</source>
        <translation>ulaşılabilir bant genişliği {rate}</translation>
    </message>
    <message>
        <source>ridge point: {intensity}</source>
        <translation>kırılma noktası: {intensity}</translation>
    </message>
    <message>
        <source>ridge {intensity}</source>
        <translation>kırılma {intensity}</translation>
    </message>
    <message>
        <source>this pass, tokens: {tokens}</source>
        <translation>bu geçiş, token: {tokens}</translation>
    </message>
    <message>
        <source>waits {time}</source>
        <translation>{time} bekliyor</translation>
    </message>
    <message>
        <source>{name} (beyond the axes)</source>
        <translation>{name} (eksenlerin dışında)</translation>
    </message>
    <message>
        <source>{name}: {intensity}, {rate}</source>
        <translation>{name}: {intensity}, {rate}</translation>
    </message>
    <message>
        <source>{tokens}: balance point</source>
        <translation>{tokens}: denge noktası</translation>
    </message>
</context>
<context>
    <name>Scenario</name>
    <message numerus="yes">
        <source>%n KV head(s)</source>
        <translation>
            <numerusform>%n KV kafası</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <translation>
            <numerusform>%n katman</numerusform>
        </translation>
    </message>
    <message>
        <source>Blocks with a scale</source>
        <translation>Ölçekli bloklar</translation>
    </message>
    <message>
        <source>Cards sold as 24 GB</source>
        <translation>24 GB diye satılan kartlar</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Değiştir…</translation>
    </message>
    <message>
        <source>Consumer cards</source>
        <translation>Tüketici kartları</translation>
    </message>
    <message>
        <source>Data centre</source>
        <translation>Veri merkezi</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Sil</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Örnekler</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Sık kullanılanlar</translation>
    </message>
    <message>
        <source>From files</source>
        <translation>Dosyalardan</translation>
    </message>
    <message>
        <source>Hybrids</source>
        <translation>Hibritler</translation>
    </message>
    <message>
        <source>Laptops</source>
        <translation>Dizüstüler</translation>
    </message>
    <message>
        <source>Mixtures (llama.cpp)</source>
        <translation>Karışımlar (llama.cpp)</translation>
    </message>
    <message>
        <source>Other runtimes</source>
        <translation>Diğer çalıştırma ortamları</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Diğerleri</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>Kendi eklediklerim</translation>
    </message>
    <message>
        <source>Own machine…</source>
        <translation>Kendi cihazım…</translation>
    </message>
    <message>
        <source>Own model…</source>
        <translation>Kendi modelim…</translation>
    </message>
    <message>
        <source>Plain numbers</source>
        <translation>Düz sayılar</translation>
    </message>
    <message>
        <source>Processors</source>
        <translation>İşlemciler</translation>
    </message>
    <message>
        <source>Recently used</source>
        <translation>Son kullanılanlar</translation>
    </message>
    <message>
        <source>Small boards</source>
        <translation>Küçük bilgisayarlar</translation>
    </message>
    <message>
        <source>Unified memory</source>
        <translation>Birleşik bellek</translation>
    </message>
    <message>
        <source>Workstation cards</source>
        <translation>İş istasyonu kartları</translation>
    </message>
    <message>
        <source>keys {key}, values {value}</source>
        <translation>anahtar {key}, değer {value}</translation>
    </message>
    <message>
        <source>reads {read}, writes {write} tok/s</source>
        <translation>{read} token/sn okur, {write} token/sn yazar</translation>
    </message>
    <message>
        <source>{bits} bits each · {size} in all</source>
        <translation>her biri {bits} bit · toplam {size}</translation>
    </message>
    <message>
        <source>{size} per token</source>
        <translation>token başına {size}</translation>
    </message>
    <message>
        <source>{total} to read every pass</source>
        <translation>her geçişte {total} okunur</translation>
    </message>
    <message>
        <source>{total} weights</source>
        <translation>{total} ağırlık</translation>
    </message>
    <message>
        <source>{total} weights, {active} per token</source>
        <translation>{total} ağırlık, token başına {active}</translation>
    </message>
    <message>
        <source>{total}, {read} to read for one token</source>
        <translation>{total}, bir token için {read} okunur</translation>
    </message>
    <message>
        <source>{value} B</source>
        <translation>{value} mlr</translation>
    </message>
    <message>
        <source>{value} M</source>
        <translation>{value} mln</translation>
    </message>
</context>
<context>
    <name>ScenarioChoices</name>
    <message>
        <source>In the file</source>
        <translation>Dosyada</translation>
    </message>
    <message>
        <source>KV cache stored as</source>
        <translation>KV önbelleği biçimi</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Model</translation>
    </message>
    <message>
        <source>Running on</source>
        <translation>Cihaz</translation>
    </message>
    <message>
        <source>Weights stored as</source>
        <translation>Ağırlık biçimi</translation>
    </message>
</context>
<context>
    <name>ScenarioDetails</name>
    <message>
        <source>Attention in one step that keeps its scores on the chip; without it long contexts are slower.</source>
        <translation>Dikkati tek adımda hesaplar, puanları çipte tutar; onsuz uzun bağlamlar yavaşlar.</translation>
    </message>
    <message>
        <source>Cache sized as in</source>
        <translation>Önbellek boyutu</translation>
    </message>
    <message>
        <source>Cached already</source>
        <translation>Zaten önbellekte</translation>
    </message>
    <message>
        <source>Cut the prefill (full)</source>
        <translation>Ön doldurmayı böl (ayrıntılı)</translation>
    </message>
    <message>
        <source>Flash attention (full)</source>
        <translation>Flash attention (ayrıntılı)</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Ayrıntılı</translation>
    </message>
    <message>
        <source>How llama.cpp divides its cells among the chats; it chooses llama.cpp&apos;s rule.</source>
        <translation>llama.cpp hücrelerini sohbetlere nasıl böler; seçilince llama.cpp kuralı uygulanır.</translation>
    </message>
    <message>
        <source>Ideal</source>
        <translation>İdeal</translation>
    </message>
    <message>
        <source>Keep a KV cache</source>
        <translation>KV önbelleği tut</translation>
    </message>
    <message>
        <source>Kept free ({unit})</source>
        <translation>Boş bırakılan ({unit})</translation>
    </message>
    <message>
        <source>One cache for all chats</source>
        <translation>Tüm sohbetlere tek önbellek</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Parça</translation>
    </message>
    <message>
        <source>Real machines read 512 tokens in a pass, as llama.cpp does; this sets another number.</source>
        <translation>Gerçek cihazlar, llama.cpp gibi, bir geçişte 512 token okur; buradan başka bir sayı seçilir.</translation>
    </message>
    <message>
        <source>Simple</source>
        <translation>Basit</translation>
    </message>
    <message>
        <source>Simple: weights and arithmetic, the speed of light. Full: cache, attention and efficiencies too.</source>
        <translation>Basit: ağırlıklar ve hesaplama, yani fiziksel sınır. Ayrıntılı: ayrıca önbellek, dikkat ve verimler.</translation>
    </message>
    <message>
        <source>The times show</source>
        <translation>Hesap</translation>
    </message>
    <message>
        <source>Values of the cache stored as</source>
        <translation>Önbellek değerlerinin biçimi</translation>
    </message>
</context>
<context>
    <name>ScenarioLengths</name>
    <message>
        <source>Answer</source>
        <translation>Yanıt</translation>
    </message>
    <message>
        <source>Chats at once</source>
        <translation>Eşzamanlı sohbet</translation>
    </message>
    <message>
        <source>Chats that share every pass</source>
        <translation>Her geçişi paylaşan sohbetler</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>İstem</translation>
    </message>
    <message>
        <source>Tokens of the question, of each chat</source>
        <translation>Her sohbetin sorusundaki token sayısı</translation>
    </message>
    <message>
        <source>Tokens that the model writes, to each chat</source>
        <translation>Modelin her sohbete yazdığı token sayısı</translation>
    </message>
    <message>
        <source>⚠ The model was made for {made_for} tokens; prompt and answer have {tokens}.</source>
        <translation>⚠ Model {made_for} token için yapıldı; istem ile yanıt {tokens} token.</translation>
    </message>
</context>
<context>
    <name>ScenarioPanel</name>
    <message>
        <source>More choices</source>
        <translation>Diğer seçenekler</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Senaryo</translation>
    </message>
</context>
<context>
    <name>ScrollPage</name>
    <message>
        <source>Page to scroll</source>
        <translation>Kaydırılabilir sayfa</translation>
    </message>
</context>
<context>
    <name>SendPanel</name>
    <message>
        <source>Feel the wait in real time: nothing for {ttft}, then a token every {tpot}.</source>
        <translation>Beklemeyi gerçek hızında yaşayın: {ttft} boyunca hiçbir şey, sonra {tpot} arayla bir token.</translation>
    </message>
    <message>
        <source>Feel the wait in real time: nothing for {ttft}, then a token, and the second {tpot} later.</source>
        <translation>Beklemeyi gerçek hızında yaşayın: {ttft} boyunca hiçbir şey, sonra bir token, ikincisi {tpot} sonra.</translation>
    </message>
    <message>
        <source>Feel the wait in real time: nothing for {ttft}, then the only token.</source>
        <translation>Beklemeyi gerçek hızında yaşayın: {ttft} boyunca hiçbir şey, sonra tek token.</translation>
    </message>
    <message>
        <source>Plays the wait for this answer in real time</source>
        <translation>Bu yanıtı beklemeyi gerçek hızında oynatır</translation>
    </message>
    <message>
        <source>Sample answer, one word for each token</source>
        <translation>Örnek yanıt, her token için bir sözcük</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Gönder</translation>
    </message>
    <message>
        <source>Speed of the wait</source>
        <translation>Bekleme hızı</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Durdur</translation>
    </message>
    <message>
        <source>The moon pulls on the sea, and the water nearest to it rises a little. On the far side it rises too, because there the pull is weakest. The earth turns below these two hills of water, so most coasts see high water twice a day. The sun helps or hinders: when sun, moon and earth stand in one line the tides are strongest, and a week later they are weakest. In narrow bays the water piles up, and in small seas it hardly moves at all.</source>
        <translation>Ay denizi kendine çeker ve ona en yakın su biraz yükselir. Karşı tarafta da yükselir, çünkü orada çekim en zayıftır. Dünya bu iki su tepesinin altında döner; bu yüzden kıyıların çoğunda sular günde iki kez kabarır. Güneş kimi zaman yardım eder, kimi zaman engeller: Güneş, Ay ve Dünya aynı doğrultuya geldiğinde gelgit en güçlü, bir hafta sonra ise en zayıf hâlini alır. Dar koylarda su yığılır, küçük denizlerde ise neredeyse hiç kıpırdamaz.</translation>
    </message>
    <message>
        <source>The prompt is being read. The first token comes at {ttft}.</source>
        <translation>İstem okunuyor. İlk token&apos;a kadar: {ttft}.</translation>
    </message>
    <message>
        <source>The wait, played at {speed}. In real time: nothing for {ttft}, then a token every {tpot}.</source>
        <translation>Bekleme {speed} hızla oynatılır. Gerçek hızda: {ttft} boyunca hiçbir şey, sonra {tpot} arayla bir token.</translation>
    </message>
    <message>
        <source>The wait, played at {speed}. In real time: nothing for {ttft}, then a token, and the second {tpot} later.</source>
        <translation>Bekleme {speed} hızla oynatılır. Gerçek hızda: {ttft} boyunca hiçbir şey, sonra bir token, ikincisi {tpot} sonra.</translation>
    </message>
    <message>
        <source>The wait, played at {speed}. In real time: nothing for {ttft}, then the only token.</source>
        <translation>Bekleme {speed} hızla oynatılır. Gerçek hızda: {ttft} boyunca hiçbir şey, sonra tek token.</translation>
    </message>
    <message>
        <source>Time since Send</source>
        <translation>Gönderildiğinden beri geçen süre</translation>
    </message>
    <message>
        <source>Tokens written</source>
        <translation>Yazılan token</translation>
    </message>
    <message>
        <source>{factor} ×</source>
        <comment>speed of an animation</comment>
        <translation>{factor}×</translation>
    </message>
    <message>
        <source>{tokens} of {whole} tokens</source>
        <translation>{tokens} / {whole} token</translation>
    </message>
</context>
<context>
    <name>SlotsCard</name>
    <message>
        <source>Ollama: num_ctx {plain_tokens} with OLLAMA_NUM_PARALLEL {chats}. It multiplies: {all} tokens are kept.</source>
        <translation>Ollama: num_ctx {plain_tokens}, OLLAMA_NUM_PARALLEL {chats}. Çarpar: {all} token tutulur.</translation>
    </message>
    <message>
        <source>One cache for all chats</source>
        <translation>Tüm sohbetlere tek önbellek</translation>
    </message>
    <message>
        <source>One cache takes {one}, one for each chat {each}: each is rounded up and has its own window.</source>
        <translation>Tek önbellek {one} tutar, sohbet başına ayrı önbellek {each}: her biri yukarı yuvarlanır ve kendi penceresi vardır.</translation>
    </message>
    <message>
        <source>Several chats at once (slots)</source>
        <translation>Birden çok eşzamanlı sohbet (slot)</translation>
    </message>
    <message>
        <source>The same {tokens} set in both would give each chat {divided} tokens in llama-server.</source>
        <translation>İkisine de aynı {tokens} verilseydi llama-server her sohbete {divided} token ayırırdı.</translation>
    </message>
    <message>
        <source>With one chat both mean the same. Slide “Chats at once” to see them part.</source>
        <translation>Tek sohbette ikisi aynı anlama gelir. Ayrıldıklarını görmek için “Eşzamanlı sohbet” kaydırıcısını oynatın.</translation>
    </message>
    <message>
        <source>llama-server: -c {plain_all} -np {chats} --kv-unified. The chats share {all} tokens.</source>
        <translation>llama-server: -c {plain_all} -np {chats} --kv-unified. Sohbetlerin paylaştığı: {all} token.</translation>
    </message>
    <message>
        <source>llama-server: -c {plain_all} -np {chats}. It divides: each chat gets {tokens} tokens.</source>
        <translation>llama-server: -c {plain_all} -np {chats}. Böler: her sohbete {tokens} token düşer.</translation>
    </message>
</context>
<context>
    <name>SourceRow</name>
    <message>
        <source>Choose the machine</source>
        <translation>Cihazı seçin</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>Kullanılıyor</translation>
    </message>
    <message>
        <source>Measured on</source>
        <translation>Ölçülen cihaz</translation>
    </message>
    <message>
        <source>Open other results…</source>
        <translation>Başka sonuç aç…</translation>
    </message>
    <message>
        <source>The file names none that is known</source>
        <translation>Dosyada bilinen bir cihaz adı yok</translation>
    </message>
    <message>
        <source>The scenario then runs on the machine as it was measured, and shows full detail.</source>
        <translation>Senaryo o zaman ölçüldüğü hâliyle bu cihazda çalışır ve ayrıntılı hesabı gösterir.</translation>
    </message>
    <message>
        <source>Use this machine</source>
        <translation>Bu cihazı kullan</translation>
    </message>
</context>
<context>
    <name>StartCard</name>
    <message>
        <source>Also read: llama-bench as CSV, JSON, JSON lines or SQL, and the timings of llama-server, Ollama and OpenAI-style servers. Drop the files on the window if you like. Nothing is sent anywhere.</source>
        <translation>Şunlar da okunur: CSV, JSON, JSON satırları veya SQL olarak llama-bench çıktısı; llama-server, Ollama ve OpenAI tarzı sunucuların süreleri. Dosyaları pencereye de bırakabilirsiniz. Hiçbir yere bir şey gönderilmez.</translation>
    </message>
    <message>
        <source>Command to measure with: {command}</source>
        <translation>Ölçüm komutu: {command}</translation>
    </message>
    <message>
        <source>How fast is your machine really?</source>
        <translation>Cihazınız gerçekte ne kadar hızlı?</translation>
    </message>
    <message>
        <source>Open measured speeds and see them beside the prediction, under the roofs of the machine. From then on the program can predict your machine by its own measurements instead of its family&apos;s.</source>
        <translation>Ölçülmüş hızları açın; cihazın tavanları altında, öngörünün yanında görün. Program bundan sonra cihazınızı ailesinin değil kendi ölçümleriyle öngörebilir.</translation>
    </message>
    <message>
        <source>Open results…</source>
        <translation>Sonuç aç…</translation>
    </message>
    <message>
        <source>Show an example</source>
        <translation>Örnek göster</translation>
    </message>
    <message>
        <source>To measure your machine, run this beside your model file:</source>
        <translation>Cihazınızı ölçmek için bunu model dosyanızın yanında çalıştırın:</translation>
    </message>
</context>
<context>
    <name>TabNames</name>
    <message>
        <source>KV cache</source>
        <translation>KV önbelleği</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Ölçülen</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Geçişler</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zaman çizelgesi</translation>
    </message>
</context>
<context>
    <name>TabRow</name>
    <message>
        <source>{tab} (Ctrl+{number})</source>
        <translation>{tab} (Ctrl+{number})</translation>
    </message>
</context>
<context>
    <name>TextChooser</name>
    <message>
        <source>Answer</source>
        <translation>Yanıt</translation>
    </message>
    <message>
        <source>How many times does the text go through the model?</source>
        <translation>Metin modelden kaç kez geçer?</translation>
    </message>
    <message>
        <source>Only the first {prompt} tokens of the prompt and {answer} of the answer are shown; {prompt_cut} and {answer_cut} at their ends are cut.</source>
        <translation>İstemin yalnızca ilk {prompt}, yanıtın ilk {answer} token&apos;ı gösteriliyor; sonlarından {prompt_cut} ve {answer_cut} token kesildi.</translation>
    </message>
    <message>
        <source>Only the first {shown} tokens of the answer are shown; {cut} at its end are cut.</source>
        <translation>Yanıtın yalnızca ilk {shown} token&apos;ı gösteriliyor; sonundan {cut} token kesildi.</translation>
    </message>
    <message>
        <source>Only the first {shown} tokens of the prompt are shown; {cut} at its end are cut.</source>
        <translation>İstemin yalnızca ilk {shown} token&apos;ı gösteriliyor; sonundan {cut} token kesildi.</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>İstem</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Metin</translation>
    </message>
    <message>
        <source>The answer is empty: type at least one word. Until then the last text stays.</source>
        <translation>Yanıt boş: en az bir sözcük yazın. O zamana kadar son metin kalır.</translation>
    </message>
    <message>
        <source>The prompt is empty: type at least one word. Until then the last text stays.</source>
        <translation>İstem boş: en az bir sözcük yazın. O zamana kadar son metin kalır.</translation>
    </message>
    <message>
        <source>Type a prompt and an answer</source>
        <translation>Bir istem ve bir yanıt yazın</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Sizin yanıtınız</translation>
    </message>
    <message>
        <source>Your own text</source>
        <translation>Kendi metniniz</translation>
    </message>
    <message>
        <source>Your prompt</source>
        <translation>Sizin isteminiz</translation>
    </message>
</context>
<context>
    <name>TimeRow</name>
    <message>
        <source>Count the lecture&apos;s time from now on</source>
        <translation>Ders süresini şimdiden itibaren say</translation>
    </message>
    <message>
        <source>Lecture: {time}</source>
        <translation>Ders süresi: {time}</translation>
    </message>
    <message>
        <source>Time of day: {time}</source>
        <translation>Saat: {time}</translation>
    </message>
</context>
<context>
    <name>TimelineCards</name>
    <message>
        <source>Chats that share a pass</source>
        <translation>Geçişi paylaşan sohbetler</translation>
    </message>
    <message>
        <source>Cost of an answer token against chats that share a pass</source>
        <translation>Geçişi paylaşan sohbet sayısına göre yanıt token&apos;ının maliyeti</translation>
    </message>
    <message>
        <source>How busy is the chip?</source>
        <translation>Çip ne kadar meşgul?</translation>
    </message>
    <message>
        <source>The same answer without a KV cache</source>
        <translation>Aynı yanıt, KV önbelleği olmadan</translation>
    </message>
    <message>
        <source>What does a token cost?</source>
        <translation>Bir token&apos;ın maliyeti nedir?</translation>
    </message>
    <message>
        <source>What would make this faster?</source>
        <translation>Bunu ne hızlandırır?</translation>
    </message>
    <message>
        <source>same price</source>
        <translation>aynı fiyat</translation>
    </message>
</context>
<context>
    <name>TimelineTab</name>
    <message>
        <source>Back to the simple model</source>
        <translation>Basit modele dön</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Değişiklik</translation>
    </message>
    <message>
        <source>Chats at once</source>
        <translation>Eşzamanlı sohbet</translation>
    </message>
    <message>
        <source>Chip time of an answer token (s)</source>
        <translation>Yanıt token&apos;ının çip süresi (sn)</translation>
    </message>
    <message>
        <source>Decode</source>
        <translation>Kod çözme</translation>
    </message>
    <message>
        <source>One answer, start to finish</source>
        <translation>Baştan sona bir yanıt</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Geçişler</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Aşama</translation>
    </message>
    <message>
        <source>Prefill</source>
        <translation>Ön doldurma</translation>
    </message>
    <message>
        <source>Prefill and decode to scale</source>
        <translation>Ölçekli olarak ön doldurma ve kod çözme</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>Oran</translation>
    </message>
    <message>
        <source>Saved (s)</source>
        <translation>Kazanç (sn)</translation>
    </message>
    <message>
        <source>Switches between the simple model and full detail</source>
        <translation>Basit model ile ayrıntılı hesap arasında geçiş yapar</translation>
    </message>
    <message>
        <source>The same answer without a KV cache</source>
        <translation>Aynı yanıt, KV önbelleği olmadan</translation>
    </message>
    <message>
        <source>Then in all (s)</source>
        <translation>Sonra toplam (sn)</translation>
    </message>
    <message>
        <source>Time (s)</source>
        <translation>Süre (sn)</translation>
    </message>
    <message>
        <source>Turn on full detail</source>
        <translation>Ayrıntılı hesaba geç</translation>
    </message>
    <message>
        <source>Utilisation</source>
        <translation>Kullanım oranı</translation>
    </message>
    <message>
        <source>What does a token cost?</source>
        <translation>Bir token&apos;ın maliyeti nedir?</translation>
    </message>
    <message>
        <source>What would make this faster?</source>
        <translation>Bunu ne hızlandırır?</translation>
    </message>
    <message>
        <source>With the cache (s)</source>
        <translation>Önbellekle (sn)</translation>
    </message>
    <message>
        <source>Without (s)</source>
        <translation>Önbelleksiz (sn)</translation>
    </message>
</context>
<context>
    <name>TokenChips</name>
    <message>
        <source>Prompt: {prompt} – answer so far: {answer}</source>
        <translation>İstem: {prompt} – şimdiye kadarki yanıt: {answer}</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>About Two Speeds</source>
        <translation>Two Speeds hakkında</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Sistemle aynı</translation>
    </message>
    <message>
        <source>Bigger</source>
        <translation>Büyüt</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Koyu</translation>
    </message>
    <message>
        <source>Full: what to expect</source>
        <translation>Ayrıntılı: beklenen</translation>
    </message>
    <message>
        <source>GB (10⁹ bytes)</source>
        <translation>GB (10⁹ bayt)</translation>
    </message>
    <message>
        <source>GiB (2³⁰ bytes)</source>
        <translation>GiB (2³⁰ bayt)</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tuşlar</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Dil</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Açık</translation>
    </message>
    <message>
        <source>Normal size</source>
        <translation>Normal boyut</translation>
    </message>
    <message>
        <source>Numbers as a table…</source>
        <translation>Sayılar tablo olarak…</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation>Tercihler…</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Sun</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Çık</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Yinele</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Azaltılmış hareket</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Sıfırla</translation>
    </message>
    <message>
        <source>Simple: the speed of light</source>
        <translation>Basit: fiziksel sınır</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Küçült</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Yazı boyutu</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Geri al</translation>
    </message>
    <message>
        <source>Units of memory</source>
        <translation>Bellek birimleri</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Terimler</translation>
    </message>
</context>
<context>
    <name>_TextSize</name>
    <message>
        <source>Larger text</source>
        <translation>Yazıyı büyüt</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Yazıyı küçült</translation>
    </message>
    <message>
        <source>Text at its normal size</source>
        <translation>Yazı normal boyutta</translation>
    </message>
</context>
<context>
    <name>duration_pair</name>
    <message>
        <source>{part} of {whole}</source>
        <translation>{whole} içinde {part}</translation>
    </message>
    <message>
        <source>{part} of {whole} ms</source>
        <translation>{whole} ms içinde {part} ms</translation>
    </message>
    <message>
        <source>{part} of {whole} s</source>
        <translation>{whole} sn içinde {part} sn</translation>
    </message>
    <message>
        <source>{part} of {whole} µs</source>
        <translation>{whole} µs içinde {part} µs</translation>
    </message>
</context>
<context>
    <name>quantity</name>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n gün</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n years</source>
        <translation>
            <numerusform>%n yıl</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt; {value} %</source>
        <translation>&lt; %{value}</translation>
    </message>
    <message>
        <source>over a million years</source>
        <translation>bir milyon yıldan fazla</translation>
    </message>
    <message>
        <source>{days} {hours} h</source>
        <translation>{days} {hours} sa</translation>
    </message>
    <message>
        <source>{first} h</source>
        <translation>{first} sa</translation>
    </message>
    <message>
        <source>{first} h {second} min</source>
        <translation>{first} sa {second} dk</translation>
    </message>
    <message>
        <source>{first} min</source>
        <translation>{first} dk</translation>
    </message>
    <message>
        <source>{first} min {second} s</source>
        <translation>{first} dk {second} sn</translation>
    </message>
    <message>
        <source>{value} %</source>
        <translation>%{value}</translation>
    </message>
    <message>
        <source>{value} FLOP/byte</source>
        <translation>{value} FLOP/bayt</translation>
    </message>
    <message>
        <source>{value} GB</source>
        <translation>{value} GB</translation>
    </message>
    <message>
        <source>{value} GB/s</source>
        <translation>{value} GB/sn</translation>
    </message>
    <message>
        <source>{value} GiB</source>
        <translation>{value} GiB</translation>
    </message>
    <message>
        <source>{value} KiB</source>
        <translation>{value} KiB</translation>
    </message>
    <message>
        <source>{value} MB</source>
        <translation>{value} MB</translation>
    </message>
    <message>
        <source>{value} MiB</source>
        <translation>{value} MiB</translation>
    </message>
    <message>
        <source>{value} PB</source>
        <translation>{value} PB</translation>
    </message>
    <message>
        <source>{value} PiB</source>
        <translation>{value} PiB</translation>
    </message>
    <message>
        <source>{value} TB</source>
        <translation>{value} TB</translation>
    </message>
    <message>
        <source>{value} TB/s</source>
        <translation>{value} TB/sn</translation>
    </message>
    <message>
        <source>{value} TiB</source>
        <translation>{value} TiB</translation>
    </message>
    <message>
        <source>{value} bytes</source>
        <translation>{value} bayt</translation>
    </message>
    <message>
        <source>{value} kB</source>
        <translation>{value} kB</translation>
    </message>
    <message>
        <source>{value} ms</source>
        <translation>{value} ms</translation>
    </message>
    <message>
        <source>{value} ns</source>
        <translation>{value} ns</translation>
    </message>
    <message>
        <source>{value} s</source>
        <translation>{value} sn</translation>
    </message>
    <message>
        <source>{value} tokens/s</source>
        <translation>{value} token/sn</translation>
    </message>
    <message>
        <source>{value} {prefix}FLOP</source>
        <translation>{value} {prefix}FLOP</translation>
    </message>
    <message>
        <source>{value} {prefix}FLOP/s</source>
        <translation>{value} {prefix}FLOP/s</translation>
    </message>
    <message>
        <source>{value} µs</source>
        <translation>{value} µs</translation>
    </message>
    <message>
        <source>{value} ×</source>
        <translation>{value} kat</translation>
    </message>
</context>
<context>
    <name>ranges</name>
    <message>
        <source>{time} ({range})</source>
        <translation>{time} ({range})</translation>
    </message>
</context>
<context>
    <name>time_texts</name>
    <message>
        <source>{days} d {time}</source>
        <translation>{days} gün {time}</translation>
    </message>
    <message>
        <source>{value} d</source>
        <translation>{value} gün</translation>
    </message>
    <message>
        <source>{value} h</source>
        <translation>{value} sa</translation>
    </message>
    <message>
        <source>{value} min</source>
        <translation>{value} dk</translation>
    </message>
    <message>
        <source>{value} ms</source>
        <translation>{value} ms</translation>
    </message>
    <message>
        <source>{value} ns</source>
        <translation>{value} ns</translation>
    </message>
    <message>
        <source>{value} s</source>
        <translation>{value} sn</translation>
    </message>
    <message>
        <source>{value} years</source>
        <translation>{value} yıl</translation>
    </message>
    <message>
        <source>{value} µs</source>
        <translation>{value} µs</translation>
    </message>
</context>
<context>
    <name>timeline</name>
    <message numerus="yes">
        <source>%Ln chats at once</source>
        <translation>
            <numerusform>%Ln eşzamanlı sohbet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln passes</source>
        <translation>
            <numerusform>%Ln geçiş</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tokens</source>
        <translation>
            <numerusform>%Ln token</numerusform>
        </translation>
    </message>
    <message>
        <source>An answer of one token comes out of prefill and costs nothing more.</source>
        <translation>Tek token&apos;lık yanıt ön doldurmadan çıkar, ek maliyeti yoktur.</translation>
    </message>
    <message>
        <source>Answer token</source>
        <translation>Yanıt token&apos;ı</translation>
    </message>
    <message>
        <source>As more chats share a pass it first rises, up to {highest}, because they touch more experts; then it falls.</source>
        <translation>Geçişi paylaşan sohbet arttıkça oran, daha çok uzman kullanıldığı için önce {highest} değerine dek yükselir, sonra düşer.</translation>
    </message>
    <message>
        <source>As more chats share a pass it first rises, up to {highest}; then it falls.</source>
        <translation>Geçişi paylaşan sohbet arttıkça oran önce {highest} değerine dek yükselir, sonra düşer.</translation>
    </message>
    <message>
        <source>Both phases take about equally long: {total} in all.</source>
        <translation>İki aşama yaklaşık eşit sürüyor: toplam {total}.</translation>
    </message>
    <message>
        <source>Both phases take equally long: {time} each.</source>
        <translation>İki aşama eşit sürüyor: her biri {time}.</translation>
    </message>
    <message>
        <source>But it does not fit in memory.</source>
        <translation>Ama belleğe sığmıyor.</translation>
    </message>
    <message>
        <source>Chats that share a pass bring it down.</source>
        <translation>Geçişi paylaşan sohbetler bunu düşürür.</translation>
    </message>
    <message>
        <source>Chip time of an answer token: {ratio} that of a prompt token.</source>
        <translation>Çip süresi oranı, yanıt token&apos;ı / istem token&apos;ı: {ratio}.</translation>
    </message>
    <message>
        <source>DECODE {time}</source>
        <translation>KOD ÇÖZME {time}</translation>
    </message>
    <message>
        <source>Decode</source>
        <translation>Kod çözme</translation>
    </message>
    <message>
        <source>Decode-dominated: {share} of the {total} is writing.</source>
        <translation>Kod çözme baskın: toplam {total} sürenin {share} kadarı yazmakla geçiyor.</translation>
    </message>
    <message>
        <source>Does not fit into memory: these times are for a machine that had enough.</source>
        <translation>Belleğe sığmıyor: bu süreler, belleği yetecek bir cihaz içindir.</translation>
    </message>
    <message>
        <source>Full detail: with attention, cache reads, reachable speeds and a fixed time for each layer.</source>
        <translation>Ayrıntılı hesap: dikkat, önbellek okumaları, ulaşılabilir hızlar ve katman başına sabit süre ile.</translation>
    </message>
    <message>
        <source>Halve the answer</source>
        <translation>Yanıtı yarıla</translation>
    </message>
    <message>
        <source>Halve the bits per weight</source>
        <translation>Ağırlık bitlerini yarıla</translation>
    </message>
    <message>
        <source>Halve the prompt</source>
        <translation>İstemi yarıla</translation>
    </message>
    <message>
        <source>Here chats that share a pass do not change it.</source>
        <translation>Burada geçişi paylaşan sohbetler bunu değiştirmez.</translation>
    </message>
    <message>
        <source>Here chats that share a pass raise it, up to {highest}.</source>
        <translation>Burada geçişi paylaşan sohbetler bunu yükseltir; en çok {highest}.</translation>
    </message>
    <message>
        <source>Just as long: so short a conversation waits for the weights either way.</source>
        <translation>Aynı süre: bu kadar kısa bir sohbet her durumda ağırlıkları bekler.</translation>
    </message>
    <message>
        <source>Just as long: the only token comes out of the prefill.</source>
        <translation>Aynı süre: tek token zaten ön doldurmadan çıkar.</translation>
    </message>
    <message>
        <source>PREFILL {time}</source>
        <translation>ÖN DOLDURMA {time}</translation>
    </message>
    <message>
        <source>Prefill</source>
        <translation>Ön doldurma</translation>
    </message>
    <message>
        <source>Prefill of a mixture of experts can only be predicted roughly.</source>
        <translation>Uzman karışımlarında ön doldurma yalnızca kabaca öngörülebilir.</translation>
    </message>
    <message>
        <source>Prefill only: all of the {total} is reading the prompt.</source>
        <translation>Yalnızca ön doldurma: toplam {total} sürenin tamamı istemi okumakla geçiyor.</translation>
    </message>
    <message>
        <source>Prefill-dominated: {share} of the {total} is reading the prompt.</source>
        <translation>Ön doldurma baskın: toplam {total} sürenin {share} kadarı istemi okumakla geçiyor.</translation>
    </message>
    <message>
        <source>Prompt token</source>
        <translation>İstem token&apos;ı</translation>
    </message>
    <message>
        <source>Providers charge about three to five times as much for output.</source>
        <translation>Sağlayıcılar çıktı için yaklaşık üç ila beş kat ücret alır.</translation>
    </message>
    <message>
        <source>Ranges in brackets hold 9 of 10 measurements.</source>
        <translation>Ayraç içindeki aralıklar 10 ölçümün 9&apos;unu kapsar.</translation>
    </message>
    <message>
        <source>Simple model: reading weights and arithmetic only. Turn on full detail for attention, cache reads and what real programs reach.</source>
        <translation>Basit model: yalnızca ağırlık okuma ve hesaplama. Ayrıntılı hesaba geçince dikkat (attention), önbellek okumaları ve gerçek programların ulaştığı hızlar da katılır.</translation>
    </message>
    <message>
        <source>TTFT {time}</source>
        <translation>TTFT {time}</translation>
    </message>
    <message>
        <source>The only token comes out of prefill.</source>
        <translation>Tek token ön doldurmadan çıkar.</translation>
    </message>
    <message numerus="yes">
        <source>The prompt is read in pieces of %Ln tokens.</source>
        <translation>
            <numerusform>İstem %Ln token&apos;lık parçalar hâlinde okunur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The prompts of all chats are read in pieces of %Ln tokens.</source>
        <translation>
            <numerusform>Tüm sohbetlerin istemleri birlikte %Ln token&apos;lık parçalar hâlinde okunur.</numerusform>
        </translation>
    </message>
    <message>
        <source>Token computations per chat: {with_cache} with the cache, {without} without.</source>
        <translation>Sohbet başına token hesabı: önbellekle {with_cache}, önbelleksiz {without}.</translation>
    </message>
    <message>
        <source>Token computations: {with_cache} with the cache, {without} without.</source>
        <translation>Token hesabı: önbellekle {with_cache}, önbelleksiz {without}.</translation>
    </message>
    <message>
        <source>Twice the bandwidth</source>
        <translation>İki kat bant genişliği</translation>
    </message>
    <message>
        <source>Twice the compute</source>
        <translation>İki kat hesaplama gücü</translation>
    </message>
    <message>
        <source>While it writes, the chip computes {share} of the time.</source>
        <translation>Yazarken çip, sürenin {share} kadarında hesap yapar.</translation>
    </message>
    <message numerus="yes">
        <source>With %Ln chats at once, the chip time of an answer token is {ratio} that of a prompt token.</source>
        <translation>
            <numerusform>%Ln eşzamanlı sohbette çip süresi oranı, yanıt token&apos;ı / istem token&apos;ı: {ratio}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Without the cache, chats that share a pass do not bring it down.</source>
        <translation>Önbellek olmadan geçişi paylaşan sohbetler bunu düşürmez.</translation>
    </message>
    <message>
        <source>arithmetic is the limit (compute-bound)</source>
        <translation>sınır: hesap (hesaplamaya bağımlı)</translation>
    </message>
    <message>
        <source>decode takes longer than the prefill from {tokens} answer tokens on</source>
        <translation>kod çözme, {tokens} yanıt token&apos;ında ön doldurmayı geçer</translation>
    </message>
    <message>
        <source>first and only token at {time} (TTFT), no decode pass</source>
        <translation>ilk ve tek token: {time} (TTFT), kod çözme geçişi yok</translation>
    </message>
    <message>
        <source>first and only token roughly at {time} (TTFT), no decode pass</source>
        <translation>ilk ve tek token yaklaşık: {time} (TTFT), kod çözme geçişi yok</translation>
    </message>
    <message>
        <source>first token at {time} (TTFT)</source>
        <translation>ilk token: {time} (TTFT)</translation>
    </message>
    <message>
        <source>first token roughly at {time} (TTFT)</source>
        <translation>ilk token yaklaşık: {time} (TTFT)</translation>
    </message>
    <message>
        <source>in all {time}</source>
        <translation>toplam {time}</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>değişmez</translation>
    </message>
    <message>
        <source>no decode pass</source>
        <translation>kod çözme geçişi yok</translation>
    </message>
    <message>
        <source>one pass over {tokens}</source>
        <translation>tek geçişte {tokens}</translation>
    </message>
    <message>
        <source>the prefill takes longer, whatever the answer</source>
        <translation>yanıt ne olursa olsun ön doldurma daha uzun sürer</translation>
    </message>
    <message>
        <source>waits for memory (memory-bound)</source>
        <translation>belleği bekliyor (belleğe bağımlı)</translation>
    </message>
    <message>
        <source>whole answer at {time}</source>
        <translation>yanıtın tamamı: {time}</translation>
    </message>
    <message>
        <source>{comparison} This scenario runs without the cache.</source>
        <translation>{comparison} Bu senaryo önbelleksiz çalışıyor.</translation>
    </message>
    <message>
        <source>{model}, {weights}, on {machine}, {chats}: reads {read}, writes {write} in all</source>
        <translation>{model}, {weights}, {machine}, {chats}: toplam {read} okur, {write} yazar</translation>
    </message>
    <message>
        <source>{model}, {weights}, on {machine}: reads {read}</source>
        <translation>{model}, {weights}, {machine}: {read} okur</translation>
    </message>
    <message>
        <source>{model}, {weights}, on {machine}: reads {read}, writes {write}</source>
        <translation>{model}, {weights}, {machine}: {read} okur, {write} yazar</translation>
    </message>
    <message>
        <source>{passes} over the whole conversation, {tpot} (TPOT)</source>
        <translation>{passes}, sohbetin tamamı için, {tpot} (TPOT)</translation>
    </message>
    <message>
        <source>{passes} over {tokens}</source>
        <translation>{passes}, {tokens}</translation>
    </message>
    <message>
        <source>{passes}, each over the whole conversation, {tpot} apart (TPOT)</source>
        <translation>{passes}, her biri sohbetin tamamı için, {tpot} arayla (TPOT)</translation>
    </message>
    <message>
        <source>{passes}, one token each, {tpot} apart (TPOT)</source>
        <translation>{passes}, her biri bir token, {tpot} arayla (TPOT)</translation>
    </message>
    <message>
        <source>{passes}, one token for each chat, {tpot} (TPOT)</source>
        <translation>{passes}, her sohbete bir token, {tpot} (TPOT)</translation>
    </message>
    <message>
        <source>{passes}, one token for each chat, {tpot} apart (TPOT)</source>
        <translation>{passes}, her sohbete bir token, {tpot} arayla (TPOT)</translation>
    </message>
    <message>
        <source>{passes}, one token, {tpot} (TPOT)</source>
        <translation>{passes}, bir token, {tpot} (TPOT)</translation>
    </message>
    <message>
        <source>{passes}, {tpot}</source>
        <translation>{passes}, {tpot}</translation>
    </message>
    <message>
        <source>{passes}, {tpot} apart</source>
        <translation>{passes}, {tpot} arayla</translation>
    </message>
    <message>
        <source>{ratio} as long: reading this cache takes more time than it saves.</source>
        <translation>Süre {ratio}: bu önbelleği okumak, kazandırdığından uzun sürüyor.</translation>
    </message>
    <message>
        <source>{ratio} longer</source>
        <translation>{ratio} daha uzun</translation>
    </message>
    <message>
        <source>{time} with the cache</source>
        <translation>önbellekle {time}</translation>
    </message>
    <message>
        <source>{time} without</source>
        <translation>önbelleksiz {time}</translation>
    </message>
    <message>
        <source>{time}: every pass reads the whole conversation again</source>
        <translation>{time}: her geçiş sohbetin tamamını yeniden okur</translation>
    </message>
    <message>
        <source>{tokens} of each chat</source>
        <translation>her sohbetten {tokens}</translation>
    </message>
    <message>
        <source>⚠ The model was made for {tokens} tokens; this conversation is longer.</source>
        <translation>⚠ Model {tokens} token için yapıldı; bu sohbet daha uzun.</translation>
    </message>
</context>
</TS>
