import { toolIds } from '@maitri/contracts'
import type { paths } from '../../src/config/paths'
import { accountParts } from '../../src/features/profile/profile-tabs'

type Screen = keyof typeof paths

/** Addresses of every screen of the router, one for each layout that it has; a screen that is missing here does not compile. */
const addresses: Record<Screen, readonly string[]> = {
  home: ['/'],
  getStarted: ['/get-started'],
  help: ['/help'],
  privacy: ['/privacy'],
  terms: ['/terms'],
  accessibility: ['/accessibility'],
  mindscan: ['/mindscan', '/mindscan?reading=none'],
  mindmitra: ['/mindmitra'],
  therapists: [
    '/therapists',
    '/therapists?therapist=meera-iyer',
    '/therapists?therapist=meera-iyer&form=schedule',
    '/therapists?therapist=meera-iyer&form=message',
  ],
  appointments: ['/therapists/appointments'],
  insights: ['/insights', '/insights?show=saved'],
  article: ['/insights/your-rights'],
  community: ['/community', '/community?start=true'],
  group: ['/community/anxiety-support-circle', '/community/none'],
  moderation: ['/moderation'],
  profile: [
    '/profile',
    '/profile?tab=account',
    ...accountParts.map((part) => `/profile?tab=account&part=${part}`),
    ...['progress', 'privacy', 'help', 'logout'].map((tab) => `/profile?tab=${tab}`),
  ],
  months: ['/months'],
  copingTools: [
    '/coping-tools',
    '/coping-tools?tool=saans',
    '/coping-tools?tab=routines',
    '/coping-tools?tab=routines&new=saans',
  ],
  exercise: toolIds.map((tool) => `/coping-tools/exercise?tool=${tool}`),
  routine: ['/coping-tools/routine?ready=morning', '/coping-tools/routine?id=none'],
  sharedRoutine: ['/coping-tools/shared-routine'],
  resetPassword: ['/reset-password', '/reset-password?token=abc'],
  // The window that comes back from another site's sign-in; opened by itself it says so.
  googlePopupDone: ['/auth/popup-done'],
  confirmEmail: ['/auth/confirm-email?token=abc'],
  safetyPlan: ['/safety-plan'],
  panic: ['/panic'],
  worry: ['/worry'],
}

/** Screens that open for everybody; every other one asks who is there. */
const openScreens: readonly Screen[] = [
  'getStarted',
  'help',
  'privacy',
  'terms',
  'accessibility',
  'insights',
  'article',
  'resetPassword',
  'googlePopupDone',
  'confirmEmail',
  'safetyPlan',
  'panic',
]

const unknownAddress = '/not-a-page'

/** What somebody sees who has not come in. */
export const openAddresses: readonly string[] = [...openScreens.flatMap((screen) => addresses[screen]), unknownAddress]

/** What a guest and a signed-in person see; the sign-in page leads them on to Home, and links of mails look the same for all. */
export const ownAddresses: readonly string[] = [
  ...(Object.keys(addresses) as Screen[])
    .filter((screen) => !['getStarted', 'resetPassword', 'googlePopupDone', 'confirmEmail'].includes(screen))
    .flatMap((screen) => addresses[screen]),
  unknownAddress,
]

/** One address of each route. */
export const routeAddresses: readonly string[] = (Object.keys(addresses) as Screen[]).flatMap((screen) =>
  addresses[screen].slice(0, 1),
)
