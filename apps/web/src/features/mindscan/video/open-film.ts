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
import { FilmError, type Frames, frameSize } from './film'

// The one module that knows the media library, so that it is loaded once a film is opened and by nothing else.

/** The frames of a film, decoded by the browser without playing it. Throws `FilmError` where it has no decoder for it. */
export async function decodedFrames(file: Blob): Promise<Frames> {
  if (typeof VideoDecoder === 'undefined') throw new FilmError('unsupported')
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
      throw new FilmError('unreadable', { cause })
    } finally {
      input.dispose()
    }
  }
  return { count: times.length, durationSeconds, all: all() }
}

/** The sound of a film alone, not encoded anew; 'none' where it has none. Throws `FilmError` where it can't be taken out here. */
export async function soundOf(file: Blob): Promise<Blob | 'none'> {
  const input = open(file)
  try {
    const track = await input.getPrimaryAudioTrack()
    if (!track) return 'none'
    const format = await input.getFormat()
    return await copySound(track, format === WEBM || format === MATROSKA)
  } catch (cause) {
    throw new FilmError('unsupported', { cause })
  } finally {
    input.dispose()
  }
}

async function copySound(track: InputAudioTrack, isWebM: boolean): Promise<Blob> {
  const codec = await track.getCodec()
  const decoderConfig = await track.getDecoderConfig()
  if (!codec || !decoderConfig) throw new FilmError('unsupported')
  const target = new BufferTarget()
  const output = new Output({ format: isWebM ? new WebMOutputFormat() : new Mp4OutputFormat(), target })
  const source = new EncodedAudioPacketSource(codec)
  output.addAudioTrack(source)
  await output.start()
  for await (const packet of new EncodedPacketSink(track).packets()) await source.add(packet, { decoderConfig })
  await output.finalize()
  if (!target.buffer) throw new FilmError('unreadable')
  return new Blob([target.buffer], { type: isWebM ? 'audio/webm' : 'audio/mp4' })
}

const open = (file: Blob) => new Input({ source: new BlobSource(file), formats: ALL_FORMATS })

/** What must be known before the first frame. */
async function look(input: Input) {
  try {
    const track = await input.getPrimaryVideoTrack()
    if (!track || !(await track.canDecode())) throw new FilmError('unsupported')
    return {
      track,
      durationSeconds: await track.computeDuration(),
      size: frameSize(await track.getDisplayWidth(), await track.getDisplayHeight()),
    }
  } catch (cause) {
    input.dispose()
    throw new FilmError('unsupported', { cause })
  }
}
