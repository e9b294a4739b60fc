import { dataKeys } from './data-keys'
import { emailConfirmations } from './email-confirmations'
import { groupDecisions, groupHides, groupMembers, groupReports, groups } from './groups'
import { account, rateLimit, session, user, verification } from './identity'
import { outbox } from './outbox'
import { consents, profiles, progress } from './people'
import { providerKeys } from './provider-keys'
import { records } from './records'
import { pushDevices, reminders, serverSecrets } from './reminders'
import { scheduledJobs } from './scheduled-jobs'
import { passkeys, recoveryCodes, totpSecrets } from './second-factors'
import { bookings, therapistMessages } from './therapists'
import { useSums } from './use-sums'

/** Every table, those that others point at first. */
export const tables = [
  dataKeys,
  user,
  session,
  account,
  verification,
  rateLimit,
  profiles,
  consents,
  progress,
  records,
  providerKeys,
  emailConfirmations,
  outbox,
  bookings,
  therapistMessages,
  groups,
  groupMembers,
  groupReports,
  groupHides,
  groupDecisions,
  reminders,
  pushDevices,
  totpSecrets,
  passkeys,
  recoveryCodes,
  serverSecrets,
  scheduledJobs,
  useSums,
]
