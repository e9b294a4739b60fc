import { useState } from 'react'
import { useSpeechService } from '../../../../data/provider-keys'
import { createSessionMemory } from '../../../../data/session-memory'
import { useSite } from '../../../../data/site'
import { useSession, useSessionStore } from '../../../../lib/session/session'
import type { Asked } from '../analyse-video'

/** What may be sent elsewhere, each asked for by itself. */
export type Target = 'words' | 'cloud'

/** Which sheets were read in this session: to whom something goes is said once, and agreed to for each video (`docs/safety.md` P6). */
const told = createSessionMemory<ReadonlySet<Target>>()

export type Sending = ReturnType<typeof useSending>

/** What the person lets go of this video, and the sheet that stands before the first time. Nothing is sent unless it is agreed to. */
export function useSending() {
  const session = useSession()
  const store = useSessionStore()
  const site = useSite()
  const [agreed, setAgreed] = useState<ReadonlySet<Target>>(new Set())
  const [sheet, setSheet] = useState<Target | null>(null)
  const hasAccount = session.state === 'signed_in'
  const service = useSpeechService('video')

  function change(target: Target, isAgreed: boolean) {
    const next = new Set(agreed)
    if (isAgreed) next.add(target)
    else next.delete(target)
    setAgreed(next)
  }

  return {
    hasAccount,
    /** The speech service here, or null. */
    service,
    hasCloud: site?.hasCloudVideo ?? false,
    agreed,
    sheet,
    /** Opens the sheet the first time; afterwards the box alone decides. */
    choose(target: Target, isWanted: boolean) {
      if (isWanted && !told.find(store)?.has(target)) setSheet(target)
      else change(target, isWanted)
    },
    answer(isAgreed: boolean) {
      if (sheet) {
        if (isAgreed) told.keep(store, new Set([...(told.find(store) ?? []), sheet]))
        change(sheet, isAgreed)
      }
      setSheet(null)
    },
    /** Consent is for one video: the next one is asked for anew. */
    forget: () => setAgreed(new Set()),
    asked: (): Pick<Asked, 'words' | 'cloud'> => ({
      words: wordsAsked(),
      cloud: hasAccount && Boolean(site?.hasCloudVideo) && agreed.has('cloud'),
    }),
  }

  function wordsAsked(): Asked['words'] {
    if (!service) return 'not_set_up'
    if (!hasAccount) return 'needs_account'
    return agreed.has('words') ? service : 'not_asked'
  }
}
