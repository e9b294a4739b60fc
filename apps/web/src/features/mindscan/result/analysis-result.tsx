import type { TextAnalysis } from '@maitri/contracts'
import { brandOf, isTranscriptionProvider, serviceKind } from '@maitri/contracts'
import { type CSSProperties, useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../../components/ui/notice'
import { PanelPart, SplitPanel } from '../../../components/ui/panel'
import { hasScore, leadingWord, type SummaryKey, shownOf, summaryOf, type TextReading } from '../../../data/reading'
import styles from './analysis-result.module.css'
import { CountCaption } from './count-caption'
import { CountedText } from './counted-text'
import { EmotionTags } from './emotion-tags'
import { HowItSounded } from './how-it-sounded'
import { NextStep } from './next-step'
import { OwnFeeling } from './own-feeling'
import { ReadingCaution } from './reading-caution'
import { ReadingHelp } from './reading-help'
import { ReadingScale } from './reading-scale'
import { ReadingSentence } from './reading-sentence'
import { tipsShown } from './tips-shown'
import { useReadingHeading } from './use-reading-heading'
import { useReadingResources } from './use-reading-resources'
import { useStoredReading } from './use-stored-reading'
import { Verdict } from './verdict'

type AnalysisResultProps = {
  reading: TextReading
  onAnother: () => void
  /** Read just now: a question in the words then opens the resources by itself, as the specification's section 9 says. */
  isFresh?: boolean | undefined
}

/** One reading, with its reasons: what the words suggest, which of them counted and how, and what may help. */
export function AnalysisResult({ reading: given, onAnother, isFresh = false }: AnalysisResultProps) {
  const { t } = useTranslation('mindscan')
  const reading = useStoredReading(given)
  const headingId = useId()
  const { body } = reading
  const heardBy = body.heardBy ?? 'typed'
  const summary = summaryOf(body)
  const isHeavy = summary === 'heavy'
  // Words that were read pass into their reading where they stood; nothing is moved that is in view.
  const heading = useReadingHeading(reading.id, isFresh && !isHeavy ? 'nearest' : 'start')
  const own = leadingWord(body)
  const isScored = hasScore(body)
  const resources = useReadingResources(body.text, isFresh && body.isQuestion && !isHeavy)
  const { emotions, highlights } = shownOf(body)
  const tips = useMemo(() => tipsShown(body), [body])

  const content = !own && <p className={styles.content}>{t(`result.content.${contentOf(summary, body)}`)}</p>

  return (
    <div
      className={styles.result}
      data-fresh={isFresh || undefined}
      style={{ '--settled': `${settledAfter(highlights.length)}ms` } as CSSProperties}
    >
      <SplitPanel aria-labelledby={headingId} className={styles.panel}>
        <PanelPart className={styles.reading}>
          <ReadingSentence
            reading={reading}
            summary={summary}
            headingId={headingId}
            heading={heading}
            isDrawn={isFresh && !isHeavy}
          />
          {isHeavy && content}
          <div>
            <p className={styles.kicker}>{t('result.you_said')}</p>
            <CountedText text={body.text} highlights={highlights} />
          </div>
          {!isHeavy && (
            <OwnFeeling reading={reading} isUnsure={summary === 'first_impression' || summary === 'neutral'} />
          )}
          {!isHeavy && <NextStep reading={reading} tips={tips} />}
          {isScored && (
            <div>
              {body.sentimentSource === 'cloud' && (
                <p className={styles.kicker}>{t('result.cloud_score', { score: body.score.toFixed(2) })}</p>
              )}
              <ReadingScale score={body.score} />
            </div>
          )}
          {!isHeavy && !isScored && body.notEnoughReason && <p>{t(`result.not_enough.${body.notEnoughReason}`)}</p>}
          {body.usedFallback && <Notice tone="info">{t('result.used_fallback')}</Notice>}
          {emotions.length > 0 && (
            <div className={styles.found}>
              {/* Tells them from the words that can be chosen above; the list has the name itself. */}
              <p className={styles.kicker} aria-hidden="true">
                {t('result.feelings')}
              </p>
              <EmotionTags emotions={emotions} />
            </div>
          )}
          {!isHeavy && content}
          <hr />
          {body.voice && !isHeavy && <HowItSounded reading={reading} facts={body.voice} />}
          {!isHeavy && <CountCaption body={body} hasScore={isScored} />}
          <p className={styles.source}>
            {isTranscriptionProvider(heardBy)
              ? t(`result.heard_by.${serviceKind(heardBy)}`, { brand: brandOf(heardBy) })
              : t(`result.heard_by.${heardBy}`)}
          </p>
          <Verdict reading={reading} />
        </PanelPart>
        <ReadingHelp reading={reading} tips={tips} isHeavy={isHeavy} resources={resources} onAnother={onAnother} />
      </SplitPanel>
      <ReadingCaution>{t('result.not_diagnosis')}</ReadingCaution>
      {resources.panel}
    </div>
  )
}

/** When the underlines of so many words are drawn, in milliseconds from the reading's coming; `counted-text.module.css` draws them. */
const settledAfter = (highlights: number) => 350 + Math.min(highlights, 9) * 120 + 120

/** What is said beneath the sentence: with it where it is heavy, else of the words. */
function contentOf(summary: SummaryKey, { sentiment }: TextAnalysis) {
  return summary === 'heavy' || summary === 'negative' ? summary : sentiment
}
