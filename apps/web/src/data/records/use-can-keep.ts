import { useSyncExternalStore } from 'react'
import { canKeep } from './can-keep'

const neverChanges = () => () => undefined

/** `canKeep` for a page; one that is drawn before any browser has it takes for granted that it can. */
export const useCanKeep = (): boolean => useSyncExternalStore(neverChanges, canKeep, () => true)
