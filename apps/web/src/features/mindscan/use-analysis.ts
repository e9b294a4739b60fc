import { cloudSentimentMaxLength } from '@maitri/contracts'
import type { VoiceFacts } from '@maitri/domain'
import { type Dispatch, useState } from 'react'
import { useProviderKeys } from '../../data/provider-keys'
import type { TextReading } from '../../data/reading'
import { useRecordActions, useRecords } from '../../data/records/use-records'
import { type Choice, useChoice } from '../../data/session-consent'
import { useSite } from '../../data/site'
import { changeView } from '../../lib/change-view'
import { currentLanguage } from '../../lib/i18n/i18n'
import { newId } from '../../lib/new-id'
import { useSession } from '../../lib/session/session'
import type { HeardBy, MindscanAction } from './mindscan-state'
import { useAnalysisDelay } from './use-analysis-delay'

type Words = {
  text: string
  heardBy: HeardBy
  isCrisis: boolean
  /** How the recording of these words sounded, where there is one; it may still be being measured. */
  voice?: Promise<VoiceFacts | null> | undefined
}

/** A reading does not wait longer than this for what is measured beside it. */
const longestMeasuringMs = 2_000

type Analysis = {
  /** Reads the words after the delay; asks first where they could go to the cloud. */
  start: (words: Words) => void
  cancel: () => void
  /** Waiting for an answer: may these and later words go to the cloud? */
  question: ((choice: Choice) => void) | null
  /** The reading could not be kept on this device. */
  isNotKept: boolean
}

/** Reads words on this device, and how they feel in the cloud too where it is set up and the person wants it. */
export function useAnalysis(dispatch: Dispatch<MindscanAction>, onFresh: (id: string) => void): Analysis {
  const { write } = useRecordActions('analyses')
  const { start, cancel } = useAnalysisDelay()
  const [asked, setAsked] = useState<Words | null>(null)
  const cloud = useChoice('sentiment')
  const hasAccount = useSession().state === 'signed_in'
  const hasOwnKey = useProviderKeys()('text') !== null
  const site = useSite()
  const earlier = useRecords('analyses')
  const notes = useRecords('exercise-feedback')
  const hasCloud = (hasOwnKey || Boolean(site?.hasCloudSentiment)) && hasAccount

  /** Words in crisis are never sent, and so nobody is asked about them either. */
  const couldBeSent = ({ text, isCrisis }: Words) => hasCloud && !isCrisis && text.length <= cloudSentimentMaxLength

  function run(words: Words) {
    setAsked(null)
    const isSent = couldBeSent(words) && cloud.find() === 'send'
    dispatch({ type: 'analysis_started' })
    // What takes a moment is made ready within the delay.
    const ready = readyReader()
    // Whoever cancels waits for it no more, and so nobody would hear that it could not be loaded.
    ready.catch(() => undefined)
    start(async (signal) => {
      const { readText, tipContextOf } = await ready
      const id = newId()
      const context = { seed: id, ...tipContextOf(bodiesOf(earlier), bodiesOf(notes)) }
      const voice = await Promise.race([words.voice, waited(longestMeasuringMs)])
      if (signal.aborted) return
      const own = {
        ...readText(words.text, currentLanguage(), context),
        heardBy: words.heardBy,
        ...(voice && { voice }),
      }
      const body = isSent ? await (await import('./read-in-cloud')).readInCloud(own, signal) : own
      if (signal.aborted) return
      const reading: TextReading = { id, occurredAt: new Date().toISOString(), body }
      write.mutate(reading)
      changeView(() => dispatch({ type: 'analysis_done', reading }))
      onFresh(id)
    })
  }

  return {
    start(words) {
      if (couldBeSent(words) && cloud.find() === null) setAsked(words)
      else run(words)
    },
    cancel() {
      setAsked(null)
      cancel()
      dispatch({ type: 'analysis_cancelled' })
    },
    question:
      asked &&
      ((choice) => {
        cloud.choose(choice)
        run(asked)
      }),
    isNotKept: write.isError,
  }
}

const waited = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null))

/** What reads words, with its tables made in slices that no one notices. */
async function readyReader() {
  const [{ readText }, { tipContextOf }, { warmTips }] = await Promise.all([
    import('./read-text'),
    import('./tip-context'),
    import('./warm-tips'),
  ])
  await warmTips()
  return { readText, tipContextOf }
}

/** What is read of a list so far; nothing while it is not. */
function bodiesOf<Body>(view: { state: string; records?: readonly { body: Body }[] }): Body[] {
  return view.records?.map(({ body }) => body) ?? []
}
