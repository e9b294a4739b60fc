import {
  activities,
  analyses,
  checkIns,
  exerciseFeedback,
  exerciseHistory,
  routines,
  savedArticles,
  stressReadings,
  toolWritings,
} from '@maitri/contracts'
import { Hono } from 'hono'
import type { AppEnv } from './app-env'
import type { Parts } from './composition'
import { handleErrors } from './middleware/error-handler'
import { createRequestPipeline } from './middleware/request-pipeline'
import { mountAccount } from './routes/account'
import { mountAccountActions } from './routes/account-actions'
import { mountBookings } from './routes/bookings'
import { mountCloudReadings } from './routes/cloud-readings'
import { mountGoogle } from './routes/google'
import { mountGroups } from './routes/groups'
import { mountMetrics } from './routes/metrics'
import { createMount } from './routes/mount'
import { mountOpenApi } from './routes/openapi'
import { mountPersonalData } from './routes/personal-data'
import { mountProviderKeys } from './routes/provider-keys'
import { mountRecords } from './routes/records'
import { mountReminders } from './routes/reminders'
import { mountResourceSearch } from './routes/resource-search'
import { mountSession } from './routes/session'
import { mountSite } from './routes/site'
import { mountTherapistMessages } from './routes/therapist-messages'
import { mountTherapists } from './routes/therapists'
import { mountTranscriptions } from './routes/transcriptions'
import { createWebApp } from './routes/web-app'

export type App = ReturnType<typeof createApp>

/** The HTTP side: what stands around every request, the routes, and the one error handler. */
export function createApp(parts: Parts) {
  const { answers, config } = parts
  const { appUrl, trustedOrigins, metricsToken } = config
  const app = new Hono<AppEnv>()
  const described = new Hono<AppEnv>()
  app.onError(handleErrors(parts))
  app.notFound(createWebApp({ answers, files: parts.webFiles }))

  const mount = createMount({ app, described, ...parts })
  mountSite({ mount, ...parts })
  mountSession({ mount, ...parts })
  mountGoogle({ app, described, mount, appUrl, trustedOrigins, ...parts })
  mountAccount({ mount, ...parts })
  mountAccountActions({ mount, ...parts })
  mountProviderKeys({ mount, ...parts })
  mountPersonalData({ mount, ...parts })
  mountReminders({ mount, ...parts })
  mountRecords({ mount, records: parts.analyses, endpoints: analyses })
  mountRecords({ mount, records: parts.activities, endpoints: activities })
  mountRecords({ mount, records: parts.checkIns, endpoints: checkIns })
  mountRecords({ mount, records: parts.savedArticles, endpoints: savedArticles })
  mountRecords({ mount, records: parts.stressReadings, endpoints: stressReadings })
  mountRecords({ mount, records: parts.exerciseHistory, endpoints: exerciseHistory })
  mountRecords({ mount, records: parts.exerciseFeedback, endpoints: exerciseFeedback })
  mountRecords({ mount, records: parts.routines, endpoints: routines })
  mountRecords({ mount, records: parts.toolWritings, endpoints: toolWritings })
  mountGroups({ mount, ...parts })
  mountCloudReadings({ mount, ...parts })
  mountResourceSearch({ mount, ...parts })
  mountTherapists({ mount, ...parts })
  mountBookings({ mount, ...parts })
  mountTherapistMessages({ mount, ...parts })
  mountTranscriptions({ mount, ...parts })
  mountOpenApi({ app, described, answers })
  mountMetrics({ app, token: metricsToken, ...parts })

  const fetch = createRequestPipeline({ routes: app, trustedOrigins, ...parts })
  return {
    fetch,
    /** Asks without a port, as tests do. */
    request: async (path: string, init?: RequestInit) => fetch(new Request(new URL(path, appUrl), init)),
  }
}
