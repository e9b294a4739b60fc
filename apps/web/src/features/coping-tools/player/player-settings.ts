import * as z from 'zod/mini'
import { readStored, writeStored } from '../../../lib/stored-value'

/** Sounds that an exercise can have; 'none' until the person presses for one (`docs/safety.md` S19). */
export const backgrounds = ['none', 'tanpura', 'rain', 'brown_noise'] as const
export type Background = (typeof backgrounds)[number]

const schema = z.object({
  hasVoice: z.boolean(),
  hasBell: z.boolean(),
  hasVibration: z.boolean(),
  background: z.enum(backgrounds),
  /** From 0 to 1. */
  volume: z.number().check(z.minimum(0), z.maximum(1)),
  /** Whether the background goes on behind another page and a locked screen. */
  isHeardHidden: z.boolean(),
})

export type PlayerSettings = z.infer<typeof schema>

/** A convenience of this device, of no person. */
const key = 'playerSettings'

const quiet: PlayerSettings = {
  hasVoice: false,
  hasBell: false,
  hasVibration: false,
  background: 'none',
  volume: 0.5,
  isHeardHidden: false,
}

export function readPlayerSettings(): PlayerSettings {
  try {
    const stored = z.safeParse(schema, JSON.parse(readStored(key) ?? 'null'))
    return stored.success ? stored.data : quiet
  } catch {
    return quiet
  }
}

export const keepPlayerSettings = (settings: PlayerSettings): void => writeStored(key, JSON.stringify(settings))
