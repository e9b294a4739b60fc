/**
 * Does work that ends at the latest after `ms`: its signal fires then with a `TimeoutError`, or when `signal` does. The timer is our own,
 * since a signal of `AbortSignal.any` can be collected before it fires.
 */
export async function underDeadline<T>(
  ms: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  const pass = () => controller.abort(signal.reason)
  const timer = setTimeout(() => controller.abort(new DOMException('The deadline has passed', 'TimeoutError')), ms)
  signal.addEventListener('abort', pass, { once: true })
  if (signal.aborted) pass()
  try {
    return await work(controller.signal)
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', pass)
  }
}

/** Whether a signal fired because time was up, rather than because someone left. */
export const isOverdue = ({ reason }: AbortSignal) => reason instanceof DOMException && reason.name === 'TimeoutError'
