import type { Language } from '../language'
import { type Script, tokensOf } from '../text/tokens-of'

const ofScript: Partial<Record<Script, Language>> = {
  bengali: 'bn',
  gujarati: 'gu',
  tamil: 'ta',
  telugu: 'te',
  kannada: 'kn',
}

/** Common words of Marathi that Hindi does not have: both are written in Devanagari. */
const marathi = new Set(
  'आहे आहेत नाही मला मी माझा माझी माझे आणि काय होय नको तुम्ही आम्ही झालं झाले आता हो होतं करायचं वाटतं वाटतंय'.split(' '),
)

/** The language to answer in: that of the message where it is in a script of the eight, else the interface's. */
export function answerLanguage(text: string, interfaceLanguage: Language): Language {
  const counts = new Map<Script, number>()
  let isMarathi = false
  for (const { kind, folded, script } of tokensOf(text)) {
    if (kind !== 'word') continue
    counts.set(script, (counts.get(script) ?? 0) + 1)
    isMarathi ||= marathi.has(folded)
  }
  const [most] = [...counts].sort((one, other) => other[1] - one[1])
  if (!most) return interfaceLanguage
  if (most[0] !== 'devanagari') return ofScript[most[0]] ?? interfaceLanguage
  return isMarathi || interfaceLanguage === 'mr' ? 'mr' : 'hi'
}
