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
  'safety_conversation',
  'replies',
  'resources',
  'routines',
  'therapists',
  'booking',
  'insights',
  'community',
  'moderation',
  'check_in',
  'profile',
  'progress',
  'account',
  'data',
  'stress',
  'feelings',
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
  'second_step',
] as const

export type Namespace = (typeof namespaces)[number]

const allEight: readonly Language[] = languages
const firstTranslations: readonly Language[] = ['en', 'hi', 'ta']
const firstOfAll: readonly Language[] = ['en', 'hi']

/**
 * The languages in which a namespace is offered, and then whole: a test refuses a file with a key less or more than English. What is not
 * named here stands in English and Hindi.
 */
const translations: Partial<Record<Namespace, readonly Language[]>> = {
  common: allEight,
  errors: allEight,
  frame: allEight,
  shell: allEight,
  auth: allEight,
  help: allEight,
  crisis: allEight,
  safety_plan: allEight,
  crisis_replies: allEight,
  safety_conversation: allEight,
  privacy: allEight,
  mail: firstTranslations,
  reminder: allEight,
  second_step: allEight,
}

/** Whether that part of the product is offered in that language. */
export function isTranslated(language: Language, namespace: Namespace): boolean {
  return (translations[namespace] ?? firstOfAll).includes(language)
}
