import { type CollectionName, collectionNames, recordCollections } from '@maitri/contracts'
import { planSections } from '../safety-plan'
import type { LocalData } from './local-data'

/** The kinds of things as people count them; each has its words in the namespace `data`. */
export type LocalDataKind =
  | (typeof recordCollections)[CollectionName]['countedAs']
  | 'groups'
  | 'hidden_groups'
  | 'messages'
  | 'plan_lines'
  | 'drafts'

export type LocalDataCounts = Partial<Record<LocalDataKind, number>>

/** Conveniences, which nobody would miss among their things. */
const settings = ['worryTime', 'seenCards', 'favouriteTools', 'guestThingsLeft']

export const isSetting = (name: string): boolean => settings.includes(name)

/** What people count the records of a collection as. */
export const recordKind = (name: CollectionName): LocalDataKind => recordCollections[name].countedAs

/** How many things there are of each kind; kinds without any are left out. */
export function countLocalData({ records, messages, plan, groups, hiddenGroups, texts }: LocalData): LocalDataCounts {
  const counts: [LocalDataKind, number][] = [
    ...collectionNames.map((name): [LocalDataKind, number] => [recordKind(name), records[name].length]),
    ['groups', groups.length],
    ['hidden_groups', hiddenGroups.length],
    ['messages', messages.length],
    ['plan_lines', plan ? planSections.reduce((sum, section) => sum + plan.sections[section].length, 0) : 0],
    ['drafts', Object.keys(texts).filter((name) => !isSetting(name)).length],
  ]
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}

export const sumOf = (counts: LocalDataCounts): number => Object.values(counts).reduce((sum, count) => sum + count, 0)
