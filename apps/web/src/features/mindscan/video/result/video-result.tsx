import { BookOpen, RotateCcw } from 'lucide-react'
import { type ReactNode, useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useWhereKept } from '../../../../components/sync/use-where-kept'
import { Button } from '../../../../components/ui/button'
import { Notice } from '../../../../components/ui/notice'
import { PanelPart, SplitPanel } from '../../../../components/ui/panel'
import { emotionShown, isMarked, leadingWord, type VideoReading } from '../../../../data/reading'
import { useSession } from '../../../../lib/session/session'
import { OnwardLinks } from '../../result/onward-links'
import { OwnFeeling } from '../../result/own-feeling'
import { ReadingCaution } from '../../result/reading-caution'
import { TipList } from '../../result/tip-list'
import { videoTipsShown } from '../../result/tips-shown'
import { useReadingHeading } from '../../result/use-reading-heading'
import { useStoredReading } from '../../result/use-stored-reading'
import { Verdict } from '../../result/verdict'
import type { WordsMissing } from '../words/words-missing'
import { chooseSuggestions } from './choose-suggestions'
import { headingOf, isConflict } from './heading-of'
import { HeardWords } from './heard-words'
import { MeasuredFace } from './measured-face'
import { SuggestionList } from './suggestion-list'
import { VideoFacts } from './video-facts'
import styles from './video-result.module.css'

type VideoResultProps = {
  reading: VideoReading
  /** The video itself, where it is still here. */
  video?: ReactNode
  /** Why there are no words, where that is still known: it is not stored. */
  wordsMissing?: WordsMissing | undefined
  onAnother?: (() => void) | undefined
  /** Opens the resources for the words; whoever gives it shows them under the result. */
  onFindResources?: ((text: string) => void) | undefined
}

/** One reading of a video: what was found, where each number came from, and what may help. */
export function VideoResult({ reading: given, video, wordsMissing, onAnother, onFindResources }: VideoResultProps) {
  const { t } = useTranslation(['video', 'feelings'])
  const session = useSession()
  const whereKept = useWhereKept()
  const headingId = useId()
  const whyId = useId()
  const reading = useStoredReading(given)
  const heading = useReadingHeading(reading.id, 'start')
  const { body } = reading
  const isHeavy = isMarked(body)
  const hasWords = body.transcription.length > 0
  const shown = emotionShown(body)
  const tips = useMemo(() => videoTipsShown(body), [body])
  const own = leadingWord(body)

  return (
    <div className={styles.result}>
      <SplitPanel aria-labelledby={headingId} className={styles.panel}>
        <PanelPart className={styles.reading}>
          <div>
            <p className={styles.kicker}>{t('result.region')}</p>
            <h2 id={headingId} ref={heading} tabIndex={-1}>
              {isHeavy ? (
                t('result.heavy')
              ) : own ? (
                t('feelings:yours', { feeling: t(`feelings:words.${own}.name`) })
              ) : (
                <EmotionHeading reading={reading} />
              )}
            </h2>
          </div>
          {isHeavy && <p>{t('result.heavy_content')}</p>}
          {own && (
            <p>
              {t('feelings:measured')}: <EmotionHeading reading={reading} />
            </p>
          )}
          {!isHeavy && <OwnFeeling reading={reading} isUnsure={shown === 'unclear'} />}
          {body.usingMockEmotions && hasWords && !isHeavy && <Notice tone="info">{t('notices.approximate')}</Notice>}
          {body.usedFallback && <Notice tone="info">{t('notices.simplified')}</Notice>}
          {/* Beside words that the gate marks nothing counts as light (`docs/safety.md` S9, S23). */}
          {!isHeavy && (
            <>
              {isConflict(body) && <Notice tone="info">{t('result.conflict')}</Notice>}
              <MeasuredFace body={body} />
            </>
          )}
          <hr />
          <h3>{t('result.suggestions')}</h3>
          {tips.length > 0 ? (
            <TipList heading="h4" tips={tips} isHeavy={isHeavy} />
          ) : (
            <SuggestionList suggestions={shown === 'unclear' ? chooseSuggestions('neutral') : body.suggestions} />
          )}
          <div className={styles.actions}>
            {onAnother && (
              <Button icon={<RotateCcw size={20} strokeWidth={1.75} aria-hidden="true" />} onClick={onAnother}>
                {t('result.another')}
              </Button>
            )}
            {onFindResources && (
              <Button
                variant="secondary"
                icon={<BookOpen size={20} strokeWidth={1.75} aria-hidden="true" />}
                disabled={!hasWords}
                aria-describedby={hasWords ? undefined : whyId}
                onClick={() => onFindResources(body.transcription)}
              >
                {t('result.resources')}
              </Button>
            )}
          </div>
          {onFindResources && !hasWords && (
            <p id={whyId} className={styles.why}>
              {t('result.resources_why')}
            </p>
          )}
          <OnwardLinks reading={reading} />
          <Verdict reading={reading} />
        </PanelPart>
        <PanelPart tone="quiet" className={styles.video}>
          {video}
          <VideoFacts body={body} />
          <hr />
          <HeardWords body={body} isHeavy={isHeavy} wordsMissing={wordsMissing} />
        </PanelPart>
      </SplitPanel>
      <ReadingCaution>
        {t('result.not_diagnosis')}{' '}
        {session.state === 'signed_in' ? t('result.kept_account') : whereKept(t('result.kept_device'))}
      </ReadingCaution>
    </div>
  )
}

function EmotionHeading({ reading }: { reading: VideoReading }) {
  const { t } = useTranslation('video')
  const { first, second } = headingOf(reading.body)
  if (first === 'none') return t('result.heading_none')
  if (first === 'unclear') return t('result.heading_unclear')
  const named = { first: t(`result.first.${first}`) }
  return second
    ? t('result.heading_two', { ...named, second: t(`result.second.${second}`) })
    : t('result.heading_one', named)
}
