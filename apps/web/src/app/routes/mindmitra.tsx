import { presetTopics } from '@maitri/domain'
import { getRouteApi } from '@tanstack/react-router'
import { MindmitraPage } from '../../features/mindmitra/mindmitra-page'

const route = getRouteApi('/guarded/mindmitra')

/** `?topic=sleep` opens the chat with that ready question in the field; any other topic opens it as it is. */
export function MindmitraRoute() {
  const { topic } = route.useSearch()
  return <MindmitraPage topic={presetTopics.find((known) => known === topic) ?? null} />
}
