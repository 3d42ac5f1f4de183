/// Colons and braces in prompts.
extension Refusal {
  static let template: [Refusal] = [
    Refusal(
      "colon in a value", of: "prompt: Keep it short: two lines\n",
      is: #"""
        t.yaml:1:22: error: ": " inside unquoted text [colon-in-text]
          |
        1 | prompt: Keep it short: two lines
          |         ------------- YAML takes this for a key
          |                      ^
          = help: quote the value, or put it on the next line after "prompt: |"
                  prompt: "Keep it short: two lines"
        """#),
    Refusal(
      "colon at the end of a value", of: "prompt: Use these words:\n  first\n",
      is: #"""
        t.yaml:1:24: error: ":" at the end of unquoted text [colon-in-text]
          |
        1 | prompt: Use these words:
          |         --------------- YAML takes this for a key
          |                        ^
          = help: quote the value, or put it on the next line after "prompt: |"
                  prompt: "Use these words:"
        """#),
    Refusal(
      "colon on a later line", of: "prompt: Answer in Dutch\n  and note this: be brief\n",
      is: #"""
        t.yaml:2:16: error: ": " inside unquoted text [colon-in-text]
          |
        1 | prompt: Answer in Dutch
          |         - the text starts here
        2 |   and note this: be brief
          |                ^
          = help: this line continues the text above; quote the text, or write it as a block with "|"
        """#),
    Refusal(
      "template value", of: "cases:\n  - question: {{ask}}\n",
      is: #"""
        t.yaml:2:15: error: a value that starts with "{{" must be quoted [template-needs-quotes]
          |
        1 | cases:
        2 |   - question: {{ask}}
          |               ^^^^^^^
          = help: "{" starts a YAML mapping; write - question: "{{ask}}"
                  (inside other text, as in Say {{x}}, no quotes are needed)
        """#),
    Refusal(
      "template item in brackets", of: "vars: [{{one}}, two]\n",
      is: #"""
        t.yaml:1:8: error: a value that starts with "{{" must be quoted [template-needs-quotes]
          |
        1 | vars: [{{one}}, two]
          |        ^^^^^^^
          = help: "{" starts a YAML mapping; write "{{one}}"
                  (inside other text, as in Say {{x}}, no quotes are needed)
        """#),
    Refusal(
      "template statement", of: "prompt: {% if x %}yes{% endif %}\n",
      is: #"""
        t.yaml:1:9: error: a value that starts with "{%" must be quoted [template-needs-quotes]
          |
        1 | prompt: {% if x %}yes{% endif %}
          |         ^^^^^^^^^^^^^^^^^^^^^^^^
          = help: "{" starts a YAML mapping; write prompt: "{% if x %}yes{% endif %}"
        """#),
  ]
}
