/** What people do in a talk beside telling something, each known by words of its own; of several in one message the earlier one is answered. */
export const spokenMoves = [
  'language',
  'complaint',
  'just_listen',
  'good_news',
  'ability',
  'apology',
  'unsure',
  'refusal',
  'money_demanded',
] as const

export type SpokenMove = (typeof spokenMoves)[number]

/** The questions that have an answer; of several in one message the earlier one, which is the more particular, is answered. */
export const questionKinds = [
  'joke',
  'see_vet',
  'medicine',
  'see_doctor',
  'how_are_you',
  'confide',
  'who_reads',
  'real_person',
  'is_it_abuse',
  'police',
  'claim',
  'my_fault',
  'am_i_ill',
  'am_i_bad',
  'pay_them',
  'is_it_dangerous',
  'get_rest',
  'sleep_now',
  'remember',
  'help_someone',
  'official_help',
  'is_it_legal',
  'where_to_go',
  'routine',
  'make_friends',
  'stop_habit',
  'stop_thinking',
  'calm_now',
  'move_on',
  'one_line',
  'message_them',
  'what_say',
  'tell_them',
  'people_say',
  'their_words',
  'their_mind',
  'recovery',
  'how_long',
  'gets_better',
  'is_it_normal',
  'too_late',
  'is_right',
  'why_me',
  'why_this',
  'what_if',
  'does_it_help',
  'which_one',
  'outcome',
  'your_view',
  'what_to_do',
  'decide',
] as const

export type QuestionKind = (typeof questionKinds)[number]

/** The words of one language by which moves and questions are heard. Entries are written as in `replies/words/reply-words.ts`. */
export type MoveWords = { moves: Record<SpokenMove, string>; questions: Record<QuestionKind, string> }
