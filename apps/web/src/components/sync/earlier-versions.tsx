import type { CollectionName } from '@maitri/contracts'
import { lazy } from 'react'
import { useRecords } from '../../data/records/use-records'
import { LaterPart } from '../ui/later-part'

const EarlierOffer = lazy(async () => ({ default: (await import('./earlier-offer')).EarlierOffer }))

/** Offers once what was written on one device and gave way to a later change made on another: one at a time, until none is left. */
export function EarlierVersions({ collection }: { collection: CollectionName }) {
  const view = useRecords(collection)
  if (view.state !== 'ready') return null
  const changed = view.records.filter(({ earlier = [] }) => earlier.length > 0)
  if (changed.length === 0) return null
  return (
    <LaterPart>
      <EarlierOffer collection={collection} records={changed} />
    </LaterPart>
  )
}
