import type { Transcription } from '@maitri/contracts'
import { type VoiceFacts, voiceFactsOf, wordsIn } from '@maitri/domain'
import i18next from 'i18next'
import { type Dispatch, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../../components/ui/class-names'
import { ConsentSheet } from '../../../components/ui/consent-sheet'
import { Loading } from '../../../components/ui/loading'
import { Notice } from '../../../components/ui/notice'
import { Panel } from '../../../components/ui/panel'
import type { Choice } from '../../../data/session-consent'
import { allWords } from '../../../platform/speech/heard-words'
import { ensureGate, loadedGate } from '../../../safety/gate'
import type { SafetyCheck } from '../../../safety/use-safety-check'
import { hasArrived } from '../has-arrived'
import type { HeardBy, MindscanAction, MindscanState } from '../mindscan-state'
import { loadedResult, loadResult } from '../result/load-result'
import { PersonWords } from '../text/person-words'
import { TextEntry } from '../text/text-entry'
import { useAnalysis } from '../use-analysis'
import { createLiveSafetyCheck } from './live-safety-check'
import { TroubleshootingTips } from './troubleshooting-tips'
import type { VoiceProblem } from './voice-problem'
import { VoiceProblemNotice } from './voice-problem-notice'
import styles from './voice-tab.module.css'
import { VoiceWays } from './voice-ways'

// What is behind it is large; it comes once somebody searches.
const ResourcesPanel = lazy(async () => {
  const [module] = await Promise.all([import('../resources/resources-panel'), i18next.loadNamespaces('resources')])
  return { default: module.ResourcesPanel }
})

type VoiceTabProps = {
  state: MindscanState
  dispatch: Dispatch<MindscanAction>
  check: SafetyCheck
  /** While an earlier reading is open, the latest one makes room. */
  isEarlierOpen: boolean
  onCloseEarlier: () => void
  onFresh: (id: string) => void
}

/** From speaking, a file or writing to a reading of the words. */
export function VoiceTab({ state, dispatch, check, isEarlierOpen, onCloseEarlier, onFresh }: VoiceTabProps) {
  const { t } = useTranslation('mindscan')
  const { assess } = check
  const [problem, setProblem] = useState<VoiceProblem | null>(null)
  const [searched, setSearched] = useState<string | null>(null)
  const liveCheck = useRef(createLiveSafetyCheck(assess))
  /** What the gate has read whole; nothing is read twice that has not changed. */
  const assessed = useRef<{ text: string; isCrisis: boolean } | null>(null)
  /** How the recording of the words sounded; what was typed has none. */
  const voice = useRef<Promise<VoiceFacts | null> | undefined>(undefined)
  const analysis = useAnalysis(dispatch, onFresh)
  const stage = useRef<HTMLDivElement>(null)
  const AnalysisResult = loadedResult()

  // The tab is left: the words so far are kept, and nothing listens any more.
  useEffect(() => () => dispatch({ type: 'listening_ended' }), [dispatch])

  function read(text: string) {
    assessed.current = { text, isCrisis: loadedGate().needsHelp(assess(text).tier) }
  }

  /** The gate comes first, also for words that were changed since it read them. */
  async function passGate(text: string): Promise<boolean> {
    if (!(await hasArrived(ensureGate()))) return false
    if (assessed.current?.text !== text) read(text)
    return true
  }

  async function use(text: string) {
    if (!(await hasArrived(ensureGate()))) return false
    read(text)
    // Fetched before the words go on, so that a reading never waits for the network.
    if (!(await hasArrived(import('../read-text')))) return false
    setProblem(null)
    voice.current = undefined
    dispatch({ type: 'used', text })
    return true
  }

  async function search(text: string) {
    if (!(await passGate(text))) return false
    setSearched(text)
    return true
  }

  async function analyse(text: string) {
    const parts = Promise.all([import('../read-text'), loadResult()])
    if (!(await passGate(text)) || !(await hasArrived(parts))) return false
    setSearched(null)
    const isCrisis = assessed.current?.isCrisis ?? false
    if (state.step === 'words') analysis.start({ text, heardBy: state.heardBy, isCrisis, voice: voice.current })
    // The reading comes to the place of the words. Where help has just come into view above them, that stays.
    if (!isCrisis) stage.current?.scrollIntoView({ block: 'start' })
    return true
  }

  function answer(choice: Choice) {
    analysis.question?.(choice)
    document.getElementById('mindscan-analyse')?.focus({ preventScroll: true })
  }

  function listeningEnded(text: string, found: VoiceProblem | null, sound: Promise<Blob> | null) {
    voice.current = sound ? voiceOf(sound, text) : undefined
    assessed.current = { text, isCrisis: liveCheck.current(text) }
    dispatch({ type: 'hearing', text })
    dispatch({ type: 'listening_ended' })
    setProblem(found)
  }

  function transcribed({ text, source }: Transcription, sound: File | null) {
    voice.current = sound ? voiceOf(sound, text) : undefined
    read(text.trim())
    setProblem(null)
    dispatch({ type: 'transcribed', text: text.trim(), heardBy: source })
  }

  /** Brings the first step back and puts the focus where the words came from: the button that was pressed goes with its step. */
  function restart() {
    const wasTyped = heardByOf(state) === 'typed'
    analysis.cancel()
    onCloseEarlier()
    flushSync(() => {
      setProblem(null)
      setSearched(null)
      dispatch({ type: 'restarted' })
    })
    const recordButton = wasTyped ? null : document.getElementById('mindscan-record')
    if (recordButton) recordButton.focus()
    else focusText()
  }

  return (
    <div ref={stage} className={styles.voice} data-stage={state.step === 'reading_words' || state.step === 'result'}>
      {problem && <VoiceProblemNotice problem={problem} />}
      {(state.step === 'writing' || state.step === 'hearing') && (
        <Panel className={styles.entry}>
          <VoiceWays
            isListening={state.step === 'hearing'}
            onStarted={() => {
              setProblem(null)
              liveCheck.current = createLiveSafetyCheck(assess)
              dispatch({ type: 'listening_started' })
            }}
            onWords={(words) => {
              liveCheck.current(words.settled)
              dispatch({ type: 'hearing', text: allWords(words) })
            }}
            onEnded={listeningEnded}
            onCancelled={() => dispatch({ type: 'listening_cancelled' })}
            onLeft={() => dispatch({ type: 'listening_ended' })}
            onProblem={setProblem}
            onTranscribed={transcribed}
            onWrite={focusText}
          />
          {state.step === 'writing' && (
            <div className={styles.write}>
              <p className={styles.or}>{t('voice.or_write')}</p>
              <TextEntry
                check={check}
                text={state.text}
                onType={(text) => dispatch({ type: 'typed', text })}
                onUse={use}
                onSearch={search}
              />
              <TroubleshootingTips />
            </div>
          )}
        </Panel>
      )}
      {(state.step === 'words' || state.step === 'reading_words') && (
        <Panel className={classNames(styles.entry, styles.read)}>
          <PersonWords
            check={check}
            text={state.text}
            heardBy={state.heardBy}
            isReading={state.step === 'reading_words'}
            onType={(text) => {
              analysis.cancel()
              dispatch({ type: 'typed', text })
            }}
            onAnalyse={analyse}
            onSearch={search}
            onCancel={analysis.cancel}
            onRestart={restart}
          />
          {analysis.question && (
            <ConsentSheet
              title={t('cloud.title')}
              agreeLabel={t('cloud.agree')}
              onAgree={() => answer('send')}
              otherLabel={t('cloud.keep')}
              onOther={() => answer('keep')}
            >
              <p>{t('cloud.to')}</p>
              <p>{t('cloud.ours')}</p>
            </ConsentSheet>
          )}
        </Panel>
      )}
      {analysis.isNotKept && (
        <Notice tone="error" role="alert">
          {t('history.save_failed')}
        </Notice>
      )}
      {state.step === 'result' && !isEarlierOpen && AnalysisResult && (
        <div className={styles.read}>
          <AnalysisResult reading={state.reading} onAnother={restart} isFresh />
        </div>
      )}
      <Suspense fallback={<Loading label={t('analysing.label')} />}>
        {state.step !== 'result' && searched !== null && (
          <ResourcesPanel key={searched} text={searched} onClose={() => setSearched(null)} />
        )}
      </Suspense>
    </div>
  )
}

/** Measured while the person looks at the words; what could not be measured is left out. */
async function voiceOf(sound: Blob | Promise<Blob>, text: string): Promise<VoiceFacts | null> {
  try {
    const { measureRecording } = await import('./measure-recording')
    const measure = await measureRecording(await sound)
    return measure && voiceFactsOf(measure, wordsIn(text).length)
  } catch {
    return null
  }
}

function heardByOf(state: MindscanState): HeardBy {
  if (state.step === 'result') return state.reading.body.heardBy ?? 'typed'
  return state.step === 'words' || state.step === 'reading_words' ? state.heardBy : 'typed'
}

function focusText() {
  document.getElementById('mindscan-text')?.focus()
}
