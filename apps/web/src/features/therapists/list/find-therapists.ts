import type { SessionType, Therapist, Weekday } from '@maitri/contracts'
import type { DayChoice, FeeBand } from '../therapists-search'
import { answersTo, plain } from './profile-words'

/** What is looked for; null leaves a thing open, and so do no words. */
export type TherapistFilter = {
  words: string
  specialty: string | null
  days: DayChoice | null
  session: SessionType | null
  insurance: string | null
  language: string | null
  fee: FeeBand | null
}

export const openFilter: TherapistFilter = {
  words: '',
  specialty: null,
  days: null,
  session: null,
  insurance: null,
  language: null,
  fee: null,
}

/** The specification, section 9. */
export const daysOf: Record<DayChoice, readonly Weekday[]> = {
  weekdays: ['Mon', 'Tue', 'Wed'],
  weekends: ['Sat', 'Sun'],
  this_week: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
}

/** Rupees for a session: more than the first, at most the second. */
export const feesOf: Record<FeeBand, readonly [above: number, upTo: number]> = {
  up_to_1500: [-1, 1500],
  up_to_2500: [1500, 2500],
  up_to_3000: [2500, 3000],
  above_3000: [3000, Number.POSITIVE_INFINITY],
}

/** Those who answer to every part of the filter, in their order; words are looked for in the profile and as it is `shown`. */
export function findTherapists<T extends Therapist>(
  therapists: readonly T[],
  filter: TherapistFilter,
  shown: (therapist: T) => T = (therapist) => therapist,
): T[] {
  const { words, specialty, days, session, insurance, language, fee } = filter
  const answers = answersTo(words)
  return therapists.filter(
    (one) =>
      (answers(one) || answers(shown(one))) &&
      (specialty === null || plain(one.specialization).includes(plain(specialty))) &&
      (days === null || daysOf[days].some((day) => one.availability.includes(day))) &&
      (session === null || one.sessionTypes.includes(session)) &&
      (insurance === null || one.insurances.includes(insurance)) &&
      (language === null || one.languages.includes(language)) &&
      (fee === null || isWithin(one.sessionFee, feesOf[fee])),
  )
}

export const isWithin = (fee: number, [above, upTo]: readonly [above: number, upTo: number]) =>
  fee > above && fee <= upTo
