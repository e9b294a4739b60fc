import { measureVoice, type VoiceMeasure } from '@maitri/domain'
import { runInSlices } from '../../../lib/run-in-slices'

/** Enough for the pitch of any voice, and a tenth of what is recorded. */
const measuredRateHz = 8_000

/** More than ten minutes as browsers record; what is larger would take too much memory once it is unpacked. */
const measurableBytes = 25 * 1024 * 1024

/**
 * How a recording sounded, measured on this device: unpacked by the browser beside the page, measured in slices that no one notices. Null where
 * there is too little speech, or the browser cannot read the file. Nothing of the sound is kept.
 */
export async function measureRecording(sound: Blob): Promise<VoiceMeasure | null> {
  if (sound.size > measurableBytes || typeof OfflineAudioContext === 'undefined') return null
  try {
    const unpacked = await new OfflineAudioContext(1, 1, measuredRateHz).decodeAudioData(await sound.arrayBuffer())
    return await runInSlices(measureVoice(unpacked.getChannelData(0), unpacked.sampleRate))
  } catch {
    // Without these facts the reading is whole: its words are read all the same.
    return null
  }
}
