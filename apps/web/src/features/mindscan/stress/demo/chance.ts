/** A number from 0 up to 1. For the demo alone: nothing that measures may use it (`docs/safety.md` S20). */
export function chance(): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
  return drawn / 2 ** 32
}
