import type { Site } from '@maitri/contracts'
import type { Logger } from 'pino'
import type { Config } from './config'
import { openDeviceKeys } from './db/device-keys'
import { findRevisions } from './db/record-pages'
import { defaultRecordQuota, type RecordQuota } from './db/records'
import { endSessionOf, extendSession, findSession, type SessionOfPerson } from './db/sessions'
import type { Store } from './db/store'
import { dialogflow } from './providers/dialog/dialogflow'
import { createGoogle } from './providers/google/google'
import { createPersonProviders } from './providers/person-providers'
import { createWebPush, type VapidKeys } from './providers/push/web-push'
import { createSearchSources } from './providers/search/create-search-sources'
import { createPasskeys } from './providers/second-factors/passkeys'
import { googleLanguage } from './providers/text-sentiment/google-language'
import { createTokenReceiver } from './providers/token-sync/token-receiver'
import { type TranscriptionTiming, transcriptionProviderOf } from './providers/transcription/transcription-provider-of'
import { translationProviderOf } from './providers/translation/translation-provider-of'
import { googleVideoIntelligence } from './providers/video-intelligence/google-video-intelligence'
import { createResponses } from './responses'
import { createAccountActions } from './services/account-actions'
import { createAccounts } from './services/accounts'
import { createBackground } from './services/background'
import { createBookingAnswers } from './services/booking-answers'
import { createBookingEmails } from './services/booking-emails'
import { createBookingLinks } from './services/booking-links'
import { createBookings } from './services/bookings'
import { createChatProviderStatus } from './services/chat-provider-status'
import { createClientAddress } from './services/client-address'
import { createCloudReadings } from './services/cloud-readings'
import { openEarlyPages } from './services/early-pages'
import { createEmailAddresses } from './services/email-addresses'
import { createGoogleSignIn } from './services/google-sign-in'
import { createGroups } from './services/groups'
import { createIdentity } from './services/identity'
import { createMaintenance } from './services/maintenance'
import { createMetrics } from './services/metrics'
import { createModeration, createModerators } from './services/moderation'
import { createPasswordReset } from './services/password-reset'
import { createPersonalData } from './services/personal-data'
import { createProviderKeys } from './services/provider-keys'
import { createProviderUse } from './services/provider-use'
import { openPublicPages } from './services/public-pages'
import { createPublicTexts } from './services/public-texts'
import { createQuietMoment } from './services/quiet-moment'
import {
  createRateLimits,
  defaultRateLimits,
  defaultUsageLimits,
  type RateLimitSettings,
  type UsageLimits,
} from './services/rate-limits'
import { createReadiness } from './services/readiness'
import { createReauthentication } from './services/reauthentication'
import { createRecordEvents } from './services/record-events'
import { createRecordSync } from './services/record-sync'
import { createRecordCollections } from './services/records'
import { createReminders } from './services/reminders'
import { createRequestLog } from './services/request-log'
import { createResourceSearch } from './services/resource-search'
import { openScreenPages } from './services/screen-pages'
import { createSecondFactors } from './services/second-factors'
import { createSecondStep } from './services/second-step'
import { createSessions } from './services/sessions'
import { createTherapistMessages } from './services/therapist-messages'
import { createTherapists } from './services/therapists'
import { createTokenSync } from './services/token-sync'
import { createTranscriptions } from './services/transcriptions'
import { createTranslations } from './services/translations'
import { createUseCounts } from './services/use-counts'
import { openWebFiles } from './services/web-files'
import type { Practice } from './therapists-file'

export type Composition = ReturnType<typeof buildComposition>

type CompositionOptions = {
  config: Config
  store: Store
  practices: Practice[]
  /** The operator's, or those that the installation made for itself. */
  vapidKeys: VapidKeys
  log: Logger
  /** Where the logger writes. */
  logDestination: { write(text: string): unknown }
  /** The folder of the built web app. */
  webFolder: string
  limits?: RateLimitSettings
  usageLimits?: UsageLimits
  recordQuota?: RecordQuota
  /** Other than the services' own, for tests. */
  transcriptionTiming?: TranscriptionTiming
  now?: () => Date
}

/** Everything the app is made of, from what the operator set and the open store. */
export function buildComposition({
  config,
  store,
  practices,
  vapidKeys,
  log,
  logDestination,
  webFolder,
  limits = defaultRateLimits,
  usageLimits = defaultUsageLimits,
  recordQuota = defaultRecordQuota,
  transcriptionTiming = {},
  now = () => new Date(),
}: CompositionOptions) {
  const isSecure = config.appUrl.startsWith('https://')
  const secrets: [string, ...string[]] = [store.appSecret]
  if (config.appSecretPrevious) secrets.push(config.appSecretPrevious)

  const webFiles = openWebFiles(webFolder)
  const screenPages = openScreenPages({ files: webFiles, folder: webFolder })
  const background = createBackground(log)
  const quietMoment = createQuietMoment()
  const recordEvents = createRecordEvents({
    findRevisions: (uids) => store.readFromReplica((source) => findRevisions(source, uids)),
  })
  const google = config.google && createGoogle(config.google)
  const useProvider = createProviderUse(log)
  const therapists = createTherapists({ store, practices, now })
  const rateLimits = createRateLimits({ store, secret: store.appSecret, limits, usageLimits, now })
  const laterDeletion = (work: Promise<unknown>) => background.run('delete transcription', work)
  const personProviders = createPersonProviders({
    services: config.personKeyServices,
    later: laterDeletion,
    timing: transcriptionTiming,
  })
  const providerKeys = createProviderKeys({ store, personProviders, rateLimits, log, now })
  const { supportEmail } = config.site
  const emailAddresses = createEmailAddresses({
    store,
    rateLimits,
    appUrl: config.appUrl,
    contact: supportEmail,
    now,
  })
  const passkeys = createPasskeys({ appUrl: config.appUrl, origins: config.trustedOrigins })
  const identity = createIdentity({ store, emailAddresses, now })
  const moderators = createModerators(config.moderators)
  const publicTexts = createPublicTexts({ reservedNames: practices.map(({ therapist }) => therapist.name) })
  const sendsMail = config.smtpUrl !== null
  const bookingLinks = createBookingLinks(secrets)
  const bookingEmailsFor = createBookingEmails({
    link: `${config.appUrl}/therapists/appointments`,
    answerLinkOf: (booking) => `${config.appUrl}${bookingLinks.pathOf(booking)}`,
    organizer: mailAddressOf(config.mailFrom),
  })
  const reminders = createReminders({
    store,
    push: createWebPush({
      keys: vapidKeys,
      subject: `mailto:${config.site.supportEmail}`,
      allowsLoopback: ['localhost', '127.0.0.1'].includes(new URL(config.appUrl).hostname),
    }),
    rateLimits,
    log,
    now,
  })
  const bookings = createBookings({
    store,
    therapists,
    rateLimits,
    emailsFor: bookingEmailsFor,
    links: bookingLinks,
    sendsMail,
    notifyOfAppointment: reminders.notifyOfAppointment,
    now,
  })
  const groups = createGroups({ store, rateLimits, sendsMail, moderators, publicTexts, now })
  return {
    config,
    log,
    logRequest: createRequestLog(log, logDestination),
    background,
    useProvider,
    identity,
    secondFactors: createSecondFactors({
      store,
      passkeys,
      rateLimits,
      appUrl: config.appUrl,
      contact: supportEmail,
      now,
    }),
    secondStep: createSecondStep({ store, passkeys, rateLimits, secrets, isSecure, now }),
    passwordReset: createPasswordReset({ store, rateLimits, appUrl: config.appUrl, background, now }),
    responses: createResponses({ isHttps: isSecure }),
    sessions: createSessions({
      store: {
        find: (token) => findSession(store, token, now()),
        extend: (token, expiresAt) => extendSession(store, token, expiresAt, now()),
        end: (token) => endSessionOf(store, token),
      },
      secrets,
      isSecure,
      isSoleWriter: store.kind === 'embedded',
      onEnd: (uid) => recordEvents.endOf(uid),
      now: () => now().getTime(),
    }),
    tokenSync: createTokenSync({
      receiver:
        config.tokenSync.url === null
          ? null
          : createTokenReceiver({
              url: config.tokenSync.url,
              appUrl: config.appUrl,
              secret: store.appSecret,
              maxAgeSeconds: config.tokenSync.maxAgeSeconds,
            }),
      maxAgeSeconds: config.tokenSync.maxAgeSeconds,
      background,
      now,
    }),
    googleSignIn: createGoogleSignIn({ google, identity, secrets, isSecure, now: () => now().getTime() }),
    accounts: createAccounts({ store, rateLimits, now }),
    useCounts: createUseCounts({ store, rateLimits, now }),
    accountActions: createAccountActions({ store, emailAddresses, now }),
    emailAddresses,
    providerKeys,
    recordCollections: createRecordCollections({ store, quota: recordQuota, now }),
    recordSync: createRecordSync({ store, quota: recordQuota, now }),
    recordEvents,
    rateLimits,
    groups,
    moderation: createModeration({ store, moderators, now }),
    reauthentication: createReauthentication({ store, rateLimits, now }),
    reminders,
    quietMoment,
    maintenance: createMaintenance({ store, rateLimits, quietMoment, now }),
    personalData: createPersonalData({ store, bookings, now }),
    therapists,
    bookings,
    bookingAnswers: createBookingAnswers({ store, therapists, links: bookingLinks, emailsFor: bookingEmailsFor, now }),
    therapistMessages: createTherapistMessages({ store, therapists, rateLimits, sendsMail, now }),
    transcriptions: createTranscriptions({
      provider:
        config.transcription && transcriptionProviderOf(config.transcription, laterDeletion, transcriptionTiming),
      findOwn: providerKeys.findTranscription,
      useProvider,
      rateLimits,
    }),
    resourceSearch: createResourceSearch({
      sources: createSearchSources(config.searchSources),
      useProvider,
      log,
      // What rests and what is kept here for a while does so whatever the clock is set to.
      now: () => performance.now(),
    }),
    translations: createTranslations({
      provider: config.translation && translationProviderOf(config.translation),
      findOwn: providerKeys.findTranslation,
      publicWords: {
        group: groups.publicWords,
        therapist: async (id) => therapists.publicWords(id),
      },
      useProvider,
      rateLimits,
      log,
      now: () => performance.now(),
    }),
    cloudReadings: createCloudReadings({
      videoIntelligence:
        config.videoIntelligence &&
        googleVideoIntelligence({
          ...config.videoIntelligence,
          later: (work) => background.run('delete cloud video', work),
        }),
      textSentiment: config.textSentiment && googleLanguage(config.textSentiment),
      findOwnTextSentiment: providerKeys.findTextSentiment,
      rateLimits,
      useProvider,
    }),
    chatProviderStatus: createChatProviderStatus({
      state: dialogStateOf(config),
      dialog: config.dialog?.apiKey ? dialogflow({ ...config.dialog, apiKey: config.dialog.apiKey }) : null,
      log,
    }),
    addressOf: createClientAddress(config.trustedProxies),
    deviceKeysOf: ({ account, sealedDeviceKey: sealed, hadDerivedKey }: SessionOfPerson) =>
      openDeviceKeys(store.sealer, account.uid, { sealed, hadDerivedKey }),
    readiness: createReadiness({ isReady: () => store.isReady() }),
    metrics: config.metricsToken === null ? null : createMetrics(),
    webFiles,
    screenPages,
    publicPages: openPublicPages({
      files: webFiles,
      screenPages,
      earlyPages: openEarlyPages(webFolder),
      folder: webFolder,
      appUrl: config.appUrl,
      now,
    }),
    site: {
      ...config.site,
      hasGoogleSignIn: google !== null,
      transcription: config.transcription?.provider ?? null,
      hasCloudVideo: config.videoIntelligence !== null,
      hasCloudSentiment: config.textSentiment !== null,
      hasWebSearch: config.searchSources.length > 0,
      dialog: dialogStateOf(config),
    },
  }
}

function dialogStateOf({ dialog }: Config): Site['dialog'] {
  if (dialog === null) return 'not_configured'
  return dialog.apiKey === null ? 'missing_key' : 'configured'
}

/** The address of a sender such as `Maitri <hello@maitri.example>`. */
const mailAddressOf = (sender: string) => /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender
