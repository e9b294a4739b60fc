import { deleteThread, readThread, sendTherapistMessage } from '@maitri/contracts'
import type { TherapistMessages } from '../services/therapist-messages'
import type { Mount } from './mount'

/** The person's threads with therapists. */
export function mountTherapistMessages({
  mount,
  therapistMessages,
}: {
  mount: Mount
  therapistMessages: TherapistMessages
}) {
  mount(readThread, ({ person, params }) => therapistMessages.read(person.uid, params.id))
  mount(sendTherapistMessage, ({ person, params, body }) => therapistMessages.send(person, params.id, body))
  mount(deleteThread, ({ person, params }) => therapistMessages.remove(person.uid, params.id))
}
