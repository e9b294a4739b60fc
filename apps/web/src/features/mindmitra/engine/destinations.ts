import { paths } from '../../../config/paths'

/** Where a reply can lead: the name of a screen in `paths`, and the key of its button. */
const destinations = {
  coping_tools: 'copingTools',
  therapists: 'therapists',
  help: 'help',
  community: 'community',
  profile: 'profile',
  reset_password: 'resetPassword',
} as const

export type Destination = keyof typeof destinations

/** What the words of a reply name, by the beginning of its id. A test reads every reply and compares. */
const namedIn: readonly [id: string, names: readonly Destination[]][] = [
  ['preset.anxiety.answer', ['therapists']],
  ['preset.stress.answer', ['coping_tools']],
  ['preset.depression.answer', ['help']],
  ['preset.breathing.answer', ['coping_tools']],
  ['preset.boundaries.answer', ['help']],
  ['preset.connections.answer', ['community']],
  ['preset.need_therapy.answer', ['help']],
  ['preset.need_therapy.third', ['therapists']],
  ['login.a', ['profile', 'reset_password']],
  ['login.b', ['profile']],
  ['login.c', ['profile']],
  ['login.d', ['profile']],
  ['login.e', ['profile', 'reset_password']],
  ['help.c', ['help']],
  ['help.e', ['coping_tools', 'therapists']],
  ['meditation.c', ['coping_tools']],
  ['about_bot.c', ['help', 'therapists']],
  ['therapy.a', ['therapists']],
  ['generic.i', ['coping_tools']],
]

/** What a reply names, whether its screen exists yet or not. */
export function namedBy(replyId: string): readonly Destination[] {
  return namedIn.find(([id]) => id === replyId)?.[1] ?? []
}

/** The screens that a reply names and that exist: a button never leads to nothing. */
export function destinationsOf(replyId: string): { name: Destination; to: string }[] {
  const screens: Partial<Record<string, string>> = paths
  return namedBy(replyId).flatMap((name) => {
    const to = screens[destinations[name]]
    return to ? [{ name, to }] : []
  })
}
