import { type Language, languages } from '@maitri/domain'

/** The files of `messages/<language>`, one for each part of the product. */
export const namespaces = [
  'common',
  'errors',
  'shell',
  'frame',
  'auth',
  'exercise_feedback',
  'help',
  'coping_tools',
  'tool_library',
  'crisis',
  'safety_plan',
  'home',
  'mindscan',
  'mindmitra',
  'crisis_replies',
  'replies',
  'resources',
  'routines',
  'therapists',
  'booking',
  'insights',
  'community',
  'check_in',
  'profile',
  'progress',
  'account',
  'data',
  'stress',
  'video',
  'player',
  'tool_drawing',
  'privacy',
  'terms',
  'tool_body',
  'tool_breath',
  'tool_lamps',
  'tool_writing',
  'accessibility',
  'mail',
  'reminder',
] as const

export type Namespace = (typeof namespaces)[number]

const allEight: readonly Language[] = languages
const firstTranslations: readonly Language[] = ['en', 'hi', 'ta']
const englishOnly: readonly Language[] = ['en']

/**
 * The languages in which a namespace is offered, and then whole: a test refuses a file with a key less or more than English. Where a
 * language is not named, no file stands and the screen is in English.
 */
export const namespaceLanguages: Record<Namespace, readonly Language[]> = {
  common: allEight,
  errors: allEight,
  frame: allEight,
  shell: allEight,
  auth: allEight,
  exercise_feedback: englishOnly,
  help: allEight,
  coping_tools: englishOnly,
  tool_library: englishOnly,
  crisis: allEight,
  safety_plan: allEight,
  home: englishOnly,
  mindscan: englishOnly,
  mindmitra: englishOnly,
  crisis_replies: allEight,
  replies: englishOnly,
  resources: englishOnly,
  routines: englishOnly,
  therapists: englishOnly,
  booking: englishOnly,
  insights: englishOnly,
  community: englishOnly,
  check_in: englishOnly,
  profile: englishOnly,
  progress: englishOnly,
  account: englishOnly,
  data: englishOnly,
  stress: englishOnly,
  video: englishOnly,
  player: englishOnly,
  tool_drawing: englishOnly,
  privacy: allEight,
  tool_body: englishOnly,
  tool_breath: englishOnly,
  tool_lamps: englishOnly,
  tool_writing: englishOnly,
  terms: englishOnly,
  accessibility: englishOnly,
  mail: firstTranslations,
  reminder: allEight,
}

/** Whether that part of the product is offered in that language. */
export function isTranslated(language: Language, namespace: Namespace): boolean {
  return namespaceLanguages[namespace].includes(language)
}
