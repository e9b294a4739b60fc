import type { Language } from '../language'
import { foldIndicWord } from '../risk/words/fold-indic'
import { foldPlain } from '../risk/words/fold-plain'
import { foldRoman } from '../risk/words/fold-roman'
import type { Words } from '../risk/words/words'
import { asksForIt, comfort, fool, secretCode, sendAway, toYou, warning } from './lexicon/abusing'
import { addictTold } from './lexicon/addict-told'
import { beaten, ceased, ownHarm, shadow, span } from './lexicon/beaten'
import { belittling } from './lexicon/belittling'
import { codeWord, handOver, pretext } from './lexicon/codes'
import type { ConceptWords } from './lexicon/concept-words'
import { app, beside, lead, stayHere } from './lexicon/contact'
import { curedBy, healer, illness, leaveMedicine, trustsDoctor } from './lexicon/cures'
import { debtTold } from './lexicon/debt-told'
import { drug, drugOffer, trade, treatment } from './lexicon/drugs'
import { aboutApps, namedApp } from './lexicon/elsewhere'
import { addressed, pleasure } from './lexicon/encounter'
import { idProof, otherSums, period, sum, windfall } from './lexicon/fortune'
import { company, lastWords, ownDeath } from './lexicon/goodbye'
import { lonelyWomen, nightOffer, pupils, secrecy } from './lexicon/grooming'
import { against, contempt, people, slur, swearing } from './lexicon/hate'
import { heated, picture } from './lexicon/heated'
import { deathCompany, hidingHarm, proAna, teaching } from './lexicon/hiding-harm'
import { contest, display, hunger, thinIdeal, wound } from './lexicon/hunger'
import { exclusion, insult, peoples } from './lexicon/insults'
import { finishing, means, soon } from './lexicon/last-act'
import { endsLife, inCompany, livelyThings } from './lexicon/leaving'
import { appTalk, dealer, lewdOffer } from './lexicon/lewd-offers'
import {
  askedPictures,
  claimsOffice,
  endTogether,
  gaze,
  harmClub,
  leavesTreatment,
  moneyBait,
  wishedPain,
} from './lexicon/lures'
import { assault, menace, person, plan, weapon } from './lexicon/menace'
import { crowd, maiming, strike } from './lexicon/mob'
import { gambling, loan, lure, moneyOffer, moneyWorry } from './lexicon/money'
import { once, since, stillNow } from './lexicon/over'
import { ownWords, slander } from './lexicon/own-words'
import { fellows, lastHours, sharedDeath } from './lexicon/pacts'
import { bettingDesk, doubling, quickLoan } from './lexicon/quick-offers'
import { handover, substance } from './lexicon/remedies'
import { amount, betting, fromHome, money, promise, speculation } from './lexicon/schemes'
import { kinds, scorn } from './lexicon/scorn'
import { harmCall, harmRecovery, hungerContest } from './lexicon/self-harm'
import { dating, sexual, sexualHealth } from './lexicon/sexual'
import { solicit } from './lexicon/solicitation'
import { disfigure, exposure, knowsPlace, orElse } from './lexicon/stalking'
import { starving } from './lexicon/starving'
import { prescription, seek, streetDrug, without } from './lexicon/street-drugs'
import { mending, wasting, wounding } from './lexicon/thinness'
import { threat, toldOfViolence } from './lexicon/threat'
import { toldHere } from './lexicon/told-here'
import { bareBody, sexWord, tryst, wooed } from './lexicon/tryst'
import { hostage, pressure, vow } from './lexicon/vows'
import { harmPraised, marks, shownHere } from './lexicon/wounds'

const lexicon = {
  ...{ fool, toYou, sendAway, comfort, secretCode, asksForIt, warning },
  ...{ askedPictures, gaze, moneyBait, leavesTreatment, claimsOffice, wishedPain, harmClub, endTogether },
  ...{ slur, swearing, people, contempt, against, threat, toldOfViolence },
  ...{ sexual, dating, sexualHealth, drug, trade, drugOffer, treatment },
  ...{ gambling, loan, lure, moneyOffer, moneyWorry },
  ...{ soon, means, finishing, heated, picture, seek, fromHome, amount },
  ...{ lastWords, ownDeath, company, assault, person, weapon, plan, menace },
  ...{ bareBody, sexWord, wooed, tryst, streetDrug, prescription, without },
  ...{ betting, speculation, money, promise },
  ...{ kinds, scorn, knowsPlace, exposure, orElse, disfigure, toldHere },
  ...{ codeWord, handOver, pretext, healer, curedBy, illness, leaveMedicine, trustsDoctor },
  ...{ pupils, secrecy, lonelyWomen, nightOffer, marks, shownHere, harmPraised },
  ...{ belittling, starving, endsLife, inCompany, livelyThings },
  ...{ hunger, contest, thinIdeal, wound, display },
  ...{ harmCall, hungerContest, harmRecovery, app, beside, lead, stayHere, namedApp, aboutApps },
  ...{ lastHours, sharedDeath, fellows, vow, hostage, pressure, insult, exclusion, peoples },
  ...{ addressed, pleasure, solicit, substance, handover, windfall, sum, period, otherSums, idProof },
  ...{ wasting, wounding, mending },
  ...{ ownHarm, ceased, span, shadow, beaten },
  ...{ once, since, stillNow, strike, crowd, maiming, ownWords, slander },
  ...{
    hidingHarm,
    teaching,
    proAna,
    deathCompany,
    quickLoan,
    doubling,
    bettingDesk,
    lewdOffer,
    dealer,
    appTalk,
    debtTold,
    addictTold,
  },
} satisfies Record<string, ConceptWords>

export type Concept = keyof typeof lexicon

/** Where each concept begins in a text, by the number of the word. */
export type Places = ReadonlyMap<Concept, readonly number[]>

/** A word as it must stand: 'p' as the gate folds plain words, 'r' as it folds Indian words in Latin letters; a stem takes any ending. */
type Form = { fold: 'p' | 'r'; word: string; isStem: boolean }
type Entry = { concept: Concept; rest: readonly Form[] }

const shortestStem = 2
const longestStem = 24

type Compiled = {
  whole: Map<string, Entry[]>
  stems: Map<string, Entry[]>
  masked: { word: string; concept: Concept }[]
}

let compiled: Compiled | null = null

/** Finds every concept of the word lists in a text; linear in the number of its words. */
export function findConcepts(words: Words): Places {
  compiled ??= compile()
  const { whole, stems } = compiled
  const places = new Map<Concept, number[]>()
  const note = (concept: Concept, at: number) => {
    const known = places.get(concept)
    if (known === undefined) places.set(concept, [at])
    else if (known.at(-1) !== at) known.push(at)
  }
  const meet = (entries: readonly Entry[] | undefined, at: number) => {
    for (const { concept, rest } of entries ?? []) {
      if (rest.every((form, index) => isForm(words, at + index + 1, form))) note(concept, at)
    }
  }
  for (let at = 0; at < words.plain.length; at++) {
    for (const fold of ['p', 'r'] as const) {
      const word = (fold === 'p' ? words.plain[at] : words.roman[at]) ?? ''
      if (word === '') continue
      meet(whole.get(fold + word), at)
      for (let length = shortestStem; length <= Math.min(word.length, longestStem); length++) {
        meet(stems.get(fold + word.slice(0, length)), at)
      }
    }
    const masked = words.plain[at] ?? ''
    if (masked.includes('*'))
      for (const { word, concept } of compiled.masked) if (isMaskOf(masked, word)) note(concept, at)
  }
  return places
}

function isForm(words: Words, at: number, { fold, word, isStem }: Form): boolean {
  const found = (fold === 'p' ? words.plain[at] : words.roman[at]) ?? ''
  return isStem ? found.startsWith(word) : found === word
}

/** Whether letters behind stars fit a word: `f*ck`, `ch*tiya`. One letter at least stands at each end. */
function isMaskOf(masked: string, word: string): boolean {
  if (masked.length !== word.length || masked.length < 4 || masked[0] !== word[0]) return false
  let shown = 0
  for (let i = 0; i < masked.length; i++) {
    if (masked[i] === '*') continue
    if (masked[i] !== word[i]) return false
    shown++
  }
  return shown >= 2
}

function compile(): Compiled {
  const whole = new Map<string, Entry[]>()
  const stems = new Map<string, Entry[]>()
  const masked: Compiled['masked'] = []
  for (const [concept, byLanguage] of Object.entries(lexicon) as [Concept, ConceptWords][]) {
    for (const [language, list] of Object.entries(byLanguage) as [Language | 'roman', string][]) {
      for (const entry of list.split(',')) {
        const [first, ...rest] = entry
          .trim()
          .split(/\s+/)
          .map((word) => formOf(word, language))
        if (first === undefined || first.word === '') continue
        const table = first.isStem ? stems : whole
        const key = first.fold + first.word
        table.set(key, [...(table.get(key) ?? []), { concept, rest }])
        const isMaskable = concept === 'slur' || concept === 'sexual' || concept === 'swearing'
        if (isMaskable && rest.length === 0) masked.push({ word: first.word, concept })
      }
    }
  }
  return { whole, stems, masked }
}

function formOf(raw: string, language: Language | 'roman'): Form {
  const isStem = raw.endsWith('*')
  const word = isStem ? raw.slice(0, -1) : raw
  if (language === 'roman') return { fold: 'r', word: foldRoman(word.toLowerCase()), isStem }
  if (language === 'en') return { fold: 'p', word: foldPlain(word.toLowerCase()), isStem }
  return { fold: 'p', word: foldIndicWord(word.normalize('NFKC').replace(/[\u200b-\u200f]/g, '')), isStem }
}
