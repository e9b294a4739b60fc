import { readSlots, readTherapists } from '@maitri/contracts'
import type { Therapists } from '../services/therapists'
import type { Mount } from './mount'

/** The therapists and their free slots, open to guests. */
export function mountTherapists({ mount, therapists }: { mount: Mount; therapists: Therapists }) {
  mount(readTherapists, () => therapists.list())
  mount(readSlots, ({ params }) => therapists.slots(params.id))
}
