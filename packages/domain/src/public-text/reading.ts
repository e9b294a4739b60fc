/** What was found in a text that other people will read; `packages/content` has the words for each. */
export const publicTextReasons = [
  'crisis',
  'self_harm',
  'child',
  'hate',
  'threat',
  'sexual',
  'drugs',
  'money',
  'phone',
  'link',
  'handle',
  'contact',
  'disguise',
  'reserved_name',
] as const

export type PublicTextReason = (typeof publicTextReasons)[number]

/** 'ok' may be shown, 'held' waits for a moderator, 'refused' is not kept. */
export type PublicTextVerdict = 'ok' | 'held' | 'refused'

/** `reasons` is empty exactly where the verdict is 'ok'; the gravest stand first. */
export type PublicTextReading = { verdict: PublicTextVerdict; reasons: PublicTextReason[] }

export type Finding = { reason: PublicTextReason; verdict: Exclude<PublicTextVerdict, 'ok'> }

/** Findings as one reading: the strictest verdict, each reason once in the order of the list. */
export function readingOf(findings: readonly Finding[]): PublicTextReading {
  const verdict = findings.some((one) => one.verdict === 'refused') ? 'refused' : findings.length > 0 ? 'held' : 'ok'
  return { verdict, reasons: publicTextReasons.filter((reason) => findings.some((one) => one.reason === reason)) }
}
