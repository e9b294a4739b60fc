import { voiceRates } from '@maitri/content/narration-timing'
import type { ToolId } from '@maitri/contracts'
import * as z from 'zod/mini'
import { readStored, writeStored } from '../../../lib/stored-value'

/** Sounds that an exercise can have; 'none' until the person presses for one (`docs/safety.md` S19). */
export const backgrounds = ['none', 'tanpura', 'rain', 'brown_noise'] as const
export type Background = (typeof backgrounds)[number]

const schema = z.object({
  hasVoice: z.boolean(),
  /** Whether the voice guides those tools that it guides unless it is switched off; by tool, where that was chosen. */
  isGuided: z._default(z.record(z.string(), z.boolean()), {}),
  /** Whether what is said stands on the screen too. */
  hasCaptions: z._default(z.boolean(), false),
  /** The platform's name of the voice; null for the best one of the language. */
  voiceUri: z._default(z.nullable(z.string()), null),
  pace: z._default(z.enum(['slow', 'calm', 'usual']), 'calm'),
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
  isGuided: {},
  hasCaptions: false,
  voiceUri: null,
  pace: 'calm',
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

/** Tools that are hard to follow with open eyes on a screen: a voice leads them unless it is switched off. */
const guidedByDefault: readonly ToolId[] = ['yoga-nidra', 'muscle-release']

const isGuidedByDefault = (toolId: ToolId | null): toolId is ToolId =>
  toolId !== null && guidedByDefault.includes(toolId)

/** Whether the voice is wanted in a tool, or with null where there is none. */
export const isVoiceWanted = ({ hasVoice, isGuided }: PlayerSettings, toolId: ToolId | null): boolean =>
  isGuidedByDefault(toolId) ? (isGuided[toolId] ?? true) : hasVoice

/** Whether someone chose the voice, rather than not having chosen against it. */
export const isVoiceChosen = ({ hasVoice, isGuided }: PlayerSettings, toolId: ToolId | null): boolean =>
  isGuidedByDefault(toolId) ? isGuided[toolId] === true : hasVoice

/** What changes when the voice is switched in a tool. */
export const withVoice = (
  { isGuided }: PlayerSettings,
  toolId: ToolId | null,
  isWanted: boolean,
): Partial<PlayerSettings> =>
  isGuidedByDefault(toolId) ? { isGuided: { ...isGuided, [toolId]: isWanted } } : { hasVoice: isWanted }

export const paces = ['slow', 'calm', 'usual'] as const satisfies readonly (keyof typeof voiceRates)[]
export const rateOf = ({ pace }: PlayerSettings): number => voiceRates[pace]
