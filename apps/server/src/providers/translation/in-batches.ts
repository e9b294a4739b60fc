/** The most of one request: Google takes 128 texts, and asks for at most 5000 characters. */
const mostTexts = 100
const mostCharacters = 4500

/** Translates in requests of a size that every service takes, one after the other, and joins the answers in order. */
export async function inBatches(
  texts: readonly string[],
  translate: (batch: readonly string[]) => Promise<string[]>,
): Promise<string[]> {
  const translated: string[] = []
  for (const batch of batchesOf(texts)) translated.push(...(await translate(batch)))
  return translated
}

function batchesOf(texts: readonly string[]): string[][] {
  const batches: string[][] = []
  let characters = 0
  for (const text of texts) {
    const batch = batches.at(-1)
    characters += text.length
    if (batch && batch.length < mostTexts && characters <= mostCharacters) {
      batch.push(text)
      continue
    }
    batches.push([text])
    characters = text.length
  }
  return batches
}
