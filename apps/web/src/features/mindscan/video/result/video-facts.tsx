import { formatFor } from '@maitri/content/format'
import { brandOf, isTranscriptionProvider, type Transcription, type VideoAnalysis } from '@maitri/contracts'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../../lib/i18n/i18n'
import styles from './video-facts.module.css'

/** What is known of the video and its sound; what is not known is left out. */
export function VideoFacts({ body }: { body: VideoAnalysis }) {
  const { t } = useTranslation('video')
  const { metadata, transcriptionSource } = body
  const sourceName = (source: Transcription['source']) =>
    isTranscriptionProvider(source) ? (brandOf(source) ?? t('result.source.own')) : t(`result.source.${source}`)
  const facts = [
    { term: t('result.length'), text: t('result.seconds', { seconds: Math.round(metadata.durationSeconds) }) },
    transcriptionSource && { term: t('result.heard_by'), text: sourceName(transcriptionSource) },
    metadata.language && {
      term: t('result.language'),
      text: formatFor(currentLanguage()).languageName(metadata.language),
    },
    body.transcription &&
      !isShareOfFrames(body) &&
      metadata.confidence > 0 && {
        term: t('result.confidence'),
        text: t('result.confidence_percent', { percent: (100 * metadata.confidence).toFixed(1) }),
      },
    metadata.wordCount > 0 && { term: t('result.words'), text: String(metadata.wordCount) },
  ].filter((fact) => fact !== null && fact !== false && fact !== '')
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Early records kept the share of frames with a face as the confidence of the whole, where no service gave one. */
const isShareOfFrames = ({ metadata, face }: VideoAnalysis) =>
  face !== null && metadata.confidence === face.framesWithFace / face.frames
