import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A string that does not sound like Maitri: where it stands, what is wrong, and what to do. */
export type WordFault = { where: string; text: string; advice: string }

/** `file.key.of.the.string`, and the text. */
export type Said = { where: string; text: string }

type WordRule = { find: RegExp; advice: string; except?: RegExp }

/** Crisis and help texts, where a full 'not' is clearer; the safety rules stand over the voice. */
const careful = /^(?:crisis|crisis_replies|help|safety_conversation|safety_plan)\./
/** Texts of the law: their sentences are as long as they must be. */
const legal = /^(?:privacy|terms|accessibility)\./

const bySpecification = 'the specification fixes it'
const ofHelp = 'words of help, where a full "not" is clearer'
const ofStates = 'says why others do not see a group, and what to do'
const withNextStep = 'its second sentence says where to go on'

/** Texts that a rule would change and may not, each with the reason. */
export const exceptions: ReadonlyMap<string, string> = new Map([
  ['account.password.mismatch', bySpecification],
  ['resources.failed.unreachable', bySpecification],
  ['video.errors.camera', bySpecification],
  ['video.errors.recording_unsupported', bySpecification],
  ['mindmitra.missing_key', bySpecification],
  ['coping_tools.tools.vichaar.safety', ofHelp],
  ['mindscan.result.content.heavy', ofHelp],
  ['video.result.heavy_content', ofHelp],
  ['tool_writing.thought.heavy.note', ofHelp],
  ['tool_writing.cards.bank.asking.explanation', ofHelp],
  ['tool_writing.cards.bank.no_punishment.explanation', 'the words of the Mental Healthcare Act, section 115'],
  ['moderation.states.hidden', ofStates],
  ['moderation.states.removed', ofStates],
  ['tool_drawing.kolam.said.cleared', withNextStep],
  ['progress.stats.counts.deleted', 'an explanation, not a status'],
  ['tool_writing.step.action', 'the label of a field, not a button'],
])

const rules: readonly WordRule[] = [
  { find: /\b(?:could not|couldn't|couldn’t) be\b/i, advice: "Say who did it: 'We couldn't load your groups'." },
  { find: /\b(?:lies|stands) (?:on|in|here|there|below|above|open)\b/i, advice: "Say 'saved on', 'is in' or 'below'." },
  { find: /\binstallation\b/i, advice: "Say 'Maitri' or 'we'." },
  { find: /\bfilms?\b/i, advice: "Say 'video'.", except: /^(?:replies|tool_writing|feelings)\./ },
  { find: /\bjust now\b/i, advice: "In India this means a minute ago: say 'now' or 'at the moment'." },
  { find: /\bneed not\b/i, advice: "Say 'don't have to'." },
  { find: /^(?:Who|Whoever) [a-z][^?,]*\.$/, advice: "Do not begin with 'Who': say 'If you …' or 'Anyone who …'." },
  { find: /\b(?:nothing is lost|gladly|what lies)\b/i, advice: 'Say it as you would to a friend.' },
  {
    find: /\b(?:do|does|is|are|did|will|was|have|has|would|should|could) not\b|\bcannot\b/i,
    advice: "Use the contraction: 'don't', 'isn't', 'can't'.",
    except: careful,
  },
]

/** The longest sentence on a screen, in words. */
const longestSentence = 20
/** The chat is read line by line, and quotes what a person could say. */
const talk = /^(?:conversations|replies)\./
const longestSentenceOfTalk = 24
/** Keys whose texts are buttons where they name a thing to do; sentences end in a full stop and are none. */
const button =
  /\.(?:action|add|again|cancel|close|confirm|create|delete|edit|keep|leave|no|remove|save|send|sign_in|start|stop|submit|undo|yes)$/
const longestButton = 4
/** Keys whose texts say what has happened. */
const status =
  /\.(?:cleared|closed|copied|created|deleted|edited|hidden|joined|moved|removed|renamed|restored|saved|undone)$/
/** Flesch-Kincaid: what a pupil of class 7 reads with ease. */
const hardestGrade = 7

/** Every fault of the strings of one file or more. Each text is English; a sentence is counted in words. */
export function faultsOf(said: readonly Said[]): WordFault[] {
  return said
    .filter(({ where }) => !exceptions.has(where))
    .flatMap(({ where, text }) => [
      ...rules
        .filter(({ find, except }) => find.test(text) && !except?.test(where))
        .map(({ advice }) => ({ where, text, advice })),
      ...(careful.test(where) || legal.test(where) ? [] : shapeFaults({ where, text })),
    ])
}

function shapeFaults({ where, text }: Said): WordFault[] {
  const sentences = splitSentences(text)
  const longest = talk.test(where) ? longestSentenceOfTalk : longestSentence
  const isLabel = button.test(where) && !/[.?!:”]$/.test(text) && !talk.test(where) && !text.includes('{{')
  return [
    ...sentences
      .filter((sentence) => splitWords(sentence).length > longest)
      .map((sentence) => ({ where, text: sentence, advice: `Make two sentences of it: ${longest} words at most.` })),
    ...(isLabel && splitWords(text).length > longestButton
      ? [{ where, text, advice: `Shorten the button: ${longestButton} words at most, a verb and a thing.` }]
      : []),
    ...(status.test(where) && !talk.test(where) && sentences.length > 1 && !text.includes(': ')
      ? [{ where, text, advice: 'Say a status in one sentence: the thing and what happened to it.' }]
      : []),
  ]
}

/** The school class whose pupils read these texts with ease (Kincaid and others 1975); null where there are no sentences. */
export function gradeOf(texts: readonly string[]): number | null {
  const sentences = texts.flatMap(splitSentences).filter((sentence) => splitWords(sentence).length > 3)
  const words = sentences.flatMap(splitWords)
  if (words.length === 0) return null
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return (0.39 * words.length) / sentences.length + (11.8 * syllables) / words.length - 15.59
}

/** The files whose texts are harder to read than `hardestGrade`. */
export function hardFiles(said: readonly Said[]): WordFault[] {
  const fileOf = ({ where }: Said) => where.split('.')[0] ?? ''
  return [...new Set(said.map(fileOf))].flatMap((file) => {
    const grade = gradeOf(said.filter((one) => fileOf(one) === file).map(({ text }) => text))
    if (grade === null || grade <= hardestGrade) return []
    return [
      { where: file, text: `class ${grade.toFixed(1)}`, advice: `Shorter words and sentences: class ${hardestGrade}.` },
    ]
  })
}

/** Every string of the JSON files of a folder. */
export function readSaid(folder: string): Said[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => stringsIn(JSON.parse(readFileSync(join(folder, file), 'utf8')), file.replace('.json', '')))
}

function stringsIn(value: unknown, where: string): Said[] {
  if (typeof value === 'string') return [{ where, text: value }]
  return Object.entries(value as object).flatMap(([key, inner]) => stringsIn(inner, `${where}.${key}`))
}

const splitSentences = (text: string): string[] => text.split(/(?<=[.?!:])\s+|\n+/)
const splitWords = (text: string): string[] =>
  text.replace(/\{\{\w+\}\}|<\/?\w+>/g, ' it ').match(/[\p{L}\d’']+/gu) ?? []

function syllablesOf(word: string): number {
  const groups = word.toLowerCase().match(/[aeiouy]+/g)?.length ?? 1
  return Math.max(1, /[^l]e$/i.test(word) && groups > 1 ? groups - 1 : groups)
}
