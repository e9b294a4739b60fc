import type { Choice } from '../engine/respond'

export type SortedChoices = {
  /** The answers to what was asked. */
  answers: Choice[]
  /** True where the answer is a number from 0 to 10; the scale's own choices are not among `answers`. */
  isScale: boolean
  /** What leads out or elsewhere, whatever was asked; it stands in view all the time. */
  waysOut: Choice[]
}

const scaleId = /^(?:\d|10)$/

/** Those that every question of a safety conversation has. */
const alwaysThere: readonly string[] = ['safety.choice.cannot_talk', 'safety.choice.leave']
const asidePrefix = 'conversation.aside.'

export function sortChoices(choices: readonly Choice[]): SortedChoices {
  const isWayOut = ({ id }: Choice) => alwaysThere.includes(id) || id.startsWith(asidePrefix)
  return {
    answers: choices.filter((choice) => !scaleId.test(choice.id) && !isWayOut(choice)),
    isScale: choices.some(({ id }) => scaleId.test(id)),
    waysOut: choices.filter(isWayOut),
  }
}
