import { bookableDays, type ListedTherapist, type Therapist } from '@maitri/contracts'
import { freeSlots, nextAvailable } from '@maitri/domain'
import { listTaken, type TakenTime } from '../db/booking-rows'
import type { Store } from '../db/store'
import { AppError } from '../errors'
import type { Practice } from '../therapists-file'

/** A slot is offered until so long before it begins, so that the therapist has time to see it. */
const leadMinutes = 120
const minuteMs = 60_000

export type Therapists = ReturnType<typeof createTherapists>

type TherapistDependencies = { store: Store; practices: Practice[]; now?: () => Date }

/** The therapists of this installation and their free slots. */
export function createTherapists({ store, practices, now = () => new Date() }: TherapistDependencies) {
  const byId = new Map(practices.map((practice) => [practice.therapist.id, practice]))

  function bookableSpan() {
    const at = now().getTime()
    return { from: new Date(at + leadMinutes * minuteMs), to: new Date(at + bookableDays * 1440 * minuteMs) }
  }

  const questionOf = ({ weeklyHours, timeZone, slotMinutes }: Therapist, taken: TakenTime[] = []) => {
    const { from, to } = bookableSpan()
    return { weeklyHours, timeZone, slotMinutes, from: from.toISOString(), to: to.toISOString(), taken }
  }

  function require(id: string): Practice {
    const practice = byId.get(id)
    if (!practice) throw new AppError('not_found')
    return practice
  }

  async function takenNow() {
    const { from, to } = bookableSpan()
    return listTaken(store, from, to)
  }

  return {
    ids: [...byId.keys()],
    /** The practice with that therapist; null where the operator's file no longer names them. */
    find: (id: string): Practice | null => byId.get(id) ?? null,
    require,

    async list(): Promise<{ therapists: ListedTherapist[] }> {
      const taken = await takenNow()
      const therapists = practices.map(({ therapist }) => ({
        ...therapist,
        nextAvailable: nextAvailable(questionOf(therapist, taken.get(therapist.id))),
      }))
      return { therapists }
    },

    async slots(id: string) {
      const { therapist } = require(id)
      const taken = await takenNow()
      const { slotMinutes, timeZone } = therapist
      return { slots: freeSlots(questionOf(therapist, taken.get(id))), slotMinutes, timeZone }
    },

    /** Whether that beginning is one of the free slots, beside what is taken. */
    isOffered: (therapist: Therapist, startsAt: string, taken: TakenTime[]) =>
      freeSlots(questionOf(therapist, taken)).includes(startsAt),
  }
}
