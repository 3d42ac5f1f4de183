/// Everything inside brackets.
extension Refusal {
  static let bracket: [Refusal] = [
    Refusal(
      "text behind brackets", of: "re: [0-9]+\n",
      is: #"""
        t.yaml:1:10: error: text after "]" [text-after-flow]
          |
        1 | re: [0-9]+
          |     - opened here
          |          ^
          = help: a value that starts with [ is a list; if it is text, quote it: re: "[0-9]+"
        """#),
    Refusal(
      "bracket never closed", of: "a: [1, 2\nb: 3\n",
      is: #"""
        t.yaml:2:1: error: "[" opened at 1:4 is never closed [unclosed-bracket]
          |
        1 | a: [1, 2
          |    - opened here
        2 | b: 3
          | ^^^^
          = help: add "]" after "2", or indent this line if it belongs inside
        """#),
    Refusal(
      "bracket open at the end", of: "a: {b: 1\n",
      is: #"""
        t.yaml:1:4: error: "{" is never closed [unclosed-bracket]
          |
        1 | a: {b: 1
          |    ^
          = help: add "}" where it ends
        """#),
    Refusal(
      "wrong bracket", of: "a: [1}\n",
      is: #"""
        t.yaml:1:6: error: "}" does not close "[" [mismatched-bracket]
          |
        1 | a: [1}
          |    - opened here
          |      ^
          = help: write "]"
        """#),
    Refusal(
      "closing bracket at the key", of: "a: [\n  1\n]\n",
      is: #"""
        t.yaml:3:1: error: "]" must be indented more than its key "a" [closing-bracket-indent]
          |
        1 | a: [
          |    - opened here
        2 |   1
        3 | ]
          | ^
          = help: indent the bracket by at least one space; it opened at 1:4
        """#),
    Refusal(
      "line in brackets not indented", of: "a: [1,\n2]\n",
      is: #"""
        t.yaml:2:1: error: a line inside "[" must be indented more than its key [flow-underindented]
          |
        1 | a: [1,
          |    - opened here
        2 | 2]
          | ^^
          = help: indent it to column 2 or more
        """#),
    Refusal(
      "two commas", of: "a: [1,,2]\n",
      is: #"""
        t.yaml:1:7: error: nothing stands before "," [flow-missing-item]
          |
        1 | a: [1,,2]
          |       ^
          = help: remove one comma, or write the missing item
        """#),
    Refusal(
      "no comma in brackets", of: "a: [\"b\" \"c\"]\n",
      is: #"""
        t.yaml:1:9: error: expected "," or "]" [missing-comma]
          |
        1 | a: ["b" "c"]
          |    - opened here
          |         ^
          = help: separate items by commas; if this belongs to the text before it, quote the whole text
        """#),
    Refusal(
      "no space in braces", of: "a: {b:1}\n",
      is: #"""
        t.yaml:1:5: error: no space after ":" [missing-space-after-colon]
          |
        1 | a: {b:1}
          |     ^^^
          = help: write {b: 1}
        """#),
    Refusal(
      "no value in braces", of: "a: {b, c: 1}\n",
      is: #"""
        t.yaml:1:5: error: this entry has no value [flow-missing-value]
          |
        1 | a: {b, c: 1}
          |     ^
          = help: write b: and a value; a list of items is written in [ ]
        """#),
    Refusal(
      "no value behind the colon in braces", of: "a: {b: }\n",
      is: #"""
        t.yaml:1:5: error: "b" has no value [flow-missing-value]
          |
        1 | a: {b: }
          |     ^
          = help: write null or "" after the colon
        """#),
    Refusal(
      "pair in brackets", of: "a: [b: 1]\n",
      is: #"""
        t.yaml:1:5: error: a "key: value" pair inside [ ] [flow-pair]
          |
        1 | a: [b: 1]
          |     ^
          = help: write it in braces: {b: …}, or quote it if it is text
        """#),
    Refusal(
      "dash in brackets", of: "a: [- b]\n",
      is: #"""
        t.yaml:1:5: error: "-" cannot start an item inside [ ] or { } [dash-in-flow]
          |
        1 | a: [- b]
          |     ^
          = help: separate the items by commas, without dashes; if it is text, quote it
        """#),
    Refusal(
      "stray bracket", of: "a: ]\n",
      is: #"""
        t.yaml:1:4: error: "]" closes nothing [unexpected-bracket]
          |
        1 | a: ]
          |    ^
          = help: remove it, or quote the value if it is text
        """#),
  ]
}
