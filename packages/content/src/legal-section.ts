/** One headed section of a legal page, as it stands under `sections` in the message files of privacy, terms and accessibility. */
export type LegalSection = {
  id: string
  heading: string
  paragraphs: readonly string[]
  points: readonly string[]
  items: readonly { term: string; text: string }[]
}
