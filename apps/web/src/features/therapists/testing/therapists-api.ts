import { exampleTherapists } from '@maitri/content/therapists'
import {
  type Booking,
  type ListedTherapist,
  listBookings,
  readSession,
  readSlots,
  readTherapists,
  readThread,
} from '@maitri/contracts'
import { buildUser } from '../../../testing/build-user'
import type { FakeApi } from '../../../testing/fake-api'
import { signedOutApi } from '../../../testing/render-app'

const dayMs = 86_400_000

/** Three days from now, at times that fall on one day in every zone of a test. */
const firstDay = new Date(Date.now() + 3 * dayMs).toISOString().slice(0, 10)
const secondDay = new Date(Date.now() + 5 * dayMs).toISOString().slice(0, 10)

/** Free slots on two days, in order. */
export const freeSlots = [
  `${firstDay}T10:30:00.000Z`,
  `${firstDay}T11:30:00.000Z`,
  `${secondDay}T10:30:00.000Z`,
] as const

export const listed: ListedTherapist[] = exampleTherapists.map((therapist, index) => ({
  ...therapist,
  nextAvailable: index === 5 ? null : freeSlots[0],
}))

/** A network with the six examples and free slots, for a guest. */
export function therapistsApi(): FakeApi {
  localStorage.setItem('isAuthenticated', 'true')
  return listedApi()
}

function listedApi(): FakeApi {
  const api = signedOutApi()
  api.answer(readTherapists, { therapists: listed })
  api.answer(readSlots, { slots: [...freeSlots], slotMinutes: 50, timeZone: 'Asia/Kolkata' })
  return api
}

/** The same for someone who is signed in and has these appointments. */
export function signedInApi(bookings: Booking[] = []): FakeApi {
  const api = listedApi()
  api.answer(readSession, { user: buildUser() })
  api.answer(listBookings, { bookings })
  api.answer(readThread, { messages: [] })
  return api
}

export function buildBooking(part: Partial<Booking> = {}): Booking {
  const startsAt = part.startsAt ?? freeSlots[0]
  return {
    id: '7b8de3c4-5a0f-4d53-8a0e-4f6d2c1b9a70',
    reference: 'K7MD-2Q9X',
    therapistId: 'meera-iyer',
    therapistName: 'Dr. Meera Iyer',
    isExample: true,
    startsAt,
    endsAt: new Date(Date.parse(startsAt) + 50 * 60_000).toISOString(),
    type: 'video',
    notes: '',
    timeZone: 'Asia/Kolkata',
    state: 'booked',
    practice: 'example',
    confirmBy: null,
    suggestedStartsAt: null,
    heldStartsAt: null,
    heldEndsAt: null,
    exampleAnswerPath: null,
    phone: null,
    address: null,
    meetingLink: null,
    bring: null,
    sessionLanguage: null,
    freeUntil: null,
    sequence: 0,
    createdAt: '2026-11-01T08:00:00.000Z',
    updatedAt: '2026-11-01T08:00:00.000Z',
    mail: 'kept',
    ...part,
  }
}
