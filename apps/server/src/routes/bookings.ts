import { book, cancelBooking, deleteBooking, listBookings, moveBooking } from '@maitri/contracts'
import type { Bookings } from '../services/bookings'
import type { Mount } from './mount'

/** The person's appointments. */
export function mountBookings({ mount, bookings }: { mount: Mount; bookings: Bookings }) {
  mount(listBookings, ({ person }) => bookings.list(person.uid))
  mount(book, ({ person, body }) => bookings.book(person, body))
  mount(moveBooking, ({ person, params, body }) => bookings.move(person, params.id, body))
  mount(cancelBooking, ({ person, params, body }) => bookings.cancel(person, params.id, body.language))
  mount(deleteBooking, ({ person, params }) => bookings.remove(person.uid, params.id))
}
