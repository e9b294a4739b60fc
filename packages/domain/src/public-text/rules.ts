import type { Concept } from './concepts'
import type { Finding } from './reading'

/**
 * Signs of one reason that the same words excuse. The concepts of `all` begin within `within` words of one another. Where `unless`
 * stands in the text, a sign says what `otherwise` says, or nothing, since recovery, news and prevention use the words of what they
 * work against. One of `never` lifts all of them.
 */
type Rule = {
  reason: Finding['reason']
  unless?: Concept
  never?: readonly Concept[]
  signs: readonly {
    verdict: Finding['verdict']
    all: readonly Concept[]
    within?: number
    otherwise?: 'held'
  }[]
}

export const rules: readonly Rule[] = [
  {
    reason: 'crisis',
    unless: 'harmRecovery',
    signs: [
      { verdict: 'refused', all: ['lastWords'], otherwise: 'held' },
      { verdict: 'refused', all: ['ownDeath', 'company'], within: 6 },
      { verdict: 'held', all: ['means', 'soon'], within: 4 },
      { verdict: 'held', all: ['finishing', 'soon'], within: 5 },
      { verdict: 'held', all: ['lastHours'] },
      { verdict: 'refused', all: ['ownDeath', 'fellows'], within: 5 },
      { verdict: 'refused', all: ['sharedDeath', 'fellows'], within: 5 },
      { verdict: 'held', all: ['sharedDeath', 'company'], within: 3 },
      { verdict: 'refused', all: ['deathCompany'], otherwise: 'held' },
      { verdict: 'held', all: ['endTogether'] },
    ],
  },
  {
    reason: 'crisis',
    unless: 'harmRecovery',
    never: ['livelyThings', 'toldHere'],
    signs: [{ verdict: 'held', all: ['endsLife', 'inCompany'], within: 8 }],
  },
  {
    reason: 'self_harm',
    unless: 'harmRecovery',
    never: ['since', 'toldHere'],
    signs: [{ verdict: 'held', all: ['starving'] }],
  },
  {
    reason: 'self_harm',
    unless: 'harmRecovery',
    signs: [
      { verdict: 'held', all: ['harmClub'] },
      { verdict: 'held', all: ['hungerContest'] },
      { verdict: 'held', all: ['wound', 'display'], within: 6 },
    ],
  },
  {
    reason: 'self_harm',
    unless: 'mending',
    never: ['since', 'toldHere'],
    signs: [
      { verdict: 'held', all: ['wasting'] },
      { verdict: 'held', all: ['harmPraised'] },
    ],
  },
  {
    reason: 'self_harm',
    unless: 'mending',
    never: ['since'],
    signs: [
      { verdict: 'held', all: ['hidingHarm', 'teaching'], within: 9 },
      { verdict: 'held', all: ['wounding'] },
    ],
  },
  {
    reason: 'self_harm',
    unless: 'mending',
    signs: [{ verdict: 'refused', all: ['proAna'] }],
  },
  {
    reason: 'self_harm',
    unless: 'harmRecovery',
    never: ['since'],
    signs: [
      { verdict: 'refused', all: ['harmCall'] },
      { verdict: 'held', all: ['hunger', 'contest'], within: 8 },
      { verdict: 'held', all: ['marks', 'shownHere'], within: 7 },
    ],
  },
  {
    reason: 'self_harm',
    unless: 'harmRecovery',
    never: ['toldHere'],
    signs: [{ verdict: 'held', all: ['thinIdeal'] }],
  },
  {
    reason: 'hate',
    unless: 'against',
    never: ['ownWords'],
    signs: [
      { verdict: 'refused', all: ['slur'], otherwise: 'held' },
      { verdict: 'refused', all: ['insult'], otherwise: 'held' },
    ],
  },
  {
    reason: 'hate',
    unless: 'against',
    never: ['ownWords', 'toldHere'],
    signs: [
      { verdict: 'held', all: ['people', 'exclusion'], within: 7 },
      { verdict: 'held', all: ['peoples', 'exclusion'], within: 7 },
      { verdict: 'held', all: ['peoples', 'contempt'], within: 7 },
      { verdict: 'held', all: ['fool', 'sendAway'], within: 5 },
      { verdict: 'refused', all: ['people', 'contempt'], within: 7 },
      { verdict: 'held', all: ['slander'] },
      { verdict: 'held', all: ['kinds', 'scorn'], within: 9 },
      { verdict: 'held', all: ['belittling'] },
    ],
  },
  {
    reason: 'hate',
    signs: [{ verdict: 'held', all: ['swearing'] }],
  },
  {
    reason: 'hate',
    unless: 'against',
    never: ['ownWords', 'comfort', 'toldHere'],
    signs: [{ verdict: 'held', all: ['fool', 'toYou'], within: 4 }],
  },
  {
    reason: 'threat',
    unless: 'toldOfViolence',
    never: ['toldHere'],
    signs: [
      { verdict: 'held', all: ['knowsPlace'] },
      { verdict: 'held', all: ['exposure', 'orElse'], within: 10 },
      { verdict: 'held', all: ['disfigure'] },
      { verdict: 'refused', all: ['threat'], otherwise: 'held' },
      { verdict: 'held', all: ['wishedPain'] },
      { verdict: 'held', all: ['assault', 'person'], within: 3 },
      { verdict: 'held', all: ['weapon', 'plan'], within: 4 },
      { verdict: 'refused', all: ['vow'], otherwise: 'held' },
      { verdict: 'held', all: ['menace'] },
      { verdict: 'refused', all: ['strike', 'crowd'], within: 8, otherwise: 'held' },
      { verdict: 'refused', all: ['maiming'], otherwise: 'held' },
    ],
  },
  {
    reason: 'threat',
    unless: 'sexualHealth',
    signs: [{ verdict: 'held', all: ['hostage', 'pressure'], within: 5 }],
  },
  {
    reason: 'sexual',
    unless: 'sexualHealth',
    signs: [
      { verdict: 'refused', all: ['sexual'] },
      { verdict: 'held', all: ['askedPictures', 'gaze'], within: 6 },
      { verdict: 'held', all: ['dating'] },
      { verdict: 'held', all: ['bareBody'] },
      { verdict: 'held', all: ['heated', 'picture'], within: 1 },
      { verdict: 'held', all: ['sexWord'] },
      { verdict: 'held', all: ['wooed', 'tryst'], within: 7 },
      { verdict: 'held', all: ['solicit'] },
      { verdict: 'held', all: ['addressed', 'pleasure'], within: 5 },
      { verdict: 'held', all: ['lewdOffer'] },
    ],
  },
  {
    reason: 'sexual',
    never: ['toldHere'],
    signs: [
      { verdict: 'held', all: ['pupils', 'secrecy'], within: 12 },
      { verdict: 'held', all: ['lonelyWomen', 'nightOffer'], within: 8 },
    ],
  },
  {
    reason: 'drugs',
    never: ['trustsDoctor', 'toldHere'],
    signs: [
      { verdict: 'held', all: ['leavesTreatment'] },
      { verdict: 'held', all: ['leaveMedicine'] },
      { verdict: 'held', all: ['curedBy', 'healer', 'illness'], within: 12 },
    ],
  },
  {
    reason: 'drugs',
    unless: 'treatment',
    signs: [
      { verdict: 'held', all: ['dealer'] },
      { verdict: 'held', all: ['substance', 'handover'], within: 5 },
      { verdict: 'held', all: ['substance', 'trade'], within: 5 },
      { verdict: 'held', all: ['substance', 'seek'], within: 4 },
      { verdict: 'held', all: ['drug', 'handover'], within: 4 },
      { verdict: 'refused', all: ['drugOffer'], otherwise: 'held' },
      { verdict: 'refused', all: ['drug', 'trade'], within: 10 },
      { verdict: 'held', all: ['drug', 'seek'], within: 4 },
      { verdict: 'held', all: ['prescription', 'without'], within: 3 },
    ],
  },
  {
    reason: 'drugs',
    unless: 'treatment',
    never: ['addictTold'],
    signs: [{ verdict: 'held', all: ['streetDrug'] }],
  },
  {
    reason: 'money',
    unless: 'moneyWorry',
    never: ['debtTold'],
    signs: [
      { verdict: 'refused', all: ['moneyOffer'] },
      { verdict: 'refused', all: ['gambling', 'lure'], within: 10 },
      { verdict: 'refused', all: ['loan', 'lure'], within: 5 },
      { verdict: 'held', all: ['windfall'] },
      { verdict: 'held', all: ['loan', 'idProof'], within: 4 },
    ],
  },
  {
    reason: 'money',
    never: ['warning', 'toldHere', 'debtTold'],
    signs: [{ verdict: 'held', all: ['secretCode', 'asksForIt'], within: 4 }],
  },
  {
    reason: 'money',
    never: ['warning', 'toldHere'],
    signs: [{ verdict: 'held', all: ['codeWord', 'handOver', 'pretext'], within: 10 }],
  },
  {
    reason: 'money',
    never: ['toldHere'],
    signs: [{ verdict: 'held', all: ['moneyBait'] }],
  },
  {
    reason: 'money',
    unless: 'debtTold',
    signs: [
      { verdict: 'held', all: ['quickLoan'] },
      { verdict: 'held', all: ['doubling'] },
      { verdict: 'held', all: ['bettingDesk'] },
    ],
  },
  {
    reason: 'money',
    unless: 'moneyWorry',
    never: ['debtTold', 'addictTold'],
    signs: [
      { verdict: 'held', all: ['betting'] },
      { verdict: 'held', all: ['speculation'] },
    ],
  },
  {
    reason: 'money',
    unless: 'moneyWorry',
    signs: [
      { verdict: 'held', all: ['fromHome', 'amount'], within: 5 },
      { verdict: 'held', all: ['money', 'promise'], within: 6 },
    ],
  },
  {
    reason: 'money',
    unless: 'otherSums',
    signs: [{ verdict: 'held', all: ['sum', 'period'], within: 3 }],
  },
  {
    reason: 'reserved_name',
    signs: [{ verdict: 'held', all: ['claimsOffice'] }],
  },
  {
    reason: 'contact',
    unless: 'aboutApps',
    never: ['appTalk'],
    signs: [{ verdict: 'held', all: ['namedApp'] }],
  },
  {
    reason: 'contact',
    unless: 'stayHere',
    never: ['appTalk'],
    signs: [
      { verdict: 'refused', all: ['app', 'beside'], within: 1 },
      { verdict: 'refused', all: ['app', 'lead'], within: 4 },
    ],
  },
]
