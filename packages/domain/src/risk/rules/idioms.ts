/** S7: turns of phrase in which a dangerous word is harmless; the words named in `blank` stop counting. */
export const idioms: { find: string; span: number; blank: string }[] = [
  // 'dying of laughter', 'भूख से मर रही हूँ'
  { find: 'die|will_die|dead|kill + cause', span: 4, blank: 'die|will_die|dead|kill|want' },
  // 'my phone is dead', 'the battery died'
  { find: 'thing + die|dead|kill', span: 3, blank: 'die|dead|kill' },
]
