/** After a finger is lifted the browser still sends the click; then the page may move. Well within the 100 ms of `docs/safety.md` S3. */
const clickWithinMs = 50

let isPressed = false
let ending: ReturnType<typeof setTimeout> | undefined
const waiting: (() => void)[] = []

if (typeof addEventListener === 'function') {
  const press = () => {
    // The end of the press before this one is not the end of this one.
    clearTimeout(ending)
    isPressed = true
  }
  addEventListener('pointerdown', press, { capture: true })
  for (const end of ['pointerup', 'pointercancel'] as const)
    addEventListener(
      end,
      () => {
        ending = setTimeout(() => {
          isPressed = false
          for (const go of waiting.splice(0)) go()
        }, clickWithinMs)
      },
      { capture: true },
    )
}

/** Resolves at once where nothing is pressed, otherwise when the press and its click are over. */
export function afterPress(): Promise<void> {
  return isPressed ? new Promise((resolve) => void waiting.push(resolve)) : Promise.resolve()
}
