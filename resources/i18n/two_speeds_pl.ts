<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>AboutWindow</name>
    <message>
        <source>About Two Speeds</source>
        <translation>O&#xa0;programie Two Speeds</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Składniki</translation>
    </message>
    <message>
        <source>Copy versions and licences</source>
        <translation>Kopiuj wersje i&#xa0;licencje</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencja</translation>
    </message>
    <message>
        <source>Licence: {licence}</source>
        <translation>Licencja: {licence}</translation>
    </message>
    <message>
        <source>Source code: {place}</source>
        <translation>Kod źródłowy: {place}</translation>
    </message>
    <message>
        <source>The program never goes on the network, and sends nothing to anyone.</source>
        <translation>Program nigdy nie łączy się z&#xa0;siecią i&#xa0;niczego nikomu nie wysyła.</translation>
    </message>
    <message>
        <source>Two Speeds</source>
        <translation>Two Speeds</translation>
    </message>
    <message>
        <source>What it is made of, and under which licences</source>
        <translation>Z&#xa0;czego się składa i&#xa0;na jakich licencjach</translation>
    </message>
    <message>
        <source>Why a language model reads fast and writes slowly: prefill against decode.</source>
        <translation>Dlaczego model językowy szybko czyta, a&#xa0;wolno pisze: prefill kontra dekodowanie.</translation>
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
        <translation>Każda z&#xa0;tych zmian wystarczy; naciśnij, aby ją wprowadzić.</translation>
    </message>
    <message>
        <source>Keep a KV cache</source>
        <translation>Używaj pamięci KV</translation>
    </message>
    <message>
        <source>Longest conversation in each chat</source>
        <translation>Najdłuższa rozmowa w&#xa0;każdym czacie</translation>
    </message>
    <message>
        <source>Longest conversation that fits</source>
        <translation>Najdłuższa rozmowa, która się mieści</translation>
    </message>
    <message>
        <source>Memory does not grow with the conversation, but the time of each token does. Press to keep a cache.</source>
        <translation>Pamięć nie rośnie z&#xa0;rozmową, ale rośnie czas każdego tokena. Naciśnij, aby używać pamięci KV.</translation>
    </message>
    <message>
        <source>No single change is enough; it takes two or more of them.</source>
        <translation>Jedna zmiana nie wystarczy; potrzeba co najmniej dwóch.</translation>
    </message>
    <message>
        <source>Press a cache format to use it.</source>
        <translation>Naciśnij format pamięci KV, aby go użyć.</translation>
    </message>
    <message>
        <source>This alone is enough; press it to do it.</source>
        <translation>Ta jedna zmiana wystarczy; naciśnij, aby ją wprowadzić.</translation>
    </message>
    <message>
        <source>Until the memory is full or the model&apos;s limit of {tokens} is reached. Press a cache format to use it.</source>
        <translation>Aż pamięć się zapełni albo do granicy modelu ({tokens}). Naciśnij format pamięci KV, aby go użyć.</translation>
    </message>
    <message>
        <source>What would make it fit</source>
        <translation>Co zrobić, żeby się zmieściło</translation>
    </message>
    <message>
        <source>Without a KV cache</source>
        <translation>Bez pamięci KV</translation>
    </message>
    <message>
        <source>{time} for one more token</source>
        <translation>kolejny token: {time}</translation>
    </message>
</context>
<context>
    <name>AllocationCard</name>
    <message>
        <source>Allocate {tokens} tokens up front</source>
        <translation>Zarezerwuj z&#xa0;góry {tokens} tok.</translation>
    </message>
    <message>
        <source>Allocated and still empty: {size}.</source>
        <translation>Zarezerwowane i&#xa0;wciąż puste: {size}.</translation>
    </message>
    <message>
        <source>As llama.cpp does. Now: as much as is needed.</source>
        <translation>Tak robi llama.cpp. Teraz: tyle, ile potrzeba.</translation>
    </message>
    <message>
        <source>How the cache is kept</source>
        <translation>Jak przechowywana jest pamięć KV</translation>
    </message>
    <message>
        <source>Ideal</source>
        <translation>Idealna</translation>
    </message>
    <message>
        <source>Whose rule for the number of cells applies</source>
        <translation>Według czyjej reguły liczone są komórki</translation>
    </message>
</context>
<context>
    <name>Blackout</name>
    <message>
        <source>Black screen: any key brings the picture back</source>
        <translation>Czarny ekran: dowolny klawisz przywraca obraz</translation>
    </message>
</context>
<context>
    <name>CacheStrip</name>
    <message numerus="yes">
        <source>%n cells are filled</source>
        <translation>
            <numerusform>Zapełniona jest %n komórka</numerusform>
            <numerusform>Zapełnione są %n komórki</numerusform>
            <numerusform>Zapełnionych jest %n komórek</numerusform>
        </translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>Pamięć KV</translation>
    </message>
    <message>
        <source>{kept} of {all} cells are filled</source>
        <translation>Zapełnione komórki: {kept} z&#xa0;{all}</translation>
    </message>
</context>
<context>
    <name>Catalogue</name>
    <message>
        <source>16-bit (bf16)</source>
        <translation>16 bitów (bf16)</translation>
    </message>
    <message>
        <source>16-bit (f16)</source>
        <translation>16 bitów (f16)</translation>
    </message>
    <message>
        <source>32-bit (f32)</source>
        <translation>32 bity (f32)</translation>
    </message>
    <message>
        <source>4-bit (AWQ, groups of 128)</source>
        <translation>4 bity (AWQ, grupy po 128)</translation>
    </message>
    <message>
        <source>4-bit (GPTQ, groups of 128)</source>
        <translation>4 bity (GPTQ, grupy po 128)</translation>
    </message>
    <message>
        <source>4-bit (MLX, groups of 64)</source>
        <translation>4 bity (MLX, grupy po 64)</translation>
    </message>
    <message>
        <source>4-bit (NF4)</source>
        <translation>4 bity (NF4)</translation>
    </message>
    <message>
        <source>4-bit (iq4_nl)</source>
        <translation>4 bity (iq4_nl)</translation>
    </message>
    <message>
        <source>4-bit (mxfp4)</source>
        <translation>4 bity (mxfp4)</translation>
    </message>
    <message>
        <source>4-bit (nvfp4)</source>
        <translation>4 bity (nvfp4)</translation>
    </message>
    <message>
        <source>4-bit (q4_0)</source>
        <translation>4 bity (q4_0)</translation>
    </message>
    <message>
        <source>4-bit (q4_1)</source>
        <translation>4 bity (q4_1)</translation>
    </message>
    <message>
        <source>5-bit (q5_0)</source>
        <translation>5 bitów (q5_0)</translation>
    </message>
    <message>
        <source>5-bit (q5_1)</source>
        <translation>5 bitów (q5_1)</translation>
    </message>
    <message>
        <source>6-bit (MLX, groups of 64)</source>
        <translation>6 bitów (MLX, grupy po 64)</translation>
    </message>
    <message>
        <source>8-bit (GPTQ, groups of 128)</source>
        <translation>8 bitów (GPTQ, grupy po 128)</translation>
    </message>
    <message>
        <source>8-bit (MLX, groups of 64)</source>
        <translation>8 bitów (MLX, grupy po 64)</translation>
    </message>
    <message>
        <source>8-bit (fp8)</source>
        <translation>8 bitów (fp8)</translation>
    </message>
    <message>
        <source>8-bit (int8)</source>
        <translation>8 bitów (int8)</translation>
    </message>
    <message>
        <source>8-bit (mxfp8)</source>
        <translation>8 bitów (mxfp8)</translation>
    </message>
    <message>
        <source>8-bit (q8_0)</source>
        <translation>8 bitów (q8_0)</translation>
    </message>
    <message>
        <source>Any machine</source>
        <translation>Dowolne urządzenie</translation>
    </message>
    <message>
        <source>Apple M1 (7-core GPU)</source>
        <translation>Apple M1 (GPU: 7 rdzeni)</translation>
    </message>
    <message>
        <source>Apple M1 (8-core GPU)</source>
        <translation>Apple M1 (GPU: 8 rdzeni)</translation>
    </message>
    <message>
        <source>Apple M1 Max (24-core GPU)</source>
        <translation>Apple M1 Max (GPU: 24 rdzenie)</translation>
    </message>
    <message>
        <source>Apple M1 Max (32-core GPU)</source>
        <translation>Apple M1 Max (GPU: 32 rdzenie)</translation>
    </message>
    <message>
        <source>Apple M1 Pro (14-core GPU)</source>
        <translation>Apple M1 Pro (GPU: 14 rdzeni)</translation>
    </message>
    <message>
        <source>Apple M1 Pro (16-core GPU)</source>
        <translation>Apple M1 Pro (GPU: 16 rdzeni)</translation>
    </message>
    <message>
        <source>Apple M1 Ultra (48-core GPU)</source>
        <translation>Apple M1 Ultra (GPU: 48 rdzeni)</translation>
    </message>
    <message>
        <source>Apple M1 Ultra (64-core GPU)</source>
        <translation>Apple M1 Ultra (GPU: 64 rdzenie)</translation>
    </message>
    <message>
        <source>Apple M2 (10-core GPU)</source>
        <translation>Apple M2 (GPU: 10 rdzeni)</translation>
    </message>
    <message>
        <source>Apple M2 (8-core GPU)</source>
        <translation>Apple M2 (GPU: 8 rdzeni)</translation>
    </message>
    <message>
        <source>Apple M2 Max (30-core GPU)</source>
        <translation>Apple M2 Max (GPU: 30 rdzeni)</translation>
    </message>
    <message>
        <source>Apple M2 Max (38-core GPU)</source>
        <translation>Apple M2 Max (GPU: 38 rdzeni)</translation>
    </message>
    <message>
        <source>Apple M2 Pro (16-core GPU)</source>
        <translation>Apple M2 Pro (GPU: 16 rdzeni)</translation>
    </message>
    <message>
        <source>Apple M2 Pro (19-core GPU)</source>
        <translation>Apple M2 Pro (GPU: 19 rdzeni)</translation>
    </message>
    <message>
        <source>Apple M2 Ultra (60-core GPU)</source>
        <translation>Apple M2 Ultra (GPU: 60 rdzeni)</translation>
    </message>
    <message>
        <source>Apple M2 Ultra (76-core GPU)</source>
        <translation>Apple M2 Ultra (GPU: 76 rdzeni)</translation>
    </message>
    <message>
        <source>Apple M3 (10-core GPU)</source>
        <translation>Apple M3 (GPU: 10 rdzeni)</translation>
    </message>
    <message>
        <source>Apple M3 (8-core GPU)</source>
        <translation>Apple M3 (GPU: 8 rdzeni)</translation>
    </message>
    <message>
        <source>Apple M3 Max (30-core GPU)</source>
        <translation>Apple M3 Max (GPU: 30 rdzeni)</translation>
    </message>
    <message>
        <source>Apple M3 Max (40-core GPU)</source>
        <translation>Apple M3 Max (GPU: 40 rdzeni)</translation>
    </message>
    <message>
        <source>Apple M3 Pro (14-core GPU)</source>
        <translation>Apple M3 Pro (GPU: 14 rdzeni)</translation>
    </message>
    <message>
        <source>Apple M3 Pro (18-core GPU)</source>
        <translation>Apple M3 Pro (GPU: 18 rdzeni)</translation>
    </message>
    <message>
        <source>Apple M3 Ultra (60-core GPU)</source>
        <translation>Apple M3 Ultra (GPU: 60 rdzeni)</translation>
    </message>
    <message>
        <source>Apple M3 Ultra (80-core GPU)</source>
        <translation>Apple M3 Ultra (GPU: 80 rdzeni)</translation>
    </message>
    <message>
        <source>Apple M4 (10-core GPU)</source>
        <translation>Apple M4 (GPU: 10 rdzeni)</translation>
    </message>
    <message>
        <source>Apple M4 (8-core GPU)</source>
        <translation>Apple M4 (GPU: 8 rdzeni)</translation>
    </message>
    <message>
        <source>Apple M4 Max (32-core GPU)</source>
        <translation>Apple M4 Max (GPU: 32 rdzenie)</translation>
    </message>
    <message>
        <source>Apple M4 Max (40-core GPU)</source>
        <translation>Apple M4 Max (GPU: 40 rdzeni)</translation>
    </message>
    <message>
        <source>Apple M4 Pro (16-core GPU)</source>
        <translation>Apple M4 Pro (GPU: 16 rdzeni)</translation>
    </message>
    <message>
        <source>Apple M4 Pro (20-core GPU)</source>
        <translation>Apple M4 Pro (GPU: 20 rdzeni)</translation>
    </message>
    <message>
        <source>Example 7B</source>
        <translation>Przykładowy 7B</translation>
    </message>
    <message>
        <source>Example 8B</source>
        <translation>Przykładowy 8B</translation>
    </message>
    <message>
        <source>Example card</source>
        <translation>Karta przykładowa</translation>
    </message>
    <message>
        <source>GB200 (one GPU) 186 GB</source>
        <translation>GB200 (jeden GPU) 186 GB</translation>
    </message>
    <message>
        <source>Guide machine</source>
        <translation>Urządzenie z&#xa0;poradnika</translation>
    </message>
    <message>
        <source>Laptop</source>
        <translation>Laptop</translation>
    </message>
    <message>
        <source>NVIDIA Turing without tensor cores</source>
        <translation>NVIDIA Turing bez rdzeni tensorowych</translation>
    </message>
    <message>
        <source>Server card</source>
        <translation>Karta serwerowa</translation>
    </message>
    <message>
        <source>Thin laptop CPU, LPDDR5X-7467 128-bit</source>
        <translation>CPU cienkiego laptopa, LPDDR5X-7467 128 bit</translation>
    </message>
    <message>
        <source>Typical laptop CPU, 4 cores, DDR4-3200 x2</source>
        <translation>Typowy CPU laptopa, 4 rdzenie, DDR4-3200 x2</translation>
    </message>
    <message>
        <source>Typical laptop CPU, 8 cores, DDR5-5600 x2</source>
        <translation>Typowy CPU laptopa, 8 rdzeni, DDR5-5600 x2</translation>
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
        <translation>Oś pozioma</translation>
    </message>
    <message>
        <source>Against depth</source>
        <translation>Według głębokości</translation>
    </message>
    <message>
        <source>Against model size</source>
        <translation>Według rozmiaru modelu</translation>
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
        <translation>Prędkości zmierzone i&#xa0;przewidywane</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Model</translation>
    </message>
    <message>
        <source>Tokens in the cache before the test</source>
        <translation>Tokeny w&#xa0;pamięci KV przed testem</translation>
    </message>
    <message>
        <source>Tokens per second</source>
        <translation>Tokeny na sekundę</translation>
    </message>
    <message>
        <source>Weights that one token reads ({unit})</source>
        <translation>Wagi czytane na jeden token ({unit})</translation>
    </message>
    <message>
        <source>decode</source>
        <translation>dekodowanie</translation>
    </message>
    <message>
        <source>decode measured</source>
        <translation>dekodowanie zmierzone</translation>
    </message>
    <message>
        <source>decode roof</source>
        <translation>dach dekodowania</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>przewidywane</translation>
    </message>
    <message>
        <source>prefill</source>
        <translation>prefill</translation>
    </message>
    <message>
        <source>prefill measured</source>
        <translation>prefill zmierzony</translation>
    </message>
    <message>
        <source>prefill roof</source>
        <translation>dach prefillu</translation>
    </message>
    <message>
        <source>roof of the data sheet</source>
        <translation>dach z&#xa0;karty katalogowej</translation>
    </message>
    <message>
        <source>where 9 of 10 should lie</source>
        <translation>tu powinno leżeć 9 z&#xa0;10</translation>
    </message>
    <message>
        <source>{count} measured points.</source>
        <translation>Zmierzone punkty: {count}.</translation>
    </message>
</context>
<context>
    <name>ChoiceButton</name>
    <message>
        <source>Hands: {hands}</source>
        <translation>Głosy: {hands}</translation>
    </message>
    <message>
        <source>Right. Hands: {hands}</source>
        <translation>Dobrze. Głosy: {hands}</translation>
    </message>
</context>
<context>
    <name>Cover</name>
    <message>
        <source>Hidden until it is revealed</source>
        <translation>Ukryte do chwili odsłonięcia</translation>
    </message>
    <message>
        <source>Shown at a later step</source>
        <translation>Pokażemy w&#xa0;dalszym kroku</translation>
    </message>
    <message>
        <source>Shown later</source>
        <translation>Pokażemy później</translation>
    </message>
</context>
<context>
    <name>CrashDesk</name>
    <message>
        <source>A trace of the crash is in {file}.</source>
        <translation>Zapis awarii jest w&#xa0;pliku {file}.</translation>
    </message>
    <message>
        <source>Something went wrong last time. Your scenario is back; undo leads to the usual start.</source>
        <translation>Poprzednio coś poszło nie tak. Twój scenariusz wrócił; „Cofnij” prowadzi do zwykłego początku.</translation>
    </message>
</context>
<context>
    <name>CrashWindow</name>
    <message>
        <source>Copied</source>
        <translation>Skopiowano</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiuj</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>It also stands in the log: {file}</source>
        <translation>Jest też w&#xa0;dzienniku: {file}</translation>
    </message>
    <message>
        <source>Open the log&apos;s folder</source>
        <translation>Otwórz folder dziennika</translation>
    </message>
    <message>
        <source>Please send the text below to whoever gave you this program; the program sends nothing itself.</source>
        <translation>Wyślij poniższy tekst osobie, od której masz ten program; sam program niczego nie wysyła.</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Zakończ</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Coś poszło nie tak</translation>
    </message>
    <message>
        <source>Something went wrong in the program</source>
        <translation>Coś poszło nie tak w&#xa0;programie</translation>
    </message>
    <message>
        <source>What to send</source>
        <translation>Co wysłać</translation>
    </message>
    <message>
        <source>You can go on. Save your scenario if you need it.</source>
        <translation>Możesz kontynuować. Zapisz scenariusz, jeśli go potrzebujesz.</translation>
    </message>
    <message>
        <source>You can go on. Your scenario is kept, and comes back at the next start.</source>
        <translation>Możesz kontynuować. Twój scenariusz jest zachowany i&#xa0;wróci przy następnym uruchomieniu.</translation>
    </message>
</context>
<context>
    <name>DataView</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n wiersz</numerusform>
            <numerusform>%n wiersze</numerusform>
            <numerusform>%n wierszy</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Copy for a spreadsheet</source>
        <translation>Kopiuj do arkusza</translation>
    </message>
    <message>
        <source>Numbers as a table</source>
        <translation>Liczby w&#xa0;tabeli</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabela</translation>
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
        <translation>Ekran prezentacji</translation>
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
        <translation>Pamięć KV: zarezerwowana długość × czaty</translation>
    </message>
    <message>
        <source>KV cache: chats (windows full)</source>
        <translation>Pamięć KV: czaty (okna pełne)</translation>
    </message>
    <message>
        <source>KV cache: length × chats</source>
        <translation>Pamięć KV: długość × czaty</translation>
    </message>
    <message>
        <source>KV cache: none</source>
        <translation>Pamięć KV: brak</translation>
    </message>
    <message>
        <source>Scratch memory (not in the bar): micro-batch</source>
        <translation>Pamięć robocza (poza paskiem): mikropartia</translation>
    </message>
    <message>
        <source>State: chats</source>
        <translation>Stan: czaty</translation>
    </message>
    <message>
        <source>Weights: nothing</source>
        <translation>Wagi: nic</translation>
    </message>
    <message>
        <source>What each part grows with</source>
        <translation>Z&#xa0;czym rośnie każda część</translation>
    </message>
    <message>
        <source>What each part grows with:</source>
        <translation>Co zwiększa każdą część:</translation>
    </message>
</context>
<context>
    <name>DropTarget</name>
    <message>
        <source>A model (GGUF, config.json or a folder), a scenario, a lesson, or measured speeds</source>
        <translation>Model (GGUF, config.json lub folder), scenariusz, lekcja albo zmierzone prędkości</translation>
    </message>
    <message>
        <source>Drop it anywhere</source>
        <translation>Upuść gdziekolwiek</translation>
    </message>
</context>
<context>
    <name>EntryField</name>
    <message>
        <source>Type a number from {low} to {high}.</source>
        <translation>Wpisz liczbę od {low} do {high}.</translation>
    </message>
    <message>
        <source>Type a whole number from {low} to {high}.</source>
        <translation>Wpisz liczbę całkowitą od {low} do {high}.</translation>
    </message>
</context>
<context>
    <name>ExpertsCard</name>
    <message>
        <source>Different experts per layer against tokens in the pass</source>
        <translation>Różni eksperci na warstwę w&#xa0;zależności od liczby tokenów w&#xa0;przebiegu</translation>
    </message>
    <message>
        <source>Experts that a pass touches</source>
        <translation>Eksperci użyci w&#xa0;przebiegu</translation>
    </message>
    <message>
        <source>This pass touches {touched} of {experts} experts in each layer if all are chosen equally often: one token needs {per_token}, and many tokens need nearly all.</source>
        <translation>Jeśli wszyscy są wybierani równie często, ten przebieg używa w&#xa0;każdej warstwie {touched} z&#xa0;{experts} ekspertów: jeden token potrzebuje {per_token}, a&#xa0;wiele tokenów niemal wszystkich.</translation>
    </message>
    <message>
        <source>Tokens in the pass</source>
        <translation>Tokeny w&#xa0;przebiegu</translation>
    </message>
    <message>
        <source>all {experts}</source>
        <translation>wszyscy: {experts}</translation>
    </message>
</context>
<context>
    <name>ExportDesk</name>
    <message>
        <source>Cancelled; nothing was written.</source>
        <translation>Anulowano; niczego nie zapisano.</translation>
    </message>
    <message>
        <source>One animation is being made already; wait for it or cancel it.</source>
        <translation>Jedna animacja już powstaje; poczekaj na nią albo ją anuluj.</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Zapisano: {file}</translation>
    </message>
    <message>
        <source>Take it away</source>
        <translation>Eksportuj</translation>
    </message>
    <message>
        <source>The tab is on the clipboard as a picture.</source>
        <translation>Zakładkę skopiowano do schowka jako obraz.</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>All tabs</source>
        <translation>Wszystkie zakładki</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animacja</translation>
    </message>
    <message>
        <source>CSV beside it</source>
        <translation>Obok plik CSV</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Kopiuj obraz</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Dane</translation>
    </message>
    <message>
        <source>Drawing the frames…</source>
        <translation>Rysowanie klatek…</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>Klatki na sekundę</translation>
    </message>
    <message>
        <source>Hand-out</source>
        <translation>Materiał</translation>
    </message>
    <message>
        <source>Numbers too</source>
        <translation>Także liczby</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Zakres</translation>
    </message>
    <message>
        <source>One page: the scenario&apos;s numbers, memory and timeline with their verdicts, and the scenario as text, which Two Speeds can read again.</source>
        <translation>Jedna strona: liczby scenariusza, pamięć i&#xa0;oś czasu z&#xa0;werdyktami oraz scenariusz jako tekst, który Two Speeds znów odczyta.</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Obraz</translation>
    </message>
    <message>
        <source>Pixels per point</source>
        <translation>Piksele na punkt</translation>
    </message>
    <message>
        <source>Progress of the animation</source>
        <translation>Postęp animacji</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Zapisz…</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekundy</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Rozmiar</translation>
    </message>
    <message>
        <source>Take it away</source>
        <translation>Eksportuj</translation>
    </message>
    <message>
        <source>The tab with its verdict, as large as it is in the window.</source>
        <translation>Zakładka z&#xa0;werdyktem, w&#xa0;takim rozmiarze jak w&#xa0;oknie.</translation>
    </message>
    <message>
        <source>The tab&apos;s animation from its start to its end. The window can be used meanwhile.</source>
        <translation>Animacja zakładki od początku do końca. W&#xa0;tym czasie można korzystać z&#xa0;okna.</translation>
    </message>
    <message>
        <source>The tab&apos;s numbers for a spreadsheet, in SI units.</source>
        <translation>Liczby z&#xa0;zakładki do arkusza, w&#xa0;jednostkach SI.</translation>
    </message>
    <message>
        <source>This tab</source>
        <translation>Ta zakładka</translation>
    </message>
    <message>
        <source>This tab has no animation. Choose another tab in the window.</source>
        <translation>Ta zakładka nie ma animacji. Wybierz w&#xa0;oknie inną zakładkę.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Co</translation>
    </message>
    <message>
        <source>Writing the file…</source>
        <translation>Zapisywanie pliku…</translation>
    </message>
</context>
<context>
    <name>ExportMenu</name>
    <message>
        <source>Animation…</source>
        <translation>Animacja…</translation>
    </message>
    <message>
        <source>Copy as a picture</source>
        <translation>Kopiuj jako obraz</translation>
    </message>
    <message>
        <source>Data…</source>
        <translation>Dane…</translation>
    </message>
    <message>
        <source>Hand-out…</source>
        <translation>Materiał…</translation>
    </message>
    <message>
        <source>Picture…</source>
        <translation>Obraz…</translation>
    </message>
    <message>
        <source>Take it away</source>
        <translation>Eksportuj</translation>
    </message>
</context>
<context>
    <name>FileActions</name>
    <message>
        <source>Copy scenario</source>
        <translation>Kopiuj scenariusz</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Plik</translation>
    </message>
    <message>
        <source>Forget these files</source>
        <translation>Zapomnij te pliki</translation>
    </message>
    <message>
        <source>Open a model&apos;s folder…</source>
        <translation>Otwórz folder modelu…</translation>
    </message>
    <message>
        <source>Open a model, scenario or speeds…</source>
        <translation>Otwórz model, scenariusz lub prędkości…</translation>
    </message>
    <message>
        <source>Own machine…</source>
        <translation>Własne urządzenie…</translation>
    </message>
    <message>
        <source>Own model…</source>
        <translation>Własny model…</translation>
    </message>
    <message>
        <source>Paste scenario</source>
        <translation>Wklej scenariusz</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Ostatnie pliki</translation>
    </message>
    <message>
        <source>Save scenario…</source>
        <translation>Zapisz scenariusz…</translation>
    </message>
</context>
<context>
    <name>FileDesk</name>
    <message numerus="yes">
        <source>%n measured speed(s) in {files}.</source>
        <translation>
            <numerusform>%n zmierzona prędkość: {files}.</numerusform>
            <numerusform>%n zmierzone prędkości: {files}.</numerusform>
            <numerusform>%n zmierzonych prędkości: {files}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them cannot be used.</source>
        <translation>
            <numerusform>%n z&#xa0;nich nie da się wykorzystać.</numerusform>
            <numerusform>%n z&#xa0;nich nie da się wykorzystać.</numerusform>
            <numerusform>%n z&#xa0;nich nie da się wykorzystać.</numerusform>
        </translation>
    </message>
    <message>
        <source>All files ({patterns})</source>
        <translation>Wszystkie pliki ({patterns})</translation>
    </message>
    <message>
        <source>All that can be opened ({patterns})</source>
        <translation>Wszystko, co można otworzyć ({patterns})</translation>
    </message>
    <message>
        <source>No measured speed in {files} can be used: “{tab}” says why.</source>
        <translation>Żadnej ze zmierzonych prędkości nie można użyć ({files}): wyjaśnia to zakładka „{tab}”.</translation>
    </message>
    <message>
        <source>Nothing of that can be used: “{tab}” says why.</source>
        <translation>Nic z&#xa0;tego nie da się wykorzystać: zakładka „{tab}” mówi, dlaczego.</translation>
    </message>
    <message>
        <source>Open a model&apos;s folder</source>
        <translation>Otwórz folder modelu</translation>
    </message>
    <message>
        <source>Open a model, a scenario, a lesson or measured speeds</source>
        <translation>Otwórz model, scenariusz, lekcję lub zmierzone prędkości</translation>
    </message>
    <message>
        <source>Save the scenario</source>
        <translation>Zapisz scenariusz</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Zapisano: {file}</translation>
    </message>
    <message>
        <source>Scenarios ({patterns})</source>
        <translation>Scenariusze ({patterns})</translation>
    </message>
    <message>
        <source>The clipboard holds no text. Copy a scenario first.</source>
        <translation>W&#xa0;schowku nie ma tekstu. Najpierw skopiuj scenariusz.</translation>
    </message>
    <message>
        <source>The scenario is on the clipboard as text.</source>
        <translation>Scenariusz skopiowano do schowka jako tekst.</translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation>schowek</translation>
    </message>
</context>
<context>
    <name>HandOut</name>
    <message numerus="yes">
        <source>%n token(s) in a pass</source>
        <translation>
            <numerusform>%n token w&#xa0;przebiegu</numerusform>
            <numerusform>%n tokeny w&#xa0;przebiegu</numerusform>
            <numerusform>%n tokenów w&#xa0;przebiegu</numerusform>
        </translation>
    </message>
    <message>
        <source>All chats</source>
        <translation>Wszystkie czaty</translation>
    </message>
    <message>
        <source>Balance point</source>
        <translation>Punkt równowagi</translation>
    </message>
    <message>
        <source>Calculated</source>
        <translation>Obliczono</translation>
    </message>
    <message>
        <source>Chip busy in decode</source>
        <translation>Zajętość układu w&#xa0;dekodowaniu</translation>
    </message>
    <message>
        <source>Chip busy in prefill</source>
        <translation>Zajętość układu w&#xa0;prefillu</translation>
    </message>
    <message>
        <source>Decode in all</source>
        <translation>Dekodowanie łącznie</translation>
    </message>
    <message>
        <source>Decode is limited by</source>
        <translation>Ograniczenie dekodowania</translation>
    </message>
    <message>
        <source>Each chat</source>
        <translation>Każdy czat</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Wolne</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Razem</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>Pamięć KV</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Ograniczenia</translation>
    </message>
    <message>
        <source>Longest conversation</source>
        <translation>Najdłuższa rozmowa</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Urządzenie</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Pamięć</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Model</translation>
    </message>
    <message>
        <source>One more token</source>
        <translation>Kolejny token</translation>
    </message>
    <message>
        <source>Prefill is limited by</source>
        <translation>Ograniczenie prefillu</translation>
    </message>
    <message>
        <source>Ridge point</source>
        <translation>Punkt załamania</translation>
    </message>
    <message>
        <source>Share of prefill</source>
        <translation>Udział prefillu</translation>
    </message>
    <message>
        <source>The cache saves</source>
        <translation>Pamięć KV oszczędza</translation>
    </message>
    <message>
        <source>The machine has</source>
        <translation>Urządzenie ma</translation>
    </message>
    <message>
        <source>The way back in: copy this text and paste it into Two Speeds, or save it as a file {ending}.</source>
        <translation>Powrót do programu: skopiuj ten tekst i&#xa0;wklej go do Two Speeds albo zapisz jako plik {ending}.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Czas</translation>
    </message>
    <message>
        <source>Time per output token (TPOT)</source>
        <translation>Czas na token (TPOT)</translation>
    </message>
    <message>
        <source>Time to first token (TTFT)</source>
        <translation>Pierwszy token (TTFT)</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokeny</translation>
    </message>
    <message>
        <source>Too much by</source>
        <translation>Za dużo o</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Łącznie</translation>
    </message>
    <message>
        <source>Two Speeds</source>
        <translation>Two Speeds</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Wagi</translation>
    </message>
    <message>
        <source>Without a KV cache</source>
        <translation>Bez pamięci KV</translation>
    </message>
    <message>
        <source>arithmetic</source>
        <translation>obliczenia</translation>
    </message>
    <message>
        <source>cache as llama.cpp allocates it</source>
        <translation>pamięć KV taka, jaką rezerwuje llama.cpp</translation>
    </message>
    <message>
        <source>cache as the text needs it</source>
        <translation>pamięć KV taka, jakiej potrzebuje tekst</translation>
    </message>
    <message>
        <source>full: what to expect, with measured efficiencies where there are any</source>
        <translation>model szczegółowy: czego się spodziewać, ze zmierzonymi sprawnościami, jeśli są</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>pamięć</translation>
    </message>
    <message>
        <source>prompt {prompt}, answer {answer}, chats at once {chats}</source>
        <translation>prompt {prompt}, odpowiedź {answer}, czaty naraz {chats}</translation>
    </message>
    <message>
        <source>simple: the speed of light of this machine</source>
        <translation>model prosty: kres możliwości tego urządzenia</translation>
    </message>
    <message>
        <source>{count} (model)</source>
        <translation>{count} (model)</translation>
    </message>
    <message>
        <source>{count} tokens</source>
        <translation>{count} tok.</translation>
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
        <translation>Pamięć KV</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lekcje</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Pomiary</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Przebiegi</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Oś czasu</translation>
    </message>
    <message>
        <source>Two Speeds</source>
        <translation>Two Speeds</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Widoki</translation>
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
        <translation>1 GB to 10⁹ bajtów, 1 GiB to 2³⁰ bajtów. Karta sprzedawana jako 24 GB ma 24 GiB.</translation>
    </message>
    <message>
        <source>A chart of the speed of arithmetic against arithmetic intensity. The slope is the bandwidth roof, the flat part the compute roof; they meet at the ridge point, and no pass gets above them.</source>
        <translation>Wykres prędkości obliczeń w&#xa0;zależności od intensywności arytmetycznej. Skos to dach przepustowości, płaska część to dach obliczeń; łączą się w&#xa0;punkcie załamania i&#xa0;żaden przebieg nie wzniesie się ponad nie.</translation>
    </message>
    <message>
        <source>A language model reads fast and writes slowly. This program shows why.</source>
        <translation>Model językowy szybko czyta, a&#xa0;wolno pisze. Ten program pokazuje dlaczego.</translation>
    </message>
    <message>
        <source>A layer with a window looks back at only so many tokens. Its part of the cache stops growing when the window is full.</source>
        <translation>Warstwa z&#xa0;oknem sięga wstecz tylko do określonej liczby tokenów. Gdy okno się zapełni, jej część pamięci KV przestaje rosnąć.</translation>
    </message>
    <message>
        <source>A pass is memory-bound if reading takes longer than arithmetic, and compute-bound if arithmetic takes longer. The faster job waits for the slower one.</source>
        <translation>Gdy czytanie trwa dłużej niż obliczenia, przebieg jest ograniczony pamięcią; gdy dłużej trwają obliczenia, jest ograniczony obliczeniami. Szybsze zadanie czeka na wolniejsze.</translation>
    </message>
    <message>
        <source>A quantised format of llama.cpp: most weights have 4 bits and some 6, with scales for blocks of weights. In most models that makes about 5 bits for each, instead of 16.</source>
        <translation>Skwantyzowany format llama.cpp: większość wag ma 4 bity, a&#xa0;niektóre 6, do tego skale bloków wag. W&#xa0;większości modeli daje to około 5 bitów na wagę zamiast 16.</translation>
    </message>
    <message>
        <source>A word or a piece of one. The model reads and writes tokens, and speeds are counted in them.</source>
        <translation>Słowo albo jego kawałek. Model czyta i&#xa0;pisze tokeny, a&#xa0;prędkości podaje się w&#xa0;tokenach.</translation>
    </message>
    <message>
        <source>Arithmetic intensity</source>
        <translation>Intensywność arytmetyczna</translation>
    </message>
    <message>
        <source>Arithmetic per byte read, in FLOP/byte. Below the ridge point memory is the limit.</source>
        <translation>Liczba działań na przeczytany bajt, w&#xa0;FLOP/bajt. Poniżej punktu załamania ograniczeniem jest pamięć.</translation>
    </message>
    <message>
        <source>Balance point</source>
        <translation>Punkt równowagi</translation>
    </message>
    <message>
        <source>Decode</source>
        <translation>Dekodowanie</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Ekspert</translation>
    </message>
    <message>
        <source>GB and GiB</source>
        <translation>GB i&#xa0;GiB</translation>
    </message>
    <message>
        <source>How weights are kept</source>
        <translation>Jak przechowywane są wagi</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>Pamięć KV</translation>
    </message>
    <message>
        <source>KV head</source>
        <translation>Głowica KV</translation>
    </message>
    <message>
        <source>Keys and values of all tokens so far, kept so that they need not be computed again.</source>
        <translation>Klucze i&#xa0;wartości wszystkich dotychczasowych tokenów, zachowane, by nie liczyć ich ponownie.</translation>
    </message>
    <message>
        <source>MBU and MFU</source>
        <translation>MBU i&#xa0;MFU</translation>
    </message>
    <message>
        <source>Memory-bound and compute-bound</source>
        <translation>Ograniczenie pamięcią i&#xa0;obliczeniami (memory-bound, compute-bound)</translation>
    </message>
    <message>
        <source>Micro-batch</source>
        <translation>Mikropartia</translation>
    </message>
    <message>
        <source>One of many parallel parts of a layer in a mixture of experts. A token uses only a few of them, but memory holds them all.</source>
        <translation>Jedna z&#xa0;wielu równoległych części warstwy w&#xa0;mieszance ekspertów. Token używa tylko kilku z&#xa0;nich, ale w&#xa0;pamięci są wszystkie.</translation>
    </message>
    <message>
        <source>One run of tokens through all layers. However many go in, the weights are read only once.</source>
        <translation>Jedno przejście tokenów przez wszystkie warstwy. Ile by ich nie weszło, wagi czyta się tylko raz.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Przebieg</translation>
    </message>
    <message>
        <source>Prefill</source>
        <translation>Prefill</translation>
    </message>
    <message>
        <source>Q4_K_M</source>
        <translation>Q4_K_M</translation>
    </message>
    <message>
        <source>Reading and writing</source>
        <translation>Czytanie i&#xa0;pisanie</translation>
    </message>
    <message>
        <source>Ridge point</source>
        <translation>Punkt załamania</translation>
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
        <translation>TTFT i&#xa0;TPOT</translation>
    </message>
    <message>
        <source>The answer is written one token per pass. Each pass reads all weights: memory is the limit.</source>
        <translation>Odpowiedź powstaje po jednym tokenie na przebieg. Każdy przebieg czyta wszystkie wagi: ograniczeniem jest pamięć.</translation>
    </message>
    <message>
        <source>The arithmetic intensity at which reading and arithmetic take equally long: the peak arithmetic of the machine divided by its bandwidth.</source>
        <translation>Intensywność arytmetyczna, przy której czytanie i&#xa0;obliczenia trwają tyle samo: szczytowa moc obliczeniowa urządzenia podzielona przez przepustowość pamięci.</translation>
    </message>
    <message>
        <source>The most tokens that llama.cpp takes into one pass, 512 unless set otherwise. A longer prompt is read in pieces.</source>
        <translation>Największa liczba tokenów, jaką llama.cpp bierze do jednego przebiegu: 512, o&#xa0;ile nie ustawiono inaczej. Dłuższy prompt jest czytany porcjami.</translation>
    </message>
    <message>
        <source>The number of tokens in a pass at which reading and arithmetic take equally long.</source>
        <translation>Liczba tokenów w&#xa0;przebiegu, przy której czytanie i&#xa0;obliczenia trwają tyle samo.</translation>
    </message>
    <message>
        <source>The part of a layer that keeps one key and one value for each token. Several heads of attention may share one, and the cache is smaller then.</source>
        <translation>Część warstwy, która dla każdego tokena przechowuje jeden klucz i&#xa0;jedną wartość. Kilka głowic uwagi może korzystać z&#xa0;jednej głowicy KV, a&#xa0;pamięć KV jest wtedy mniejsza.</translation>
    </message>
    <message>
        <source>The place of one chat in llama.cpp: as many chats can run at once as there are slots.</source>
        <translation>Miejsce na jeden czat w&#xa0;llama.cpp: naraz może działać tyle czatów, ile jest slotów.</translation>
    </message>
    <message>
        <source>The share of the time in which the chip computes; where memory limits, it mostly waits.</source>
        <translation>Część czasu, w&#xa0;której układ liczy; gdy ogranicza pamięć, układ głównie czeka.</translation>
    </message>
    <message>
        <source>The shares of the peak bandwidth and of the peak arithmetic that a real program gets.</source>
        <translation>Jaką część szczytowej przepustowości pamięci i&#xa0;mocy obliczeniowej osiąga prawdziwy program.</translation>
    </message>
    <message>
        <source>The whole prompt is read in one pass. Arithmetic is the limit.</source>
        <translation>Cały prompt jest czytany w&#xa0;jednym przebiegu. Ograniczeniem są obliczenia.</translation>
    </message>
    <message>
        <source>Time to first token: the prefill. Time per output token: one decode pass.</source>
        <translation>Czas do pierwszego tokena: prefill. Czas na token: jeden przebieg dekodowania.</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Two speeds</source>
        <translation>Dwie prędkości</translation>
    </message>
    <message>
        <source>Utilisation</source>
        <translation>Wykorzystanie</translation>
    </message>
    <message>
        <source>What sets the limit</source>
        <translation>Co wyznacza granicę</translation>
    </message>
    <message>
        <source>What takes memory</source>
        <translation>Co zajmuje pamięć</translation>
    </message>
    <message>
        <source>What the words mean</source>
        <translation>Co znaczą pojęcia</translation>
    </message>
    <message>
        <source>Window (sliding-window attention)</source>
        <translation>Okno (uwaga z&#xa0;oknem przesuwnym)</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Pojęcia</translation>
    </message>
</context>
<context>
    <name>KeyOverlay</name>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Keys on the tab {tab}</source>
        <translation>Klawisze na zakładce: {tab}</translation>
    </message>
    <message>
        <source>What the words mean</source>
        <translation>Co znaczą pojęcia</translation>
    </message>
</context>
<context>
    <name>KeyTable</name>
    <message>
        <source>Back to what the step shows</source>
        <translation>Powrót do tego, co pokazuje krok</translation>
    </message>
    <message>
        <source>Black screen while presenting; any key brings the picture back</source>
        <translation>Czarny ekran podczas prezentacji; dowolny klawisz przywraca obraz</translation>
    </message>
    <message>
        <source>Choose a lesson</source>
        <translation>Wybór lekcji</translation>
    </message>
    <message>
        <source>Choose a tab</source>
        <translation>Wybór zakładki</translation>
    </message>
    <message>
        <source>Choose the display to present on</source>
        <translation>Wybór ekranu prezentacji</translation>
    </message>
    <message>
        <source>Copy the scenario as text</source>
        <translation>Kopiuj scenariusz jako tekst</translation>
    </message>
    <message>
        <source>Copy this tab as a picture</source>
        <translation>Kopiuj tę zakładkę jako obraz</translation>
    </message>
    <message>
        <source>Count a hand for an answer</source>
        <translation>Dodaj głos na odpowiedź</translation>
    </message>
    <message>
        <source>End presenting, or else the lesson</source>
        <translation>Zakończ prezentację, a&#xa0;bez niej lekcję</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Wszędzie</translation>
    </message>
    <message>
        <source>Files and the clipboard</source>
        <translation>Pliki i&#xa0;schowek</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Większy tekst</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Jasny lub ciemny</translation>
    </message>
    <message>
        <source>Move a slider by a hundredth of its scale</source>
        <translation>Przesuń suwak o&#xa0;setną część skali</translation>
    </message>
    <message>
        <source>Move a slider by a tenth of its scale</source>
        <translation>Przesuń suwak o&#xa0;dziesiątą część skali</translation>
    </message>
    <message>
        <source>Move a slider by exactly one</source>
        <translation>Przesuń suwak dokładnie o&#xa0;jeden</translation>
    </message>
    <message>
        <source>Next or previous control</source>
        <translation>Następna lub poprzednia kontrolka</translation>
    </message>
    <message>
        <source>Next step of the lesson</source>
        <translation>Następny krok lekcji</translation>
    </message>
    <message>
        <source>On this tab</source>
        <translation>Na tej zakładce</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Krok wstecz</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Krok naprzód</translation>
    </message>
    <message>
        <source>Open a model&apos;s folder</source>
        <translation>Otwórz folder modelu</translation>
    </message>
    <message>
        <source>Open a model, a scenario, a lesson or measured speeds</source>
        <translation>Otwórz model, scenariusz, lekcję lub zmierzone prędkości</translation>
    </message>
    <message>
        <source>Paste a scenario</source>
        <translation>Wklej scenariusz</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Odtwarzanie lub pauza</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferencje</translation>
    </message>
    <message>
        <source>Present on the full screen</source>
        <translation>Prezentacja na pełnym ekranie</translation>
    </message>
    <message>
        <source>Presenter&apos;s notes of the lesson</source>
        <translation>Notatki prowadzącego do lekcji</translation>
    </message>
    <message>
        <source>Presenting and lessons</source>
        <translation>Prezentacja i&#xa0;lekcje</translation>
    </message>
    <message>
        <source>Press the button that has the focus</source>
        <translation>Naciśnij przycisk, który ma fokus</translation>
    </message>
    <message>
        <source>Previous step of the lesson</source>
        <translation>Poprzedni krok lekcji</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Zakończ</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>Reset the scenario</source>
        <translation>Przywróć scenariusz początkowy</translation>
    </message>
    <message>
        <source>Reveal the answer</source>
        <translation>Odsłoń odpowiedź</translation>
    </message>
    <message>
        <source>Save the scenario</source>
        <translation>Zapisz scenariusz</translation>
    </message>
    <message>
        <source>Show pressed keys, while presenting</source>
        <translation>Pokaż naciskane klawisze podczas prezentacji</translation>
    </message>
    <message>
        <source>Sliders and fields</source>
        <translation>Suwaki i&#xa0;pola</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Mniejszy tekst</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spacja</translation>
    </message>
    <message>
        <source>Spotlight around the pointer, while presenting</source>
        <translation>Reflektor wokół wskaźnika podczas prezentacji</translation>
    </message>
    <message>
        <source>Take a hand back</source>
        <translation>Odejmij głos</translation>
    </message>
    <message>
        <source>Take it away: picture, animation, hand-out</source>
        <translation>Eksportuj: obraz, animacja, materiał</translation>
    </message>
    <message>
        <source>Text at its normal size</source>
        <translation>Tekst w&#xa0;normalnym rozmiarze</translation>
    </message>
    <message>
        <source>These keys</source>
        <translation>Te klawisze</translation>
    </message>
    <message>
        <source>This tab&apos;s numbers as a table</source>
        <translation>Liczby z&#xa0;tej zakładki jako tabela</translation>
    </message>
    <message>
        <source>To the ends of the scale</source>
        <translation>Na krańce skali</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
</context>
<context>
    <name>KvCacheTab</name>
    <message>
        <source>A {cache} cache would fit.</source>
        <translation>Zmieści się z&#xa0;pamięcią KV: {cache}.</translation>
    </message>
    <message>
        <source>Bigger card: {machine}</source>
        <translation>Większa karta: {machine}</translation>
    </message>
    <message>
        <source>Bytes, {cache}</source>
        <translation>Bajty, {cache}</translation>
    </message>
    <message>
        <source>Does not fit: {over} too much.</source>
        <translation>Nie mieści się: o&#xa0;{over} za dużo.</translation>
    </message>
    <message>
        <source>Each pass runs over the whole conversation again, so each token takes longer.</source>
        <translation>Każdy przebieg czyta całą rozmowę od nowa, więc każdy token trwa dłużej.</translation>
    </message>
    <message>
        <source>Fewer chats at once would fit: {chats}.</source>
        <translation>Zmieści się mniej czatów naraz: {chats}.</translation>
    </message>
    <message>
        <source>Fewer chats: {chats}</source>
        <translation>Mniej czatów: {chats}</translation>
    </message>
    <message>
        <source>Fits: {pair}, but the model was made for {tokens} tokens.</source>
        <translation>Mieści się: {pair}, ale model przewidziano na {tokens} tok.</translation>
    </message>
    <message>
        <source>Fits: {pair}, without scratch memory.</source>
        <translation>Mieści się: {pair}, bez pamięci roboczej.</translation>
    </message>
    <message>
        <source>Fits: {pair}.</source>
        <translation>Mieści się: {pair}.</translation>
    </message>
    <message>
        <source>From {tokens} tokens on, a pass reads more cache than weights.</source>
        <translation>Od {tokens} tok. przebieg czyta więcej pamięci KV niż wag.</translation>
    </message>
    <message>
        <source>Here: {ideal} and {llama_cpp}.</source>
        <translation>Tutaj: {ideal} i&#xa0;{llama_cpp}.</translation>
    </message>
    <message>
        <source>However long it gets, a pass reads more weights than cache.</source>
        <translation>Nawet w&#xa0;najdłuższej rozmowie przebieg czyta więcej wag niż pamięci KV.</translation>
    </message>
    <message>
        <source>Ideal keeps one cell for each token in sight; llama.cpp rounds cells up to {cells} and adds {micro_batch} to each window.</source>
        <translation>Reguła idealna trzyma po jednej komórce na widoczny token; llama.cpp zaokrągla komórki w&#xa0;górę do wielokrotności {cells} i&#xa0;do każdego okna dodaje {micro_batch}.</translation>
    </message>
    <message>
        <source>It does not grow any more, however long the conversation.</source>
        <translation>Dalej już nie rośnie, choćby rozmowa była dowolnie długa.</translation>
    </message>
    <message>
        <source>It would fit on: {machine}.</source>
        <translation>Zmieści się na: {machine}.</translation>
    </message>
    <message>
        <source>Layers with a window stop growing when it is full.</source>
        <translation>Warstwy z&#xa0;oknem przestają rosnąć, gdy okno się zapełni.</translation>
    </message>
    <message>
        <source>Memory against the conversation&apos;s length</source>
        <translation>Pamięć w&#xa0;zależności od długości rozmowy</translation>
    </message>
    <message>
        <source>Memory and time against length</source>
        <translation>Pamięć i&#xa0;czas a&#xa0;długość</translation>
    </message>
    <message>
        <source>Memory as the conversation grows</source>
        <translation>Pamięć w&#xa0;miarę wzrostu rozmowy</translation>
    </message>
    <message>
        <source>Memory on the card</source>
        <translation>Pamięć na karcie</translation>
    </message>
    <message>
        <source>Memory on {machine}: {capacity}</source>
        <translation>Pamięć ({machine}): {capacity}</translation>
    </message>
    <message>
        <source>No single change makes it fit.</source>
        <translation>Żadna pojedyncza zmiana nie wystarczy.</translation>
    </message>
    <message>
        <source>Recurrent layers keep a state that never grows.</source>
        <translation>Warstwy rekurencyjne mają stan, który nigdy nie rośnie.</translation>
    </message>
    <message>
        <source>Room for {tokens} more tokens in each chat.</source>
        <translation>Miejsce na kolejne tokeny w&#xa0;każdym czacie: {tokens}.</translation>
    </message>
    <message>
        <source>Room for {tokens} more tokens, up to the model&apos;s limit.</source>
        <translation>Do granicy modelu: {tokens} tok.</translation>
    </message>
    <message>
        <source>Room for {tokens} more tokens.</source>
        <translation>Miejsce na kolejne tokeny: {tokens}.</translation>
    </message>
    <message>
        <source>Seconds for one more token</source>
        <translation>Sekundy na kolejny token</translation>
    </message>
    <message>
        <source>Shorter context of each chat: {tokens}</source>
        <translation>Krótszy kontekst każdego czatu: {tokens}</translation>
    </message>
    <message>
        <source>Shorter context: {tokens}</source>
        <translation>Krótszy kontekst: {tokens}</translation>
    </message>
    <message>
        <source>Smaller cache: {cache}</source>
        <translation>Mniejsza pamięć KV: {cache}</translation>
    </message>
    <message>
        <source>Smaller weights: {weights}</source>
        <translation>Mniejsze wagi: {weights}</translation>
    </message>
    <message>
        <source>There is no KV cache: every token is computed anew.</source>
        <translation>Nie ma pamięci KV: każdy token jest liczony od nowa.</translation>
    </message>
    <message>
        <source>This model has no KV cache: none of its layers keeps keys and values.</source>
        <translation>Ten model nie ma pamięci KV: żadna warstwa nie przechowuje kluczy i&#xa0;wartości.</translation>
    </message>
    <message>
        <source>Tight: {pair}. The driver may spill into shared memory, which is far slower.</source>
        <translation>Na styk: {pair}. Sterownik może sięgnąć po pamięć współdzieloną, znacznie wolniejszą.</translation>
    </message>
    <message>
        <source>Time for one more token against the conversation&apos;s length</source>
        <translation>Czas na kolejny token w&#xa0;zależności od długości rozmowy</translation>
    </message>
    <message>
        <source>Time to write one more token</source>
        <translation>Czas napisania kolejnego tokena</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokeny</translation>
    </message>
    <message>
        <source>Tokens in each conversation</source>
        <translation>Tokeny w&#xa0;każdej rozmowie</translation>
    </message>
    <message>
        <source>Tokens in the conversation</source>
        <translation>Tokeny w&#xa0;rozmowie</translation>
    </message>
    <message>
        <source>Weights stay the same size.</source>
        <translation>Wagi mają stały rozmiar.</translation>
    </message>
    <message>
        <source>Weights stay the same size. The cache grows with every token of every chat.</source>
        <translation>Wagi mają stały rozmiar. Pamięć KV rośnie z&#xa0;każdym tokenem każdego czatu.</translation>
    </message>
    <message>
        <source>adds {size}</source>
        <translation>+{size}</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>nie mieści się</translation>
    </message>
    <message>
        <source>model&apos;s limit: {tokens}</source>
        <translation>granica modelu: {tokens}</translation>
    </message>
    <message>
        <source>no KV cache</source>
        <translation>bez pamięci KV</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>bez ograniczeń</translation>
    </message>
    <message>
        <source>saves {size}</source>
        <translation>−{size}</translation>
    </message>
    <message>
        <source>usable: {size}</source>
        <translation>dostępne: {size}</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>wagi</translation>
    </message>
    <message>
        <source>weights and state</source>
        <translation>wagi i&#xa0;stan</translation>
    </message>
    <message>
        <source>{part} of {whole}</source>
        <translation>{part} z&#xa0;{whole}</translation>
    </message>
    <message>
        <source>{size} card</source>
        <translation>karta {size}</translation>
    </message>
    <message>
        <source>{time}: {rate}</source>
        <translation>{time}: {rate}</translation>
    </message>
    <message>
        <source>{time}: {rate} in all</source>
        <translation>{time}: łącznie {rate}</translation>
    </message>
    <message>
        <source>{tokens} tokens</source>
        <translation>{tokens} tok.</translation>
    </message>
    <message>
        <source>{tokens} tokens are allocated up front.</source>
        <translation>Z&#xa0;góry zarezerwowano {tokens} tok.</translation>
    </message>
    <message>
        <source>{tokens} tokens in each chat would fit.</source>
        <translation>Zmieści się {tokens} tok. w&#xa0;każdym czacie.</translation>
    </message>
    <message>
        <source>{tokens} tokens would fit.</source>
        <translation>Zmieści się {tokens} tok.</translation>
    </message>
    <message>
        <source>{tokens}: the model&apos;s limit</source>
        <translation>{tokens}: granica modelu</translation>
    </message>
    <message>
        <source>{weights} weights would fit.</source>
        <translation>Zmieści się z&#xa0;wagami: {weights}.</translation>
    </message>
    <message>
        <source>⚠ Beyond the model: it was made for {made_for} tokens, this conversation has {tokens}.</source>
        <translation>⚠ Poza granicą modelu: przewidziano go na {made_for} tok., a&#xa0;ta rozmowa ma {tokens}.</translation>
    </message>
</context>
<context>
    <name>Lecture</name>
    <message>
        <source>Keys are shown</source>
        <translation>Klawisze są pokazywane</translation>
    </message>
</context>
<context>
    <name>LessonBar</name>
    <message>
        <source>Esc ends the presentation, and then the lesson; everything is as it was</source>
        <translation>Esc kończy prezentację, a&#xa0;potem lekcję; wszystko wraca do poprzedniego stanu</translation>
    </message>
    <message>
        <source>Esc leaves the lesson; everything is as it was</source>
        <translation>Esc kończy lekcję; wszystko wraca do poprzedniego stanu</translation>
    </message>
    <message>
        <source>Leave the lesson (Esc)</source>
        <translation>Zakończ lekcję (Esc)</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lekcja</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Number keys count a hand, with Shift they take it back; Enter reveals</source>
        <translation>Klawisze cyfr dodają głos, z&#xa0;Shiftem go odejmują; Enter odsłania</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Page Down</translation>
    </message>
    <message>
        <source>Page Down goes on; after moving a slider Backspace shows this step again</source>
        <translation>Page Down przechodzi dalej; po zmianie suwaka Backspace pokazuje ten krok od nowa</translation>
    </message>
    <message>
        <source>Page Down or Enter</source>
        <translation>Page Down lub Enter</translation>
    </message>
    <message>
        <source>Presenter&apos;s notes (Ctrl+N)</source>
        <translation>Notatki prowadzącego (Ctrl+N)</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Odsłoń</translation>
    </message>
    <message>
        <source>Show this step again (Backspace)</source>
        <translation>Pokaż ten krok od nowa (Backspace)</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Koniec</translation>
    </message>
    <message>
        <source>The step before (Page Up)</source>
        <translation>Poprzedni krok (Page Up)</translation>
    </message>
    <message>
        <source>{lesson} · step {step} of {steps}</source>
        <translation>{lesson} · krok {step} z&#xa0;{steps}</translation>
    </message>
</context>
<context>
    <name>LessonMenu</name>
    <message>
        <source>Leave the lesson</source>
        <translation>Zakończ lekcję</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lekcje</translation>
    </message>
    <message>
        <source>Lessons (*.toml)</source>
        <translation>Lekcje (*.toml)</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Otwórz lekcję</translation>
    </message>
    <message>
        <source>Open a lesson…</source>
        <translation>Otwórz lekcję…</translation>
    </message>
    <message>
        <source>Presenter&apos;s notes</source>
        <translation>Notatki prowadzącego</translation>
    </message>
    <message>
        <source>This lesson cannot be read</source>
        <translation>Nie można odczytać tej lekcji</translation>
    </message>
</context>
<context>
    <name>MachineForm</name>
    <message>
        <source>Arithmetic at 16 bit</source>
        <translation>Obliczenia 16-bitowe</translation>
    </message>
    <message>
        <source>Change the machine</source>
        <translation>Zmień urządzenie</translation>
    </message>
    <message>
        <source>Data sheet</source>
        <translation>Karta katalogowa</translation>
    </message>
    <message>
        <source>From its data sheet, or from speeds that you measured.</source>
        <translation>Z&#xa0;karty katalogowej albo ze zmierzonych prędkości.</translation>
    </message>
    <message>
        <source>GB/s</source>
        <translation>GB/s</translation>
    </message>
    <message>
        <source>In full detail it behaves like</source>
        <translation>W&#xa0;modelu szczegółowym zachowuje się jak</translation>
    </message>
    <message>
        <source>Measured speeds</source>
        <translation>Zmierzone prędkości</translation>
    </message>
    <message>
        <source>Measured with {model}, weights stored as {weights}, one chat.</source>
        <translation>Zmierzone: {model}, wagi {weights}, jeden czat.</translation>
    </message>
    <message>
        <source>Memory bandwidth</source>
        <translation>Przepustowość pamięci</translation>
    </message>
    <message>
        <source>Memory for models</source>
        <translation>Pamięć na modele</translation>
    </message>
    <message>
        <source>Nothing else: the data sheet, reached in full</source>
        <translation>Nic innego: karta katalogowa w&#xa0;pełni osiągana</translation>
    </message>
    <message>
        <source>Own machine</source>
        <translation>Własne urządzenie</translation>
    </message>
    <message>
        <source>Reads the prompt at</source>
        <translation>Czyta prompt z&#xa0;prędkością</translation>
    </message>
    <message>
        <source>Where the numbers come from</source>
        <translation>Skąd są te liczby</translation>
    </message>
    <message>
        <source>Writes the answer at</source>
        <translation>Pisze odpowiedź z&#xa0;prędkością</translation>
    </message>
    <message>
        <source>tok/s</source>
        <translation>tok./s</translation>
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
            <numerusform>%n wiersz</numerusform>
            <numerusform>%n wiersze</numerusform>
            <numerusform>%n wierszy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n usable row(s)</source>
        <translation>
            <numerusform>%n przydatny wiersz</numerusform>
            <numerusform>%n przydatne wiersze</numerusform>
            <numerusform>%n przydatnych wierszy</numerusform>
        </translation>
    </message>
    <message>
        <source>A built-in example, published by github.com/kyuz0/amd-strix-halo-toolboxes.</source>
        <translation>Wbudowany przykład, opublikowany przez github.com/kyuz0/amd-strix-halo-toolboxes.</translation>
    </message>
    <message>
        <source>As its family has it: no row tells.</source>
        <translation>Jak w&#xa0;rodzinie: żaden wiersz tego nie mówi.</translation>
    </message>
    <message>
        <source>Cached before</source>
        <translation>Wcześniej w&#xa0;pamięci KV</translation>
    </message>
    <message>
        <source>Decode: typically off by {fitted}, at worst by {worst} ({rows}); with its family&apos;s figures {prior}.</source>
        <translation>Dekodowanie: odchyłka zwykle {fitted}, najwyżej {worst} ({rows}); z&#xa0;danymi samej rodziny zwykle {prior}.</translation>
    </message>
    <message>
        <source>Family alone (tokens/s)</source>
        <translation>Sama rodzina (tok./s)</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Wielkość</translation>
    </message>
    <message>
        <source>Fitted figures</source>
        <translation>Dopasowane wielkości</translation>
    </message>
    <message>
        <source>Fixed time per layer and pass</source>
        <translation>Stały czas na warstwę i&#xa0;przebieg</translation>
    </message>
    <message>
        <source>In brackets above: where two of three such fits lie.</source>
        <translation>Powyżej w&#xa0;nawiasach: gdzie leżą dwa z&#xa0;trzech takich dopasowań.</translation>
    </message>
    <message>
        <source>It names no model either: taken as {model}, the one in this scenario.</source>
        <translation>Nie podano też modelu: przyjęto ten ze scenariusza, {model}.</translation>
    </message>
    <message>
        <source>Measured (tokens/s)</source>
        <translation>Zmierzone (tok./s)</translation>
    </message>
    <message>
        <source>Measured and predicted</source>
        <translation>Zmierzone i&#xa0;przewidywane</translation>
    </message>
    <message>
        <source>Measured; the family alone: {family}.</source>
        <translation>Zmierzone; sama rodzina: {family}.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Model</translation>
    </message>
    <message>
        <source>No row can be held against a prediction: “{list}” says why.</source>
        <translation>Żadnego wiersza nie da się porównać z&#xa0;przewidywaniem: powody pod nagłówkiem „{list}”.</translation>
    </message>
    <message>
        <source>No row can be used, so all figures are its family&apos;s.</source>
        <translation>Żaden wiersz się nie nadaje, więc wszystkie wartości są z&#xa0;rodziny.</translation>
    </message>
    <message>
        <source>Nothing measured yet: open results of your own machine, or the example.</source>
        <translation>Jeszcze nic nie zmierzono: otwórz wyniki własnego urządzenia albo przykład.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n row(s): what they do not tell stays as the family has it.</source>
        <translation>
            <numerusform>Tylko %n wiersz: czego nie mówi, zostaje jak w&#xa0;rodzinie.</numerusform>
            <numerusform>Tylko %n wiersze: czego nie mówią, zostaje jak w&#xa0;rodzinie.</numerusform>
            <numerusform>Tylko %n wierszy: czego nie mówią, zostaje jak w&#xa0;rodzinie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open the model&apos;s own file first, and rows of its size are taken to be of it.</source>
        <translation>Najpierw otwórz plik modelu, a&#xa0;wiersze o&#xa0;jego rozmiarze zostaną mu przypisane.</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Faza</translation>
    </message>
    <message>
        <source>Predicted (tokens/s)</source>
        <translation>Przewidywane (tok./s)</translation>
    </message>
    <message>
        <source>Predictions are typically off by {decode} in decode, {prefill} in prefill.</source>
        <translation>Przewidywania mylą się zwykle o&#xa0;{decode} w&#xa0;dekodowaniu i&#xa0;o&#xa0;{prefill} w&#xa0;prefillu.</translation>
    </message>
    <message>
        <source>Predictions are typically off by {decode} in decode.</source>
        <translation>Przewidywania mylą się zwykle o&#xa0;{decode} w&#xa0;dekodowaniu.</translation>
    </message>
    <message>
        <source>Predictions are typically off by {prefill} in prefill.</source>
        <translation>Przewidywania mylą się zwykle o&#xa0;{prefill} w&#xa0;prefillu.</translation>
    </message>
    <message>
        <source>Prefill of mixtures of experts is predicted roughly only.</source>
        <translation>Prefill mieszanek ekspertów da się przewidzieć tylko w&#xa0;przybliżeniu.</translation>
    </message>
    <message>
        <source>Prefill: typically off by {fitted}, at worst by {worst} ({rows}); with its family&apos;s figures {prior}.</source>
        <translation>Prefill: odchyłka zwykle {fitted}, najwyżej {worst} ({rows}); z&#xa0;danymi samej rodziny zwykle {prior}.</translation>
    </message>
    <message>
        <source>Reachable share of the arithmetic (MFU)</source>
        <translation>Osiągalna część mocy obliczeniowej (MFU)</translation>
    </message>
    <message>
        <source>Reachable share of the bandwidth (MBU)</source>
        <translation>Osiągalna część przepustowości (MBU)</translation>
    </message>
    <message>
        <source>Rests on</source>
        <translation>Na podstawie</translation>
    </message>
    <message>
        <source>Roof (tokens/s)</source>
        <translation>Dach (tok./s)</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Wiersze</translation>
    </message>
    <message>
        <source>Rows and family together; the family alone: {family}.</source>
        <translation>Wiersze i&#xa0;rodzina razem; sama rodzina: {family}.</translation>
    </message>
    <message>
        <source>Rows not used</source>
        <translation>Niewykorzystane wiersze</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokeny</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wartość</translation>
    </message>
    <message>
        <source>Which machine was this? Choose it to compare.</source>
        <translation>Które to było urządzenie? Wybierz je, aby porównać.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>i&#xa0;jeszcze %n</numerusform>
            <numerusform>i&#xa0;jeszcze %n</numerusform>
            <numerusform>i&#xa0;jeszcze %n</numerusform>
        </translation>
    </message>
    <message>
        <source>decode</source>
        <translation>dekodowanie</translation>
    </message>
    <message>
        <source>many requests at once are nobody&apos;s own speed</source>
        <translation>wiele zapytań naraz nie mówi o&#xa0;prędkości jednego czatu</translation>
    </message>
    <message>
        <source>measured on another machine</source>
        <translation>zmierzono na innym urządzeniu</translation>
    </message>
    <message>
        <source>more rows than a fit needs</source>
        <translation>więcej wierszy, niż potrzebuje dopasowanie</translation>
    </message>
    <message>
        <source>neither phase was timed</source>
        <translation>nie zmierzono czasu żadnej z&#xa0;faz</translation>
    </message>
    <message>
        <source>no model of the catalogue has so many weights</source>
        <translation>żaden model z&#xa0;katalogu nie ma tylu wag</translation>
    </message>
    <message>
        <source>prefill</source>
        <translation>prefill</translation>
    </message>
    <message>
        <source>prefill and decode are in one rate</source>
        <translation>prefill i&#xa0;dekodowanie w&#xa0;jednej wartości</translation>
    </message>
    <message>
        <source>several models have so many weights</source>
        <translation>tyle wag ma kilka modeli</translation>
    </message>
    <message>
        <source>some layers ran on the processor</source>
        <translation>część warstw działała na procesorze</translation>
    </message>
    <message>
        <source>the cache format is not known</source>
        <translation>nieznany format pamięci KV</translation>
    </message>
    <message>
        <source>the weight format is not known, nor the file&apos;s size</source>
        <translation>nieznany format wag i&#xa0;rozmiar pliku</translation>
    </message>
    <message>
        <source>token counts that no request has</source>
        <translation>liczby tokenów, jakich nie ma żadne zapytanie</translation>
    </message>
    <message>
        <source>{files}: {rows}, measured on {machine}.</source>
        <translation>{files}: {rows}, zmierzono na: {machine}.</translation>
    </message>
    <message>
        <source>{files}: {rows}; the file does not say on which machine.</source>
        <translation>{files}: {rows}; plik nie mówi, na jakim urządzeniu.</translation>
    </message>
    <message>
        <source>{model} reads {measured} where about {reference} are to be expected, while it writes as it should: a missing kernel, or a step left to the processor.</source>
        <translation>{model} czyta {measured}, a&#xa0;należałoby się spodziewać około {reference}, choć pisze prawidłowo: brakuje jądra obliczeniowego albo jakiś krok zostawiono procesorowi.</translation>
    </message>
    <message>
        <source>{model} reads {measured}, but this chip can compute {reference} at most: part of the prompt was cached, or it is another machine.</source>
        <translation>{model} czyta {measured}, ale ten układ może policzyć najwyżej {reference}: część promptu była w&#xa0;pamięci KV albo to inne urządzenie.</translation>
    </message>
    <message>
        <source>{model} reads {measured}, hardly more than it writes ({reference}): a broken path reads the prompt token by token.</source>
        <translation>{model} czyta {measured}, niewiele więcej, niż pisze ({reference}): wadliwa ścieżka kodu czyta prompt token po tokenie.</translation>
    </message>
    <message>
        <source>{model} writes {measured}, but this memory allows {reference} at most: another size, another machine, or a draft model.</source>
        <translation>{model} pisze {measured}, ale ta pamięć pozwala najwyżej na {reference}: inny rozmiar, inne urządzenie albo model pomocniczy.</translation>
    </message>
    <message>
        <source>{model}, {phase}, {depth} tokens cached: {measured} measured, {predicted} predicted</source>
        <translation>{model}, {phase}, w&#xa0;pamięci KV {depth} tok.: zmierzone {measured}, przewidywane {predicted}</translation>
    </message>
    <message>
        <source>{name}: {count}, {reason}</source>
        <translation>{name}: {count}, {reason}</translation>
    </message>
    <message>
        <source>{value} ({low} to {high})</source>
        <translation>{value} (od {low} do {high})</translation>
    </message>
</context>
<context>
    <name>MeasuredTab</name>
    <message>
        <source>Farthest from the prediction</source>
        <translation>Najdalej od przewidywań</translation>
    </message>
    <message>
        <source>Measured against predicted</source>
        <translation>Zmierzone a&#xa0;przewidywane</translation>
    </message>
    <message>
        <source>Measured: {machine}</source>
        <translation>Zmierzone: {machine}</translation>
    </message>
    <message>
        <source>Open measured speeds</source>
        <translation>Otwórz zmierzone prędkości</translation>
    </message>
    <message>
        <source>Rows not used</source>
        <translation>Niewykorzystane wiersze</translation>
    </message>
    <message>
        <source>Something is odd</source>
        <translation>Coś się nie zgadza</translation>
    </message>
    <message>
        <source>What the measurements say</source>
        <translation>Co mówią pomiary</translation>
    </message>
</context>
<context>
    <name>MemoryGauge</name>
    <message>
        <source>KV cache {size}</source>
        <translation>Pamięć KV {size}</translation>
    </message>
    <message>
        <source>State {size}</source>
        <translation>Stan {size}</translation>
    </message>
    <message>
        <source>Weights {size}</source>
        <translation>Wagi {size}</translation>
    </message>
    <message>
        <source>Weights: {size} beyond the card</source>
        <translation>Wagi: {size} poza kartą</translation>
    </message>
    <message>
        <source>beyond the card</source>
        <translation>poza kartą</translation>
    </message>
    <message>
        <source>desktop and driver</source>
        <translation>pulpit i&#xa0;sterownik</translation>
    </message>
    <message>
        <source>do not fit</source>
        <translation>nie mieszczą się</translation>
    </message>
    <message>
        <source>free {size}</source>
        <translation>wolne {size}</translation>
    </message>
    <message>
        <source>never grows</source>
        <translation>nigdy nie rośnie</translation>
    </message>
    <message>
        <source>part of the KV cache</source>
        <translation>część pamięci KV</translation>
    </message>
    <message>
        <source>reserve {size}</source>
        <translation>rezerwa {size}</translation>
    </message>
    <message>
        <source>the card ends at {size}</source>
        <translation>koniec karty: {size}</translation>
    </message>
    <message>
        <source>the card ends at {size}: {over} too much</source>
        <translation>koniec karty: {size}, o&#xa0;{over} za dużo</translation>
    </message>
    <message>
        <source>the card: {size}</source>
        <translation>karta: {size}</translation>
    </message>
    <message>
        <source>tight: only {size} left</source>
        <translation>na styk: zostało tylko {size}</translation>
    </message>
    <message>
        <source>usable: {size}</source>
        <translation>dostępne: {size}</translation>
    </message>
    <message>
        <source>usable: {size}, {over} too much</source>
        <translation>dostępne: {size}, o&#xa0;{over} za dużo</translation>
    </message>
    <message>
        <source>{chats} chats × {tokens} tokens</source>
        <translation>czaty: {chats} × {tokens} tok.</translation>
    </message>
    <message>
        <source>{count} B</source>
        <translation>{count} mld</translation>
    </message>
    <message>
        <source>{size} too much</source>
        <translation>o&#xa0;{size} za dużo</translation>
    </message>
    <message>
        <source>{tokens} tokens</source>
        <translation>{tokens} tok.</translation>
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
            <numerusform>%n plik</numerusform>
            <numerusform>%n pliki</numerusform>
            <numerusform>%n plików</numerusform>
        </translation>
    </message>
    <message>
        <source>Bits per weight</source>
        <translation>Bity na wagę</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>Eksperci</translation>
    </message>
    <message>
        <source>Experts per token</source>
        <translation>Eksperci na token</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Rodzina</translation>
    </message>
    <message>
        <source>Head size, keys</source>
        <translation>Rozmiar głowicy, klucze</translation>
    </message>
    <message>
        <source>Head size, values</source>
        <translation>Rozmiar głowicy, wartości</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Głowice</translation>
    </message>
    <message>
        <source>KV heads</source>
        <translation>Głowice KV</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Warstwy</translation>
    </message>
    <message>
        <source>Maximum context</source>
        <translation>Maksymalny kontekst</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Output head is the input embedding</source>
        <translation>Głowica wyjściowa wspólna z&#xa0;osadzeniem wejściowym</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parametry</translation>
    </message>
    <message>
        <source>Stored as</source>
        <translation>Zapisane jako</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Słownik</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Wagi</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Okno</translation>
    </message>
    <message>
        <source>big-endian</source>
        <translation>big-endian</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>obliczone</translation>
    </message>
    <message>
        <source>computed: 16 bits assumed, since no number format is stated</source>
        <translation>obliczone: przyjęto 16 bitów, bo nie podano formatu liczb</translation>
    </message>
    <message>
        <source>computed: as many as heads</source>
        <translation>obliczone: tyle, ile głowic</translation>
    </message>
    <message>
        <source>computed: embedding length / heads</source>
        <translation>obliczone: długość osadzenia / liczba głowic</translation>
    </message>
    <message>
        <source>computed: keys and defaults of the family</source>
        <translation>obliczone: klucze i&#xa0;wartości domyślne rodziny</translation>
    </message>
    <message>
        <source>computed: keys and defaults of {name}</source>
        <translation>obliczone: klucze i&#xa0;wartości domyślne rodziny {name}</translation>
    </message>
    <message>
        <source>computed: parameters × bits ({name})</source>
        <translation>obliczone: parametry × bity ({name})</translation>
    </message>
    <message>
        <source>computed: shape of the layers</source>
        <translation>obliczone: wymiary warstw</translation>
    </message>
    <message>
        <source>computed: {detail}</source>
        <translation>obliczone: {detail}</translation>
    </message>
    <message>
        <source>full attention</source>
        <translation>pełna uwaga</translation>
    </message>
    <message>
        <source>headers of the safetensors files</source>
        <translation>nagłówki plików safetensors</translation>
    </message>
    <message>
        <source>headers or index of the safetensors files</source>
        <translation>nagłówki lub indeks plików safetensors</translation>
    </message>
    <message>
        <source>indexer keys</source>
        <translation>klucze indeksera</translation>
    </message>
    <message>
        <source>key {detail}</source>
        <translation>klucz {detail}</translation>
    </message>
    <message>
        <source>latent cache (MLA)</source>
        <translation>latentna pamięć KV (MLA)</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>no attention</source>
        <translation>bez uwagi</translation>
    </message>
    <message>
        <source>not stated; the default of {name}</source>
        <translation>nie podano; wartość domyślna rodziny {name}</translation>
    </message>
    <message>
        <source>not stated; the family&apos;s default</source>
        <translation>nie podano; wartość domyślna rodziny</translation>
    </message>
    <message>
        <source>not stated; the family&apos;s default: {detail}</source>
        <translation>nie podano; wartość domyślna rodziny: {detail}</translation>
    </message>
    <message>
        <source>recurrent state</source>
        <translation>stan rekurencyjny</translation>
    </message>
    <message>
        <source>shares another layer&apos;s cache</source>
        <translation>korzysta z&#xa0;pamięci KV innej warstwy</translation>
    </message>
    <message>
        <source>stated in the file</source>
        <translation>podano w&#xa0;pliku</translation>
    </message>
    <message>
        <source>tensor table</source>
        <translation>tabela tensorów</translation>
    </message>
    <message numerus="yes">
        <source>tensor table: %n tensor(s)</source>
        <translation>
            <numerusform>tabela tensorów: %n tensor</numerusform>
            <numerusform>tabela tensorów: %n tensory</numerusform>
            <numerusform>tabela tensorów: %n tensorów</numerusform>
        </translation>
    </message>
    <message>
        <source>tensor table: {detail}</source>
        <translation>tabela tensorów: {detail}</translation>
    </message>
    <message>
        <source>the file itself</source>
        <translation>sam plik</translation>
    </message>
    <message>
        <source>the file itself: {detail}</source>
        <translation>sam plik: {detail}</translation>
    </message>
    <message>
        <source>the last {tokens} tokens</source>
        <translation>ostatnie {tokens} tok.</translation>
    </message>
    <message>
        <source>window</source>
        <translation>okno</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>tak</translation>
    </message>
    <message>
        <source>{keys} + {values} numbers per token</source>
        <translation>liczby na token: {keys} + {values}</translation>
    </message>
    <message>
        <source>{keys} numbers per token</source>
        <translation>liczby na token: {keys}</translation>
    </message>
    <message>
        <source>{kind} version {version}</source>
        <translation>{kind} wersja {version}</translation>
    </message>
    <message>
        <source>{size} per chat</source>
        <translation>{size} na czat</translation>
    </message>
    <message>
        <source>{tokens} tokens</source>
        <translation>{tokens} tok.</translation>
    </message>
    <message>
        <source>{values} (by layer)</source>
        <translation>{values} (zależnie od warstwy)</translation>
    </message>
    <message>
        <source>– recurrent</source>
        <translation>– rekurencyjne</translation>
    </message>
    <message>
        <source>– that only predict ahead</source>
        <translation>– tylko przewidujące naprzód</translation>
    </message>
    <message>
        <source>– that share another&apos;s cache</source>
        <translation>– korzystające z&#xa0;cudzej pamięci KV</translation>
    </message>
    <message>
        <source>– with a latent cache (MLA)</source>
        <translation>– z&#xa0;latentną pamięcią KV (MLA)</translation>
    </message>
    <message>
        <source>– with a window</source>
        <translation>– z&#xa0;oknem</translation>
    </message>
    <message>
        <source>– with full attention</source>
        <translation>– z&#xa0;pełną uwagą</translation>
    </message>
</context>
<context>
    <name>ModelFileView</name>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Only read here; nothing is sent anywhere.</source>
        <translation>Tylko odczyt na tym komputerze; nic nie jest nigdzie wysyłane.</translation>
    </message>
    <message>
        <source>Parts are missing, so the weights are incomplete: {parts}</source>
        <translation>Brakuje części, więc wagi są niekompletne: {parts}</translation>
    </message>
    <message>
        <source>The file does not say enough to compute with it.</source>
        <translation>Plik nie zawiera dość informacji do obliczeń.</translation>
    </message>
    <message>
        <source>Use this model</source>
        <translation>Użyj tego modelu</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wartość</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Co</translation>
    </message>
    <message>
        <source>What the layers keep between passes</source>
        <translation>Co warstwy zachowują między przebiegami</translation>
    </message>
    <message>
        <source>What was read</source>
        <translation>Co odczytano</translation>
    </message>
    <message>
        <source>Where it came from</source>
        <translation>Skąd pochodzi</translation>
    </message>
</context>
<context>
    <name>ModelForm</name>
    <message>
        <source>A window needs its length and the number of layers that have it.</source>
        <translation>Okno wymaga długości i&#xa0;liczby warstw, które je mają.</translation>
    </message>
    <message>
        <source>Change the model</source>
        <translation>Zmień model</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>Eksperci</translation>
    </message>
    <message>
        <source>Experts need all three: how many, how many per token, and the parameters per token.</source>
        <translation>Eksperci wymagają wszystkich trzech: ilu ich jest, ilu na token i&#xa0;ile parametrów na token.</translation>
    </message>
    <message>
        <source>Experts per token</source>
        <translation>Eksperci na token</translation>
    </message>
    <message>
        <source>Fewer than there are experts, {experts}.</source>
        <translation>Mniej niż jest ekspertów: {experts}.</translation>
    </message>
    <message>
        <source>From {least} to {most} billion with these experts.</source>
        <translation>Z&#xa0;tymi ekspertami od {least} do {most} mld.</translation>
    </message>
    <message>
        <source>Head size</source>
        <translation>Rozmiar głowicy</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Głowice</translation>
    </message>
    <message>
        <source>KV heads</source>
        <translation>Głowice KV</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Warstwy</translation>
    </message>
    <message>
        <source>Layers with a window</source>
        <translation>Warstwy z&#xa0;oknem</translation>
    </message>
    <message>
        <source>Maximum context (may be empty)</source>
        <translation>Maksymalny kontekst (może być puste)</translation>
    </message>
    <message>
        <source>Own model</source>
        <translation>Własny model</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parametry</translation>
    </message>
    <message>
        <source>Parameters per token</source>
        <translation>Parametry na token</translation>
    </message>
    <message>
        <source>The numbers stand in the model&apos;s config.json or on its card.</source>
        <translation>Te liczby są w&#xa0;pliku config.json modelu albo w&#xa0;jego opisie.</translation>
    </message>
    <message>
        <source>There are only {layers} layers.</source>
        <translation>Liczba warstw to tylko {layers}.</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Okno</translation>
    </message>
    <message>
        <source>Windows and experts</source>
        <translation>Okna i&#xa0;eksperci</translation>
    </message>
    <message>
        <source>billion</source>
        <translation>mld</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>tok.</translation>
    </message>
    <message>
        <source>{heads} heads cannot share {kv_heads} KV heads evenly.</source>
        <translation>Nie da się równo podzielić głowic KV ({kv_heads}) między głowice ({heads}).</translation>
    </message>
</context>
<context>
    <name>MoreRoofline</name>
    <message>
        <source>Decode is on the compute roof from the first chat on.</source>
        <translation>Dekodowanie jest pod dachem obliczeń już od pierwszego czatu.</translation>
    </message>
    <message>
        <source>From {chats} chats at once, decode leaves the bandwidth roof: arithmetic takes longer.</source>
        <translation>Od {chats} czatów naraz dekodowanie odrywa się od dachu przepustowości: obliczenia trwają dłużej.</translation>
    </message>
    <message>
        <source>However many chats write at once, decode stays on the bandwidth roof: each reads its own cache.</source>
        <translation>Ile czatów by nie pisało naraz, dekodowanie zostaje pod dachem przepustowości: każdy czyta własną pamięć KV.</translation>
    </message>
</context>
<context>
    <name>Note</name>
    <message numerus="yes">
        <source>%n layer(s) at the end only guess ahead; their cache is needed only when they are used.</source>
        <translation>
            <numerusform>%n warstwa na końcu tylko zgaduje naprzód; jej pamięć KV jest potrzebna tylko wtedy, gdy się jej używa.</numerusform>
            <numerusform>%n warstwy na końcu tylko zgadują naprzód; ich pamięć KV jest potrzebna tylko wtedy, gdy się ich używa.</numerusform>
            <numerusform>%n warstw na końcu tylko zgaduje naprzód; ich pamięć KV jest potrzebna tylko wtedy, gdy się ich używa.</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;{name}&apos; keeps no KV cache.</source>
        <translation>„{name}” nie ma pamięci KV.</translation>
    </message>
    <message>
        <source>A quantised KV cache is refused by llama.cpp: heads of {first} values are no multiple of {second}.</source>
        <translation>llama.cpp nie przyjmuje skwantyzowanej pamięci KV: {first} wartości na głowicę nie jest wielokrotnością {second}.</translation>
    </message>
    <message>
        <source>A quantised KV cache is refused by llama.cpp: it cannot use flash attention with &apos;{name}&apos;.</source>
        <translation>llama.cpp nie przyjmuje skwantyzowanej pamięci KV: z&#xa0;„{name}” nie może użyć flash attention.</translation>
    </message>
    <message>
        <source>Latent cache (MLA): one vector per token and layer is kept, no separate keys and values.</source>
        <translation>Latentna pamięć KV (MLA): na token i&#xa0;warstwę przechowywany jest jeden wektor, bez osobnych kluczy i&#xa0;wartości.</translation>
    </message>
    <message>
        <source>One window of {first} tokens for all layers: some runtimes keep only that much, others (llama.cpp among them) keep everything, which is assumed here.</source>
        <translation>Jedno okno ({first} tokenów) we wszystkich warstwach: jedne programy przechowują tylko tyle, inne (także llama.cpp) wszystko, co przyjęto tutaj.</translation>
    </message>
    <message>
        <source>Tensor data missing: {name} has {first} of {second} bytes (an incomplete download, or a header on its own).</source>
        <translation>Brakuje danych tensorów: w&#xa0;pliku {name} jest {first} z&#xa0;{second} bajtów (niepełne pobranie albo sam nagłówek).</translation>
    </message>
    <message>
        <source>The family &apos;{name}&apos; is unknown to this program: each layer is taken to keep everything.</source>
        <translation>Program nie zna rodziny „{name}”: przyjęto, że każda warstwa przechowuje wszystko.</translation>
    </message>
    <message>
        <source>The file does not state the sizes of the recurrent state, so it is counted as 0.</source>
        <translation>Plik nie podaje rozmiarów stanu rekurencyjnego, więc liczony jest jako 0.</translation>
    </message>
    <message>
        <source>The model has a latent cache (MLA), but this export does not let llama.cpp use it: full keys and values, {first} numbers per token and layer, are kept; a newer conversion keeps {second}.</source>
        <translation>Model ma latentną pamięć KV (MLA), ale ten plik nie pozwala llama.cpp jej użyć: przechowywane są pełne klucze i&#xa0;wartości, liczby na token i&#xa0;warstwę: {first}; nowsza konwersja przechowuje {second}.</translation>
    </message>
    <message>
        <source>The sizes of the weights are incomplete.</source>
        <translation>Rozmiary wag są niepełne.</translation>
    </message>
    <message>
        <source>There are no weights beside the config: their sizes are computed from its shape, with a usual value for {name}.</source>
        <translation>Obok pliku config nie ma wag: ich rozmiary obliczono z&#xa0;wymiarów modelu, przyjmując typową wartość dla {name}.</translation>
    </message>
    <message>
        <source>There are no weights beside the config: their sizes are computed from its shape.</source>
        <translation>Obok pliku config nie ma wag: ich rozmiary obliczono z&#xa0;wymiarów modelu.</translation>
    </message>
    <message>
        <source>llama.cpp ignores the stated window of {first} tokens for &apos;{name}&apos;: everything is kept.</source>
        <translation>llama.cpp pomija podane okno ({first} tokenów) dla „{name}”: przechowywane jest wszystko.</translation>
    </message>
    <message>
        <source>{name} is missing: the sizes of the weights are incomplete.</source>
        <translation>Brakuje pliku {name}: rozmiary wag są niepełne.</translation>
    </message>
    <message>
        <source>{name} is missing; the total is the index&apos;s.</source>
        <translation>Brakuje pliku {name}; suma pochodzi z&#xa0;indeksu.</translation>
    </message>
    <message>
        <source>{remark}</source>
        <comment>a number format is unknown</comment>
        <translation>Nieznany format liczb: {remark}</translation>
    </message>
    <message>
        <source>{remark}</source>
        <comment>a part of the model is missing</comment>
        <translation>Brakuje części modelu: {remark}</translation>
    </message>
    <message>
        <source>{remark}</source>
        <comment>a value is impossible</comment>
        <translation>Niemożliwa wartość: {remark}</translation>
    </message>
    <message>
        <source>{remark}</source>
        <comment>a value is missing</comment>
        <translation>Brakuje wartości: {remark}</translation>
    </message>
    <message>
        <source>{remark}</source>
        <comment>the file is no language model</comment>
        <translation>To nie jest model językowy: {remark}</translation>
    </message>
    <message>
        <source>{remark}</source>
        <comment>the file is the projector of an image model</comment>
        <translation>Plik części obrazowej: {remark}</translation>
    </message>
    <message>
        <source>{remark}</source>
        <comment>the size of the weights is unknown</comment>
        <translation>Rozmiar wag jest nieznany: {remark}</translation>
    </message>
    <message>
        <source>{remark}</source>
        <comment>where the weights begin is unknown</comment>
        <translation>Nie wiadomo, gdzie zaczynają się wagi: {remark}</translation>
    </message>
</context>
<context>
    <name>NotesWindow</name>
    <message>
        <source>Next: {caption}</source>
        <translation>Dalej: {caption}</translation>
    </message>
    <message>
        <source>No notes for this step.</source>
        <translation>Brak notatek do tego kroku.</translation>
    </message>
    <message>
        <source>Page Down: next or reveal · Page Up: back · Backspace: this step again · 1 to 4: count a hand, with Shift take it back · B: black screen · L: spotlight · K: show keys · Esc: leave</source>
        <translation>Page Down: dalej lub odsłoń · Page Up: wstecz · Backspace: ten krok od nowa · 1–4: dodaj głos, z&#xa0;Shiftem odejmij · B: czarny ekran · L: reflektor · K: pokaż klawisze · Esc: wyjście</translation>
    </message>
    <message>
        <source>Presenter&apos;s notes</source>
        <translation>Notatki prowadzącego</translation>
    </message>
    <message>
        <source>The screen is black: any key brings the picture back</source>
        <translation>Ekran jest czarny: dowolny klawisz przywraca obraz</translation>
    </message>
    <message>
        <source>{lesson} · step {step} of {steps}</source>
        <translation>{lesson} · krok {step} z&#xa0;{steps}</translation>
    </message>
    <message>
        <source>{line} (right)</source>
        <translation>{line} (dobrze)</translation>
    </message>
    <message>
        <source>{number}: {choice} – hands: {hands}</source>
        <translation>{number}: {choice} – głosy: {hands}</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close this message</source>
        <translation>Zamknij ten komunikat</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>The largest value here is {limit}.</source>
        <translation>Największa wartość w&#xa0;tym polu: {limit}.</translation>
    </message>
    <message>
        <source>The smallest value here is {limit}.</source>
        <translation>Najmniejsza wartość w&#xa0;tym polu: {limit}.</translation>
    </message>
    <message>
        <source>Type a whole number such as {example} or 32k.</source>
        <translation>Wpisz liczbę całkowitą, np. {example} lub 32k.</translation>
    </message>
</context>
<context>
    <name>OtherMemoryCard</name>
    <message>
        <source>A card that is nearly full may become 4 to 10 times slower without any error.</source>
        <translation>Prawie pełna karta może bez żadnego błędu zwolnić od 4 do 10 razy.</translation>
    </message>
    <message>
        <source>For the desktop and the driver</source>
        <translation>Na pulpit i&#xa0;sterownik</translation>
    </message>
    <message>
        <source>Kept free ({unit})</source>
        <translation>Zostaw wolne ({unit})</translation>
    </message>
    <message>
        <source>Scratch memory: about {low} to {high} more. It does not fit.</source>
        <translation>Pamięć robocza: jeszcze od około {low} do {high}. Nie zmieści się.</translation>
    </message>
    <message>
        <source>Scratch memory: about {low} to {high} more. It may not fit.</source>
        <translation>Pamięć robocza: jeszcze od około {low} do {high}. Może się nie zmieścić.</translation>
    </message>
    <message>
        <source>Scratch memory: about {low} to {high} more. There is room for it.</source>
        <translation>Pamięć robocza: jeszcze od około {low} do {high}. Jest na to miejsce.</translation>
    </message>
    <message>
        <source>The range of {count} measured buffers of llama.cpp, for {tokens} tokens in a micro-batch. No rule gives them all, so the bar leaves it out.</source>
        <translation>Zakres zmierzonych buforów llama.cpp ({count}) przy {tokens} tok. w&#xa0;mikropartii. Żadna reguła nie podaje ich wszystkich, więc pasek tego nie pokazuje.</translation>
    </message>
    <message>
        <source>What else takes memory</source>
        <translation>Co jeszcze zajmuje pamięć</translation>
    </message>
    <message>
        <source>⚠ Nearly full: a driver may move the rest into the computer&apos;s memory without any error. Everything is then 4 to 10 times slower.</source>
        <translation>⚠ Prawie pełna: sterownik może bez żadnego błędu przenieść resztę do pamięci komputera. Wszystko jest wtedy od 4 do 10 razy wolniejsze.</translation>
    </message>
    <message>
        <source>⚠ Too much: a driver may move the rest into the computer&apos;s memory without any error. Everything is then 4 to 10 times slower.</source>
        <translation>⚠ Za dużo: sterownik może bez żadnego błędu przenieść resztę do pamięci komputera. Wszystko jest wtedy od 4 do 10 razy wolniejsze.</translation>
    </message>
</context>
<context>
    <name>OverwriteQuestion</name>
    <message numerus="yes">
        <source>%n file(s) of this name exist already. Replace?</source>
        <translation>
            <numerusform>%n plik o&#xa0;tej nazwie już istnieje. Zastąpić go?</numerusform>
            <numerusform>%n pliki o&#xa0;tych nazwach już istnieją. Zastąpić je?</numerusform>
            <numerusform>%n plików o&#xa0;tych nazwach już istnieje. Zastąpić je?</numerusform>
        </translation>
    </message>
    <message>
        <source>Do not replace</source>
        <translation>Nie zastępuj</translation>
    </message>
    <message>
        <source>Folder: {folder}</source>
        <translation>Folder: {folder}</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Zastąp</translation>
    </message>
    <message>
        <source>Replace files</source>
        <translation>Zastępowanie plików</translation>
    </message>
</context>
<context>
    <name>OwnForm</name>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Save and use</source>
        <translation>Zapisz i&#xa0;użyj</translation>
    </message>
    <message>
        <source>Type a name.</source>
        <translation>Wpisz nazwę.</translation>
    </message>
</context>
<context>
    <name>PassBoxes</name>
    <message numerus="yes">
        <source>%n passes</source>
        <translation>
            <numerusform>%n przebieg</numerusform>
            <numerusform>%n przebiegi</numerusform>
            <numerusform>%n przebiegów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tokens in</source>
        <translation>
            <numerusform>wchodzi %n token</numerusform>
            <numerusform>wchodzą %n tokeny</numerusform>
            <numerusform>wchodzi %n tokenów</numerusform>
        </translation>
    </message>
    <message>
        <source>1 token each</source>
        <translation>po 1 tokenie</translation>
    </message>
    <message>
        <source>1 token in</source>
        <translation>wchodzi 1 token</translation>
    </message>
    <message>
        <source>Pass {number}: {tokens}, out: {out}.</source>
        <translation>Przebieg {number}: {tokens}, wynik: {out}.</translation>
    </message>
    <message>
        <source>Passes through the model</source>
        <translation>Przebiegi przez model</translation>
    </message>
    <message>
        <source>decode</source>
        <translation>dekodowanie</translation>
    </message>
    <message>
        <source>out: {token}</source>
        <translation>wynik: {token}</translation>
    </message>
    <message>
        <source>prefill</source>
        <translation>prefill</translation>
    </message>
    <message>
        <source>running…</source>
        <translation>trwa…</translation>
    </message>
</context>
<context>
    <name>PassGrid</name>
    <message>
        <source>After pass {passes} of {all}: {done} token computations</source>
        <translation>Po przebiegu {passes} z&#xa0;{all}: przeliczone tokeny: {done}</translation>
    </message>
    <message>
        <source>Pass grid with the cache</source>
        <translation>Siatka przebiegów z&#xa0;pamięcią KV</translation>
    </message>
    <message>
        <source>Pass grid without the cache</source>
        <translation>Siatka przebiegów bez pamięci KV</translation>
    </message>
    <message>
        <source>pass {number}</source>
        <translation>przebieg {number}</translation>
    </message>
</context>
<context>
    <name>PassPresets</name>
    <message numerus="yes">
        <source>%Ln chats writing</source>
        <translation>
            <numerusform>Pisze %Ln czat</numerusform>
            <numerusform>Piszą %Ln czaty</numerusform>
            <numerusform>Pisze %Ln czatów</numerusform>
        </translation>
    </message>
    <message>
        <source>1 chat writing</source>
        <translation>Pisze 1 czat</translation>
    </message>
    <message>
        <source>A {tokens}-token prompt</source>
        <translation>Prompt: {tokens} tok.</translation>
    </message>
    <message>
        <source>No pass of this range makes both jobs take equally long.</source>
        <translation>W&#xa0;tym zakresie nie ma przebiegu, w&#xa0;którym oba zadania trwają tyle samo.</translation>
    </message>
    <message>
        <source>The balance point</source>
        <translation>Punkt równowagi</translation>
    </message>
    <message>
        <source>The balance point: {tokens}</source>
        <translation>Punkt równowagi: {tokens}</translation>
    </message>
</context>
<context>
    <name>PassWords</name>
    <message numerus="yes">
        <source>%n passes in all</source>
        <translation>
            <numerusform>Łącznie %n przebieg</numerusform>
            <numerusform>Łącznie %n przebiegi</numerusform>
            <numerusform>Łącznie %n przebiegów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passes so far</source>
        <translation>
            <numerusform>Dotąd %n przebieg</numerusform>
            <numerusform>Dotąd %n przebiegi</numerusform>
            <numerusform>Dotąd %n przebiegów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tokens kept</source>
        <translation>
            <numerusform>zachowano %n token</numerusform>
            <numerusform>zachowano %n tokeny</numerusform>
            <numerusform>zachowano %n tokenów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrote one token each</source>
        <comment>the number counts passes</comment>
        <translation>
            <numerusform>%n napisał jeden token</numerusform>
            <numerusform>%n napisały po jednym tokenie</numerusform>
            <numerusform>%n napisało po jednym tokenie</numerusform>
        </translation>
    </message>
    <message>
        <source>1 pass in all: it read the whole prompt and wrote the only answer token.</source>
        <translation>Łącznie 1 przebieg: przeczytał cały prompt i&#xa0;napisał jedyny token odpowiedzi.</translation>
    </message>
    <message>
        <source>1 pass so far: it read the whole prompt and wrote the first answer token.</source>
        <translation>Dotąd 1 przebieg: przeczytał cały prompt i&#xa0;napisał pierwszy token odpowiedzi.</translation>
    </message>
    <message>
        <source>1 token kept</source>
        <translation>zachowano 1 token</translation>
    </message>
    <message>
        <source>1 wrote one token</source>
        <translation>1 napisał jeden token</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Przebieg</translation>
    </message>
    <message>
        <source>Passes through the model</source>
        <translation>Przebiegi przez model</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Faza</translation>
    </message>
    <message numerus="yes">
        <source>The first pass reads the whole prompt: %n tokens at once.</source>
        <translation>
            <numerusform>Pierwszy przebieg czyta cały prompt: %n token naraz.</numerusform>
            <numerusform>Pierwszy przebieg czyta cały prompt: %n tokeny naraz.</numerusform>
            <numerusform>Pierwszy przebieg czyta cały prompt: %n tokenów naraz.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first pass reads the whole prompt: 1 token.</source>
        <translation>Pierwszy przebieg czyta cały prompt: 1 token.</translation>
    </message>
    <message>
        <source>Token out</source>
        <translation>Token na wyjściu</translation>
    </message>
    <message>
        <source>Tokens in, with the cache</source>
        <translation>Tokeny na wejściu, z&#xa0;pamięcią KV</translation>
    </message>
    <message>
        <source>Tokens in, without it</source>
        <translation>Tokeny na wejściu, bez niej</translation>
    </message>
    <message>
        <source>With the cache: {done} of {all} token computations</source>
        <translation>Z&#xa0;pamięcią KV: przeliczone tokeny: {done} z&#xa0;{all}</translation>
    </message>
    <message>
        <source>With your scenario: {prefill} + {decode} passes, {cached} token computations per chat with the cache, {uncached} without.</source>
        <translation>W&#xa0;Twoim scenariuszu przebiegów jest {prefill} + {decode}; przeliczone tokeny na czat: {cached} z&#xa0;pamięcią KV, {uncached} bez niej.</translation>
    </message>
    <message>
        <source>With your scenario: {prefill} + {decode} passes, {cached} token computations with the cache, {uncached} without.</source>
        <translation>W&#xa0;Twoim scenariuszu przebiegów jest {prefill} + {decode}; przeliczone tokeny: {cached} z&#xa0;pamięcią KV, {uncached} bez niej.</translation>
    </message>
    <message>
        <source>Without it: {done} of {all} token computations</source>
        <translation>Bez niej: przeliczone tokeny: {done} z&#xa0;{all}</translation>
    </message>
    <message>
        <source>decode</source>
        <translation>dekodowanie</translation>
    </message>
    <message>
        <source>prefill</source>
        <translation>prefill</translation>
    </message>
    <message>
        <source>{done} of {all}</source>
        <translation>{done} z&#xa0;{all}</translation>
    </message>
    <message>
        <source>{passes}: 1 read the whole prompt, {wrote}.</source>
        <translation>{passes}: 1 przeczytał cały prompt, {wrote}.</translation>
    </message>
</context>
<context>
    <name>PassesTab</name>
    <message>
        <source>KV cache</source>
        <translation>Pamięć KV</translation>
    </message>
    <message>
        <source>Passes through the model</source>
        <translation>Przebiegi przez model</translation>
    </message>
    <message>
        <source>answer: each token needs the one before it</source>
        <translation>odpowiedź: każdy token potrzebuje poprzedniego</translation>
    </message>
    <message>
        <source>first answer token: it comes out of the prefill pass</source>
        <translation>pierwszy token odpowiedzi: wychodzi z&#xa0;przebiegu prefillu</translation>
    </message>
    <message>
        <source>goes through the model</source>
        <translation>przechodzi przez model</translation>
    </message>
    <message>
        <source>kept in the cache, not computed again</source>
        <translation>w&#xa0;pamięci KV, nieliczone ponownie</translation>
    </message>
    <message>
        <source>prompt: known in advance</source>
        <translation>prompt: znany z&#xa0;góry</translation>
    </message>
    <message>
        <source>split by a simple rule, not by a real tokenizer</source>
        <translation>podzielono prostą regułą, nie prawdziwym tokenizerem</translation>
    </message>
    <message>
        <source>still to come</source>
        <translation>jeszcze przed nami</translation>
    </message>
</context>
<context>
    <name>PhaseBar</name>
    <message>
        <source>Decode</source>
        <translation>Dekodowanie</translation>
    </message>
    <message>
        <source>Prefill</source>
        <translation>Prefill</translation>
    </message>
    <message>
        <source>Prefill and decode</source>
        <translation>Prefill i&#xa0;dekodowanie</translation>
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
        <translation>Ulubione. {text}</translation>
    </message>
</context>
<context>
    <name>PickerPopup</name>
    <message>
        <source>Ctrl+D: favourite, first in the list</source>
        <translation>Ctrl+D: ulubione, na początku listy</translation>
    </message>
    <message>
        <source>Nothing matches. Try fewer words.</source>
        <translation>Nic nie pasuje. Spróbuj mniej słów.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Type to search</source>
        <translation>Pisz, aby szukać</translation>
    </message>
</context>
<context>
    <name>PlayBar</name>
    <message>
        <source>Begin again at the end</source>
        <translation>Po zakończeniu od początku</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Krok wstecz</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Krok naprzód</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Wstrzymaj</translation>
    </message>
    <message>
        <source>Place in the animation</source>
        <translation>Miejsce w&#xa0;animacji</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Odtwórz</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Prędkość</translation>
    </message>
    <message>
        <source>{factor} ×</source>
        <comment>speed of an animation</comment>
        <translation>{factor} ×</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>A file</source>
        <translation>Plik</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Jak w&#xa0;systemie</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Zrównoważony</translation>
    </message>
    <message>
        <source>Calculation</source>
        <translation>Model obliczeń</translation>
    </message>
    <message>
        <source>Choose the scenario file</source>
        <translation>Wybierz plik scenariusza</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wybierz…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemny</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Plik</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Pełny</translation>
    </message>
    <message>
        <source>Full detail</source>
        <translation>Szczegółowy</translation>
    </message>
    <message>
        <source>GB (10⁹ bytes)</source>
        <translation>GB (10⁹ bajtów)</translation>
    </message>
    <message>
        <source>GiB (2³⁰ bytes)</source>
        <translation>GiB (2³⁰ bajtów)</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Last scenario, tab, window and files</source>
        <translation>Ostatni scenariusz, zakładka, okno i&#xa0;pliki</translation>
    </message>
    <message>
        <source>Last session</source>
        <translation>Ostatnia sesja</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Jasny</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Ruch</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferencje</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Ograniczony</translation>
    </message>
    <message>
        <source>Remember</source>
        <translation>Zapamiętaj</translation>
    </message>
    <message>
        <source>Scenario to start with</source>
        <translation>Scenariusz na start</translation>
    </message>
    <message>
        <source>Scenarios ({patterns})</source>
        <translation>Scenariusze ({patterns})</translation>
    </message>
    <message>
        <source>Simple</source>
        <translation>Prosty</translation>
    </message>
    <message>
        <source>Start with the scenario</source>
        <translation>Zacznij od scenariusza</translation>
    </message>
    <message>
        <source>Start with the tab</source>
        <translation>Zacznij od zakładki</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Rozmiar tekstu</translation>
    </message>
    <message>
        <source>The last one shown</source>
        <translation>Ostatnio pokazana</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Motyw</translation>
    </message>
    <message>
        <source>Units of memory</source>
        <translation>Jednostki pamięci</translation>
    </message>
</context>
<context>
    <name>PresentStrip</name>
    <message>
        <source>Answer</source>
        <translation>Odpowiedź</translation>
    </message>
    <message>
        <source>Chats at once</source>
        <translation>Czaty naraz</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
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
        <translation>Zrównoważone</translation>
    </message>
    <message>
        <source>Long document, short summary</source>
        <translation>Długi dokument, streszczenie</translation>
    </message>
    <message>
        <source>Resume a long chat</source>
        <translation>Powrót do długiego czatu</translation>
    </message>
    <message>
        <source>Resume it from a stored cache</source>
        <translation>Powrót z&#xa0;zapisanej pamięci KV</translation>
    </message>
    <message>
        <source>Short question, long answer</source>
        <translation>Krótkie pytanie, długa odpowiedź</translation>
    </message>
</context>
<context>
    <name>PresetChips</name>
    <message>
        <source>Try</source>
        <translation>Wypróbuj</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>Saved. The file that could not be read is kept as {file}.</source>
        <translation>Zapisano. Plik, którego nie dało się odczytać, zachowano jako {file}.</translation>
    </message>
    <message>
        <source>{problem}</source>
        <comment>why something cannot be opened</comment>
        <translation>Nie można otworzyć. {problem}</translation>
    </message>
    <message>
        <source>{problem}</source>
        <comment>why something cannot be written</comment>
        <translation>Nie można zapisać. {problem}</translation>
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
        <translation>Dół</translation>
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
        <translation>Lewo</translation>
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
        <translation>Prawo</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spacja</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Góra</translation>
    </message>
</context>
<context>
    <name>ResultNote</name>
    <message>
        <source>columns not used: {detail}</source>
        <translation>niewykorzystane kolumny: {detail}</translation>
    </message>
    <message>
        <source>decode was not measured: {detail}</source>
        <translation>dekodowania nie zmierzono: {detail}</translation>
    </message>
    <message>
        <source>durations were rescaled: {detail}</source>
        <translation>czasy przeliczono na inną jednostkę: {detail}</translation>
    </message>
    <message>
        <source>file skipped: {detail}</source>
        <translation>pominięto plik: {detail}</translation>
    </message>
    <message>
        <source>further notes were left out</source>
        <translation>dalsze uwagi pominięto</translation>
    </message>
    <message>
        <source>line {line}: {remark}</source>
        <translation>wiersz {line}: {remark}</translation>
    </message>
    <message>
        <source>prefill was not measured: {detail}</source>
        <translation>prefillu nie zmierzono: {detail}</translation>
    </message>
    <message>
        <source>rate refused, the unit of the durations is in doubt: {detail}</source>
        <translation>prędkość odrzucono, jednostka czasu jest niepewna: {detail}</translation>
    </message>
    <message>
        <source>skipped, cannot be read: {detail}</source>
        <translation>pominięto, nie da się odczytać: {detail}</translation>
    </message>
    <message>
        <source>skipped, the same row stands further up: {detail}</source>
        <translation>pominięto, ten sam wiersz jest wyżej: {detail}</translation>
    </message>
    <message>
        <source>skipped, the text is cut off here: {detail}</source>
        <translation>pominięto, tekst się tu urywa: {detail}</translation>
    </message>
    <message>
        <source>skipped, too long to be a result: {detail}</source>
        <translation>pominięto, za długie jak na wynik: {detail}</translation>
    </message>
    <message>
        <source>skipped, {detail}</source>
        <translation>pominięto, {detail}</translation>
    </message>
    <message>
        <source>skipped, “{detail}” is no test this program knows (pp512, tg128, pp512+tg128, @ d4096)</source>
        <translation>pominięto, program nie zna testu „{detail}” (zna pp512, tg128, pp512+tg128, @ d4096)</translation>
    </message>
    <message>
        <source>the number of tokens is unknown: {detail}</source>
        <translation>liczba tokenów jest nieznana: {detail}</translation>
    </message>
    <message>
        <source>the run reported an error: {detail}</source>
        <translation>pomiar zgłosił błąd: {detail}</translation>
    </message>
    <message>
        <source>time to first token includes queueing: {detail}</source>
        <translation>czas do pierwszego tokena obejmuje czekanie w&#xa0;kolejce: {detail}</translation>
    </message>
</context>
<context>
    <name>RooflineTab</name>
    <message>
        <source>Achieved FLOP/s</source>
        <translation>Osiągnięte FLOP/s</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Obliczenia</translation>
    </message>
    <message>
        <source>Arithmetic intensity (FLOP per byte read)</source>
        <translation>Intensywność arytmetyczna (FLOP na przeczytany bajt)</translation>
    </message>
    <message>
        <source>Both jobs start together; the pass ends when the slower one ends.</source>
        <translation>Oba zadania startują razem; przebieg kończy się wraz z&#xa0;wolniejszym.</translation>
    </message>
    <message>
        <source>Compute-bound: reading weights waits {pair}.</source>
        <translation>Ograniczone obliczeniami: czytanie wag czeka {pair}.</translation>
    </message>
    <message>
        <source>FLOP/byte</source>
        <translation>FLOP/bajt</translation>
    </message>
    <message>
        <source>FLOP/s achieved</source>
        <translation>Osiągnięte FLOP/s</translation>
    </message>
    <message>
        <source>Fixed costs of the layers and imperfect overlap add {time}.</source>
        <translation>Stałe koszty warstw i&#xa0;niepełne nakładanie dodają {time}.</translation>
    </message>
    <message>
        <source>In balance: both jobs take {time}, neither waits.</source>
        <translation>W&#xa0;równowadze: oba zadania trwają {time}, żadne nie czeka.</translation>
    </message>
    <message>
        <source>In real time.</source>
        <translation>W&#xa0;czasie rzeczywistym.</translation>
    </message>
    <message>
        <source>Memory-bound: arithmetic waits {pair}.</source>
        <translation>Ograniczone pamięcią: obliczenia czekają {pair}.</translation>
    </message>
    <message>
        <source>One pass: which job waits for the other?</source>
        <translation>Jeden przebieg: które zadanie czeka na drugie?</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Przebieg</translation>
    </message>
    <message>
        <source>Quickened {factor} times.</source>
        <translation>Przyspieszone {factor}-krotnie.</translation>
    </message>
    <message>
        <source>Read weights</source>
        <translation>Czytanie wag</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>Roofline chart</source>
        <translation>Wykres roofline</translation>
    </message>
    <message>
        <source>Slowed {factor} times.</source>
        <translation>Zwolnione {factor}-krotnie.</translation>
    </message>
    <message>
        <source>The race of the two jobs</source>
        <translation>Wyścig dwóch zadań</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokeny</translation>
    </message>
    <message>
        <source>Tokens in this pass</source>
        <translation>Tokeny w&#xa0;tym przebiegu</translation>
    </message>
    <message>
        <source>Under the roofs of this machine</source>
        <translation>Pod dachami tego urządzenia</translation>
    </message>
    <message>
        <source>bandwidth roof {rate}</source>
        <translation>dach przepustowości {rate}</translation>
    </message>
    <message>
        <source>compute roof {rate}</source>
        <translation>dach obliczeń {rate}</translation>
    </message>
    <message numerus="yes">
        <source>decode, %Ln chats</source>
        <translation>
            <numerusform>dekodowanie, %Ln czat</numerusform>
            <numerusform>dekodowanie, %Ln czaty</numerusform>
            <numerusform>dekodowanie, %Ln czatów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>prefill, %Ln tokens</source>
        <translation>
            <numerusform>prefill, %Ln token</numerusform>
            <numerusform>prefill, %Ln tokeny</numerusform>
            <numerusform>prefill, %Ln tokenów</numerusform>
        </translation>
    </message>
    <message>
        <source>reachable arithmetic {rate}</source>
        <translation>osiągalne obliczenia {rate}</translation>
    </message>
    <message>
        <source>reachable bandwidth {rate}</source>
        <translation>osiągalna przepustowość {rate}</translation>
    </message>
    <message>
        <source>ridge point: {intensity}</source>
        <translation>punkt załamania: {intensity}</translation>
    </message>
    <message>
        <source>ridge {intensity}</source>
        <translation>załamanie {intensity}</translation>
    </message>
    <message>
        <source>this pass, tokens: {tokens}</source>
        <translation>ten przebieg, tokeny: {tokens}</translation>
    </message>
    <message>
        <source>waits {time}</source>
        <translation>czeka {time}</translation>
    </message>
    <message>
        <source>{name} (beyond the axes)</source>
        <translation>{name} (poza osiami)</translation>
    </message>
    <message>
        <source>{name}: {intensity}, {rate}</source>
        <translation>{name}: {intensity}, {rate}</translation>
    </message>
    <message>
        <source>{tokens}: balance point</source>
        <translation>{tokens}: punkt równowagi</translation>
    </message>
</context>
<context>
    <name>Scenario</name>
    <message numerus="yes">
        <source>%n KV head(s)</source>
        <translation>
            <numerusform>%n głowica KV</numerusform>
            <numerusform>%n głowice KV</numerusform>
            <numerusform>%n głowic KV</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <translation>
            <numerusform>%n warstwa</numerusform>
            <numerusform>%n warstwy</numerusform>
            <numerusform>%n warstw</numerusform>
        </translation>
    </message>
    <message>
        <source>Blocks with a scale</source>
        <translation>Bloki ze skalą</translation>
    </message>
    <message>
        <source>Cards sold as 24 GB</source>
        <translation>Karty sprzedawane jako 24 GB</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Zmień…</translation>
    </message>
    <message>
        <source>Consumer cards</source>
        <translation>Karty konsumenckie</translation>
    </message>
    <message>
        <source>Data centre</source>
        <translation>Centrum danych</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Przykłady</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Ulubione</translation>
    </message>
    <message>
        <source>From files</source>
        <translation>Z&#xa0;plików</translation>
    </message>
    <message>
        <source>Hybrids</source>
        <translation>Hybrydowe</translation>
    </message>
    <message>
        <source>Laptops</source>
        <translation>Laptopy</translation>
    </message>
    <message>
        <source>Mixtures (llama.cpp)</source>
        <translation>Mieszane (llama.cpp)</translation>
    </message>
    <message>
        <source>Other runtimes</source>
        <translation>Inne środowiska</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Inne</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>Własne</translation>
    </message>
    <message>
        <source>Own machine…</source>
        <translation>Własne urządzenie…</translation>
    </message>
    <message>
        <source>Own model…</source>
        <translation>Własny model…</translation>
    </message>
    <message>
        <source>Plain numbers</source>
        <translation>Zwykłe liczby</translation>
    </message>
    <message>
        <source>Processors</source>
        <translation>Procesory</translation>
    </message>
    <message>
        <source>Recently used</source>
        <translation>Ostatnio używane</translation>
    </message>
    <message>
        <source>Small boards</source>
        <translation>Komputery jednopłytkowe</translation>
    </message>
    <message>
        <source>Unified memory</source>
        <translation>Pamięć zunifikowana</translation>
    </message>
    <message>
        <source>Workstation cards</source>
        <translation>Karty do stacji roboczych</translation>
    </message>
    <message>
        <source>keys {key}, values {value}</source>
        <translation>klucze {key}, wartości {value}</translation>
    </message>
    <message>
        <source>reads {read}, writes {write} tok/s</source>
        <translation>czyta {read}, pisze {write} tok./s</translation>
    </message>
    <message>
        <source>{bits} bits each · {size} in all</source>
        <translation>po {bits} bit · razem {size}</translation>
    </message>
    <message>
        <source>{size} per token</source>
        <translation>{size} na token</translation>
    </message>
    <message>
        <source>{total} to read every pass</source>
        <translation>w&#xa0;każdym przebiegu czyta {total}</translation>
    </message>
    <message>
        <source>{total} weights</source>
        <translation>{total} wag</translation>
    </message>
    <message>
        <source>{total} weights, {active} per token</source>
        <translation>{total} wag, {active} na token</translation>
    </message>
    <message>
        <source>{total}, {read} to read for one token</source>
        <translation>{total}, na jeden token czyta {read}</translation>
    </message>
    <message>
        <source>{value} B</source>
        <translation>{value} mld</translation>
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
        <translation>W&#xa0;pliku</translation>
    </message>
    <message>
        <source>KV cache stored as</source>
        <translation>Format pamięci KV</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Model</translation>
    </message>
    <message>
        <source>Running on</source>
        <translation>Sprzęt</translation>
    </message>
    <message>
        <source>Weights stored as</source>
        <translation>Format wag</translation>
    </message>
</context>
<context>
    <name>ScenarioDetails</name>
    <message>
        <source>Attention in one step that keeps its scores on the chip; without it long contexts are slower.</source>
        <translation>Uwaga liczona w&#xa0;jednym kroku, z&#xa0;wynikami trzymanymi w&#xa0;układzie; bez niej długie konteksty są wolniejsze.</translation>
    </message>
    <message>
        <source>Cache sized as in</source>
        <translation>Reguła rozmiaru pamięci KV</translation>
    </message>
    <message>
        <source>Cached already</source>
        <translation>Już w&#xa0;pamięci KV</translation>
    </message>
    <message>
        <source>Cut the prefill (full)</source>
        <translation>Podziel prefill (szczegółowy)</translation>
    </message>
    <message>
        <source>Flash attention (full)</source>
        <translation>Flash attention (szczegółowy)</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Szczegółowy</translation>
    </message>
    <message>
        <source>How llama.cpp divides its cells among the chats; it chooses llama.cpp&apos;s rule.</source>
        <translation>Jak llama.cpp dzieli komórki między czaty; ten wybór włącza regułę llama.cpp.</translation>
    </message>
    <message>
        <source>Ideal</source>
        <translation>Idealna</translation>
    </message>
    <message>
        <source>Keep a KV cache</source>
        <translation>Używaj pamięci KV</translation>
    </message>
    <message>
        <source>Kept free ({unit})</source>
        <translation>Zostaw wolne ({unit})</translation>
    </message>
    <message>
        <source>One cache for all chats</source>
        <translation>Wspólna pamięć KV czatów</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Porcja</translation>
    </message>
    <message>
        <source>Real machines read 512 tokens in a pass, as llama.cpp does; this sets another number.</source>
        <translation>Prawdziwe urządzenia czytają 512 tokenów na przebieg, jak llama.cpp; tu można ustawić inną liczbę.</translation>
    </message>
    <message>
        <source>Simple</source>
        <translation>Prosty</translation>
    </message>
    <message>
        <source>Simple: weights and arithmetic, the speed of light. Full: cache, attention and efficiencies too.</source>
        <translation>Prosty: wagi i&#xa0;obliczenia, czyli kres możliwości. Szczegółowy: także pamięć KV, uwaga i&#xa0;sprawności.</translation>
    </message>
    <message>
        <source>The times show</source>
        <translation>Model obliczeń</translation>
    </message>
    <message>
        <source>Values of the cache stored as</source>
        <translation>Format wartości w&#xa0;pamięci KV</translation>
    </message>
</context>
<context>
    <name>ScenarioLengths</name>
    <message>
        <source>Answer</source>
        <translation>Odpowiedź</translation>
    </message>
    <message>
        <source>Chats at once</source>
        <translation>Czaty naraz</translation>
    </message>
    <message>
        <source>Chats that share every pass</source>
        <translation>Czaty, które dzielą każdy przebieg</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>Tokens of the question, of each chat</source>
        <translation>Tokeny pytania w&#xa0;każdym czacie</translation>
    </message>
    <message>
        <source>Tokens that the model writes, to each chat</source>
        <translation>Tokeny, które model pisze w&#xa0;każdym czacie</translation>
    </message>
    <message>
        <source>⚠ The model was made for {made_for} tokens; prompt and answer have {tokens}.</source>
        <translation>⚠ Model przewidziano na {made_for} tok.; prompt i&#xa0;odpowiedź mają {tokens}.</translation>
    </message>
</context>
<context>
    <name>ScenarioPanel</name>
    <message>
        <source>More choices</source>
        <translation>Więcej opcji</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scenariusz</translation>
    </message>
</context>
<context>
    <name>ScrollPage</name>
    <message>
        <source>Page to scroll</source>
        <translation>Strona do przewijania</translation>
    </message>
</context>
<context>
    <name>SendPanel</name>
    <message>
        <source>Feel the wait in real time: nothing for {ttft}, then a token every {tpot}.</source>
        <translation>Poczekaj w&#xa0;czasie rzeczywistym: przez {ttft} nic, potem token co {tpot}.</translation>
    </message>
    <message>
        <source>Feel the wait in real time: nothing for {ttft}, then a token, and the second {tpot} later.</source>
        <translation>Poczekaj w&#xa0;czasie rzeczywistym: przez {ttft} nic, potem token, a&#xa0;drugi {tpot} później.</translation>
    </message>
    <message>
        <source>Feel the wait in real time: nothing for {ttft}, then the only token.</source>
        <translation>Poczekaj w&#xa0;czasie rzeczywistym: przez {ttft} nic, potem jedyny token.</translation>
    </message>
    <message>
        <source>Plays the wait for this answer in real time</source>
        <translation>Odtwarza oczekiwanie na tę odpowiedź w&#xa0;czasie rzeczywistym</translation>
    </message>
    <message>
        <source>Sample answer, one word for each token</source>
        <translation>Przykładowa odpowiedź, jedno słowo na token</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Wyślij</translation>
    </message>
    <message>
        <source>Speed of the wait</source>
        <translation>Prędkość oczekiwania</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>The moon pulls on the sea, and the water nearest to it rises a little. On the far side it rises too, because there the pull is weakest. The earth turns below these two hills of water, so most coasts see high water twice a day. The sun helps or hinders: when sun, moon and earth stand in one line the tides are strongest, and a week later they are weakest. In narrow bays the water piles up, and in small seas it hardly moves at all.</source>
        <translation>Księżyc przyciąga morze i&#xa0;woda najbliżej niego nieco się podnosi. Po przeciwnej stronie podnosi się również, bo tam przyciąganie jest najsłabsze. Ziemia obraca się pod tymi dwoma wzgórzami wody, więc większość wybrzeży ma przypływ dwa razy na dobę. Słońce pomaga albo przeszkadza: gdy Słońce, Księżyc i&#xa0;Ziemia stoją w&#xa0;jednej linii, pływy są najsilniejsze, a&#xa0;tydzień później najsłabsze. W&#xa0;wąskich zatokach woda się piętrzy, a&#xa0;w&#xa0;małych morzach prawie się nie rusza.</translation>
    </message>
    <message>
        <source>The prompt is being read. The first token comes at {ttft}.</source>
        <translation>Prompt jest czytany. Pierwszy token pojawi się po {ttft}.</translation>
    </message>
    <message>
        <source>The wait, played at {speed}. In real time: nothing for {ttft}, then a token every {tpot}.</source>
        <translation>Oczekiwanie odtwarzane z&#xa0;prędkością {speed}. W&#xa0;czasie rzeczywistym: przez {ttft} nic, potem token co {tpot}.</translation>
    </message>
    <message>
        <source>The wait, played at {speed}. In real time: nothing for {ttft}, then a token, and the second {tpot} later.</source>
        <translation>Oczekiwanie odtwarzane z&#xa0;prędkością {speed}. W&#xa0;czasie rzeczywistym: przez {ttft} nic, potem token, a&#xa0;drugi {tpot} później.</translation>
    </message>
    <message>
        <source>The wait, played at {speed}. In real time: nothing for {ttft}, then the only token.</source>
        <translation>Oczekiwanie odtwarzane z&#xa0;prędkością {speed}. W&#xa0;czasie rzeczywistym: przez {ttft} nic, potem jedyny token.</translation>
    </message>
    <message>
        <source>Time since Send</source>
        <translation>Czas od wysłania</translation>
    </message>
    <message>
        <source>Tokens written</source>
        <translation>Napisane tokeny</translation>
    </message>
    <message>
        <source>{factor} ×</source>
        <comment>speed of an animation</comment>
        <translation>{factor} ×</translation>
    </message>
    <message>
        <source>{tokens} of {whole} tokens</source>
        <translation>{tokens} z&#xa0;{whole} tok.</translation>
    </message>
</context>
<context>
    <name>SlotsCard</name>
    <message>
        <source>Ollama: num_ctx {plain_tokens} with OLLAMA_NUM_PARALLEL {chats}. It multiplies: {all} tokens are kept.</source>
        <translation>Ollama: num_ctx {plain_tokens}, OLLAMA_NUM_PARALLEL {chats}. Mnoży: przechowuje {all} tok.</translation>
    </message>
    <message>
        <source>One cache for all chats</source>
        <translation>Wspólna pamięć KV czatów</translation>
    </message>
    <message>
        <source>One cache takes {one}, one for each chat {each}: each is rounded up and has its own window.</source>
        <translation>Jedna pamięć KV zajmuje {one}, osobna na każdy czat {each}: każda jest zaokrąglana w&#xa0;górę i&#xa0;ma własne okno.</translation>
    </message>
    <message>
        <source>Several chats at once (slots)</source>
        <translation>Kilka czatów naraz (sloty)</translation>
    </message>
    <message>
        <source>The same {tokens} set in both would give each chat {divided} tokens in llama-server.</source>
        <translation>Przy tym samym ustawieniu {tokens} w&#xa0;obu llama-server dałby każdemu czatowi {divided} tok.</translation>
    </message>
    <message>
        <source>With one chat both mean the same. Slide “Chats at once” to see them part.</source>
        <translation>Przy jednym czacie oba znaczą to samo. Przesuń „Czaty naraz”, by zobaczyć różnicę.</translation>
    </message>
    <message>
        <source>llama-server: -c {plain_all} -np {chats} --kv-unified. The chats share {all} tokens.</source>
        <translation>llama-server: -c {plain_all} -np {chats} --kv-unified. Czaty dzielą {all} tok.</translation>
    </message>
    <message>
        <source>llama-server: -c {plain_all} -np {chats}. It divides: each chat gets {tokens} tokens.</source>
        <translation>llama-server: -c {plain_all} -np {chats}. Dzieli: każdy czat dostaje {tokens} tok.</translation>
    </message>
</context>
<context>
    <name>SourceRow</name>
    <message>
        <source>Choose the machine</source>
        <translation>Wybierz urządzenie</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>W&#xa0;użyciu</translation>
    </message>
    <message>
        <source>Measured on</source>
        <translation>Zmierzono na</translation>
    </message>
    <message>
        <source>Open other results…</source>
        <translation>Otwórz inne wyniki…</translation>
    </message>
    <message>
        <source>The file names none that is known</source>
        <translation>Plik nie podaje żadnego znanego</translation>
    </message>
    <message>
        <source>The scenario then runs on the machine as it was measured, and shows full detail.</source>
        <translation>Scenariusz działa wtedy na urządzeniu takim, jak je zmierzono, i&#xa0;pokazuje model szczegółowy.</translation>
    </message>
    <message>
        <source>Use this machine</source>
        <translation>Użyj tego urządzenia</translation>
    </message>
</context>
<context>
    <name>StartCard</name>
    <message>
        <source>Also read: llama-bench as CSV, JSON, JSON lines or SQL, and the timings of llama-server, Ollama and OpenAI-style servers. Drop the files on the window if you like. Nothing is sent anywhere.</source>
        <translation>Odczytywane są też: llama-bench jako CSV, JSON, JSON lines lub SQL oraz czasy z&#xa0;llama-server, Ollamy i&#xa0;serwerów zgodnych z&#xa0;OpenAI. Pliki można upuścić na okno. Nic nie jest nigdzie wysyłane.</translation>
    </message>
    <message>
        <source>Command to measure with: {command}</source>
        <translation>Polecenie do pomiaru: {command}</translation>
    </message>
    <message>
        <source>How fast is your machine really?</source>
        <translation>Jak szybkie jest naprawdę Twoje urządzenie?</translation>
    </message>
    <message>
        <source>Open measured speeds and see them beside the prediction, under the roofs of the machine. From then on the program can predict your machine by its own measurements instead of its family&apos;s.</source>
        <translation>Otwórz zmierzone prędkości i&#xa0;zobacz je obok przewidywań, pod dachami urządzenia. Odtąd program może przewidywać Twoje urządzenie na podstawie jego własnych pomiarów zamiast pomiarów rodziny.</translation>
    </message>
    <message>
        <source>Open results…</source>
        <translation>Otwórz wyniki…</translation>
    </message>
    <message>
        <source>Show an example</source>
        <translation>Pokaż przykład</translation>
    </message>
    <message>
        <source>To measure your machine, run this beside your model file:</source>
        <translation>Aby zmierzyć urządzenie, uruchom to obok pliku modelu:</translation>
    </message>
</context>
<context>
    <name>TabNames</name>
    <message>
        <source>KV cache</source>
        <translation>Pamięć KV</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Pomiary</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Przebiegi</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Oś czasu</translation>
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
        <translation>Odpowiedź</translation>
    </message>
    <message>
        <source>How many times does the text go through the model?</source>
        <translation>Ile razy tekst przechodzi przez model?</translation>
    </message>
    <message>
        <source>Only the first {prompt} tokens of the prompt and {answer} of the answer are shown; {prompt_cut} and {answer_cut} at their ends are cut.</source>
        <translation>Widać tylko początek promptu ({prompt} tok.) i&#xa0;odpowiedzi ({answer} tok.); na końcach pominięto {prompt_cut} i&#xa0;{answer_cut} tok.</translation>
    </message>
    <message>
        <source>Only the first {shown} tokens of the answer are shown; {cut} at its end are cut.</source>
        <translation>Widać tylko początek odpowiedzi ({shown} tok.); na końcu pominięto {cut} tok.</translation>
    </message>
    <message>
        <source>Only the first {shown} tokens of the prompt are shown; {cut} at its end are cut.</source>
        <translation>Widać tylko początek promptu ({shown} tok.); na końcu pominięto {cut} tok.</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Tekst</translation>
    </message>
    <message>
        <source>The answer is empty: type at least one word. Until then the last text stays.</source>
        <translation>Odpowiedź jest pusta: wpisz co najmniej jedno słowo. Do tego czasu zostaje poprzedni tekst.</translation>
    </message>
    <message>
        <source>The prompt is empty: type at least one word. Until then the last text stays.</source>
        <translation>Prompt jest pusty: wpisz co najmniej jedno słowo. Do tego czasu zostaje poprzedni tekst.</translation>
    </message>
    <message>
        <source>Type a prompt and an answer</source>
        <translation>Wpisz prompt i&#xa0;odpowiedź</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Twoja odpowiedź</translation>
    </message>
    <message>
        <source>Your own text</source>
        <translation>Własny tekst</translation>
    </message>
    <message>
        <source>Your prompt</source>
        <translation>Twój prompt</translation>
    </message>
</context>
<context>
    <name>TimeRow</name>
    <message>
        <source>Count the lecture&apos;s time from now on</source>
        <translation>Licz czas wykładu od teraz</translation>
    </message>
    <message>
        <source>Lecture: {time}</source>
        <translation>Czas wykładu: {time}</translation>
    </message>
    <message>
        <source>Time of day: {time}</source>
        <translation>Godzina: {time}</translation>
    </message>
</context>
<context>
    <name>TimelineCards</name>
    <message>
        <source>Chats that share a pass</source>
        <translation>Czaty dzielące przebieg</translation>
    </message>
    <message>
        <source>Cost of an answer token against chats that share a pass</source>
        <translation>Koszt tokena odpowiedzi w&#xa0;zależności od liczby czatów dzielących przebieg</translation>
    </message>
    <message>
        <source>How busy is the chip?</source>
        <translation>Jak zajęty jest układ?</translation>
    </message>
    <message>
        <source>The same answer without a KV cache</source>
        <translation>Ta sama odpowiedź bez pamięci KV</translation>
    </message>
    <message>
        <source>What does a token cost?</source>
        <translation>Ile kosztuje token?</translation>
    </message>
    <message>
        <source>What would make this faster?</source>
        <translation>Co by to przyspieszyło?</translation>
    </message>
    <message>
        <source>same price</source>
        <translation>ta sama cena</translation>
    </message>
</context>
<context>
    <name>TimelineTab</name>
    <message>
        <source>Back to the simple model</source>
        <translation>Wróć do modelu prostego</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Zmiana</translation>
    </message>
    <message>
        <source>Chats at once</source>
        <translation>Czaty naraz</translation>
    </message>
    <message>
        <source>Chip time of an answer token (s)</source>
        <translation>Czas układu na token odpowiedzi (s)</translation>
    </message>
    <message>
        <source>Decode</source>
        <translation>Dekodowanie</translation>
    </message>
    <message>
        <source>One answer, start to finish</source>
        <translation>Jedna odpowiedź od początku do końca</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Przebiegi</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Faza</translation>
    </message>
    <message>
        <source>Prefill</source>
        <translation>Prefill</translation>
    </message>
    <message>
        <source>Prefill and decode to scale</source>
        <translation>Prefill i&#xa0;dekodowanie w&#xa0;skali</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>Stosunek</translation>
    </message>
    <message>
        <source>Saved (s)</source>
        <translation>Oszczędność (s)</translation>
    </message>
    <message>
        <source>Switches between the simple model and full detail</source>
        <translation>Przełącza między modelem prostym a&#xa0;szczegółowym</translation>
    </message>
    <message>
        <source>The same answer without a KV cache</source>
        <translation>Ta sama odpowiedź bez pamięci KV</translation>
    </message>
    <message>
        <source>Then in all (s)</source>
        <translation>Wtedy razem (s)</translation>
    </message>
    <message>
        <source>Time (s)</source>
        <translation>Czas (s)</translation>
    </message>
    <message>
        <source>Turn on full detail</source>
        <translation>Włącz model szczegółowy</translation>
    </message>
    <message>
        <source>Utilisation</source>
        <translation>Wykorzystanie</translation>
    </message>
    <message>
        <source>What does a token cost?</source>
        <translation>Ile kosztuje token?</translation>
    </message>
    <message>
        <source>What would make this faster?</source>
        <translation>Co by to przyspieszyło?</translation>
    </message>
    <message>
        <source>With the cache (s)</source>
        <translation>Z&#xa0;pamięcią KV (s)</translation>
    </message>
    <message>
        <source>Without (s)</source>
        <translation>Bez niej (s)</translation>
    </message>
</context>
<context>
    <name>TokenChips</name>
    <message>
        <source>Prompt: {prompt} – answer so far: {answer}</source>
        <translation>Prompt: {prompt} – odpowiedź dotąd: {answer}</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokeny</translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>About Two Speeds</source>
        <translation>O&#xa0;programie Two Speeds</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Jak w&#xa0;systemie</translation>
    </message>
    <message>
        <source>Bigger</source>
        <translation>Powiększ</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemny</translation>
    </message>
    <message>
        <source>Full: what to expect</source>
        <translation>Model szczegółowy: czego się spodziewać</translation>
    </message>
    <message>
        <source>GB (10⁹ bytes)</source>
        <translation>GB (10⁹ bajtów)</translation>
    </message>
    <message>
        <source>GiB (2³⁰ bytes)</source>
        <translation>GiB (2³⁰ bajtów)</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Jasny</translation>
    </message>
    <message>
        <source>Normal size</source>
        <translation>Rozmiar normalny</translation>
    </message>
    <message>
        <source>Numbers as a table…</source>
        <translation>Liczby w&#xa0;tabeli…</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation>Preferencje…</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Prezentuj</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Zakończ</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Ograniczony ruch</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Od nowa</translation>
    </message>
    <message>
        <source>Simple: the speed of light</source>
        <translation>Model prosty: kres możliwości</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Pomniejsz</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Rozmiar tekstu</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Motyw</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Units of memory</source>
        <translation>Jednostki pamięci</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Pojęcia</translation>
    </message>
</context>
<context>
    <name>_TextSize</name>
    <message>
        <source>Larger text</source>
        <translation>Większy tekst</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normalny</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Mniejszy tekst</translation>
    </message>
    <message>
        <source>Text at its normal size</source>
        <translation>Tekst w&#xa0;normalnym rozmiarze</translation>
    </message>
</context>
<context>
    <name>duration_pair</name>
    <message>
        <source>{part} of {whole}</source>
        <translation>{part} z&#xa0;{whole}</translation>
    </message>
    <message>
        <source>{part} of {whole} ms</source>
        <translation>{part} z&#xa0;{whole} ms</translation>
    </message>
    <message>
        <source>{part} of {whole} s</source>
        <translation>{part} z&#xa0;{whole} s</translation>
    </message>
    <message>
        <source>{part} of {whole} µs</source>
        <translation>{part} z&#xa0;{whole} µs</translation>
    </message>
</context>
<context>
    <name>quantity</name>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n dzień</numerusform>
            <numerusform>%n dni</numerusform>
            <numerusform>%n dni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n years</source>
        <translation>
            <numerusform>%n rok</numerusform>
            <numerusform>%n lata</numerusform>
            <numerusform>%n lat</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt; {value} %</source>
        <translation>&lt; {value} %</translation>
    </message>
    <message>
        <source>over a million years</source>
        <translation>ponad milion lat</translation>
    </message>
    <message>
        <source>{days} {hours} h</source>
        <translation>{days} {hours} h</translation>
    </message>
    <message>
        <source>{first} h</source>
        <translation>{first} h</translation>
    </message>
    <message>
        <source>{first} h {second} min</source>
        <translation>{first} h {second} min</translation>
    </message>
    <message>
        <source>{first} min</source>
        <translation>{first} min</translation>
    </message>
    <message>
        <source>{first} min {second} s</source>
        <translation>{first} min {second} s</translation>
    </message>
    <message>
        <source>{value} %</source>
        <translation>{value} %</translation>
    </message>
    <message>
        <source>{value} FLOP/byte</source>
        <translation>{value} FLOP/bajt</translation>
    </message>
    <message>
        <source>{value} GB</source>
        <translation>{value} GB</translation>
    </message>
    <message>
        <source>{value} GB/s</source>
        <translation>{value} GB/s</translation>
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
        <translation>{value} TB/s</translation>
    </message>
    <message>
        <source>{value} TiB</source>
        <translation>{value} TiB</translation>
    </message>
    <message>
        <source>{value} bytes</source>
        <translation>{value} B</translation>
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
        <translation>{value} s</translation>
    </message>
    <message>
        <source>{value} tokens/s</source>
        <translation>{value} tok./s</translation>
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
        <translation>{value} ×</translation>
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
        <translation>{days} d {time}</translation>
    </message>
    <message>
        <source>{value} d</source>
        <translation>{value} d</translation>
    </message>
    <message>
        <source>{value} h</source>
        <translation>{value} h</translation>
    </message>
    <message>
        <source>{value} min</source>
        <translation>{value} min</translation>
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
        <translation>{value} s</translation>
    </message>
    <message>
        <source>{value} years</source>
        <translation>lata: {value}</translation>
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
            <numerusform>%Ln czat</numerusform>
            <numerusform>%Ln czaty</numerusform>
            <numerusform>%Ln czatów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln passes</source>
        <translation>
            <numerusform>%Ln przebieg</numerusform>
            <numerusform>%Ln przebiegi</numerusform>
            <numerusform>%Ln przebiegów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tokens</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokeny</numerusform>
            <numerusform>%Ln tokenów</numerusform>
        </translation>
    </message>
    <message>
        <source>An answer of one token comes out of prefill and costs nothing more.</source>
        <translation>Odpowiedź z&#xa0;jednego tokena wychodzi z&#xa0;prefillu i&#xa0;nie kosztuje nic więcej.</translation>
    </message>
    <message>
        <source>Answer token</source>
        <translation>Token odpowiedzi</translation>
    </message>
    <message>
        <source>As more chats share a pass it first rises, up to {highest}, because they touch more experts; then it falls.</source>
        <translation>Gdy więcej czatów dzieli przebieg, ta wartość najpierw rośnie, najwyżej do {highest}, bo czaty używają większej liczby ekspertów; potem spada.</translation>
    </message>
    <message>
        <source>As more chats share a pass it first rises, up to {highest}; then it falls.</source>
        <translation>Gdy więcej czatów dzieli przebieg, ta wartość najpierw rośnie, najwyżej do {highest}; potem spada.</translation>
    </message>
    <message>
        <source>Both phases take about equally long: {total} in all.</source>
        <translation>Obie fazy trwają mniej więcej tyle samo: łącznie {total}.</translation>
    </message>
    <message>
        <source>Both phases take equally long: {time} each.</source>
        <translation>Obie fazy trwają tyle samo: po {time}.</translation>
    </message>
    <message>
        <source>But it does not fit in memory.</source>
        <translation>Ale nie mieści się w&#xa0;pamięci.</translation>
    </message>
    <message>
        <source>Chats that share a pass bring it down.</source>
        <translation>Czaty dzielące przebieg obniżają tę wartość.</translation>
    </message>
    <message>
        <source>Chip time of an answer token: {ratio} that of a prompt token.</source>
        <translation>Czas układu na token odpowiedzi: {ratio} tyle co na token promptu.</translation>
    </message>
    <message>
        <source>DECODE {time}</source>
        <translation>DEKODOWANIE {time}</translation>
    </message>
    <message>
        <source>Decode</source>
        <translation>Dekodowanie</translation>
    </message>
    <message>
        <source>Decode-dominated: {share} of the {total} is writing.</source>
        <translation>Dominuje dekodowanie: pisanie to {share} z&#xa0;{total}.</translation>
    </message>
    <message>
        <source>Does not fit into memory: these times are for a machine that had enough.</source>
        <translation>Nie mieści się w&#xa0;pamięci: to czasy dla urządzenia, które miałoby jej dość.</translation>
    </message>
    <message>
        <source>Full detail: with attention, cache reads, reachable speeds and a fixed time for each layer.</source>
        <translation>Model szczegółowy: z&#xa0;uwagą, odczytem pamięci KV, osiągalnymi prędkościami i&#xa0;stałym czasem na warstwę.</translation>
    </message>
    <message>
        <source>Halve the answer</source>
        <translation>Połowa odpowiedzi</translation>
    </message>
    <message>
        <source>Halve the bits per weight</source>
        <translation>Połowa bitów na wagę</translation>
    </message>
    <message>
        <source>Halve the prompt</source>
        <translation>Połowa promptu</translation>
    </message>
    <message>
        <source>Here chats that share a pass do not change it.</source>
        <translation>Tutaj czaty dzielące przebieg nie zmieniają tej wartości.</translation>
    </message>
    <message>
        <source>Here chats that share a pass raise it, up to {highest}.</source>
        <translation>Tutaj czaty dzielące przebieg podnoszą tę wartość, najwyżej do {highest}.</translation>
    </message>
    <message>
        <source>Just as long: so short a conversation waits for the weights either way.</source>
        <translation>Tak samo długo: tak krótka rozmowa i&#xa0;tak czeka na wagi.</translation>
    </message>
    <message>
        <source>Just as long: the only token comes out of the prefill.</source>
        <translation>Tak samo długo: jedyny token powstaje w&#xa0;prefillu.</translation>
    </message>
    <message>
        <source>PREFILL {time}</source>
        <translation>PREFILL {time}</translation>
    </message>
    <message>
        <source>Prefill</source>
        <translation>Prefill</translation>
    </message>
    <message>
        <source>Prefill of a mixture of experts can only be predicted roughly.</source>
        <translation>Prefill mieszanki ekspertów da się przewidzieć tylko w&#xa0;przybliżeniu.</translation>
    </message>
    <message>
        <source>Prefill only: all of the {total} is reading the prompt.</source>
        <translation>Tylko prefill: całe {total} to czytanie promptu.</translation>
    </message>
    <message>
        <source>Prefill-dominated: {share} of the {total} is reading the prompt.</source>
        <translation>Dominuje prefill: czytanie promptu to {share} z&#xa0;{total}.</translation>
    </message>
    <message>
        <source>Prompt token</source>
        <translation>Token promptu</translation>
    </message>
    <message>
        <source>Providers charge about three to five times as much for output.</source>
        <translation>Dostawcy biorą za odpowiedź mniej więcej od trzech do pięciu razy więcej.</translation>
    </message>
    <message>
        <source>Ranges in brackets hold 9 of 10 measurements.</source>
        <translation>Zakresy w&#xa0;nawiasach obejmują 9 z&#xa0;10 pomiarów.</translation>
    </message>
    <message>
        <source>Simple model: reading weights and arithmetic only. Turn on full detail for attention, cache reads and what real programs reach.</source>
        <translation>Model prosty: tylko czytanie wag i&#xa0;obliczenia. Włącz model szczegółowy, by uwzględnić uwagę, odczyt pamięci KV i&#xa0;to, co osiągają prawdziwe programy.</translation>
    </message>
    <message>
        <source>TTFT {time}</source>
        <translation>TTFT {time}</translation>
    </message>
    <message>
        <source>The only token comes out of prefill.</source>
        <translation>Jedyny token wychodzi z&#xa0;prefillu.</translation>
    </message>
    <message numerus="yes">
        <source>The prompt is read in pieces of %Ln tokens.</source>
        <translation>
            <numerusform>Prompt jest czytany porcjami po %Ln tokenie.</numerusform>
            <numerusform>Prompt jest czytany porcjami po %Ln tokeny.</numerusform>
            <numerusform>Prompt jest czytany porcjami po %Ln tokenów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The prompts of all chats are read in pieces of %Ln tokens.</source>
        <translation>
            <numerusform>Prompty wszystkich czatów są czytane razem, porcjami po %Ln tokenie.</numerusform>
            <numerusform>Prompty wszystkich czatów są czytane razem, porcjami po %Ln tokeny.</numerusform>
            <numerusform>Prompty wszystkich czatów są czytane razem, porcjami po %Ln tokenów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Token computations per chat: {with_cache} with the cache, {without} without.</source>
        <translation>Przeliczone tokeny na czat: {with_cache} z&#xa0;pamięcią KV, {without} bez niej.</translation>
    </message>
    <message>
        <source>Token computations: {with_cache} with the cache, {without} without.</source>
        <translation>Przeliczone tokeny: {with_cache} z&#xa0;pamięcią KV, {without} bez niej.</translation>
    </message>
    <message>
        <source>Twice the bandwidth</source>
        <translation>Podwojona przepustowość</translation>
    </message>
    <message>
        <source>Twice the compute</source>
        <translation>Podwojona moc obliczeniowa</translation>
    </message>
    <message>
        <source>While it writes, the chip computes {share} of the time.</source>
        <translation>Podczas pisania układ liczy przez {share} czasu.</translation>
    </message>
    <message numerus="yes">
        <source>With %Ln chats at once, the chip time of an answer token is {ratio} that of a prompt token.</source>
        <translation>
            <numerusform>Przy %Ln czacie naraz token odpowiedzi zajmuje {ratio} tyle czasu układu, co token promptu.</numerusform>
            <numerusform>Przy %Ln czatach naraz token odpowiedzi zajmuje {ratio} tyle czasu układu, co token promptu.</numerusform>
            <numerusform>Przy %Ln czatach naraz token odpowiedzi zajmuje {ratio} tyle czasu układu, co token promptu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Without the cache, chats that share a pass do not bring it down.</source>
        <translation>Bez pamięci KV czaty dzielące przebieg nie obniżają tej wartości.</translation>
    </message>
    <message>
        <source>arithmetic is the limit (compute-bound)</source>
        <translation>granicą są obliczenia (ograniczenie obliczeniami)</translation>
    </message>
    <message>
        <source>decode takes longer than the prefill from {tokens} answer tokens on</source>
        <translation>od {tokens} tok. odpowiedzi dekodowanie trwa dłużej niż prefill</translation>
    </message>
    <message>
        <source>first and only token at {time} (TTFT), no decode pass</source>
        <translation>pierwszy i&#xa0;jedyny token po {time} (TTFT), bez dekodowania</translation>
    </message>
    <message>
        <source>first and only token roughly at {time} (TTFT), no decode pass</source>
        <translation>pierwszy i&#xa0;jedyny token po około {time} (TTFT), bez dekodowania</translation>
    </message>
    <message>
        <source>first token at {time} (TTFT)</source>
        <translation>pierwszy token po {time} (TTFT)</translation>
    </message>
    <message>
        <source>first token roughly at {time} (TTFT)</source>
        <translation>pierwszy token po około {time} (TTFT)</translation>
    </message>
    <message>
        <source>in all {time}</source>
        <translation>łącznie {time}</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>bez zmian</translation>
    </message>
    <message>
        <source>no decode pass</source>
        <translation>brak przebiegu dekodowania</translation>
    </message>
    <message>
        <source>one pass over {tokens}</source>
        <translation>jeden przebieg: {tokens}</translation>
    </message>
    <message>
        <source>the prefill takes longer, whatever the answer</source>
        <translation>prefill trwa dłużej bez względu na odpowiedź</translation>
    </message>
    <message>
        <source>waits for memory (memory-bound)</source>
        <translation>czeka na pamięć (ograniczenie pamięcią)</translation>
    </message>
    <message>
        <source>whole answer at {time}</source>
        <translation>cała odpowiedź po {time}</translation>
    </message>
    <message>
        <source>{comparison} This scenario runs without the cache.</source>
        <translation>{comparison} Ten scenariusz działa bez pamięci KV.</translation>
    </message>
    <message>
        <source>{model}, {weights}, on {machine}, {chats}: reads {read}, writes {write} in all</source>
        <translation>{model}, {weights}, {machine}, {chats}: łącznie czyta {read}, pisze {write}</translation>
    </message>
    <message>
        <source>{model}, {weights}, on {machine}: reads {read}</source>
        <translation>{model}, {weights}, {machine}: czyta {read}</translation>
    </message>
    <message>
        <source>{model}, {weights}, on {machine}: reads {read}, writes {write}</source>
        <translation>{model}, {weights}, {machine}: czyta {read}, pisze {write}</translation>
    </message>
    <message>
        <source>{passes} over the whole conversation, {tpot} (TPOT)</source>
        <translation>{passes} przez całą rozmowę, {tpot} (TPOT)</translation>
    </message>
    <message>
        <source>{passes} over {tokens}</source>
        <translation>{passes}: {tokens}</translation>
    </message>
    <message>
        <source>{passes}, each over the whole conversation, {tpot} apart (TPOT)</source>
        <translation>{passes}, każdy przez całą rozmowę, co {tpot} (TPOT)</translation>
    </message>
    <message>
        <source>{passes}, one token each, {tpot} apart (TPOT)</source>
        <translation>{passes} po jednym tokenie, co {tpot} (TPOT)</translation>
    </message>
    <message>
        <source>{passes}, one token for each chat, {tpot} (TPOT)</source>
        <translation>{passes}, po jednym tokenie na czat, {tpot} (TPOT)</translation>
    </message>
    <message>
        <source>{passes}, one token for each chat, {tpot} apart (TPOT)</source>
        <translation>{passes}, po jednym tokenie na czat, co {tpot} (TPOT)</translation>
    </message>
    <message>
        <source>{passes}, one token, {tpot} (TPOT)</source>
        <translation>{passes}, jeden token, {tpot} (TPOT)</translation>
    </message>
    <message>
        <source>{passes}, {tpot}</source>
        <translation>{passes}, {tpot}</translation>
    </message>
    <message>
        <source>{passes}, {tpot} apart</source>
        <translation>{passes}, co {tpot}</translation>
    </message>
    <message>
        <source>{ratio} as long: reading this cache takes more time than it saves.</source>
        <translation>{ratio} tego czasu: czytanie tej pamięci KV trwa dłużej, niż oszczędza.</translation>
    </message>
    <message>
        <source>{ratio} longer</source>
        <translation>{ratio} dłużej</translation>
    </message>
    <message>
        <source>{time} with the cache</source>
        <translation>{time} z&#xa0;pamięcią KV</translation>
    </message>
    <message>
        <source>{time} without</source>
        <translation>{time} bez niej</translation>
    </message>
    <message>
        <source>{time}: every pass reads the whole conversation again</source>
        <translation>{time}: każdy przebieg czyta całą rozmowę od nowa</translation>
    </message>
    <message>
        <source>{tokens} of each chat</source>
        <translation>{tokens} z&#xa0;każdego czatu</translation>
    </message>
    <message>
        <source>⚠ The model was made for {tokens} tokens; this conversation is longer.</source>
        <translation>⚠ Model przewidziano na {tokens} tok.; ta rozmowa jest dłuższa.</translation>
    </message>
</context>
</TS>
