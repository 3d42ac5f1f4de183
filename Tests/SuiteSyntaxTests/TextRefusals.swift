/// Values that need quotes, and text behind values that are complete.
extension Refusal {
  static let text: [Refusal] = [
    Refusal(
      "text behind double quotes", of: "say: \"Say \"hi\" now\"\n",
      is: #"""
        t.yaml:1:12: error: text after the closing quote [text-after-quote]
          |
        1 | say: "Say "hi" now"
          |      ------ the quoted text
          |            ^^^^^^^^
          = help: the quote opened at 1:6 closes at 1:11; write \" for quotes inside, or use single quotes outside: "Say \"hi\" now"
        """#),
    Refusal(
      "text behind single quotes", of: "say: 'it's me'\n",
      is: #"""
        t.yaml:1:10: error: text after the closing quote [text-after-quote]
          |
        1 | say: 'it's me'
          |      ---- the quoted text
          |          ^^^^^
          = help: in single quotes an apostrophe is written twice: 'it''s me'
        """#),
    Refusal(
      "comma behind a value", of: "say: \"hi\",\n",
      is: #"""
        t.yaml:1:10: error: "," after a complete value [stray-comma]
          |
        1 | say: "hi",
          |          ^
          = help: commas separate items only inside [ ] and { }; remove it
        """#),
    Refusal(
      "comment touching a quote", of: "say: \"hi\"#no\n",
      is: #"""
        t.yaml:1:10: error: text after the closing quote [text-after-quote]
          |
        1 | say: "hi"#no
          |      ---- the quoted text
          |          ^^^
          = help: put a space before "#" if it starts a comment
        """#),
    Refusal(
      "double quote never closed", of: "say: \"hi\nto: me\n",
      is: #"""
        t.yaml:1:6: error: this " is never closed [unclosed-quote]
          |
        1 | say: "hi
          |      ^
          = help: a value that starts with " is a quoted text; close it; a text of several lines must be indented, or be a block, which starts with "|"
        """#),
    Refusal(
      "single quote never closed", of: "say: 'twas night\n",
      is: #"""
        t.yaml:1:6: error: this ' is never closed [unclosed-quote]
          |
        1 | say: 'twas night
          |      ^
          = help: a value that starts with ' is a quoted text; close it, or quote the whole value: "'twas night"
        """#),
    Refusal(
      "line in quotes not indented", of: "say: \"one\ntwo\"\n",
      is: #"""
        t.yaml:2:1: error: a line inside double quotes must be indented [quote-underindented]
          |
        1 | say: "one
          |      - the quote opens here
        2 | two"
          | ^^^^
          = help: the quote opened at 1:6; indent this line to column 2 or more, or use a block, which starts with "|"
        """#),
    Refusal(
      "marker in quotes", of: "say: \"one\n---\n\"\n",
      is: #"""
        t.yaml:1:6: error: this " is never closed [unclosed-quote]
          |
        1 | say: "one
          |      ^
          = help: a value that starts with " is a quoted text; close it; a text of several lines must be indented, or be a block, which starts with "|"
        """#),
    Refusal(
      "bad escape", of: "path: \"C:\\dir\"\n",
      is: #"""
        t.yaml:1:10: error: "\d" is not an escape in double quotes [bad-escape]
          |
        1 | path: "C:\dir"
          |          ^^
          = help: use single quotes for regular expressions and paths, where "\" is itself, or double the backslash
        """#),
    Refusal(
      "short escape", of: "a: \"\\u12\"\n",
      is: #"""
        t.yaml:1:5: error: "\u" is not an escape in double quotes [bad-escape]
          |
        1 | a: "\u12"
          |     ^^
          = help: \u takes four hexadecimal digits; use single quotes for regular expressions and paths, where "\" is itself, or double the backslash
        """#),
    Refusal(
      "half a surrogate pair", of: "a: \"\\ud800\"\n",
      is: #"""
        t.yaml:1:5: error: "\ud800" is not a character [bad-escape]
          |
        1 | a: "\ud800"
          |     ^^^^^^
          = help: half of a surrogate pair, or a number above U+10FFFF, stands for no character
        """#),
  ]
}
