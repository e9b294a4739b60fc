import { tokensOf } from '../../text/tokens-of'
import { heardSpelling } from '../hearing/phrases'

/** Not yet read by native speakers outside English. Each list: spellings folded as answers are. */
const wills =
  "want, wanna, going, gonna, will, ill, i'll, could, might, feel, like, urge, about, swear, ready, planning, should, maarunga, maarungi, maar dunga"

const harms = 'kill, murder, hurt, beat, stab, hit, slap, punch, attack, strangle, smash, burn'

const others =
  'him, her, them, boss, manager, teacher, brother, sister, husband, wife, neighbour, neighbor, roommate, classmate, someone, somebody, people, father, dad, mother, mom, friend, kid, child, son, daughter, ex, girlfriend, boyfriend, guy, man, woman, colleague, landlord, professor'

/** In one word or phrase both the harm and that it is still to come. */
const whole =
  'maar dunga, mar dunga, maar dungi, mar dungi, maar daalunga, jaan se maar, use maar, usko maar, usse maar, unko maar, मार दूँगा, मार दूंगा, मार दूँगी, मार दूंगी, मार डालूँगा, मार डालूंगा, मार डालूँगी, जान से मार, उसको मार, उसे मार'

const reach = 4
const banter = /^(?:lol|lmao|rofl|(?:ha){2,}h?|jk|kidding|joking)$/

const wordsIn = (list: string) => new Set(list.split(',').map((word) => heardSpelling(word.trim())))
const willing = wordsIn(wills)
const harming = wordsIn(harms)
const other = wordsIn(others)
const phrases = whole.split(',').map((phrase) => ` ${phrase.trim().split(/\s+/).map(heardSpelling).join(' ')} `)
const negations = wordsIn('not, never, dont, wont, didnt, cant, wouldnt, nahi')
const self = wordsIn('myself, me, suicide, khud, apne')

/** Whether words say that the person who writes may hurt someone else: a will, a harm and a person close together and in this order. */
export function meansHarmToOthers(text: string): boolean {
  const words = tokensOf(text)
    .filter(({ kind, folded }) => kind === 'word' && folded !== '')
    .map(({ folded }) => heardSpelling(folded))
  if (words.some((word) => banter.test(word) || self.has(word))) return false
  if (phrases.some((phrase) => ` ${words.join(' ')} `.includes(phrase))) return true
  return words.some((word, at) => {
    if (!harming.has(word)) return false
    const before = words.slice(Math.max(0, at - reach), at)
    const after = words.slice(at + 1, at + 1 + reach)
    const says = before.includes('i') || before.includes('il') || before.includes('im') || before[0] === 'i'
    return (
      says &&
      before.some((one) => willing.has(one)) &&
      !before.some((one) => negations.has(one)) &&
      after.some((one) => other.has(one))
    )
  })
}
