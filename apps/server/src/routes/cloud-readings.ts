import { analyzeVideoInCloud, readSentimentInCloud } from '@maitri/contracts'
import { goneSignal } from '../middleware/take-file'
import type { CloudReadings } from '../services/cloud-readings'
import type { Mount } from './mount'

type Services = { mount: Mount; cloudReadings: CloudReadings }

/** Videos and texts read by the cloud, where the operator set it up and the person agreed. */
export function mountCloudReadings({ mount, cloudReadings }: Services) {
  mount(analyzeVideoInCloud, ({ person, file }) => cloudReadings.readVideo(person, file))
  mount(readSentimentInCloud, ({ person, body, context }) =>
    cloudReadings.readText(person, { ...body, signal: goneSignal(context) }),
  )
}
