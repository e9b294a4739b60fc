import type { CalendarMethod } from '@maitri/domain'

/** `calendar` is a calendar file, which mail programs offer to put into the calendar. */
export type Mail = {
  to: string
  subject: string
  text: string
  calendar?: { method: CalendarMethod; content: string } | undefined
}

/** Hands one mail on. Resolves once it was accepted; throws a `ProviderError`. */
export type MailProvider = { send(mail: Mail): Promise<void> }
