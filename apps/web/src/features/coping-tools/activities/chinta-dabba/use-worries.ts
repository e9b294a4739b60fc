import type { ToolWriting } from '@maitri/contracts'
import { useMemo, useState } from 'react'
import { useRecordActions, useRecords } from '../../../../data/records/use-records'
import { newId } from '../../../../lib/new-id'

export type Worry = Extract<ToolWriting, { kind: 'worry' }>

/** One slip: a worry with the id and the moment of its record. */
export type Slip = { id: string; occurredAt: string; worry: Worry }

export type WorryBox = {
  /** Those that wait in the box, newest first. */
  waiting: readonly Slip[]
  /** Every slip, also those that are settled. */
  all: readonly Slip[]
  add: (text: string) => void
  /** `begun` is what stood in that part when the person began to change it. */
  change: (slip: Slip, part: Partial<Worry>, begun?: Partial<Worry>) => void
  remove: (slip: Slip) => void
}

/** The box: its slips are records, so that they wait there over all sessions. */
export function useWorries(): WorryBox {
  const writings = useRecords('tool-writings')
  const { write, remove } = useRecordActions('tool-writings')
  const records = writings.state === 'ready' ? writings.records : null
  // Shown at once, and what the next change begins with: a slip is kept a moment later, and two changes may come within it.
  const [changed, setChanged] = useState<Record<string, Worry>>({})
  const all = useMemo(
    () =>
      (records ?? []).flatMap(({ id, occurredAt, body }) =>
        body.kind === 'worry' ? [{ id, occurredAt, worry: changed[id] ?? body }] : [],
      ),
    [records, changed],
  )
  return {
    all,
    waiting: all.filter(({ worry }) => worry.settledAt === null),
    add: (text) =>
      write.mutate({
        id: newId(),
        occurredAt: new Date().toISOString(),
        body: { kind: 'worry', text, canAct: null, nextAction: '', lettingGo: '', settledAt: null },
      }),
    change({ id, occurredAt, worry }, part, begunPart) {
      const here = changed[id] ?? worry
      const body = { ...here, ...part }
      const begun = begunPart && { ...here, ...begunPart }
      setChanged({ ...changed, [id]: body })
      write.mutate({ id, occurredAt, body, begun }, { onError: () => setChanged(({ [id]: _, ...others }) => others) })
    },
    remove: ({ id }) => remove.mutate(id),
  }
}
