import { Hono } from 'hono'
import type { AppEnv } from './app-env'
import type { Composition } from './composition'
import { handleErrors } from './middleware/error-handler'
import { createRequestPipeline } from './middleware/request-pipeline'
import { mountAccount } from './routes/account'
import { mountAccountActions } from './routes/account-actions'
import { mountBookingAnswers } from './routes/booking-answers'
import { mountBookings } from './routes/bookings'
import { mountCloudReadings } from './routes/cloud-readings'
import { mountCrawlers } from './routes/crawlers'
import { mountGoogle } from './routes/google'
import { mountGroups } from './routes/groups'
import { mountMetrics } from './routes/metrics'
import { mountModeration } from './routes/moderation'
import { createMount } from './routes/mount'
import { mountOpenApi } from './routes/openapi'
import { mountPersonalData } from './routes/personal-data'
import { mountProviderKeys } from './routes/provider-keys'
import { mountRecordEvents } from './routes/record-events'
import { mountRecordCollections } from './routes/records'
import { mountReminders } from './routes/reminders'
import { mountResourceSearch } from './routes/resource-search'
import { mountSecondFactors } from './routes/second-factors'
import { mountSecurityText } from './routes/security-txt'
import { mountSession } from './routes/session'
import { mountSite } from './routes/site'
import { mountTherapistMessages } from './routes/therapist-messages'
import { mountTherapists } from './routes/therapists'
import { mountTranscriptions } from './routes/transcriptions'
import { mountTranslations } from './routes/translations'
import { mountUseCounts } from './routes/use-counts'
import { createWebApp } from './routes/web-app'

export type App = ReturnType<typeof createApp>

/** The HTTP side: what stands around every request, the routes, and the one error handler. */
export function createApp(composition: Composition) {
  const { responses, config } = composition
  const { appUrl, trustedOrigins, metricsToken } = config
  const app = new Hono<AppEnv>()
  const described = new Hono<AppEnv>()
  app.onError(handleErrors(composition))
  app.notFound(
    createWebApp({
      responses,
      files: composition.webFiles,
      screenPages: composition.screenPages,
      publicPages: composition.publicPages,
    }),
  )

  const mount = createMount({ app, described, ...composition })
  mountSite({ mount, ...composition })
  mountSession({ mount, ...composition })
  mountGoogle({ app, described, mount, appUrl, trustedOrigins, ...composition })
  mountAccount({ mount, ...composition })
  mountAccountActions({ mount, ...composition })
  mountSecondFactors({ mount, ...composition })
  mountProviderKeys({ mount, ...composition })
  mountPersonalData({ mount, ...composition })
  mountReminders({ mount, ...composition })
  mountRecordEvents({ app, ...composition })
  mountRecordCollections({ mount, ...composition })
  mountGroups({ mount, ...composition })
  mountModeration({ mount, ...composition })
  mountCloudReadings({ mount, ...composition })
  mountResourceSearch({ mount, ...composition })
  mountTherapists({ mount, ...composition })
  mountBookings({ mount, ...composition })
  mountBookingAnswers({ app, ...composition })
  mountTherapistMessages({ mount, ...composition })
  mountTranscriptions({ mount, ...composition })
  mountTranslations({ mount, ...composition })
  mountUseCounts({ mount, ...composition })
  mountOpenApi({ app, described, responses })
  mountSecurityText({ app, responses, appUrl, supportEmail: composition.site.supportEmail })
  mountCrawlers({ app, responses, appUrl, publicPages: composition.publicPages })
  mountMetrics({ app, token: metricsToken, ...composition })

  const fetch = createRequestPipeline({ routes: app, trustedOrigins, ...composition })
  return {
    fetch,
    /** Asks without a port, as tests do. */
    request: async (path: string, init?: RequestInit) => fetch(new Request(new URL(path, appUrl), init)),
  }
}
