import type { SearchSchemaInput } from '@tanstack/react-router'

/**
 * For `validateSearch` of a route whose page reads the address itself, by the function that stands in the `...-search.ts` of its name, when
 * the page comes: the lists of every screen would else be part of the first load. Links to the route are typed by `Search` all the same.
 */
export const readByPage =
  <Search extends object>() =>
  (search: Search & SearchSchemaInput): Record<string, unknown> =>
    search as Record<string, unknown>
