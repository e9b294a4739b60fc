import { replyText } from '@maitri/content/reply-text'
import { replyIds } from '@maitri/domain'
import { expect, test } from 'vitest'
import { paths } from '../../../config/paths'
import { type Destination, destinationsOf, namedBy } from './destinations'

/** The names of screens, as the English replies write them. */
const written: Record<Destination, RegExp> = {
  coping_tools: /Coping Tools/,
  therapists: /(?<!Which )\bTherapists\b/,
  help: /Help now/,
  community: /\bCommunity\b/,
  profile: /\b(?:Profile|your profile|Account Settings)\b/,
  reset_password: /new password/,
}

const ordinary = replyIds.filter((id) => !id.startsWith('crisis.'))

test.each(ordinary)('%s has a button for each screen that its words name, and no other', (id) => {
  const words = replyText(id, 'en').join(' ')
  const inWords = (Object.keys(written) as Destination[]).filter((name) => written[name].test(words))
  expect([...namedBy(id)].toSorted()).toEqual(inWords.toSorted())
})

test('no button leads to a screen that is not there', () => {
  const there: readonly string[] = Object.values(paths)
  const offered = ordinary.flatMap(destinationsOf)
  expect(offered.length).toBeGreaterThan(0)
  for (const { to } of offered) expect(there).toContain(to)
})
