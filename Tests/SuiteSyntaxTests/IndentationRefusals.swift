/// Lines in the wrong column, and lines that are not what their place asks for.
extension Refusal {
  static let indentation: [Refusal] = [
    Refusal(
      "tab before a key", of: "cases:\n\t- name: one\n",
      is: #"""
        t.yaml:2:1: error: tab used for indentation [tab-indentation]
          |
        1 | cases:
        2 | →- name: one
          | ^
          = help: YAML indents with spaces only; replace the tab with spaces (2 per level)
        """#),
    Refusal(
      "tab as deep as the key", of: " cases:\n\tname: one\n",
      is: #"""
        t.yaml:2:1: error: tab used for indentation [tab-indentation]
          |
        1 |  cases:
        2 | →name: one
          | ^
          = help: YAML indents with spaces only; replace the tab with spaces (2 per level)
        """#),
    Refusal(
      "tab behind a dash", of: "-\t- one\n",
      is: #"""
        t.yaml:1:2: error: tab used for indentation [tab-indentation]
          |
        1 | -→- one
          |  ^
          = help: YAML indents with spaces only; replace the tab with spaces (2 per level)
        """#),
    Refusal(
      "tab on a blank line of quoted text", of: "say: 'one\n\t\n  two'\n",
      is: #"""
        t.yaml:2:1: error: tab used for indentation [tab-indentation]
          |
        1 | say: 'one
        2 | →
          | ^
          = help: YAML indents with spaces only; replace the tab with spaces (2 per level)
        """#),
    Refusal(
      "tab on a blank line of plain text", of: "- say: one\n \t\n\n   two\n",
      is: #"""
        t.yaml:2:2: error: tab used for indentation [tab-indentation]
          |
        1 | - say: one
        2 |  →
          |  ^
          = help: YAML indents with spaces only; replace the tab with spaces (2 per level)
        """#),
    Refusal(
      "tab before the comment behind a block", of: "say: |\n  one\n\t# two\nto: me\n",
      is: #"""
        t.yaml:3:1: error: tab used for indentation [tab-indentation]
          |
        2 |   one
        3 | →# two
          | ^
          = help: YAML indents with spaces only; replace the tab with spaces (2 per level)
        """#),
    Refusal(
      "line between two columns", of: "models:\n    - afm\n  - cloud\n",
      is: #"""
        t.yaml:3:3: error: this line is indented 2 spaces; the items above it are at 0 or 4 [indent-mismatch]
          |
        1 | models:
        2 |     - afm
          |     - column 5
        3 |   - cloud
          |   ^^^^^^^
          = help: move "- cloud" to column 5 to put it beside "-" (line 2)
        """#),
    Refusal(
      "key too deep", of: "- name: \"one\"\n    repeat: 3\n",
      is: #"""
        t.yaml:2:5: error: "repeat" is indented deeper than "name" (line 1), which already has a value [indent-too-deep]
          |
        1 | - name: "one"
          |   ---- already has a value
        2 |     repeat: 3
          |     ^^^^^^
          = help: align it with "name" at column 3
        """#),
    Refusal(
      "text behind a comment", of: "note: first # remark\n  second\n",
      is: #"""
        t.yaml:2:3: error: a comment ends the text above; this line cannot continue it [text-after-comment]
          |
        1 | note: first # remark
          |       ----- the text
        2 |   second
          |   ^^^^^^
          = help: move the comment away, or quote the text, where "#" is a character like any other
        """#),
    Refusal(
      "text in a list", of: "- one\ntwo\n",
      is: #"""
        t.yaml:2:1: error: expected "- ", as in the list above [expected-list-item]
          |
        1 | - one
          | - the list starts here
        2 | two
          | ^^^
          = help: write - two, or indent the line more to continue the item above
        """#),
    Refusal(
      "item in a mapping", of: "name: one\n- two\n",
      is: #"""
        t.yaml:2:1: error: a list item where a key is expected [list-item-in-mapping]
          |
        1 | name: one
          | ---- the last key
        2 | - two
          | ^
          = help: the lines above are "key: value" pairs; indent the item under a key, or remove "- "
        """#),
    Refusal(
      "list on the key line", of: "models: - afm\n",
      is: #"""
        t.yaml:1:9: error: a list cannot start on the line of its key [list-on-key-line]
          |
        1 | models: - afm
          |         ^
          = help: put "- afm" on the next line, or write models: [afm]; if it is text, quote it
        """#),
    Refusal(
      "no colon", of: "name: one\nrepeat 3\n",
      is: #"""
        t.yaml:2:1: error: expected "key: value" [expected-colon]
          |
        1 | name: one
        2 | repeat 3
          | ^^^^^^^^
          = help: did you mean "repeat: 3"? if this line continues the value above, indent it more
        """#),
    Refusal(
      "no colon on the first line", of: "name one\nrepeat: 3\n",
      is: #"""
        t.yaml:1:1: error: expected "key: value" [expected-colon]
          |
        1 | name one
          | ^^^^^^^^
          = help: did you mean "name: one"?
        """#),
    Refusal(
      "no colon before a list", of: "cases\n  - name: one\n",
      is: #"""
        t.yaml:1:1: error: expected "key: value" [expected-colon]
          |
        1 | cases
          | ^^^^^
          = help: did you mean "cases:"?
        """#),
    Refusal(
      "equals sign", of: "name: one\nrepeat = 3\n",
      is: #"""
        t.yaml:2:1: error: expected "key: value" [expected-colon]
          |
        1 | name: one
        2 | repeat = 3
          | ^^^^^^^^^^
          = help: did you mean "repeat: 3"? if this line continues the value above, indent it more
        """#),
    Refusal(
      "no space behind the colon", of: "name: one\nrepeat:3\n",
      is: #"""
        t.yaml:2:1: error: no space after ":" [missing-space-after-colon]
          |
        1 | name: one
        2 | repeat:3
          | ^^^^^^^^
          = help: write repeat: 3
        """#),
    Refusal(
      "bracket at key position", of: "models:\n[afm]\n",
      is: #"""
        t.yaml:2:1: error: a list where a key is expected [expected-colon]
          |
        1 | models:
        2 | [afm]
          | ^^^^^
          = help: if it is the value of "models", indent it more
        """#),
  ]
}
