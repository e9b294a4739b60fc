import messages from '@maitri/content/messages/en/mail.json'
import hindi from '@maitri/content/messages/hi/mail.json'
import tamil from '@maitri/content/messages/ta/mail.json'
import type { Language } from '@maitri/domain'

type Letters = typeof messages
export type Letter = { subject: string; text: string }

/** Languages whose mail texts are whole; the others get English. */
const lettersByLanguage: Partial<Record<Language, Letters>> = { en: messages, hi: hindi, ta: tamil }

/** The mail with the link to choose a new password. */
export const resetPasswordLetter = (language: Language, link: string) => write(language, 'reset_password', { link })

function write(language: Language, name: keyof Letters, values: Record<string, string>): Letter {
  const { subject, text } = (lettersByLanguage[language] ?? messages)[name]
  const fill = (template: string) => template.replace(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? '')
  return { subject: fill(subject), text: fill(text) }
}
