/// Characters, encodings and documents.
extension Refusal {
  static let document: [Refusal] = [
    Refusal(
      "no-break space behind the colon", of: "a:\u{A0}b\nc: 1\n",
      is: #"""
        t.yaml:1:3: error: no-break space (U+00A0) after ":" [invisible-character]
          |
        1 | a:\#u{A0}b
          |   ^
          = help: it looks like a space but is not one; replace it with a normal space
        """#),
    Refusal(
      "no-break space before a key", of: "a:\n \u{A0}b: 1\n",
      is: #"""
        t.yaml:2:2: error: no-break space (U+00A0) at the start of text [invisible-character]
          |
        1 | a:
        2 |  \#u{A0}b: 1
          |  ^
          = help: it looks like a space but is not one; replace it with a normal space
        """#),
    Refusal(
      "byte order mark inside", of: "a: b\n\u{FEFF}c: d\n",
      is: #"""
        t.yaml:2:1: error: byte order mark (U+FEFF) at the start of text [invisible-character]
          |
        1 | a: b
        2 | \#u{FEFF}c: d
          | ^
          = help: it cannot be seen; remove it, or quote the text if it belongs there
        """#),
    Refusal(
      "control character", of: "a: \u{7}b\n",
      is: #"""
        t.yaml:1:4: error: U+0007 is a control character, which YAML does not allow [control-character]
          |
        1 | a: ␦b
          |    ^
          = help: remove it, or write it in double quotes as "\x07"
        """#),
    Refusal(
      "not UTF-8", of: [0x61, 0x3A, 0x20, 0xFF, 0x0A],
      is: #"""
        t.yaml:1:4: error: this byte is not UTF-8 [not-utf-8]
          |
        1 | a: \#u{FFFD}
          |    ^
          = help: save the file as UTF-8
        """#),
    Refusal(
      "UTF-16", of: [0xFF, 0xFE, 0x61, 0x00, 0x3A, 0x00, 0x20, 0x00, 0x62, 0x00, 0x0A, 0x00],
      is: #"""
        t.yaml:1:1: error: the file looks like UTF-16 or UTF-32 [not-utf-8]
          |
        1 | \#u{FFFD}\#u{FFFD}a␦:␦ ␦b␦
          | ^
          = help: save it as UTF-8
        """#),
    Refusal(
      "empty file", of: "# only a comment\n",
      is: #"""
        t.yaml:1:1: error: the file has no content [empty-file]
          |
        1 | # only a comment
          | ^
        """#),
    Refusal(
      "second document", of: "a: 1\n---\nb: 2\n",
      is: #"""
        t.yaml:2:1: error: a second document starts here [multiple-documents]
          |
        1 | a: 1
        2 | ---
          | ^^^
          = help: a suite file is one YAML document; move the rest to its own file, or remove "---"
        """#),
    Refusal(
      "front matter", of: "---\na: 1\n---\nText.\n",
      is: #"""
        t.yaml:3:1: error: a second document starts here [multiple-documents]
          |
        2 | a: 1
        3 | ---
          | ^^^
          = help: a suite file is one YAML document; if this is a prompt file with front matter, move the front matter's keys to a suite and the text below to its "prompt:"
        """#),
    Refusal(
      "text behind the end", of: "a: 1\n... b\n",
      is: #"""
        t.yaml:2:5: error: text after "..." [text-after-document-end]
          |
        1 | a: 1
        2 | ... b
          |     ^
          = help: "..." ends the document and stands alone on its line
        """#),
    Refusal(
      "other directive", of: "%TAG ! x\n---\na: 1\n",
      is: #"""
        t.yaml:1:1: error: a line that starts with "%" is a YAML directive [directive-not-supported]
          |
        1 | %TAG ! x
          | ^^^^^^^^
          = help: only "%YAML 1.2" is read, and no suite needs it; remove the line
        """#),
    Refusal(
      "directive twice", of: "%YAML 1.2\n%YAML 1.2\n---\na: 1\n",
      is: #"""
        t.yaml:2:1: error: a second %YAML directive [directive-not-supported]
          |
        1 | %YAML 1.2
          | --------- the first
        2 | %YAML 1.2
          | ^^^^^^^^^
          = help: remove one
        """#),
    Refusal(
      "directive without document", of: "%YAML 1.2\na: 1\n",
      is: #"""
        t.yaml:2:1: error: a directive must be followed by "---" [directive-without-document]
          |
        1 | %YAML 1.2
        2 | a: 1
          | ^^^^
          = help: write "---" on the line after the directive, or remove the directive
        """#),
    Refusal(
      "mapping on the marker line", of: "--- a: 1\n",
      is: #"""
        t.yaml:1:5: error: a mapping cannot start on the line of "---" [content-after-marker]
          |
        1 | --- a: 1
          |     ^
          = help: put "a" on the next line
        """#),
    Refusal(
      "list on the marker line", of: "--- - a\n",
      is: #"""
        t.yaml:1:5: error: a list cannot start on the line of "---" [content-after-marker]
          |
        1 | --- - a
          |     ^
          = help: put "- a" on the next line
        """#),
    Refusal(
      "list on the anchor line", of: "a: 1\nb:\n  &x - c\n",
      is: #"""
        t.yaml:3:6: error: a list cannot start on the line of its anchor [list-on-anchor-line]
          |
        2 | b:
        3 |   &x - c
          |      ^
          = help: put "- c" on the next line
        """#),
    Refusal(
      "second value", of: "\"a\"\n\"b\"\n",
      is: #"""
        t.yaml:2:1: error: text after the file's value [text-after-value]
          |
        1 | "a"
          | - the value
        2 | "b"
          | ^^^
          = help: a suite file is one value; write it as "key: value" lines
        """#),
  ]
}
