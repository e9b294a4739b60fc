import type { Logger } from 'pino'
import { withoutWords } from '../redact'

export type Background = ReturnType<typeof createBackground>

/** Work that goes on after its request was answered. The server waits for it before it ends. */
export function createBackground(log: Logger) {
  const running = new Set<Promise<void>>()
  return {
    run(name: string, work: Promise<unknown>) {
      const settled = work.then(
        () => {},
        (error: unknown) => log.error({ name, error: withoutWords(error) }, 'background work failed'),
      )
      running.add(settled)
      void settled.then(() => running.delete(settled))
    },
    /** Resolves once nothing is under way. */
    async idle() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
