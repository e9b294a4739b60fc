/** One short tick under the finger, where the device has it; elsewhere nothing. */
export function tick(): void {
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) navigator.vibrate?.(8)
}
