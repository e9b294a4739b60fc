/** Which slots the words of an id are filled with. A test compares it with the English text. */
export const slotsIn: Readonly<Record<string, readonly string[]>> = {
  'shared.wrote': ['heard'],
  'move.corrected_echo': ['heard'],
  'move.corrected_echo_b': ['heard'],
  'move.echo': ['heard'],
  'move.echo_b': ['heard'],
  'move.echo_c': ['heard'],
  'question.decide_own': ['asked'],
  'shared.keep_step': ['step'],
  'shared.lighter': ['before', 'after'],
  'shared.same': ['before', 'after'],
  'shared.heavier': ['before', 'after'],
  'thought.belief': ['thought'],
  'thought.belief_now': ['thought'],
  'hard_talk.card': ['fact', 'feel', 'like'],
  'loneliness.copy': ['step'],
  'money.card': ['paper', 'step', 'rest'],
  'kindness.back': ['friend'],
  'memory.step': ['day', 'step'],
  'memory.last': ['day'],
}

const mostLetters = 140
const mostWords = 24

/** Words as they are given back: on one line, without marks that would close the quotation, and not too long. */
export function quoted(text: string, words = mostWords): string {
  const whole = text.replace(/[\s“”"{}]+/gu, ' ').trim()
  const kept = whole.split(' ').slice(0, words)
  while (kept.length > 1 && kept.join(' ').length > mostLetters) kept.pop()
  const short = [...kept.join(' ')].slice(0, mostLetters).join('')
  return short === whole ? short : `${short}…`
}

/** What fills the words of an id; an answer that was skipped is three dots. */
export function valuesFor(
  id: string,
  slots: Readonly<Record<string, string | number>>,
): Record<string, string> | undefined {
  const names = slotsIn[id]
  if (!names) return undefined
  const words = Math.floor(36 / names.length)
  return Object.fromEntries(
    names.map((name) => {
      const value = slots[name]
      return [name, value === undefined ? '…' : quoted(`${value}`, Math.min(words, mostWords))]
    }),
  )
}
