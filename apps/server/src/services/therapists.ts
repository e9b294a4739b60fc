import { bookableDays, type ListedTherapist, type Therapist } from '@maitri/contracts'
import { freeSlots, nextAvailable } from '@maitri/domain'
import { listTaken, type TakenTime } from '../db/booking-rows'
import type { Store } from '../db/store'
import { AppError } from '../errors'
import type { Practice } from '../therapists-file'

const hourMs = 3_600_000

export type Therapists = ReturnType<typeof createTherapists>

type TherapistDependencies = { store: Store; practices: Practice[]; now?: () => Date }

/** The therapists of this installation and their free slots. */
export function createTherapists({ store, practices, now = () => new Date() }: TherapistDependencies) {
  const byId = new Map(practices.map((practice) => [practice.therapist.id, practice]))

  const lastMoment = () => new Date(now().getTime() + bookableDays * 24 * hourMs)

  /** A slot is offered until the practice's lead time before it begins, so that the therapist has time to see it. */
  const questionOf = (therapist: Therapist, taken: TakenTime[] = []) => {
    const { weeklyHours, timeZone, slotMinutes, closedDays, leadHours } = therapist
    const from = new Date(now().getTime() + leadHours * hourMs)
    return {
      weeklyHours,
      timeZone,
      slotMinutes,
      closedDays,
      from: from.toISOString(),
      to: lastMoment().toISOString(),
      taken,
    }
  }

  function require(id: string): Practice {
    const practice = byId.get(id)
    if (!practice) throw new AppError('not_found')
    return practice
  }

  const takenIn = (source: Pick<Store, 'db'>) => listTaken(source, now(), lastMoment())

  return {
    ids: [...byId.keys()],
    /** The practice with that therapist; null where the operator's file no longer names them. */
    find: (id: string): Practice | null => byId.get(id) ?? null,
    require,

    /** What the operator wrote of a therapist; nothing of an example, whose words are Maitri's own. */
    publicWords(id: string): string[] {
      const therapist = byId.get(id)?.therapist
      if (!therapist || therapist.isExample) return []
      const { specialization, bio, approach, education, bring, landmark } = therapist
      return [specialization, bio, approach, ...education, bring, landmark].filter((text) => text !== null)
    },

    async list(): Promise<{ therapists: ListedTherapist[] }> {
      const taken = await store.readFromReplica(takenIn)
      const therapists = practices.map(({ therapist }) => ({
        ...therapist,
        nextAvailable: nextAvailable(questionOf(therapist, taken.get(therapist.id))),
      }))
      return { therapists }
    },

    async slots(id: string) {
      const { therapist } = require(id)
      const taken = await takenIn(store)
      const { slotMinutes, timeZone } = therapist
      return { slots: freeSlots(questionOf(therapist, taken.get(id))), slotMinutes, timeZone }
    },

    /** Whether that beginning is one of the free slots, beside what is taken. */
    isOffered: (therapist: Therapist, startsAt: string, taken: TakenTime[]) =>
      freeSlots(questionOf(therapist, taken)).includes(startsAt),
  }
}
