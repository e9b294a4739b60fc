import { isTranscriptionProvider, type Site } from '@maitri/contracts'

type Facts = Partial<Record<keyof Site, unknown>>

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/**
 * The facts of an answer of `/api/site`. By hand, since the sign-in page does without the schemas: what is missing or has another form
 * counts as not set up here.
 */
export function siteFactsOf(answer: unknown): Site {
  const facts: Facts = typeof answer === 'object' && answer !== null ? answer : {}
  const { transcription, dialog } = facts
  return {
    supportEmail: textOf(facts.supportEmail),
    supportPhone: textOf(facts.supportPhone) || null,
    supportAddress: textOf(facts.supportAddress),
    grievanceEmail: textOf(facts.grievanceEmail),
    socialLinks: Array.isArray(facts.socialLinks) ? facts.socialLinks.map(textOf).filter(Boolean) : [],
    hasGoogleSignIn: facts.hasGoogleSignIn === true,
    transcription: isTranscriptionProvider(transcription) ? transcription : null,
    hasCloudVideo: facts.hasCloudVideo === true,
    hasCloudSentiment: facts.hasCloudSentiment === true,
    hasWebSearch: facts.hasWebSearch === true,
    dialog: dialog === 'configured' || dialog === 'missing_key' ? dialog : 'not_configured',
  }
}
