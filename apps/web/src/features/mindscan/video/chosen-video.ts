import { recordingMaxBytes } from '@maitri/contracts'

/** One look at the camera while recording, as a JPEG. */
export type Sample = { atSeconds: number; picture: Blob }

/** The video to analyse, uploaded or recorded. */
export type ChosenVideo = {
  file: File
  /** Taken while recording, oldest first; none of an upload, whose frames are read from the file. */
  samples: readonly Sample[]
  /** How long the recording took, by the clock: its file does not say. Null of an upload. */
  recordedSeconds: number | null
  /** Whether a microphone took part; null where only the file can tell. */
  hasSound: boolean | null
}

const expectedTypes: readonly string[] = ['video/mp4', 'video/webm', 'video/quicktime', 'video/x-msvideo']

/** What is wrong with a file that someone chose, by its key among the messages; null where it can be analysed. */
export function checkUpload(file: File): 'not_a_video' | 'too_large' | null {
  if (!file.type.startsWith('video/')) return 'not_a_video'
  return file.size > recordingMaxBytes ? 'too_large' : null
}

/** What stands in the way of an analysis; asked again right before it, since a recording was never asked. */
export function checkVideo(video: ChosenVideo | null): 'no_video' | 'too_large_for_analysis' | null {
  if (!video || video.file.size === 0) return 'no_video'
  return video.file.size > recordingMaxBytes ? 'too_large_for_analysis' : null
}

/** Whether a type is among those that are known to work; others are tried, and the page says so. */
export const isExpectedType = (type: string): boolean => expectedTypes.includes(type.split(';', 1)[0] ?? '')
