import { firstPaths } from './first-paths'

/** Every screen that exists, by name. A later screen adds its line here, and navbar, Home and results show their link to it. */
export const paths = {
  ...firstPaths,
  mindscan: '/mindscan',
  mindmitra: '/mindmitra',
  therapists: '/therapists',
  appointments: '/therapists/appointments',
  insights: '/insights',
  article: '/insights/$article',
  community: '/community',
  group: '/community/$group',
  moderation: '/moderation',
  profile: '/profile',
  months: '/months',
  copingTools: '/coping-tools',
  exercise: '/coping-tools/exercise',
  routine: '/coping-tools/routine',
  sharedRoutine: '/coping-tools/shared-routine',
  resetPassword: '/reset-password',
  googlePopupDone: '/auth/popup-done',
  confirmEmail: '/auth/confirm-email',
  safetyPlan: '/safety-plan',
  worry: '/worry',
} as const

export type Path = (typeof paths)[keyof typeof paths]
