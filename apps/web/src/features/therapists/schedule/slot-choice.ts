/** What was chosen of the free slots. A day may be chosen before its time. */
export type SlotChoice = { day: string | null; startsAt: string | null }

export type SlotProblems = { date: 'choose_date' | null; time: 'choose_time' | 'gone' | null }

export const noProblems: SlotProblems = { date: null, time: null }

/** What is missing of a choice: date and time are required (the specification, section 5), and somebody may have been quicker. */
export function checkSlot({ day, startsAt }: SlotChoice, slots: readonly string[]): SlotProblems {
  if (startsAt !== null) return { date: null, time: slots.includes(startsAt) ? null : 'gone' }
  return { date: day === null ? 'choose_date' : null, time: 'choose_time' }
}

export const isComplete = ({ date, time }: SlotProblems): boolean => date === null && time === null
