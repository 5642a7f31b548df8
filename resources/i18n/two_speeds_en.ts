<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>CacheStrip</name>
    <message numerus="yes">
        <source>%n cells are filled</source>
        <translation>
            <numerusform>%n cell is filled</numerusform>
            <numerusform>%n cells are filled</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DataView</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileDesk</name>
    <message numerus="yes">
        <source>%n measured speed(s) in {files}.</source>
        <translation>
            <numerusform>%n measured speed in {files}.</numerusform>
            <numerusform>%n measured speeds in {files}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them cannot be used.</source>
        <translation>
            <numerusform>%n of them cannot be used.</numerusform>
            <numerusform>%n of them cannot be used.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandOut</name>
    <message numerus="yes">
        <source>%n token(s) in a pass</source>
        <translation>
            <numerusform>%n token in a pass</numerusform>
            <numerusform>%n tokens in a pass</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Measured</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n usable row(s)</source>
        <translation>
            <numerusform>%n usable row</numerusform>
            <numerusform>%n usable rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n row(s): what they do not tell stays as the family has it.</source>
        <translation>
            <numerusform>Only %n row: what it does not tell stays as the family has it.</numerusform>
            <numerusform>Only %n rows: what they do not tell stays as the family has it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ModelFile</name>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tensor table: %n tensor(s)</source>
        <translation>
            <numerusform>tensor table: %n tensor</numerusform>
            <numerusform>tensor table: %n tensors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Note</name>
    <message numerus="yes">
        <source>%n layer(s) at the end only guess ahead; their cache is needed only when they are used.</source>
        <translation>
            <numerusform>%n layer at the end only guesses ahead; its cache is needed only when it is used.</numerusform>
            <numerusform>%n layers at the end only guess ahead; their cache is needed only when they are used.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OverwriteQuestion</name>
    <message numerus="yes">
        <source>%n file(s) of this name exist already. Replace?</source>
        <translation>
            <numerusform>%n file of this name exists already. Replace it?</numerusform>
            <numerusform>%n files of these names exist already. Replace them?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PassBoxes</name>
    <message numerus="yes">
        <source>%n passes</source>
        <translation>
            <numerusform>%n pass</numerusform>
            <numerusform>%n passes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tokens in</source>
        <translation>
            <numerusform>%n token in</numerusform>
            <numerusform>%n tokens in</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PassPresets</name>
    <message numerus="yes">
        <source>%Ln chats writing</source>
        <translation>
            <numerusform>%Ln chat writing</numerusform>
            <numerusform>%Ln chats writing</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PassWords</name>
    <message numerus="yes">
        <source>%n passes in all</source>
        <translation>
            <numerusform>%n pass in all</numerusform>
            <numerusform>%n passes in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passes so far</source>
        <translation>
            <numerusform>%n pass so far</numerusform>
            <numerusform>%n passes so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tokens kept</source>
        <translation>
            <numerusform>%n token kept</numerusform>
            <numerusform>%n tokens kept</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrote one token each</source>
        <comment>the number counts passes</comment>
        <translation>
            <numerusform>%n wrote one token</numerusform>
            <numerusform>%n wrote one token each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first pass reads the whole prompt: %n tokens at once.</source>
        <translation>
            <numerusform>The first pass reads the whole prompt: %n token at once.</numerusform>
            <numerusform>The first pass reads the whole prompt: %n tokens at once.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RooflineTab</name>
    <message numerus="yes">
        <source>decode, %Ln chats</source>
        <translation>
            <numerusform>decode, %Ln chat</numerusform>
            <numerusform>decode, %Ln chats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>prefill, %Ln tokens</source>
        <translation>
            <numerusform>prefill, %Ln token</numerusform>
            <numerusform>prefill, %Ln tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Scenario</name>
    <message numerus="yes">
        <source>%n KV head(s)</source>
        <translation>
            <numerusform>%n KV head</numerusform>
            <numerusform>%n KV heads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <translation>
            <numerusform>%n layer</numerusform>
            <numerusform>%n layers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>quantity</name>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n years</source>
        <translation>
            <numerusform>%n year</numerusform>
            <numerusform>%n years</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>timeline</name>
    <message numerus="yes">
        <source>%Ln chats at once</source>
        <translation>
            <numerusform>%Ln chat at once</numerusform>
            <numerusform>%Ln chats at once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln passes</source>
        <translation>
            <numerusform>%Ln pass</numerusform>
            <numerusform>%Ln passes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tokens</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The prompt is read in pieces of %Ln tokens.</source>
        <translation>
            <numerusform>The prompt is read in pieces of %Ln token.</numerusform>
            <numerusform>The prompt is read in pieces of %Ln tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The prompts of all chats are read in pieces of %Ln tokens.</source>
        <translation>
            <numerusform>The prompts of all chats are read in pieces of %Ln token.</numerusform>
            <numerusform>The prompts of all chats are read in pieces of %Ln tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %Ln chats at once, the chip time of an answer token is {ratio} that of a prompt token.</source>
        <translation>
            <numerusform>With %Ln chat at once, the chip time of an answer token is {ratio} that of a prompt token.</numerusform>
            <numerusform>With %Ln chats at once, the chip time of an answer token is {ratio} that of a prompt token.</numerusform>
        </translation>
    </message>
</context>
</TS>
