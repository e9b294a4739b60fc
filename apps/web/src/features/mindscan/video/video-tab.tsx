import { lazy, Suspense, useEffect, useReducer, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loading } from '../../../components/ui/loading'
import { Notice } from '../../../components/ui/notice'
import { Panel } from '../../../components/ui/panel'
import { useSessionStore } from '../../../lib/session/session'
import { ResourcesPanel } from '../resources/later-resources-panel'
import { ChosenVideoCard } from './analysing/chosen-video-card'
import { type ChosenVideo, checkUpload } from './chosen-video'
import { CameraStage } from './recording/camera-stage'
import { LearnRestingFace } from './recording/learn-resting-face'
import { useSending } from './sending/use-sending'
import { UploadBox } from './source/upload-box'
import { VideoPlayer } from './source/video-player'
import { useVideoAnalysis } from './use-video-analysis'
import { type VideoDraft, videoDraft } from './video-draft'
import { noVideo, type VideoState, videoReducer } from './video-state'
import styles from './video-tab.module.css'

// The engines behind it are large; they come while the video is read.
const VideoResult = lazy(async () => ({ default: (await import('./result/video-result')).VideoResult }))

type VideoTabProps = {
  /** The crisis gate of the page, whose panel stands above this. */
  assess: (text: string) => unknown
  /** While an earlier reading is open, the latest one makes room. */
  isEarlierOpen: boolean
  onCloseEarlier: () => void
  onFresh: (id: string) => void
}

/** From a video, recorded or uploaded, to a reading of the face and, where the person agrees, of the words. */
export function VideoTab({ assess, isEarlierOpen, onCloseEarlier, onFresh }: VideoTabProps) {
  const { t } = useTranslation('video')
  const session = useSessionStore()
  const [state, dispatch] = useReducer(videoReducer, session, (here) => videoDraft.find(here) ?? noVideo)
  const [searched, setSearched] = useState<string | null>(null)
  const sending = useSending()
  const analysis = useVideoAnalysis({ dispatch, assess, onFresh })
  // Whoever comes back from another tab or screen finds the video again, and what was read in it.
  useEffect(() => videoDraft.keep(session, draftOf(state)), [session, state])

  function choose(chosen: ChosenVideo) {
    sending.forget()
    // A recording that was running when the tab was left ends after it, and is found again all the same.
    videoDraft.keep(session, { step: 'chosen', video: chosen, problem: null })
    dispatch({ type: 'chosen', video: chosen })
  }

  function upload(file: File) {
    const problem = checkUpload(file)
    if (problem) dispatch({ type: 'upload_refused', problem })
    else choose({ file, samples: [], recordedSeconds: null, hasSound: null })
  }

  function reset() {
    analysis.cancel()
    sending.forget()
    setSearched(null)
    onCloseEarlier()
    dispatch({ type: 'reset' })
  }

  return (
    <div className={styles.video}>
      {state.step === 'source' && (
        <Panel className={styles.source} aria-label={t('heading')}>
          <p className={styles.lead}>{t('lead')}</p>
          <CameraStage onRecorded={choose} beforeRecording={(preview) => <LearnRestingFace preview={preview} />} />
          <UploadBox problem={state.problem} onFile={upload} />
        </Panel>
      )}
      {(state.step === 'chosen' || state.step === 'analysing') && (
        <ChosenVideoCard
          state={state}
          sending={sending}
          onAnalyse={() => void analysis.start(state.video, sending.asked())}
          onCancel={analysis.cancel}
          onReset={reset}
        />
      )}
      {analysis.isNotKept && (
        <Notice tone="error" role="alert">
          {t('errors.save')}
        </Notice>
      )}
      <Suspense fallback={<Loading label={t('analysing.label')} />}>
        {state.step === 'result' && !isEarlierOpen && (
          <VideoResult
            reading={state.reading}
            video={<VideoPlayer file={state.video.file} label={t('result.video')} />}
            wordsMissing={state.wordsMissing}
            onAnother={reset}
            onFindResources={setSearched}
          />
        )}
        {searched !== null && <ResourcesPanel key={searched} text={searched} onClose={() => setSearched(null)} />}
      </Suspense>
    </div>
  )
}

/** What is found again: an analysis that was running begins anew. */
function draftOf(state: VideoState): VideoDraft | null {
  if (state.step === 'source') return null
  return state.step === 'analysing' ? { step: 'chosen', video: state.video, problem: null } : state
}
