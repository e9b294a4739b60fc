import {
  type CloudVideo,
  isTranscriptionProvider,
  type Site,
  type Transcription,
  type VideoAnalysis,
} from '@maitri/contracts'
import type { Language } from '@maitri/domain'
import { ApiError } from '../../../lib/api-client'
import type { AnalysisProgress } from './analysis-progress'
import type { ChosenVideo } from './chosen-video'
import { composeAnalysis } from './compose-analysis'
import type { WeightsOfFace } from './face/emotions-of-face'
import { FaceModelError, type FaceReader } from './face/face-reader'
import { readFace } from './face/read-face'
import type { FaceSummary, NoFaceReason } from './face/summarise-frames'
import { type Frames, VideoError } from './video-file'
import { transcriptionFailureOf } from './words/transcription-failure'
import type { VideoFailure } from './words/video-failure'
import type { WordsMissing } from './words/words-missing'

type Sent = { signal: AbortSignal; onProgress: (share: number) => void }

/** What an analysis is done with. */
export type AnalysisDependencies = {
  framesOf: (video: ChosenVideo) => Promise<Frames>
  openFaceReader: () => Promise<FaceReader>
  soundOf: (file: Blob) => Promise<Blob | 'none'>
  transcribe: (sound: Blob, sent: Sent) => Promise<Transcription>
  seeInCloud: (video: Blob, sent: Sent) => Promise<CloudVideo>
}

export type Asked = {
  /** The speech service of this installation where the person agreed to it for this video, or why it is not asked. */
  words: NonNullable<Site['transcription']> | Exclude<WordsMissing, { why: 'service_problem' }>['why']
  /** Whether they agreed to the cloud for what the device cannot do. */
  cloud: boolean
  language: Language
  /** The person's own resting face, null where it was never learned. */
  restingFace: () => Promise<WeightsOfFace | null>
  /** Reads risk from the words before anything else happens to them (`docs/safety.md` S1). */
  onWords: (text: string) => void
  signal: AbortSignal
  onProgress: (progress: AnalysisProgress) => void
}

export type Outcome =
  | { kind: 'reading'; body: VideoAnalysis; wordsMissing: WordsMissing | undefined }
  /** Nothing could be read: why there is no face, and what else went wrong. */
  | { kind: 'nothing'; why: NoFace; failure: VideoFailure | null }

export type NoFace = NoFaceReason | 'face_model' | 'video'

type Seen = {
  face: Extract<FaceSummary, { found: 'face' }> | null
  why: NoFace
  durationSeconds: number
  failure: VideoFailure | null
}

/**
 * The specification's chain, with the face first: the face on this device; the words, where the person agreed; the cloud, where they
 * agreed and there is neither face nor word. Rejects with the signal's reason once it is cancelled, and with nothing else expected.
 */
export async function analyseVideo(
  video: ChosenVideo,
  dependencies: AnalysisDependencies,
  asked: Asked,
): Promise<Outcome> {
  const seen = await seeFace(video, dependencies, asked)
  const heard = await hearWords(video, dependencies, asked)
  const needsCloud = asked.cloud && !seen.face && !heard.words
  const cloud = needsCloud ? await askCloud(video, dependencies, asked) : { answer: null, failure: null }
  if (cloud.answer?.transcript) asked.onWords(cloud.answer.transcript)
  const body = composeAnalysis({
    face: seen.face,
    words: heard.words,
    cloud: cloud.answer,
    durationSeconds: heard.words?.durationSeconds ?? seen.durationSeconds,
    language: asked.language,
    usedFallback: heard.missing?.why === 'service_problem' || cloud.failure !== null,
  })
  if (body) return { kind: 'reading', body, wordsMissing: body.transcription ? undefined : heard.missing }
  const spoken = heard.missing?.why === 'service_problem' ? heard.missing.failure : null
  const failure = cloud.failure ?? (spoken && ({ of: 'transcription', failure: spoken } as const)) ?? seen.failure
  return { kind: 'nothing', why: seen.why, failure }
}

async function seeFace(
  video: ChosenVideo,
  dependencies: AnalysisDependencies,
  { signal, onProgress, restingFace }: Asked,
): Promise<Seen> {
  onProgress({ stage: 'loading' })
  let reader: FaceReader | null = null
  let durationSeconds = video.recordedSeconds ?? 0
  const none = (why: NoFace, failure: VideoFailure | null) => ({ face: null, why, durationSeconds, failure })
  // The worker goes at once when the person cancels: a frame that it has begun is not waited for.
  const end = () => reader?.close()
  signal.addEventListener('abort', end)
  try {
    const frames = await dependencies.framesOf(video)
    durationSeconds = frames.durationSeconds
    reader = await dependencies.openFaceReader()
    signal.throwIfAborted()
    // An uploaded video may show anyone; a recording shows whoever sits here.
    const rest = video.recordedSeconds === null ? null : await restingFace()
    const summary = await abortable(readFace({ frames, reader, rest }, { signal, onProgress }), signal)
    return summary.found === 'face'
      ? { face: summary, why: 'no_face', durationSeconds, failure: null }
      : none(summary.found, null)
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof FaceModelError) return none('face_model', { of: 'face_model' })
    if (error instanceof VideoError) return none('video', { of: 'video', reason: error.reason })
    throw error
  } finally {
    signal.removeEventListener('abort', end)
    end()
  }
}

type Heard = { words: Transcription | null; missing: WordsMissing | undefined }

async function hearWords(video: ChosenVideo, dependencies: AnalysisDependencies, asked: Asked): Promise<Heard> {
  const { words: service, signal, onProgress } = asked
  if (!isTranscriptionProvider(service)) return { words: null, missing: { why: service } }
  if (video.hasSound === false) return { words: null, missing: { why: 'no_sound' } }
  const sound = await soundOrVideo(video, dependencies)
  signal.throwIfAborted()
  if (sound === 'none') return { words: null, missing: { why: 'no_sound' } }
  try {
    const stage = sound === video.file ? 'sending_video' : 'sending'
    onProgress({ stage, share: 0 })
    const words = await dependencies.transcribe(sound, {
      signal,
      onProgress: (share) => onProgress(share < 1 ? { stage, share } : { stage: 'waiting' }),
    })
    if (!words.text.trim()) return { words: null, missing: { why: 'nobody_spoke' } }
    asked.onWords(words.text)
    return { words, missing: undefined }
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof ApiError)) throw error
    return { words: null, missing: { why: 'service_problem', failure: transcriptionFailureOf(error, service) } }
  }
}

/** The sound alone where it can be taken out; the sheet has said that the whole video goes where it can't. */
async function soundOrVideo(video: ChosenVideo, dependencies: AnalysisDependencies): Promise<Blob | 'none'> {
  try {
    return await dependencies.soundOf(video.file)
  } catch (error) {
    if (error instanceof VideoError) return video.file
    throw error
  }
}

async function askCloud(video: ChosenVideo, dependencies: AnalysisDependencies, { signal, onProgress }: Asked) {
  try {
    onProgress({ stage: 'sending_video', share: 0 })
    const answer = await dependencies.seeInCloud(video.file, {
      signal,
      onProgress: (share) => onProgress(share < 1 ? { stage: 'sending_video', share } : { stage: 'waiting' }),
    })
    return { answer, failure: null }
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof ApiError)) throw error
    return { answer: null, failure: { of: 'cloud', error } as const }
  }
}

/** Gives up waiting as soon as the signal does; what was waited for has no one left to tell. */
function abortable<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    work.then(resolve, reject)
  })
}
