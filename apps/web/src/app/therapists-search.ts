/** What the address of the therapists can name: closed lists only, never what someone typed. */
export type TherapistsSearch = { specialty?: string }

export function therapistsSearch(search: Record<string, unknown>): TherapistsSearch {
  return typeof search.specialty === 'string' ? { specialty: search.specialty } : {}
}
