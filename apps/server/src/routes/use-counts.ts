import { sendUseCounts } from '@maitri/contracts'
import type { UseCounts } from '../services/use-counts'
import type { Mount } from './mount'

/** Counts of parts used, from those who agreed. */
export function mountUseCounts({ mount, useCounts }: { mount: Mount; useCounts: UseCounts }) {
  mount(sendUseCounts, async ({ person, body }) => {
    await useCounts.add(person.uid, body.counts)
    return undefined
  })
}
