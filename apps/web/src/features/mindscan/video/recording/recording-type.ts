/** In this order: the specification's WebM first, MP4 for browsers that record nothing else. */
const types = [
  'video/webm;codecs=vp9,opus',
  'video/webm;codecs=vp8,opus',
  'video/webm',
  'video/mp4;codecs=avc1.42E01E,mp4a.40.2',
  'video/mp4',
]

/** What a camera is recorded as; undefined leaves the choice to the browser. */
export const chooseRecordingType = (isSupported: (type: string) => boolean): string | undefined =>
  types.find((type) => isSupported(type))

/** A file's name for what the recorder says it made: services look at the ending before they look at the video. */
export const nameOfRecording = (type: string): string => `recording.${type.startsWith('video/mp4') ? 'mp4' : 'webm'}`
