import { loadReplyText } from '@maitri/content/load-reply-text'
import { currentLanguage } from '../../../lib/i18n/i18n'
import { runInSlices } from '../../../lib/run-in-slices'

/** The rules, and their words in the interface's language; the service worker keeps both, so that the chat works offline. */
export async function loadEngine() {
  const words = loadReplyText(currentLanguage())
  const [{ openDialog, respond, stayWith, readingOf, warmTold }] = await Promise.all([import('./respond'), words])
  return { openDialog, respond, stayWith, readingOf, warmTold }
}

const inputs = ['pointerdown', 'keydown', 'focusin'] as const

/**
 * Loads the rules while the person reaches for the field, not while the page comes: reading them in takes a slow phone a fifth of a second.
 * A message that is sent before they are there waits for them, and whoever sends it hears where they cannot come. Answers how to stop.
 */
export function loadEngineAtFirstInput(): () => void {
  const stop = () => {
    for (const input of inputs) removeEventListener(input, load)
  }
  const load = () => {
    stop()
    loadEngine()
      .then(({ warmTold }) => runInSlices(warmTold(currentLanguage())))
      .catch(() => undefined)
  }
  for (const input of inputs) addEventListener(input, load)
  return stop
}
