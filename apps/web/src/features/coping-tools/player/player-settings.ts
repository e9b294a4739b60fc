import * as z from 'zod/mini'
import { readStored, writeStored } from '../../../lib/stored-value'

/** Sounds that an exercise can have; 'none' until the person presses for one (`safety.md` S19). */
export const backgrounds = ['none', 'tanpura', 'rain', 'brown_noise'] as const
export type Background = (typeof backgrounds)[number]

const schema = z.object({
  hasVoice: z.boolean(),
  hasBell: z.boolean(),
  hasVibration: z.boolean(),
  background: z.enum(backgrounds),
})

export type PlayerSettings = z.infer<typeof schema>

/** A convenience of this device, of no person. */
const key = 'playerSettings'

const quiet: PlayerSettings = { hasVoice: false, hasBell: false, hasVibration: false, background: 'none' }

export function readPlayerSettings(): PlayerSettings {
  try {
    const stored = z.safeParse(schema, JSON.parse(readStored(key) ?? 'null'))
    return stored.success ? stored.data : quiet
  } catch {
    return quiet
  }
}

export const keepPlayerSettings = (settings: PlayerSettings): void => writeStored(key, JSON.stringify(settings))
