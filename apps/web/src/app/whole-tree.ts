import { accessibilityRoute } from './routes/accessibility'
import { appointmentsRoute } from './routes/appointments'
import { articleRoute } from './routes/article'
import { communityRoute } from './routes/community'
import { confirmEmailRoute } from './routes/confirm-email'
import { copingToolsRoute } from './routes/coping-tools'
import { exerciseRoute } from './routes/exercise'
import { getStartedRoute } from './routes/get-started'
import { googlePopupDoneRoute } from './routes/google-popup-done'
import { groupRoute } from './routes/group'
import { guardedRoute } from './routes/guarded'
import { helpRoute } from './routes/help'
import { homeRoute } from './routes/home'
import { insightsRoute } from './routes/insights'
import { mindmitraRoute } from './routes/mindmitra'
import { mindscanRoute } from './routes/mindscan'
import { moderationRoute } from './routes/moderation'
import { monthsRoute } from './routes/months'
import { panicRoute } from './routes/panic'
import { privacyRoute } from './routes/privacy'
import { profileRoute } from './routes/profile'
import { resetPasswordRoute } from './routes/reset-password'
import { openRoute, rootRoute } from './routes/root'
import { routineRoute } from './routes/routine'
import { safetyPlanRoute } from './routes/safety-plan'
import { sharedRoutineRoute } from './routes/shared-routine'
import { termsRoute } from './routes/terms'
import { therapistsRoute } from './routes/therapists'
import { worryRoute } from './routes/worry'

/** Gives the root every screen there is, and returns it. */
export const growWholeTree = () =>
  rootRoute.addChildren([
    openRoute.addChildren([
      getStartedRoute,
      resetPasswordRoute,
      googlePopupDoneRoute,
      confirmEmailRoute,
      helpRoute,
      safetyPlanRoute,
      panicRoute,
      privacyRoute,
      termsRoute,
      accessibilityRoute,
      insightsRoute,
      articleRoute,
    ]),
    guardedRoute.addChildren([
      homeRoute,
      mindscanRoute,
      mindmitraRoute,
      copingToolsRoute,
      exerciseRoute,
      worryRoute,
      routineRoute,
      sharedRoutineRoute,
      therapistsRoute,
      appointmentsRoute,
      communityRoute,
      groupRoute,
      moderationRoute,
      profileRoute,
      monthsRoute,
    ]),
  ])

export type WholeTree = ReturnType<typeof growWholeTree>
