import { type PresetTopic, presetTopics } from '@maitri/domain'
import { createRoute } from '@tanstack/react-router'
import { paths } from '../../config/paths'
import { oneOf } from '../../lib/one-of'
import { guardedRoute } from './guarded'
import { loadScreen } from './load-screen'

/** `?topic=sleep` opens the chat with that ready question in the field; any other topic opens it as it is. */
type MindmitraSearch = { topic?: PresetTopic | undefined }

const mindmitraSearch = ({ topic }: Record<string, unknown>): MindmitraSearch => ({ topic: oneOf(presetTopics, topic) })

export const mindmitraRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: paths.mindmitra,
  staticData: { titleKey: 'titles.mindmitra' },
  validateSearch: mindmitraSearch,
  component: loadScreen(['mindmitra', 'mindscan'], () => import('./mindmitra-screen'), 'MindmitraScreen'),
})
