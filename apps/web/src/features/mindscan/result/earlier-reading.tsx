import i18next from 'i18next'
import { lazy, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../../components/ui/notice'
import { isText, isVideo, readingText, type VideoReading } from '../../../data/reading'
import { useRecords } from '../../../data/records/use-records'
import { ensureGate } from '../../../safety/gate'
import { AnalysisResult } from './analysis-result'
import { useReadingResources } from './use-reading-resources'

// Whoever opens words does not wait for what shows a video.
const VideoResult = lazy(async () => {
  const [module] = await Promise.all([
    import('../video/result/video-result'),
    i18next.loadNamespaces(['video', 'coping_tools']),
  ])
  return { default: module.VideoResult }
})

type EarlierReadingProps = {
  id: string
  /** Shows the help lines where the words need them: no tier is kept with a reading (`docs/safety.md` S16), so it is read anew. */
  assess: (text: string) => unknown
  onAnother: () => void
}

/** The reading that the address names, of either kind. */
export function EarlierReading({ id, assess, onAnother }: EarlierReadingProps) {
  const { t } = useTranslation('mindscan')
  const view = useRecords('analyses')
  const reading = view.state === 'ready' ? view.records.find((record) => record.id === id) : undefined
  const text = reading && readingText(reading)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words in another reading call for help again
  useEffect(() => {
    if (!text) return
    // Without the gate nothing below could be shown either: it tells which sentence stands over a reading.
    ensureGate().then(
      () => assess(text),
      () => undefined,
    )
  }, [id, text, assess])

  if (view.state !== 'ready') return null
  if (reading && isText(reading)) return <AnalysisResult reading={reading} onAnother={onAnother} />
  if (reading && isVideo(reading)) return <EarlierVideo reading={reading} onAnother={onAnother} />
  return <Notice tone="info">{t('history.not_found')}</Notice>
}

function EarlierVideo({ reading, onAnother }: { reading: VideoReading; onAnother: () => void }) {
  const resources = useReadingResources(readingText(reading))
  return (
    <>
      <VideoResult reading={reading} onAnother={onAnother} onFindResources={resources.open} />
      {resources.panel}
    </>
  )
}
