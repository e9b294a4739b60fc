/**
 * Services that turn recordings into text. `brand` is the name that people know one by; null where it
 * is a server of this installation, which the page names in its own words.
 */
export const transcriptionProviders = {
  gladia: { brand: 'Gladia' },
  'openai-compatible': { brand: null },
} as const satisfies Providers

/** A list of services by their names in configuration. */
export type Providers = Record<string, { brand: string | null }>

export type TranscriptionProviderName = keyof typeof transcriptionProviders

/** Whether `name` is a service that turns recordings into text. */
export const isTranscriptionProvider = (name: unknown): name is TranscriptionProviderName =>
  typeof name === 'string' && Object.hasOwn(transcriptionProviders, name)
