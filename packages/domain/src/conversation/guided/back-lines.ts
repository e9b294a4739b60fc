import type { SaidBack } from '../hearing/moves/back-words'

/** What is answered to a question about a line, by what that line does. */
export const aboutLine: Record<'asks' | 'advises' | 'says', Record<Exclude<SaidBack, 'accepts' | 'defers'>, string>> = {
  asks: {
    why: 'back.why_asked',
    how: 'back.asked',
    example: 'back.asked',
    meaning: 'back.asked',
    next: 'back.asked',
  },
  advises: {
    why: 'back.why_advised',
    how: 'back.how',
    example: 'back.how',
    meaning: 'back.how',
    next: 'back.then_advised',
  },
  says: { why: 'back.meant', how: 'back.meant', example: 'back.meant', meaning: 'back.meant', next: 'back.then' },
}

/** Every line that answers words about the line before. */
export const backLines: readonly string[] = [
  ...new Set([...Object.values(aboutLine).flatMap((lines) => Object.values(lines)), 'back.taken', 'back.later']),
]
