import { decideOnGroup, readModerationQueue } from '@maitri/contracts'
import type { Moderation } from '../services/moderation'
import type { Mount } from './mount'

/** For moderators alone: what waits for them, and what they decide. */
export function mountModeration({ mount, moderation }: { mount: Mount; moderation: Moderation }) {
  mount(readModerationQueue, ({ person }) => moderation.queue(person))
  mount(decideOnGroup, ({ params, body, person }) => moderation.decide(person, params.id, body))
}
