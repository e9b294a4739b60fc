import { lazy, Suspense, useReducer, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { ensureGate } from '../../components/crisis-help/gate'
import { useCrisisGate } from '../../components/crisis-help/use-crisis-gate'
import { Loading } from '../../components/ui/loading'
import { Notice } from '../../components/ui/notice'
import { PageHeading } from '../../components/ui/page-heading'
import { Panel } from '../../components/ui/panel'
import { currentLanguage } from '../../lib/i18n'
import { useRecordActs, useRecords } from '../../lib/records/use-records'
import { PersonWords } from './entry/person-words'
import { TextEntry } from './entry/text-entry'
import { ReadingHistory } from './history/reading-history'
import styles from './mindscan-page.module.css'
import { mindscanReducer, startWriting } from './mindscan-state'
import type { readText } from './read-text'
import type { Reading } from './reading'
import { StressMonitor } from './stress/stress-monitor'
import { useAnalysisDelay } from './use-analysis-delay'

// The engines behind these are large; they come while the person writes.
const AnalysisResult = lazy(async () => ({ default: (await import('./result/analysis-result')).AnalysisResult }))

type MindscanPageProps = {
  /** The earlier reading that the address names, or null. */
  openId: string | null
  onOpen: (id: string | null) => void
}

export function MindscanPage({ openId, onOpen }: MindscanPageProps) {
  const { t } = useTranslation('mindscan')
  const [state, dispatch] = useReducer(mindscanReducer, startWriting)
  const gate = useCrisisGate()
  const { write } = useRecordActs('analyses')

  const { start: startAnalysis, cancel } = useAnalysisDelay()

  const reader = useRef<typeof readText>(null)

  async function use(text: string) {
    await ensureGate()
    gate.assess(text)
    reader.current = (await import('./read-text')).readText
    dispatch({ type: 'used', text })
  }

  function analyse(text: string) {
    dispatch({ type: 'analysis_started' })
    startAnalysis(() => {
      if (!reader.current) return
      const reading: Reading = {
        id: crypto.randomUUID(),
        occurredAt: new Date().toISOString(),
        body: reader.current(text, currentLanguage()),
      }
      write.mutate(reading)
      dispatch({ type: 'analysis_done', reading })
    })
  }

  /** Brings the text box back and puts the focus in it: the button that was pressed goes with its step. */
  function writeAgain(act: { type: 'edited' } | { type: 'restarted' }) {
    flushSync(() => dispatch(act))
    document.getElementById('mindscan-text')?.focus()
  }

  function restart() {
    onOpen(null)
    writeAgain({ type: 'restarted' })
  }

  return (
    <div className={styles.page}>
      <PageHeading title={t('heading')} lead={t('lead')} />
      <StressMonitor />
      {gate.panel}
      {state.step === 'writing' && (
        <Panel className={styles.entry}>
          <TextEntry initialText={state.text} onUse={use} />
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
          <EarlierReading id={openId} onAnother={restart} />
        ) : (
          state.step === 'result' && <AnalysisResult reading={state.reading} onAnother={restart} />
        )}
      </Suspense>
      <ReadingHistory
        openId={openId}
        onOpen={onOpen}
        onRemoved={(id) => {
          if (id === openId || (state.step === 'result' && state.reading.id === id)) restart()
        }}
      />
    </div>
  )
}

function EarlierReading({ id, onAnother }: { id: string; onAnother: () => void }) {
  const { t } = useTranslation('mindscan')
  const view = useRecords('analyses')
  if (view.state !== 'ready') return null
  const reading = view.records.find((record) => record.id === id)
  if (!reading) return <Notice tone="info">{t('history.not_found')}</Notice>
  return <AnalysisResult reading={reading} onAnother={onAnother} />
}
