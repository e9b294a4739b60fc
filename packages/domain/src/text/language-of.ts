import type { Language } from '../language'

type Script = 'latin' | 'devanagari' | Exclude<Language, 'en' | 'hi' | 'mr'>

/** The first code point of each script's block, with the one after its last (Unicode 16, Blocks.txt). */
const blocks: readonly (readonly [Script, number, number])[] = [
  ['devanagari', 0x0900, 0x0980],
  ['bn', 0x0980, 0x0a00],
  ['gu', 0x0a80, 0x0b00],
  ['ta', 0x0b80, 0x0c00],
  ['te', 0x0c00, 0x0c80],
  ['kn', 0x0c80, 0x0d00],
]

/** Words and letters that only one of the two languages in Devanagari has, and that stand in almost every sentence of it: 'तो', 'आता', 'का' and 'की' are of both. */
const marathi =
  /(?<!\p{M}|\p{L})(?:मी|मला|माझ\p{M}*|आम्ही|तुला|आहे|आहेत|आहोत|नाही|नको|आणि|काय|पण|तुम्ही|होय|झाल\p{M}*|वाटत\p{M}*|करतो|करतोय|त्या\p{M}*|तिच\p{M}*|सगळ\p{M}*|नव्हत\p{M}*)(?!\p{M}|\p{L})|ळ/gu
const hindi =
  /(?<!\p{M}|\p{L})(?:मैं|मैंने|मुझे|मुझको|मेर[ाीे]|हम|तुम|वह|है|हैं|हूँ|हूं|था|थी|थे|नहीं|नही|मत|और|क्या|के|को|से|में|पर|लेकिन|तो|ने|उनक\p{M}*|उसक\p{M}*|रहा|रही|रहे|गया|गई|लगा|लगी|कुछ|बहुत)(?!\p{M}|\p{L})|[\u095c\u095d]|[डढ]\u093c/gu

/**
 * The language in which to answer a text: the one in whose script most of its letters are, and the interface's where these are Latin or
 * of no script of the eight; a number or a face names none and keeps to the talk `before`. Hindi and Marathi share a script; their commonest words decide between them, and where these say nothing
 * the language of the talk `before`. Linear in the text's length.
 */
export function languageOf(text: string, interfaceLanguage: Language, before: Language = interfaceLanguage): Language {
  if (!/\p{L}/u.test(text)) return before
  const script = mostUsedScript(text)
  if (script === null || script === 'latin') return interfaceLanguage
  if (script !== 'devanagari') return script
  const lead = count(text, marathi) - count(text, hindi)
  if (lead !== 0) return lead > 0 ? 'mr' : 'hi'
  if (before === 'hi' || before === 'mr') return before
  return interfaceLanguage === 'mr' ? 'mr' : 'hi'
}

function mostUsedScript(text: string): Script | null {
  const letters = new Map<Script, number>()
  for (const letter of text) {
    const script = scriptOf(letter.codePointAt(0) ?? 0)
    if (script) letters.set(script, (letters.get(script) ?? 0) + 1)
  }
  let most: Script | null = null
  for (const [script, number] of letters) if (most === null || number > (letters.get(most) ?? 0)) most = script
  return most
}

function scriptOf(point: number): Script | null {
  if (point < 0x0250) return /\p{L}/u.test(String.fromCodePoint(point)) ? 'latin' : null
  return blocks.find(([, from, after]) => point >= from && point < after)?.[0] ?? null
}

const count = (text: string, words: RegExp) => text.match(words)?.length ?? 0
