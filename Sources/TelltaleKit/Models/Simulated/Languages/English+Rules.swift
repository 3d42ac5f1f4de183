extension RuleVocabulary {
  static let english = RuleVocabulary(
    terms: [
      .answer: """
      answer* repl* respond* respons* write writing output speak talk stay keep use match* \
      mirror* follow* adopt* converse communicat* phrase reflect* produce give stick remain \
      word formulate return express come_back write_back get gets text
      """,
      .language: "language* tongue* idiom lingo",
      .asker: """
      user user's users question* messag* ask* they them their he she his her customer* \
      reader* sender* request* query queries same whatever whichever input person people \
      writes wrote written speaks spoke conversation person's incoming other_side guest* \
      caller*
      """,
      .differs: "other_than different another else any_other some_other no_other",
      .any: "any_language whichever_language_you whatever_language_you any_of_the_languages",
      .currency: """
      currenc* euro euros euro-sign sign* symbol* € money_unit monetary_unit eur unit_of_money
      """,
      .amount: "amount* price* total* sum sums figure* cost* money payment*",
      .keep: """
      keep* write* show* copy copies include* preserve* retain* quote* state* print* give* put \
      repeat* maintain* reproduce* mention* carry* carries with together_with along_with leave \
      belongs belong needs need must always alongside use attach* add next_to stay* complete \
      including
      """,
      .asWritten: """
      as_written exactly as_printed as_shown as_it_is as_they_are as_it_stands as_they_stand \
      verbatim unchanged as_given as_it_appears as_they_appear the_way_they the_way_it intact \
      as_is as_in_the literally as_on_the untouched precisely just_as
      """,
      .drop: """
      drop* omit* strip* leave~out left_out leaving~out remov* forget* lose* losing ignor* \
      skip* discard* cut~off cut_out exclud* hide abbreviat* away suppress* dispense_with \
      keep~out stay~out stays~out
      """,
      .heading: """
      heading* header* caption* title_line* headline* metadata line_above lines_above \
      top_line* first_line_of_each label_line* category,_date category_and_date excerpt_title* \
      line_that_introduces introductory_line*
      """,
      .excerpt: """
      excerpt* passage* source_text documents document text_you_are_shown fragment* snippet*
      """,
      .copy: """
      copy copies copied copying paste* pasting repeat* reproduc* include* quot* print* echo* \
      put show* display* insert* carry_over reuse recite* mention* begin* start* write output* \
      appear* belong* parrot* prefix* add
      """,
      .orientation: """
      orientation context reference you_only background your_eyes information_only yourself
      """,
      .start: """
      start* begin* open* lead* first first_words first_thing comes_first put~first up_front \
      upfront goes_first beginning
      """,
      .fact: "answer* fact facts figure* result* value information_asked what_was_asked reply",
      .atOnce: """
      answer_first straight_to_the_point get_to_the_point straight_to_the_answer directly_with \
      answer_directly straight_with_the answer_right_away answer_immediately \
      answer_straight_away fact_first come_to_the_point bottom_line_up_front answer~up_front \
      answer_at_once
      """,
      .echo: """
      repeat* echo* restat* rephras* paraphras* quot* reiterat* recit* copy copying say~again \
      saying~again
      """,
      .question: "question* query what_was_asked what_they_asked request what_the_user_asked",
      .preamble: """
      preamble* introduction* introductory intro intros opening_phrase* lead-in lead_in \
      pleasantr* filler* greeting* run-up run_up small_talk throat-clearing warm-up warm_up
      """,
      .condition: "if when whenever where unless in_case should whether",
      .missing: """
      missing absent lacking unknown unanswerable unavailable nowhere silent lack* fail* \
      unstated
      """,
      .holds: """
      hold* contain* find* found mention* know* document* source* passage* excerpt* there \
      answer* information present appear* stated available fact facts text nothing texts see
      """,
      .say: """
      say saying tell* admit* state* reply answer respond set false indicat* let~know report* \
      mention* acknowledge* confess* declare* be_honest make_clear make_it_clear point_out \
      note
      """,
      .invent: """
      guess* invent* make~up making~up made_up fabricat* assum* speculat* hallucinat* imagin* \
      conjectur* dream~up estimat* fill_in_the_gaps
      """,
      .sum: """
      add~up adding~up add_amounts add_numbers add_prices adding_amounts sum_up summing \
      total~up calculat* comput* arithmetic add~together adding~together sums maths math \
      mathematics add_the_amounts add_any_amounts tally tot~up additions addition sum \
      do_the_sum
      """,
      .brief: """
      brief briefly short shortly concise concisely terse tersely succinct* few_words compact \
      to_the_point one_sentence single_sentence two_sentences one_line crisp economical \
      short_sentence
      """,
      .long: """
      long lengthy verbose wordy elaborate ramble* rambling waffle essay* details pad padding \
      expand
      """,
      .sentenceLimit: "at_most no_more_than maximum_of up_to not_more_than",
      .markdown: """
      markdown bold bullet* asterisk* italics italic formatting markup list_marks code_fence* \
      fences backtick* bullet-point* numbered_list* numbered_lists headings_in_markdown tables \
      styling hash_marks
      """,
      .plain: """
      plain_text plain_prose simple_text unformatted plain_sentences running_text plain_words
      """,
      .negation: """
      not never no don't dont cannot can't won't avoid* refrain* nor neither none stop nothing
      """,
      .without: "without instead_of rather_than free_of minus",
      .only: "only just merely purely solely exclusively",
      .waiver: """
      need_not needn't no_need don't_have_to do_not_have_to doesn't_have_to does_not_have_to \
      don't_need do_not_need doesn't_matter does_not_matter don't_worry do_not_worry \
      never_mind not_necessary not_required unnecessary free_to may_also you_may it_is_fine \
      it's_fine it_is_ok no_problem_if don't_bother do_not_bother not_important unimportant \
      used_to no_obligation optional not_matter need_to_worry don't_care do_not_care \
      allowed_to is_fine are_fine no_rule you_can previously earlier_versions older_versions \
      we_once once_told
      """,
      .example: "example* for_instance sample_answer",
      .back: "it them that this these those same so such one",
      .drift: "switch* drift* translat* fall_back slip* revert* default change",
    ],
    manners: """
      clear simple plain polite formal informal friendly everyday natural body programming \
      strong offensive respectful professional easy inclusive legal neutral warm kind foul sign \
      abusive technical understandable accessible several many various multiple two three
      """,
    languageNames: [
      "en": "english", "nl": "dutch flemish", "fr": "french", "de": "german", "es": "spanish",
      "it": "italian", "pt": "portuguese", "da": "danish", "sv": "swedish", "nb": "norwegian",
      "tr": "turkish", "vi": "vietnamese", "zh": "chinese", "ja": "japanese", "ko": "korean",
    ],
    languagePrepositions: "in into use using to")
}
