import { useState } from 'react'
import * as z from 'zod/mini'
import { useSessionStore } from '../lib/session/session'
import type { SessionStore } from '../lib/session/session-store'
import { createSessionMemory } from './session-memory'

const forms = createSessionMemory<Readonly<Record<string, unknown>>>({
  name: 'forms',
  schema: z.record(z.string(), z.unknown()),
})

type FormDraftOptions<Draft> = {
  /** Which form, and of what: a name that no other one has. */
  name: string
  schema: z.ZodMiniType<Draft>
  begin: Draft
}

/**
 * What is being written in a form: there again in this tab after its screen was left, and after a new version, until it is saved or given up.
 * Nothing of it lies on the device; what is meant for others is kept there by `useDraft`.
 */
export function useFormDraft<Draft>({ name, schema, begin }: FormDraftOptions<Draft>) {
  const session = useSessionStore()
  const [draft, setDraft] = useState<Draft>(() => find(session, name, schema) ?? begin)
  const [begun] = useState<Draft>(() => find(session, begunOf(name), schema) ?? begin)
  return {
    draft,
    /** What stood there when this was begun: only what differs from it was changed by the person. */
    begun,
    change(next: Draft) {
      setDraft(next)
      forms.keep(session, { ...forms.find(session), [name]: next, [begunOf(name)]: begun })
    },
    /** Saved, or given up by the person. */
    drop: () => dropFormDraft(session, name),
  }
}

/** Whether something was begun in that form and neither saved nor given up. */
export const hasFormDraft = (session: SessionStore, name: string): boolean => name in (forms.find(session) ?? {})

/** Forgets what was begun in that form. */
export function dropFormDraft(session: SessionStore, name: string): void {
  const { [name]: _, [begunOf(name)]: __, ...others } = forms.find(session) ?? {}
  forms.keep(session, others)
}

const begunOf = (name: string) => `begun: ${name}`

function find<Draft>(session: SessionStore, name: string, schema: z.ZodMiniType<Draft>): Draft | null {
  const read = z.safeParse(schema, forms.find(session)?.[name])
  return read.success ? read.data : null
}
