import { useCallback, useMemo, useRef, useState } from 'react'
import * as z from 'zod/mini'
import type { ActivityProps } from '../player/activity'

export type ToolDraft<Draft> = {
  /** Null until it is known whether something was begun earlier. */
  value: Draft | null
  change: (part: Partial<Draft>) => void
  /** Whether what is here was begun at an earlier time. */
  isFound: boolean
  beginAfresh: () => void
}

/** What a person fills in over the five steps; every change is kept on the device at once. */
export function useToolDraft<Draft>(
  { draft, onDraft }: Pick<ActivityProps, 'draft' | 'onDraft'>,
  schema: z.ZodMiniType<Draft>,
  begin: () => Draft,
): ToolDraft<Draft> {
  const [fresh] = useState(begin)
  const [written, setOwn] = useState<{ value: Draft; over: unknown } | null>(null)
  const [isAfresh, setIsAfresh] = useState(false)
  const found = useMemo(() => (draft === undefined || draft === null ? draft : parsed(schema, draft)), [draft, schema])
  // What another tab has written since is newer than what was written here.
  const own = written && written.over === draft ? written.value : null
  const value = own ?? (found === undefined ? null : (found ?? fresh))
  const latest = useRef(value)
  latest.current = value

  const change = useCallback(
    (part: Partial<Draft>) => {
      if (latest.current === null) return
      // Two changes of one moment, for instance an example that writes a field and chooses its size, both count.
      latest.current = { ...latest.current, ...part }
      setOwn({ value: latest.current, over: draft })
      onDraft(latest.current)
    },
    [draft, onDraft],
  )

  function beginAfresh() {
    setOwn({ value: begin(), over: draft })
    setIsAfresh(true)
    onDraft(null)
  }

  return { value, change, isFound: found !== undefined && found !== null && !isAfresh, beginAfresh }
}

/** Null where a draft of an older version cannot be read. */
function parsed<Draft>(schema: z.ZodMiniType<Draft>, draft: unknown): Draft | null {
  const read = z.safeParse(schema, draft)
  return read.success ? read.data : null
}
