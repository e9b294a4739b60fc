import { readdirSync, readFileSync } from 'node:fs'
import { bengali } from '../../src/sentiment/__phrases__/bengali'
import { english } from '../../src/sentiment/__phrases__/english'
import { gujarati } from '../../src/sentiment/__phrases__/gujarati'
import { hindi } from '../../src/sentiment/__phrases__/hindi'
import { kannada } from '../../src/sentiment/__phrases__/kannada'
import { latinHindi } from '../../src/sentiment/__phrases__/latin-hindi'
import { marathi } from '../../src/sentiment/__phrases__/marathi'
import { saidNotCounted } from '../../src/sentiment/__phrases__/said-not-counted'
import { tamil } from '../../src/sentiment/__phrases__/tamil'
import { telugu } from '../../src/sentiment/__phrases__/telugu'
import { type Tone, tones } from '../../src/sentiment/learned/tones'

/** `train` is learned from; `test` is only counted. */
export type PassagePart = 'train' | 'test'

export const passageKinds = ['short', 'text', 'spoken'] as const

/** What somebody wrote or said of themselves, and how they feel in it as a careful reader hears it. */
export type Passage = {
  /** A language in its own script, or `hi-Latn`. */
  folder: string
  writer: string
  kind: (typeof passageKinds)[number]
  tone: Tone
  text: string
}

const root = new URL('../../phrases/tone/', import.meta.url)

/** The passages of a part, in the order of their files. Throws on a line that is not kind, tone and text. */
export function readPassages(part: PassagePart): Passage[] {
  return readdirSync(new URL(`${part}/`, root))
    .sort()
    .flatMap((folder) =>
      readdirSync(new URL(`${part}/${folder}/`, root))
        .sort()
        .flatMap((file) => readFile(part, folder, file)),
    )
}

function readFile(part: PassagePart, folder: string, file: string): Passage[] {
  const lines = readFileSync(new URL(`${part}/${folder}/${file}`, root), 'utf8').split('\n')
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const [kindName, toneName, text] = line.split('\t')
      const kind = passageKinds.find((known) => known === kindName)
      const tone = tones.find((known) => known === toneName)
      if (!kind || !tone || !text) throw new Error(`${part}/${folder}/${file} holds a line without kind, tone and text`)
      return { folder, writer: file.replace('.tsv', ''), kind, tone, text }
    })
}

const sets = {
  en: english,
  'hi-Latn': latinHindi,
  hi: hindi,
  bn: bengali,
  gu: gujarati,
  kn: kannada,
  mr: marathi,
  ta: tamil,
  te: telugu,
}

/** The sentences that the word lists were written with, as short passages to learn from. */
export function listPassages(): Passage[] {
  const listed = Object.entries(sets).flatMap(([folder, { tuning, heldOut }]) =>
    [...tuning, ...heldOut].map(({ text, sentiment }) => shortOf(folder, sentiment, text)),
  )
  const notCounted = Object.values(saidNotCounted).flatMap((phrases) =>
    phrases.map(({ text, sentiment }) => shortOf('en', sentiment, text)),
  )
  return [...listed, ...notCounted]
}

const shortOf = (folder: string, tone: Tone, text: string): Passage => ({
  folder,
  writer: 'lists',
  kind: 'short',
  tone,
  text,
})
