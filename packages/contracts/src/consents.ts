export const consentPurposes = ['improvement', 'reminders'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

/** The version of the consent texts shown today; raise it with every change of their meaning. */
export const consentTextVersion = '2026-11-21'
