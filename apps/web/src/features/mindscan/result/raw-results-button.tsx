import type { TextAnalysis } from '@maitri/contracts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import styles from './raw-results-button.module.css'
import { showsDebug } from './shows-debug'

/** Asked when this is loaded: opening a reading changes the address. */
export const hasDebugButton = showsDebug(location.search, import.meta.env.DEV)

/** The specification's debug button: puts the raw results on this browser's own console, where only the person at it can see them. */
export function RawResultsButton({ body }: { body: TextAnalysis }) {
  const { t } = useTranslation('mindscan')
  const [isDone, setIsDone] = useState(false)
  function log() {
    // biome-ignore lint/suspicious/noConsole: asked for by the specification, section 2, at the person's own press
    console.log(rawResultsOf(body))
    setIsDone(true)
  }
  return (
    <div className={styles.row}>
      <Button variant="quiet" size="small" onClick={log}>
        {t('result.debug')}
      </Button>
      <span role="status">{isDone && t('result.debug_done')}</span>
    </div>
  )
}

/** The raw results of the specification, section 3. */
function rawResultsOf(body: TextAnalysis) {
  return {
    text: body.text,
    positive: body.positiveWords,
    negative: body.negativeWords,
    ...body.topics,
    isQuestion: body.isQuestion,
    analysisMethod: body.sentimentSource === 'cloud' ? 'cloud' : 'local',
  }
}
