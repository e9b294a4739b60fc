import { ProviderError } from './providers/provider-error'

/**
 * What of an error may be logged: its class, its code and where it was thrown. Never its message: the store's errors repeat the values
 * of the query, and a parser's the text.
 */
export function withoutWords(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error }
  const { code } = error as { code?: unknown }
  const at = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return {
    name: error.name,
    ...(typeof code === 'string' && { code }),
    ...(error instanceof ProviderError && { provider: error.provider, kind: error.kind, status: error.status }),
    at: at?.slice(0, 8).map((line) => line.trim()),
    ...(error.cause !== undefined && { cause: withoutWords(error.cause) }),
  }
}
