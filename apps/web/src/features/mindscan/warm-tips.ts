import { warmTipTopics } from '@maitri/domain'
import { runInSlices } from '../../lib/run-in-slices'

/** Makes ready what tells the topics of a text, in slices that no one notices; a second time it costs nothing. */
export const warmTips = (): Promise<void> => runInSlices(warmTipTopics())
