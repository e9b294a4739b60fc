import { readyRoutines } from '@maitri/content/coping-tools'
import { useTranslation } from 'react-i18next'
import { useRecords } from '../../../../data/records/use-records'
import type { RoutineWords } from '../use-own-routines'

/** One of the person's own routines, or a ready-made one. */
export type RoutineSource = { id: string } | { ready: (typeof readyRoutines)[number]['id'] }

export type RoutineView =
  | { state: 'waiting' | 'missing' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; routine: RoutineWords }

/** Under what a run, and what is counted of it, names its routine. */
export const routineIdOf = (source: RoutineSource): string => ('id' in source ? source.id : `ready:${source.ready}`)

export function useRoutine(source: RoutineSource): RoutineView {
  const { t } = useTranslation('routines')
  const view = useRecords('routines')
  if ('ready' in source) {
    const tools = readyRoutines.find(({ id }) => id === source.ready)?.tools ?? []
    const words = `ready.words.${source.ready}` as const
    return {
      state: 'ready',
      routine: { name: t(`${words}.name`), description: t(`${words}.description`), tools: [...tools] },
    }
  }
  if (view.state === 'waiting') return view
  if (view.state === 'failed') return { state: 'failed', retry: view.retry }
  const found = view.state === 'ready' ? view.records.find(({ id }) => id === source.id) : undefined
  return found ? { state: 'ready', routine: found.body } : { state: 'missing' }
}
