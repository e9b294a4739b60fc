import { startGoogleSignIn } from '@maitri/contracts'
import type { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import type { AppEnv } from '../app-env'
import type { Responses } from '../responses'
import { type GoogleSignIn, googleCallbackPath } from '../services/google-sign-in'
import type { SecondStep } from '../services/second-step'
import type { Sessions } from '../services/sessions'
import type { TokenSync } from '../services/token-sync'
import type { Mount } from './mount'

type Services = {
  app: Hono<AppEnv>
  described: Hono<AppEnv>
  mount: Mount
  responses: Responses
  googleSignIn: GoogleSignIn
  sessions: Sessions
  tokenSync: TokenSync
  secondStep: SecondStep
  appUrl: string
  trustedOrigins: readonly string[]
}

/** Continue with Google: the start that the app calls, and the page on which the popup comes back. */
export function mountGoogle({
  app,
  described,
  mount,
  responses,
  googleSignIn,
  sessions,
  tokenSync,
  secondStep,
  appUrl,
  trustedOrigins,
}: Services) {
  mount(startGoogleSignIn, async ({ body, context, setCookie }) => {
    // The popup has to come back to the name that the page has, or its cookies stay behind.
    const origin = context.req.header('origin')
    const returnOrigin = origin && trustedOrigins.includes(origin) ? origin : appUrl
    const { url, cookie } = await googleSignIn.start(returnOrigin, body)
    setCookie(cookie)
    return { url }
  })

  const description = describeRoute({
    summary: 'Where Google sends the popup back to',
    security: [],
    responses: { 303: { description: 'On to /auth/popup-done, with ?error= where it failed' } },
  })
  described.get(googleCallbackPath, description)
  app.get(googleCallbackPath, async (context) => {
    context.env.visit.route = googleCallbackPath
    const { code, state, error } = context.req.query()
    const cookie = context.req.header('cookie')
    const outcome = await googleSignIn.finish(cookie, { code, state, error })
    const cookies = [googleSignIn.over()]
    if ('token' in outcome) {
      // Proving the address may have ended sessions of whoever held it before.
      sessions.forget(outcome.uidBefore)
      if (outcome.begins === 'second_step') cookies.push(secondStep.begin(outcome.token))
      else {
        cookies.push(await sessions.begin(outcome.token, cookie))
        tokenSync.signedIn(await sessions.findBegun(outcome.token))
      }
    }
    const failure = 'error' in outcome ? outcome.error : outcome.begins === 'second_step' ? 'second_step' : null
    const location = `/auth/popup-done${failure ? `?error=${failure}` : ''}`
    return responses.redirectPopup(location, { requestId: context.env.visit.requestId, cookies })
  })
}
