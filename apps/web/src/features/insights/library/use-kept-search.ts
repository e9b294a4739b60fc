import { useState } from 'react'
import { ownerOf } from '../../../data/records/owner-records'
import { useSession } from '../../../lib/session/session'

/** In the memory of this tab alone: words that someone looked for stand in no address and in no storage. */
const kept: { owner: string | null; query: string } = { owner: null, query: '' }

/** What is looked for, as it was when the person left the list for an article. Someone else finds nothing of it. */
export function useKeptSearch(): [query: string, keep: (query: string) => void] {
  const owner = ownerOf(useSession())
  const [query, setQuery] = useState(kept.owner === owner ? kept.query : '')
  return [
    query,
    (next) => {
      Object.assign(kept, { owner, query: next })
      setQuery(next)
    },
  ]
}
