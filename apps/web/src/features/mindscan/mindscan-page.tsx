import { lazy, Suspense, useEffect, useReducer } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { ensureGate } from '../../components/crisis-help/gate'
import { useCrisisGate } from '../../components/crisis-help/use-crisis-gate'
import { Loading } from '../../components/ui/loading'
import { Notice } from '../../components/ui/notice'
import { PageHeading } from '../../components/ui/page-heading'
import { Panel } from '../../components/ui/panel'
import { currentLanguage } from '../../lib/i18n'
import { newId } from '../../lib/new-id'
import { useRecordActs } from '../../lib/records/use-records'
import { useSessionStore } from '../../lib/session/session'
import { findDraft, keepDraft } from './draft'
import { PersonWords } from './entry/person-words'
import { TextEntry } from './entry/text-entry'
import { ReadingHistory } from './history/reading-history'
import styles from './mindscan-page.module.css'
import { mindscanReducer, startWriting } from './mindscan-state'
import type { TextReading } from './reading'
import { StressMonitor } from './stress/stress-monitor'
import { useAnalysisDelay } from './use-analysis-delay'

// The engines behind these are large; they come while the person writes.
const AnalysisResult = lazy(async () => ({ default: (await import('./result/analysis-result')).AnalysisResult }))
const EarlierReading = lazy(async () => ({ default: (await import('./result/earlier-reading')).EarlierReading }))

type MindscanPageProps = {
  /** The earlier reading that the address names, or null. */
  openId: string | null
  onOpen: (id: string | null) => void
}

export function MindscanPage({ openId, onOpen }: MindscanPageProps) {
  const { t } = useTranslation('mindscan')
  const session = useSessionStore()
  const [state, dispatch] = useReducer(mindscanReducer, session, (here) => findDraft(here) ?? startWriting)
  // The help lines are a screen of their own: whoever comes back from there finds the words again.
  useEffect(() => keepDraft(session, state), [session, state])
  const gate = useCrisisGate()
  const { write } = useRecordActs('analyses')

  const { start: startAnalysis, cancel } = useAnalysisDelay()

  async function use(text: string) {
    if (!(await hasArrived(ensureGate()))) return false
    gate.assess(text)
    // Fetched before the words go on, so that a reading never waits for the network.
    if (!(await hasArrived(import('./read-text')))) return false
    dispatch({ type: 'used', text })
    return true
  }

  function analyse(text: string) {
    dispatch({ type: 'analysis_started' })
    startAnalysis(async () => {
      const { readText } = await import('./read-text')
      const reading: TextReading = {
        id: newId(),
        occurredAt: new Date().toISOString(),
        body: readText(text, currentLanguage()),
      }
      write.mutate(reading)
      dispatch({ type: 'analysis_done', reading })
    })
  }

  /** Brings the text box back and puts the focus in it: the button that was pressed goes with its step. */
  function writeAgain(act: { type: 'edited' } | { type: 'restarted' }) {
    cancel()
    flushSync(() => dispatch(act))
    document.getElementById('mindscan-text')?.focus()
  }

  function restart() {
    onOpen(null)
    writeAgain({ type: 'restarted' })
  }

  /** Words that wait beside an earlier reading outlast it. */
  function closeEarlier() {
    onOpen(null)
    writeAgain({ type: 'edited' })
  }

  return (
    <div className={styles.page}>
      <PageHeading title={t('heading')} lead={t('lead')} />
      <StressMonitor />
      {gate.panel}
      {state.step === 'writing' && (
        <Panel className={styles.entry}>
          <TextEntry text={state.text} onType={(text) => dispatch({ type: 'typed', text })} onUse={use} />
        </Panel>
      )}
      {(state.step === 'words' || state.step === 'reading_words') && (
        <Panel className={styles.entry}>
          <PersonWords
            text={state.text}
            isReading={state.step === 'reading_words'}
            onAnalyse={() => analyse(state.text)}
            onCancel={() => {
              cancel()
              dispatch({ type: 'analysis_cancelled' })
            }}
            onEdit={() => writeAgain({ type: 'edited' })}
            onRestart={restart}
          />
        </Panel>
      )}
      {write.isError && (
        <Notice tone="error" role="alert">
          {t('history.save_failed')}
        </Notice>
      )}
      <Suspense fallback={<Loading label={t('analysing.label')} />}>
        {openId ? (
          <EarlierReading id={openId} assess={gate.assess} onAnother={closeEarlier} />
        ) : (
          state.step === 'result' && <AnalysisResult reading={state.reading} onAnother={restart} />
        )}
      </Suspense>
      <ReadingHistory
        openId={openId}
        onOpen={onOpen}
        onRemoved={(id) => {
          if (id === openId) onOpen(null)
          if (state.step === 'result' && state.reading.id === id) dispatch({ type: 'restarted' })
        }}
      />
    </div>
  )
}

function hasArrived(load: Promise<unknown>): Promise<boolean> {
  return load.then(
    () => true,
    () => false,
  )
}
