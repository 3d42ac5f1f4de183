/// The files of a project to start from.
enum Starter {
  /// The suite.
  static let suite = #"""
    # yaml-language-server: $schema=suite.schema.json

    # Your first suite: a prompt, four questions, and what must hold of the answers.
    # Try it:  telltale run
    suite: starter
    description: Questions about a receipt, in four languages.

    # Greedy sampling: the same request gives the same answer.
    options:
      sampling: greedy

    # What your app gives to LanguageModelSession(instructions:). One rule per line.
    # Take a rule out, run again, and see which cases it was there for.
    instructions: |
      You answer questions about the user's documents.
      Reply in the language of the user's message.
      Start with the answer.
      Do not repeat the question.
      Do not copy headings from the documents.
      Write amounts with their currency, as written on the document.
      If the answer is not in the documents, say so.

    # The user's message. {{name}} is replaced by the case's own value.
    prompt: |-
      {{passages}}

      {{question}}

    # These hold for every case. `telltale explain currency-kept` says what one means.
    assert:
      - language-matches-question
      - currency-kept
      - no-copied-headings
      - starts-with-answer

    cases:
      - name: total-en
        question: How much did I pay at the flower shop?
        passages:
          # &flowers gives the passage a name, so that other cases can use it again.
          - &flowers
            title: Flower shop receipt
            heading: Receipt · 8 May 2026 · Ghent
            text: |
              BLOEMEN DE PIOEN
              10 pioenrozen     € 18,50
              1 vaas             € 9,95
              TOTAAL            € 28,45
        assert:
          - contains: "28,45"          # quote numbers: they are text here

      - name: vase-nl
        question: Hoeveel kostte de vaas?
        passages: [*flowers]
        assert:
          - contains: "9,95"
          - word-count: {maximum: 30}

      - name: total-fr
        question: Combien ai-je payé chez le fleuriste ?
        passages: [*flowers]
        assert:
          - contains-any: ["28,45", "28.45"]

      - name: not-in-the-receipt-de
        question: Wann läuft mein Reisepass ab?
        passages: [*flowers]
        assert:
          - not: {contains: "28,45"}

    """#

  /// Where the schema is that the suite's first line names.
  static let schemaPath = "suites/suite.schema.json"

  /// What Git is told to ignore.
  static let ignored = [".telltale/", "reports/"]

  /// A workflow for GitHub Actions, on a machine that has `telltale`.
  static let gitHub = """
    name: Prompts
    on: [push, pull_request]
    jobs:
      telltale:
        runs-on: ubuntu-latest
        steps:
          - uses: actions/checkout@v4
          # Install telltale here, for example from a release of your own build.
          - run: telltale run
          - uses: actions/upload-artifact@v4
            if: always()
            with:
              name: telltale
              path: reports/

    """

  /// A job for GitLab, on a machine that has `telltale`.
  static let gitLab = """
    telltale:
      script:
        # Install telltale here, for example from a release of your own build.
        - telltale run
      artifacts:
        when: always
        paths: [reports/]
        reports:
          junit: reports/junit.xml

    """
}
