import type { ToolId } from '@maitri/contracts'
import { useCallback, useEffect, useState } from 'react'
import { createOwnStorage } from '../../../lib/records/own-storage'
import { ownerOf } from '../../../lib/records/owner-records'
import { createDeviceKeys } from '../../../lib/session/device-keys'
import { useSession } from '../../../lib/session/session'

type KeptDraft = {
  /** What was begun earlier on this device; undefined until it was looked for. */
  draft: unknown
  keepDraft: (draft: unknown) => void
  dropDraft: () => void
}

/** What was begun in a tool and not finished, on this device alone and sealed for accounts. */
export function useActivityDraft(toolId: ToolId): KeptDraft {
  const owner = ownerOf(useSession()) ?? 'guest'
  const [storage] = useState(() => createOwnStorage(`toolDraft_${toolId}`, owner, createDeviceKeys()))
  const [draft, setDraft] = useState<unknown>(undefined)
  useEffect(() => {
    void storage.read().then((text) => setDraft(text === null ? null : parsed(text)))
  }, [storage])
  return {
    draft,
    keepDraft: useCallback((next: unknown) => void storage.write(JSON.stringify(next)), [storage]),
    dropDraft: useCallback(() => void storage.write(null), [storage]),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
