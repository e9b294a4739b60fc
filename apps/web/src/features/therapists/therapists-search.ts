import type { SessionType } from '@maitri/contracts'

/** The availability options of the specification, section 9. */
export const dayChoices = ['weekdays', 'weekends', 'this_week'] as const
export type DayChoice = (typeof dayChoices)[number]

/** What one session costs, in rupees; each band begins where the one before ends. */
export const feeBands = ['up_to_1500', 'up_to_2500', 'up_to_3000', 'above_3000'] as const
export type FeeBand = (typeof feeBands)[number]

/** What can stand in place of a therapist's tabs. */
export const therapistForms = ['schedule', 'message'] as const
export type TherapistForm = (typeof therapistForms)[number]

// By type alone: the contract's schemas are no part of the first load.
const sessions: Record<SessionType, true> = { video: true, audio: true, in_person: true }

/**
 * What the address of the therapists can name: never what someone typed. A specialty, an insurance, a language and a therapist are names
 * of this installation's list, which only the page knows; it leaves out what the list does not have.
 */
export type TherapistsSearch = {
  /** Part of a specialty: a reading leads here with 'anxiety'. */
  specialty?: string
  days?: DayChoice
  session?: SessionType
  insurance?: string
  language?: string
  fee?: FeeBand
  /** Whose profile is open. */
  therapist?: string
  form?: TherapistForm
}

/** Changes what the address names at that moment: two changes at once both count. */
export type ChangeTherapistsSearch = (change: (search: TherapistsSearch) => TherapistsSearch) => void

const longestName = 120

const name = (value: unknown) =>
  typeof value === 'string' && value !== '' && value.length <= longestName ? value : undefined
const oneOf = <T extends string>(list: readonly T[], value: unknown): T | undefined => list.find((one) => one === value)

export function therapistsSearch(search: Record<string, unknown>): TherapistsSearch {
  const specialty = name(search.specialty)
  const days = oneOf(dayChoices, search.days)
  const session = oneOf(Object.keys(sessions) as SessionType[], search.session)
  const insurance = name(search.insurance)
  const language = name(search.language)
  const fee = oneOf(feeBands, search.fee)
  const therapist = name(search.therapist)
  const form = therapist && oneOf(therapistForms, search.form)
  return {
    ...(specialty && { specialty }),
    ...(days && { days }),
    ...(session && { session }),
    ...(insurance && { insurance }),
    ...(language && { language }),
    ...(fee && { fee }),
    ...(therapist && { therapist }),
    ...(form && { form }),
  }
}
