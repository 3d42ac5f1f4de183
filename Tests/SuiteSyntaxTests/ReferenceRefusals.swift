/// Anchors, aliases, tags and keys.
extension Refusal {
  static let reference: [Refusal] = [
    Refusal(
      "star", of: "note: **bold** text\n",
      is: #"""
        t.yaml:1:7: error: a value that starts with "*" must be quoted [star-needs-quotes]
          |
        1 | note: **bold** text
          |       ^^^^^^^^^^^^^
          = help: "*" starts an alias; write note: "**bold** text"
        """#),
    Refusal(
      "unknown alias", of: "a: &one 1\nb: *onne\n",
      is: #"""
        t.yaml:2:4: error: no anchor "&onne" stands above this alias [undefined-alias]
          |
        1 | a: &one 1
        2 | b: *onne
          |    ^^^^^
          = help: did you mean "*one"?
        """#),
    Refusal(
      "alias inside its anchor", of: "a: &x [*x]\n",
      is: #"""
        t.yaml:1:8: error: "*x" stands inside the value that it names [recursive-alias]
          |
        1 | a: &x [*x]
          |    -- the anchor
          |        ^^
          = help: a value cannot contain itself
        """#),
    Refusal(
      "alias as key", of: "a: &x b\n*x : c\n",
      is: #"""
        t.yaml:2:1: error: an alias cannot be a key [alias-as-key]
          |
        1 | a: &x b
        2 | *x : c
          | ^^
          = help: write the key itself; if it is text, quote it
        """#),
    Refusal(
      "anchor on a key", of: "&x a: b\n",
      is: #"""
        t.yaml:1:1: error: an anchor on a key [anchor-on-key]
          |
        1 | &x a: b
          | ^^
          = help: put it behind the colon to name the value, or on the line above the key to name the whole mapping
        """#),
    Refusal(
      "anchor on an alias", of: "a: &x 1\nb: &y *x\n",
      is: #"""
        t.yaml:2:4: error: an alias cannot have an anchor [anchor-on-alias]
          |
        1 | a: &x 1
        2 | b: &y *x
          |       -- the alias
          |    ^^
          = help: remove the anchor, and use the alias's name
        """#),
    Refusal(
      "two anchors", of: "a: &x &y 1\n",
      is: #"""
        t.yaml:1:7: error: a value can have one anchor [second-anchor]
          |
        1 | a: &x &y 1
          |    -- the first
          |       ^^
          = help: remove one
        """#),
    Refusal(
      "ampersand", of: "a: & b\n",
      is: #"""
        t.yaml:1:4: error: a value that starts with "&" must be quoted [ampersand-needs-quotes]
          |
        1 | a: & b
          |    ^
          = help: "&" starts an anchor; write "& b"
        """#),
    Refusal(
      "at sign", of: "to: @all\n",
      is: #"""
        t.yaml:1:5: error: a value cannot start with "@" [reserved-character]
          |
        1 | to: @all
          |     ^
          = help: "@" and "`" are reserved in YAML; quote the value: to: "@all"
        """#),
    Refusal(
      "percent sign", of: "part: %5\n",
      is: #"""
        t.yaml:1:7: error: a value cannot start with "%" [reserved-character]
          |
        1 | part: %5
          |       ^
          = help: quote the value: part: "%5"
        """#),
    Refusal(
      "tag", of: "a: !secret b\n",
      is: #"""
        t.yaml:1:4: error: "!secret" is a YAML tag; Telltale does not use tags [tag-not-supported]
          |
        1 | a: !secret b
          |    ^^^^^^^
          = help: if you meant text, quote it: "!secret b"
        """#),
    Refusal(
      "standard tag", of: "a: !!str 1\n",
      is: #"""
        t.yaml:1:4: error: "!!str" is a YAML tag; Telltale does not use tags [tag-not-supported]
          |
        1 | a: !!str 1
          |    ^^^^^
          = help: remove it; to make a value text, quote the value
        """#),
    Refusal(
      "explicit key", of: "? a\n",
      is: #"""
        t.yaml:1:1: error: "? " starts an explicit key, which suites do not use [explicit-key]
          |
        1 | ? a
          | ^
          = help: write "key: value"; if it is text, quote it
        """#),
    Refusal(
      "empty key", of: ": a\n",
      is: #"""
        t.yaml:1:1: error: nothing stands before ":" [empty-key]
          |
        1 | : a
          | ^
          = help: write a key before the colon; if the colon is text, quote the value
        """#),
    Refusal(
      "list as key", of: "[a]: b\n",
      is: #"""
        t.yaml:1:1: error: a list or a mapping cannot be a key [complex-key]
          |
        1 | [a]: b
          | ^^^
          = help: if it is text, quote the key
        """#),
    Refusal(
      "key over two lines", of: "\"a\n b\": c\n",
      is: #"""
        t.yaml:1:1: error: a key must stand on one line [multiline-key]
          |
        1 | "a
          | ^^
          = help: if this is text, a quote is missing or one too many
        """#),
    Refusal(
      "number as key", of: "1: a\n",
      is: #"""
        t.yaml:1:1: error: the key "1" is a number, not text [key-not-text]
          |
        1 | 1: a
          | ^
          = help: quote the key: "1"
        """#),
    Refusal(
      "truth value as key", of: "true: a\n",
      is: #"""
        t.yaml:1:1: error: the key "true" is a truth value, not text [key-not-text]
          |
        1 | true: a
          | ^^^^
          = help: quote the key: "true"
        """#),
    Refusal(
      "merge key", of: "a: &x {b: 1}\nc:\n  <<: *x\n",
      is: #"""
        t.yaml:3:3: error: "<<" (merge key) is not part of YAML 1.2 [merge-key-not-supported]
          |
        2 | c:
        3 |   <<: *x
          |   ^^
          = help: YAML readers disagree about it; copy the keys, use an alias for the whole mapping, or use "defaults:"
        """#),
    Refusal(
      "key twice", of: "a: 1\nb: 2\n\"a\": 3\n",
      is: #"""
        t.yaml:3:1: error: "a" is defined twice [duplicate-key]
          |
        1 | a: 1
          | - first defined here
        2 | b: 2
        3 | "a": 3
          | ^^^
          = help: first defined at 1:1; remove one, or rename it
        """#),
  ]
}
