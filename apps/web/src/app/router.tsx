import type { Namespace } from '@maitri/content/messages'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouteComponent,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router'
import i18next from 'i18next'
import { lazy } from 'react'
import { CrashPage } from '../components/layout/crash-page'
import { PagePending } from '../components/layout/page-pending'
import { paths } from '../config/paths'
import type { TherapistsSearch } from '../features/therapists/therapists-search'
import { clearReturnPath, returnPath, setReturnPath } from '../lib/return-path'
import type { SessionStore } from '../lib/session/session-store'
import type { CommunitySearch } from './community-search'
import type { CopingToolsSearch } from './coping-tools-search'
import type { ExerciseSearch } from './exercise-search'
import type { InsightsSearch } from './insights-search'
import type { MindscanSearch } from './mindscan-search'
import type { ProfileSearch } from './profile-search'
import { readByPage } from './read-by-page'
import { RootLayout } from './root-layout'
import type { RoutineSearch } from './routine-search'

type RouterContext = { session: SessionStore }

/** A screen whose code and words are asked for at the same time, when it is first visited. */
const screen = <Name extends string>(
  namespaces: Namespace | Namespace[],
  load: () => Promise<Record<Name, RouteComponent>>,
  name: Name,
) =>
  lazyRouteComponent(async () => {
    const [module] = await Promise.all([load(), i18next.loadNamespaces(namespaces)])
    return module
  }, name)

/** No part of the first load: few who come see it. */
const NotFoundPage = lazy(async () => {
  const { NotFoundPage } = await import('../components/layout/not-found-page')
  return { default: NotFoundPage }
})

const root = createRootRouteWithContext<RouterContext>()({ component: RootLayout })

/** Everyone may see these, signed in or not. The first check of the session never holds them up. */
const open = createRoute({ getParentRoute: () => root, id: 'open' })

/** The guard: without an account or the guest's flag the way leads to the sign-in page. */
const guarded = createRoute({
  getParentRoute: () => root,
  id: 'guarded',
  beforeLoad: async ({ context, location, cause }) => {
    const session = await context.session.ready()
    // Whoever follows a link to a routine comes back to it once they are in.
    if (location.pathname === paths.sharedRoutine) setReturnPath(location.href)
    if (session.state === 'signed_out') throw redirect({ to: paths.getStarted, replace: true })
    if (session.state === 'signed_in' && session.user.needsProfile)
      throw redirect({ to: paths.getStarted, replace: true })
    // Whoever is in and goes elsewhere is awaited nowhere any more.
    if (cause !== 'preload' && returnPath() !== location.href) clearReturnPath()
  },
})

/** The token that a link by mail carries. */
const tokenSearch = (search: Record<string, unknown>): { token?: string } =>
  typeof search.token === 'string' ? { token: search.token } : {}

const getStarted = createRoute({
  getParentRoute: () => open,
  path: paths.getStarted,
  staticData: { titleKey: 'titles.get_started', namespace: 'auth', isBare: true },
  component: screen('auth', () => import('./routes/get-started'), 'GetStartedRoute'),
})
const resetPassword = createRoute({
  getParentRoute: () => open,
  path: paths.resetPassword,
  staticData: { titleKey: 'titles.reset_password', namespace: 'auth', isBare: true },
  validateSearch: tokenSearch,
  component: screen('auth', () => import('./routes/reset-password'), 'ResetPasswordRoute'),
})
const googlePopupDone = createRoute({
  getParentRoute: () => open,
  path: paths.googlePopupDone,
  staticData: { titleKey: 'titles.get_started', namespace: 'auth', isBare: true },
  component: screen('auth', () => import('./routes/google-popup-done'), 'GooglePopupDoneRoute'),
})
const confirmEmail = createRoute({
  getParentRoute: () => open,
  path: paths.confirmEmail,
  staticData: { titleKey: 'titles.profile', namespace: 'account' },
  validateSearch: tokenSearch,
  component: screen('account', () => import('./routes/confirm-email'), 'ConfirmEmailRoute'),
})
const help = createRoute({
  getParentRoute: () => open,
  path: paths.help,
  staticData: { titleKey: 'titles.help', namespace: 'help' },
  component: screen('help', () => import('./routes/help'), 'HelpRoute'),
})
const safetyPlan = createRoute({
  getParentRoute: () => open,
  path: paths.safetyPlan,
  staticData: { titleKey: 'titles.safety_plan', namespace: 'safety_plan' },
  component: screen('safety_plan', () => import('./routes/safety-plan'), 'SafetyPlanRoute'),
})
const privacy = createRoute({
  getParentRoute: () => open,
  path: paths.privacy,
  staticData: { titleKey: 'titles.privacy', namespace: 'privacy' },
  component: screen('privacy', () => import('./routes/privacy'), 'PrivacyRoute'),
})
const terms = createRoute({
  getParentRoute: () => open,
  path: paths.terms,
  staticData: { titleKey: 'titles.terms', namespace: 'terms' },
  component: screen('terms', () => import('./routes/terms'), 'TermsRoute'),
})
const accessibility = createRoute({
  getParentRoute: () => open,
  path: paths.accessibility,
  staticData: { titleKey: 'titles.accessibility', namespace: 'accessibility' },
  component: screen('accessibility', () => import('./routes/accessibility'), 'AccessibilityRoute'),
})
const home = createRoute({
  getParentRoute: () => guarded,
  path: paths.home,
  staticData: { titleKey: 'titles.home', namespace: 'home' },
  component: screen(['home', 'check_in'], () => import('./routes/home'), 'HomeRoute'),
})
const mindscan = createRoute({
  getParentRoute: () => guarded,
  path: paths.mindscan,
  staticData: { titleKey: 'titles.mindscan', namespace: 'mindscan' },
  validateSearch: readByPage<MindscanSearch>(),
  component: screen('mindscan', () => import('./routes/mindscan'), 'MindscanRoute'),
})

const mindmitra = createRoute({
  getParentRoute: () => guarded,
  path: paths.mindmitra,
  staticData: { titleKey: 'titles.mindmitra', namespace: 'mindmitra' },
  validateSearch: (search: Record<string, unknown>): { topic?: string } =>
    typeof search.topic === 'string' ? { topic: search.topic } : {},
  component: screen('mindmitra', () => import('./routes/mindmitra'), 'MindmitraRoute'),
})

const copingTools = createRoute({
  getParentRoute: () => guarded,
  path: paths.copingTools,
  staticData: { titleKey: 'titles.coping_tools', namespace: 'coping_tools' },
  validateSearch: readByPage<CopingToolsSearch>(),
  component: screen(
    ['coping_tools', 'tool_library', 'exercise_feedback'],
    () => import('./routes/coping-tools'),
    'CopingToolsRoute',
  ),
})
const exercise = createRoute({
  getParentRoute: () => guarded,
  path: paths.exercise,
  staticData: { titleKey: 'titles.coping_tools', namespace: 'player', isImmersive: true },
  validateSearch: readByPage<ExerciseSearch>(),
  component: screen('player', () => import('./routes/exercise'), 'ExerciseRoute'),
})
const routine = createRoute({
  getParentRoute: () => guarded,
  path: paths.routine,
  staticData: { titleKey: 'titles.coping_tools', namespace: 'routines', isImmersive: true },
  validateSearch: readByPage<RoutineSearch>(),
  component: screen('routines', () => import('./routes/routine'), 'RoutineRoute'),
})
const sharedRoutine = createRoute({
  getParentRoute: () => guarded,
  path: paths.sharedRoutine,
  staticData: { titleKey: 'titles.coping_tools', namespace: 'routines' },
  component: screen('routines', () => import('./routes/shared-routine'), 'SharedRoutineRoute'),
})

const therapists = createRoute({
  getParentRoute: () => guarded,
  path: paths.therapists,
  staticData: { titleKey: 'titles.therapists', namespace: 'therapists' },
  validateSearch: readByPage<TherapistsSearch>(),
  component: screen(['therapists', 'booking'], () => import('./routes/therapists'), 'TherapistsRoute'),
})
const appointments = createRoute({
  getParentRoute: () => guarded,
  path: paths.appointments,
  staticData: { titleKey: 'titles.appointments', namespace: 'booking' },
  component: screen('booking', () => import('./routes/appointments'), 'AppointmentsRoute'),
})
const insights = createRoute({
  getParentRoute: () => guarded,
  path: paths.insights,
  staticData: { titleKey: 'titles.insights', namespace: 'insights' },
  validateSearch: readByPage<InsightsSearch>(),
  component: screen('insights', () => import('./routes/insights'), 'InsightsRoute'),
})
const article = createRoute({
  getParentRoute: () => guarded,
  path: paths.article,
  staticData: { titleKey: 'titles.insights', namespace: 'insights' },
  validateSearch: readByPage<InsightsSearch>(),
  component: screen(['insights', 'coping_tools'], () => import('./routes/article'), 'ArticleRoute'),
})
const community = createRoute({
  getParentRoute: () => guarded,
  path: paths.community,
  staticData: { titleKey: 'titles.community', namespace: 'community' },
  validateSearch: readByPage<CommunitySearch>(),
  component: screen('community', () => import('./routes/community'), 'CommunityRoute'),
})
const group = createRoute({
  getParentRoute: () => guarded,
  path: paths.group,
  staticData: { titleKey: 'titles.community', namespace: 'community' },
  component: screen('community', () => import('./routes/group'), 'GroupRoute'),
})
const profile = createRoute({
  getParentRoute: () => guarded,
  path: paths.profile,
  staticData: { titleKey: 'titles.profile', namespace: 'profile' },
  validateSearch: readByPage<ProfileSearch>(),
  component: screen(['profile', 'account'], () => import('./routes/profile'), 'ProfileRoute'),
})

const routeTree = root.addChildren([
  open.addChildren([
    getStarted,
    resetPassword,
    googlePopupDone,
    confirmEmail,
    help,
    safetyPlan,
    privacy,
    terms,
    accessibility,
  ]),
  guarded.addChildren([
    home,
    mindscan,
    mindmitra,
    copingTools,
    exercise,
    routine,
    sharedRoutine,
    therapists,
    appointments,
    insights,
    article,
    community,
    group,
    profile,
  ]),
])

export function createAppRouter(context: RouterContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    ...(history ? { history } : {}),
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultPendingMs: 150,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: CrashPage,
    defaultNotFoundComponent: NotFoundPage,
  })
}

type TitleKey =
  `titles.${'home' | 'mindscan' | 'mindmitra' | 'coping_tools' | 'therapists' | 'appointments' | 'insights' | 'community' | 'profile' | 'get_started' | 'reset_password' | 'help' | 'safety_plan' | 'privacy' | 'terms' | 'accessibility'}`

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
  interface StaticDataRouteOption {
    /** Key of the document's title in the namespace `shell`. */
    titleKey?: TitleKey
    /** Whose words the page shows; where they are not translated the page says that it is in English. */
    namespace?: Namespace
    /** True where the page brings its own header and has no footer. */
    isBare?: boolean
    /** True where the page takes the whole screen, without header and footer. */
    isImmersive?: boolean
  }
}
