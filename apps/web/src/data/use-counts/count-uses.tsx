import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import { countedPartOf } from './counted-part'
import { keptUsesQuery } from './kept-uses-query'
import { createUseCounts } from './use-counts'

/** Counts the parts that whoever agreed goes to: coming to one is one use, however much happens in it. */
export function CountUses({ owner }: { owner: string }) {
  const queryClient = useQueryClient()
  const uses = useMemo(() => createUseCounts({ owner }), [owner])
  const part = useLocation({ select: ({ pathname }) => countedPartOf(pathname) })
  useEffect(() => {
    if (part) void uses.note(part).then(() => queryClient.invalidateQueries(keptUsesQuery(owner)))
  }, [uses, part, queryClient, owner])
  return null
}
