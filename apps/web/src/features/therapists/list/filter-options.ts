import type { SessionType, Therapist } from '@maitri/contracts'
import { type DayChoice, dayChoices, type FeeBand, feeBands, type TherapistsSearch } from '../therapists-search'
import { daysOf, feesOf, isWithin, type TherapistFilter } from './find-therapists'
import { plain } from './profile-words'

/** What can be chosen: only what somebody in the list has. */
export type FilterOptions = {
  specialty: string[]
  days: DayChoice[]
  session: SessionType[]
  insurance: string[]
  language: string[]
  fee: FeeBand[]
}

export type FilterName = keyof FilterOptions

export function filterOptions(therapists: readonly Therapist[]): FilterOptions {
  const all = <T>(of: (therapist: Therapist) => readonly T[]) => [...new Set(therapists.flatMap(of))]
  const offered = all(({ sessionTypes }) => sessionTypes)
  return {
    specialty: all(({ specialization }) => [specialization]),
    days: dayChoices.filter((choice) =>
      therapists.some(({ availability }) => daysOf[choice].some((day) => availability.includes(day))),
    ),
    session: (['video', 'audio', 'in_person'] as const).filter((type) => offered.includes(type)),
    insurance: all(({ insurances }) => insurances).sort(),
    language: all(({ languages }) => languages).sort(),
    fee: feeBands.filter((band) => therapists.some(({ sessionFee }) => isWithin(sessionFee, feesOf[band]))),
  }
}

/** The filter of an address; what nobody in the list has is left out. */
export function knownFilter(search: TherapistsSearch, options: FilterOptions): Omit<TherapistFilter, 'words'> {
  const known = <T extends string>(list: readonly T[], value: T | undefined) =>
    list.find((one) => one === value) ?? null
  return {
    specialty: specialtyOf(search.specialty, options.specialty),
    days: known(options.days, search.days),
    session: known(options.session, search.session),
    insurance: known(options.insurance, search.insurance),
    language: known(options.language, search.language),
    fee: known(options.fee, search.fee),
  }
}

/** A part of one specialty alone, as a reading names it, is that specialty; a part of several stays as it is. */
function specialtyOf(asked: string | undefined, specialties: readonly string[]): string | null {
  if (asked === undefined) return null
  const matching = specialties.filter((specialty) => plain(specialty).includes(plain(asked)))
  const [only] = matching
  return matching.length > 1 ? asked : (only ?? null)
}
