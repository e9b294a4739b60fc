import { Mic, Square } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConsentSheet } from '../../../components/ui/consent-sheet'
import { IconButton } from '../../../components/ui/icon-button'
import { Notice } from '../../../components/ui/notice'
import { browserMaker, findRecognition, type RecognitionClass } from '../../../platform/speech/speech-recognition'
import styles from './dictation.module.css'
import { useDictation } from './use-dictation'

type DictationProps = {
  /** Everything heard since the start, each time there is more. */
  onWords: (words: string) => void
  /** Called when it begins: what is heard from now on comes after what is written. */
  onStart: () => void
}

/** Speaking instead of typing: the words come into the field and wait there until they are sent. Absent where the browser cannot. */
export function Dictation(props: DictationProps) {
  const [recognition] = useState(findRecognition)
  return recognition && <Microphone {...props} recognition={recognition} />
}

function Microphone({ recognition, onWords, onStart }: DictationProps & { recognition: RecognitionClass }) {
  const { t } = useTranslation(['mindmitra', 'mindscan'])
  const { state, problem, start, stop, agree, refuse } = useDictation({ recognition, onWords, onStart })
  const isLive = state === 'live'
  return (
    <>
      <IconButton
        className={isLive ? styles.live : undefined}
        label={t(isLive ? 'dictation.stop' : 'dictation.start')}
        aria-pressed={isLive}
        onClick={isLive ? stop : start}
      >
        {isLive ? <Square strokeWidth={1.75} aria-hidden="true" /> : <Mic strokeWidth={1.75} aria-hidden="true" />}
      </IconButton>
      <div className={styles.below}>
        <div role="status">
          {isLive && <p className={styles.sign}>{t('mindscan:voice.live.sign')}</p>}
          {problem && (
            <Notice tone="error">
              {problem.reason === 'failed'
                ? t('mindscan:voice.problem.failed', { message: problem.error })
                : t('mindscan:voice.problem.no_speech')}
            </Notice>
          )}
        </div>
        {state === 'asking' && (
          <ConsentSheet
            level={2}
            title={t('mindscan:voice.told.title')}
            agreeLabel={t('mindscan:voice.told.agree')}
            onAgree={agree}
            otherLabel={t('mindscan:voice.write')}
            onOther={() => {
              refuse()
              document.getElementById('mindmitra-message')?.focus()
            }}
          >
            <p>{t(`mindscan:voice.told.to.${browserMaker()}`)}</p>
            <p>{t('mindscan:voice.told.ours')}</p>
          </ConsentSheet>
        )}
      </div>
    </>
  )
}
