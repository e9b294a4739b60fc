const vowels = new Set(['a', 'e', 'i', 'o', 'u'])

const isDoubled = (stem: string) => stem.length > 2 && stem.at(-1) === stem.at(-2) && !vowels.has(stem.at(-1) ?? '')

/** The stem as it is, with the e it may have lost, and without the consonant it may have doubled. */
function restored(stem: string): string[] {
  const forms = [stem, `${stem}e`]
  if (isDoubled(stem)) forms.push(stem.slice(0, -1))
  return forms
}

/** Endings, and what may have stood in their place. */
const endings: [string, (stem: string) => string[]][] = [
  ['iness', (stem) => [`${stem}y`]],
  ['ness', (stem) => [stem]],
  ['iest', (stem) => [`${stem}y`]],
  ['ier', (stem) => [`${stem}y`]],
  ['ies', (stem) => [`${stem}y`]],
  ['ied', (stem) => [`${stem}y`]],
  ['ily', (stem) => [`${stem}y`]],
  ['ing', restored],
  ['est', restored],
  ['ed', restored],
  ['er', restored],
  ['es', (stem) => [stem, `${stem}e`]],
  ['ly', (stem) => [stem, `${stem}le`]],
  ['s', (stem) => [stem]],
]

const shortestStem = 3

function inflections(word: string): string[] {
  const forms: string[] = []
  for (const [ending, stemsOf] of endings) {
    if (word.length - ending.length < shortestStem || !word.endsWith(ending)) continue
    forms.push(...stemsOf(word.slice(0, -ending.length)))
  }
  return forms
}

/** Runs of three or more of a letter as two and as one: 'soooo', 'happpy'. */
export function withoutRuns(word: string): string[] {
  let once = ''
  let twice = ''
  for (let at = 0; at < word.length; ) {
    let end = at + 1
    while (end < word.length && word[end] === word[at]) end += 1
    const letter = word[at] ?? ''
    once += end - at > 2 ? letter : letter.repeat(end - at)
    twice += letter.repeat(Math.min(2, end - at))
    at = end
  }
  return twice === word ? [word] : [twice, once]
}

/** Doubled consonants written once, on both sides: 'depresed' and 'depressed', 'happpy'. */
export function withoutDoubledConsonants(word: string): string {
  let squeezed = ''
  for (const letter of word) if (letter !== squeezed.at(-1) || vowels.has(letter)) squeezed += letter
  return squeezed
}

/** Forms under which an English word may be listed, the word itself first: 'worries' as 'worry', "I'm" as 'i'. */
export function englishForms(word: string): string[] {
  const bare = word.includes("'") ? withoutClitic(word) : [word]
  const plain = bare.flatMap(withoutRuns)
  const squeezed = plain.map(withoutDoubledConsonants)
  return [...plain, ...squeezed].flatMap((form) => [form, ...inflections(form)])
}

/** "don't" stays whole and also as 'dont'; "I'm", "exam's" lose what was joined to them. */
function withoutClitic(word: string): string[] {
  if (word.endsWith("n't")) return [word.replaceAll("'", '')]
  return [word.slice(0, word.indexOf("'")) || word]
}
