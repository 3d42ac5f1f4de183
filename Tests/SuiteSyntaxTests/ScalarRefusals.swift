/// Numbers and blocks of text.
extension Refusal {
  static let scalar: [Refusal] = [
    Refusal(
      "leading zero", of: "code: 007\n",
      is: #"""
        t.yaml:1:7: error: a number with a leading zero [ambiguous-number]
          |
        1 | code: 007
          |       ^^^
          = help: YAML versions read it as a decimal number, as an octal number or as text; quote it to keep the zero: "007"
        """#),
    Refusal(
      "number too large", of: "n: 9223372036854775808\n",
      is: #"""
        t.yaml:1:4: error: this number does not fit 64 bits [number-out-of-range]
          |
        1 | n: 9223372036854775808
          |    ^^^^^^^^^^^^^^^^^^^
          = help: quote it if it is text: "9223372036854775808"
        """#),
    Refusal(
      "hexadecimal too large", of: "n: 0x10000000000000000\n",
      is: #"""
        t.yaml:1:4: error: this number does not fit 64 bits [number-out-of-range]
          |
        1 | n: 0x10000000000000000
          |    ^^^^^^^^^^^^^^^^^^^
          = help: quote it if it is text: "0x10000000000000000"
        """#),
    Refusal(
      "float too large", of: "n: 1e999\n",
      is: #"""
        t.yaml:1:4: error: this number does not fit 64 bits [number-out-of-range]
          |
        1 | n: 1e999
          |    ^^^^^
          = help: quote it if it is text: "1e999"
        """#),
    Refusal(
      "text behind the block indicator", of: "a: | text\n",
      is: #"""
        t.yaml:1:6: error: text after "|" [text-after-block-indicator]
          |
        1 | a: | text
          |    - the block starts here
          |      ^^^^
          = help: "|" starts a literal block; its text goes on the next line, indented
                  if "|" is part of the text, quote it: a: "| text"
        """#),
    Refusal(
      "space in the block header", of: "a: |- 2\n  b\n",
      is: #"""
        t.yaml:1:6: error: space inside the block indicator [text-after-block-indicator]
          |
        1 | a: |- 2
          |      ^
          = help: write |-2 without a space
        """#),
    Refusal(
      "block not indented", of: "a: |\nb\n",
      is: #"""
        t.yaml:2:1: error: the text of the block scalar at 1:4 must be indented [block-not-indented]
          |
        1 | a: |
          |    - the block starts here
        2 | b
          | ^
          = help: indent this line under "a:"
        """#),
    Refusal(
      "block less indented", of: "a: |\n    b\n  c\n",
      is: #"""
        t.yaml:3:3: error: this line is indented less than the first line of the block (4 spaces) [block-underindented]
          |
        1 | a: |
          |    - the block starts here
        2 |     b
        3 |   c
          |   ^
          = help: indent it to column 5; or give the indentation after the indicator, as in "|2", if the first line is meant to have extra spaces
        """#),
    Refusal(
      "blank line too deep", of: "a: |\n     \n  b\n",
      is: #"""
        t.yaml:2:3: error: this blank line has more spaces than the first line of the block's text [block-blank-line-too-deep]
          |
        1 | a: |
        2 |      
          |   ^^^
          = help: remove the spaces, or give the indentation after the indicator, as in "|2"
        """#),
    Refusal(
      "spaces at the end", of: "a: |+\n  b\n  ",
      is: #"""
        t.yaml:3:1: error: the file ends with spaces inside a block that keeps its last line breaks [no-final-newline]
          |
        2 |   b
        3 |   
          | ^^
          = help: remove the spaces, or end the line with a line break
        """#),
  ]
}
