import { getRouteApi } from '@tanstack/react-router'
import { MindmitraPage } from '../../features/mindmitra/mindmitra-page'

const route = getRouteApi('/guarded/mindmitra')

export function MindmitraScreen() {
  const { topic } = route.useSearch()
  return <MindmitraPage topic={topic ?? null} />
}
