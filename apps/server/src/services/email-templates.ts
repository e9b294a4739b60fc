import bengali from '@maitri/content/messages/bn/mail.json'
import english from '@maitri/content/messages/en/mail.json'
import gujarati from '@maitri/content/messages/gu/mail.json'
import hindi from '@maitri/content/messages/hi/mail.json'
import kannada from '@maitri/content/messages/kn/mail.json'
import marathi from '@maitri/content/messages/mr/mail.json'
import tamil from '@maitri/content/messages/ta/mail.json'
import telugu from '@maitri/content/messages/te/mail.json'
import type { Language } from '@maitri/domain'

type EmailMessages = typeof english
type EmailTemplateName = Exclude<keyof EmailMessages, 'lines' | 'answer_page'>
export type EmailContent = { subject: string; text: string }

const emailTemplates: Record<Language, EmailMessages> = {
  en: english,
  hi: hindi,
  kn: kannada,
  te: telugu,
  ta: tamil,
  mr: marathi,
  gu: gujarati,
  bn: bengali,
}

/** The mail with the link to choose a new password. */
export const resetPasswordEmail = (language: Language, link: string) => write(language, 'reset_password', { link })

/** The mail with the link that shows the account's own address to be the person's. */
export const emailVerificationEmail = (language: Language, link: string) => write(language, 'verify_email', { link })

/** The mail to the new address with the link that makes it the account's. */
export const confirmNewEmailEmail = (language: Language, link: string) => write(language, 'confirm_new_email', { link })

/** The mail to the address before, that another one was asked for. It does not name the new one: whoever reads it may not be the person. */
export const emailChangeRequestedEmail = (language: Language, values: Record<'contact' | 'link', string>) =>
  write(language, 'email_change_asked', values)

/** The mail to the address before, that it is not the account's any more. */
export const emailChangedEmail = (language: Language, contact: string) => write(language, 'email_changed', { contact })

/** The mail after a second factor was added or removed. */
export const secondStepChangedEmail = (language: Language, values: Record<'contact' | 'link', string>) =>
  write(language, 'second_step_changed', values)

/** The mail to a person about their booking. */
export const bookingEmail = (
  language: Language,
  event: 'requested' | 'booked' | 'moved' | 'kept' | 'cancelled' | 'declined' | 'expired' | 'suggested' | 'reminder',
  values: Record<
    'when' | 'before' | 'suggested' | 'reference' | 'reason' | 'example' | 'ending' | 'untold' | 'place' | 'link',
    string
  >,
) => write(language, `booking_${event}`, values)

/** The mail to a practice about a booking there. */
export const practiceBookingEmail = (
  language: Language,
  event: 'requested' | 'confirmed' | 'booked' | 'moved' | 'kept' | 'cancelled' | 'declined' | 'expired',
  values: Record<
    'when' | 'before' | 'moved' | 'until' | 'link' | 'reference' | 'therapist' | 'name' | 'email' | 'type' | 'notes',
    string
  >,
) => write(language, `practice_${event}`, values)

/** The mail to a practice with a person's message, and how to answer it. */
export const practiceMessageEmail = (
  language: Language,
  values: Record<'name' | 'therapist' | 'text' | 'id', string>,
) => write(language, 'practice_message', values)

/** The mail to a person that an answer waits, and not what it says. */
export const replyWaitsEmail = (language: Language, link: string) => write(language, 'answer_waits', { link })

/** A word or sentence that several mails share. */
export const mailLine = (language: Language, name: keyof EmailMessages['lines']) => emailTemplates[language].lines[name]

/** The words of the page on which a practice answers a request. */
export const answerPageWords = (language: Language) => emailTemplates[language].answer_page

function write(language: Language, name: EmailTemplateName, values: Record<string, string>): EmailContent {
  const { subject, text } = emailTemplates[language][name]
  const fill = (template: string) => template.replace(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? '')
  return { subject: fill(subject), text: fill(text) }
}
