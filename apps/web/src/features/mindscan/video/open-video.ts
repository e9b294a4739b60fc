import {
  ALL_FORMATS,
  BlobSource,
  BufferTarget,
  CanvasSink,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Input,
  type InputAudioTrack,
  MATROSKA,
  Mp4OutputFormat,
  Output,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'
import { frameTimes } from './face/frame-times'
import { type Frames, frameSize, VideoError } from './video-file'

// The one module that knows the media library, so that it is loaded once a video is opened and by nothing else.

/** The frames of a video, decoded by the browser without playing it. Throws `VideoError` where it has no decoder for it. */
export async function decodedFrames(file: Blob): Promise<Frames> {
  if (typeof VideoDecoder === 'undefined') throw new VideoError('unsupported')
  const input = open(file)
  const { track, durationSeconds, size } = await look(input)
  const times = frameTimes(durationSeconds)
  async function* all() {
    try {
      const sink = new CanvasSink(track, { ...size, fit: 'fill', poolSize: 1 })
      for await (const wrapped of sink.canvasesAtTimestamps(times)) {
        if (wrapped) yield { atSeconds: wrapped.timestamp, picture: await createImageBitmap(wrapped.canvas) }
      }
    } catch (cause) {
      throw new VideoError('unreadable', { cause })
    } finally {
      input.dispose()
    }
  }
  return { count: times.length, durationSeconds, all: all() }
}

/** The sound of a video alone, not encoded anew; 'none' where it has none. Throws `VideoError` where it can't be taken out here. */
export async function soundOf(file: Blob): Promise<Blob | 'none'> {
  const input = open(file)
  try {
    const track = await input.getPrimaryAudioTrack()
    if (!track) return 'none'
    const format = await input.getFormat()
    return await copySound(track, format === WEBM || format === MATROSKA)
  } catch (cause) {
    throw new VideoError('unsupported', { cause })
  } finally {
    input.dispose()
  }
}

async function copySound(track: InputAudioTrack, isWebM: boolean): Promise<Blob> {
  const codec = await track.getCodec()
  const decoderConfig = await track.getDecoderConfig()
  if (!codec || !decoderConfig) throw new VideoError('unsupported')
  const target = new BufferTarget()
  const output = new Output({ format: isWebM ? new WebMOutputFormat() : new Mp4OutputFormat(), target })
  const source = new EncodedAudioPacketSource(codec)
  output.addAudioTrack(source)
  await output.start()
  for await (const packet of new EncodedPacketSink(track).packets()) await source.add(packet, { decoderConfig })
  await output.finalize()
  if (!target.buffer) throw new VideoError('unreadable')
  return new Blob([target.buffer], { type: isWebM ? 'audio/webm' : 'audio/mp4' })
}

const open = (file: Blob) => new Input({ source: new BlobSource(file), formats: ALL_FORMATS })

/** What must be known before the first frame. */
async function look(input: Input) {
  try {
    const track = await input.getPrimaryVideoTrack()
    if (!track || !(await track.canDecode())) throw new VideoError('unsupported')
    return {
      track,
      durationSeconds: await track.computeDuration(),
      size: frameSize(await track.getDisplayWidth(), await track.getDisplayHeight()),
    }
  } catch (cause) {
    input.dispose()
    throw new VideoError('unsupported', { cause })
  }
}
