import { type Dispatch, Suspense, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../../components/ui/class-names'
import { ConsentSheet } from '../../../components/ui/consent-sheet'
import { Loading } from '../../../components/ui/loading'
import { Notice } from '../../../components/ui/notice'
import { Panel } from '../../../components/ui/panel'
import type { Choice } from '../../../data/session-consent'
import type { SafetyCheck } from '../../../safety/use-safety-check'
import type { HeardBy, MindscanAction, MindscanState } from '../mindscan-state'
import { ResourcesPanel } from '../resources/later-resources-panel'
import { loadedResult } from '../result/load-result'
import { PersonWords } from '../text/person-words'
import { TextEntry } from '../text/text-entry'
import { TroubleshootingTips } from './troubleshooting-tips'
import { useVoiceReading } from './use-voice-reading'
import { VoiceProblemNotice } from './voice-problem-notice'
import styles from './voice-tab.module.css'
import { VoiceWays } from './voice-ways'

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
  const voice = useVoiceReading({ state, dispatch, assess: check.assess, onFresh })
  const { analysis } = voice
  const stage = useRef<HTMLDivElement>(null)
  const AnalysisResult = loadedResult()

  const analyse = (text: string) =>
    voice.analyse(text, (isCrisis) => {
      // The reading comes to the place of the words. Where help has just come into view above them, that stays.
      if (!isCrisis) stage.current?.scrollIntoView({ block: 'start' })
    })

  function answer(choice: Choice) {
    analysis.question?.(choice)
    document.getElementById('mindscan-analyse')?.focus({ preventScroll: true })
  }

  /** Brings the first step back and puts the focus where the words came from: the button that was pressed goes with its step. */
  function restart() {
    const wasTyped = heardByOf(state) === 'typed'
    analysis.cancel()
    onCloseEarlier()
    flushSync(voice.restart)
    const recordButton = wasTyped ? null : document.getElementById('mindscan-record')
    if (recordButton) recordButton.focus()
    else focusText()
  }

  return (
    <div ref={stage} className={styles.voice} data-stage={state.step === 'reading_words' || state.step === 'result'}>
      {voice.problem && <VoiceProblemNotice problem={voice.problem} />}
      {(state.step === 'writing' || state.step === 'hearing') && (
        <Panel className={styles.entry}>
          <VoiceWays
            isListening={state.step === 'hearing'}
            onStarted={voice.listeningStarted}
            onWords={voice.heard}
            onEnded={voice.listeningEnded}
            onCancelled={() => dispatch({ type: 'listening_cancelled' })}
            onLeft={() => dispatch({ type: 'listening_ended' })}
            onProblem={voice.setProblem}
            onTranscribed={voice.transcribed}
            onWrite={focusText}
          />
          {state.step === 'writing' && (
            <div className={styles.write}>
              <p className={styles.or}>{t('voice.or_write')}</p>
              <TextEntry
                check={check}
                text={state.text}
                onType={(text) => dispatch({ type: 'typed', text })}
                onUse={voice.use}
                onSearch={voice.search}
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
            onSearch={voice.search}
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
        {state.step !== 'result' && voice.searched !== null && (
          <ResourcesPanel key={voice.searched} text={voice.searched} onClose={voice.closeSearch} />
        )}
      </Suspense>
    </div>
  )
}

function heardByOf(state: MindscanState): HeardBy {
  if (state.step === 'result') return state.reading.body.heardBy ?? 'typed'
  return state.step === 'words' || state.step === 'reading_words' ? state.heardBy : 'typed'
}

function focusText() {
  document.getElementById('mindscan-text')?.focus()
}
