/** Services choose the decoder by the name's ending. */
const endings: Record<string, string> = {
  'audio/aac': 'aac',
  'audio/flac': 'flac',
  'audio/mp4': 'm4a',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'audio/wave': 'wav',
  'audio/webm': 'webm',
  'audio/x-flac': 'flac',
  'audio/x-m4a': 'm4a',
  'audio/x-wav': 'wav',
  'video/mp4': 'mp4',
  'video/mpeg': 'mpeg',
  'video/ogg': 'ogv',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
  'video/x-matroska': 'mkv',
  'video/x-msvideo': 'avi',
}

/** A name of ours for a recording of this media type, for instance `recording.webm`. */
export const fileNameOf = (contentType: string) =>
  `recording.${endings[contentType] ?? contentType.replace(/^.*\/(x-)?/, '').replace(/[^a-z0-9]/g, '')}`
