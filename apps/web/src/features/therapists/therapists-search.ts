import type { SessionType } from '@maitri/contracts'
import { oneOf } from '../../lib/one-of'

/** The availability options of the specification, section 9. */
export const dayChoices = ['weekdays', 'weekends', 'this_week'] as const
export type DayChoice = (typeof dayChoices)[number]

/** What one session costs, in rupees; each band begins where the one before ends. */
export const feeBands = ['up_to_1500', 'up_to_2500', 'up_to_3000', 'above_3000'] as const
export type FeeBand = (typeof feeBands)[number]

/** What can stand in place of a therapist's tabs. */
export const therapistForms = ['schedule', 'message'] as const
export type TherapistForm = (typeof therapistForms)[number]

// By type alone: the contract's schemas are no part of what every page loads.
const sessions: Record<SessionType, true> = { video: true, audio: true, in_person: true }

/**
 * What the address of the therapists can name: never what someone typed. A specialty, an insurance, a language and a therapist are names
 * of this installation's list, which only the page knows; it leaves out what the list does not have.
 */
export type TherapistsSearch = {
  /** Part of a specialty: a reading leads here with 'anxiety'. */
  specialty?: string | undefined
  days?: DayChoice | undefined
  session?: SessionType | undefined
  insurance?: string | undefined
  language?: string | undefined
  fee?: FeeBand | undefined
  /** Whose profile is open. */
  therapist?: string | undefined
  form?: TherapistForm | undefined
}

/** Changes what the address names at that moment: two changes at once both count. */
export type ChangeTherapistsSearch = (change: (search: TherapistsSearch) => TherapistsSearch) => void

const longestName = 120

const name = (value: unknown) =>
  typeof value === 'string' && value !== '' && value.length <= longestName ? value : undefined

export function therapistsSearch(search: Record<string, unknown>): TherapistsSearch {
  const therapist = name(search.therapist)
  return {
    specialty: name(search.specialty),
    days: oneOf(dayChoices, search.days),
    session: oneOf(Object.keys(sessions) as SessionType[], search.session),
    insurance: name(search.insurance),
    language: name(search.language),
    fee: oneOf(feeBands, search.fee),
    therapist,
    form: therapist ? oneOf(therapistForms, search.form) : undefined,
  }
}
