/** Words of a recording so far: what will not change any more, and what the browser may still correct. */
export type HeardWords = { settled: string; interim: string }

export const nothingHeard: HeardWords = { settled: '', interim: '' }

/** Both together, as they are kept when a recording ends before the last ones settled. */
export const allWords = ({ settled, interim }: HeardWords): string => joinWords(settled, interim)

export function joinWords(...parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ')
}

type Result = { readonly isFinal: boolean; readonly transcript: string; readonly confidence: number }

/**
 * The words of one run of the browser's recognition. Chrome on Android calls each growing guess final, with a confidence of 0, and
 * begins the next one with the same words; there the longer one takes the place of the shorter.
 */
export function wordsOfRun(results: readonly Result[]): HeardWords {
  const settled: string[] = []
  const interim: string[] = []
  let guess: string | null = null
  for (const { isFinal, transcript, confidence } of results) {
    const text = transcript.trim()
    if (!isFinal) {
      interim.push(text)
      continue
    }
    if (guess !== null && text.startsWith(guess)) settled.pop()
    settled.push(text)
    guess = confidence === 0 ? text : null
  }
  return { settled: joinWords(...settled), interim: joinWords(...interim) }
}
