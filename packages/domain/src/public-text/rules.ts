import type { Concept, Places } from './concepts'
import type { Finding } from './reading'

/**
 * `all` begin within `within` words of one another. Where one of `unless` stands in the text, a refusal becomes what `otherwise` says,
 * since recovery, news and prevention use the words of what they work against. `never` lifts whatever else is there.
 */
type Rule = Finding & {
  all: readonly Concept[]
  within?: number
  unless?: Concept
  otherwise?: 'held' | 'ok'
  never?: Concept | readonly Concept[]
}

const rules: readonly Rule[] = [
  { reason: 'crisis', verdict: 'refused', all: ['lastWords'], unless: 'harmRecovery', otherwise: 'held' },
  { reason: 'crisis', verdict: 'refused', all: ['ownDeath', 'company'], within: 6, unless: 'harmRecovery' },
  { reason: 'crisis', verdict: 'held', all: ['means', 'soon'], within: 4, unless: 'harmRecovery' },
  { reason: 'crisis', verdict: 'held', all: ['finishing', 'soon'], within: 5, unless: 'harmRecovery' },
  { reason: 'crisis', verdict: 'held', all: ['lastHours'], unless: 'harmRecovery' },
  { reason: 'crisis', verdict: 'refused', all: ['ownDeath', 'fellows'], within: 5, unless: 'harmRecovery' },
  { reason: 'crisis', verdict: 'refused', all: ['sharedDeath', 'fellows'], within: 5, unless: 'harmRecovery' },
  { reason: 'crisis', verdict: 'held', all: ['sharedDeath', 'company'], within: 3, unless: 'harmRecovery' },
  { reason: 'crisis', verdict: 'refused', all: ['deathCompany'], unless: 'harmRecovery', otherwise: 'held' },
  { reason: 'crisis', verdict: 'held', all: ['endTogether'], unless: 'harmRecovery' },
  {
    reason: 'crisis',
    verdict: 'held',
    all: ['endsLife', 'inCompany'],
    within: 8,
    unless: 'harmRecovery',
    never: ['livelyThings', 'toldHere'],
  },
  { reason: 'self_harm', verdict: 'held', all: ['starving'], unless: 'harmRecovery', never: ['since', 'toldHere'] },
  { reason: 'self_harm', verdict: 'held', all: ['harmClub'], unless: 'harmRecovery' },
  { reason: 'self_harm', verdict: 'held', all: ['wasting'], unless: 'mending', never: ['since', 'toldHere'] },
  {
    reason: 'self_harm',
    verdict: 'held',
    all: ['hidingHarm', 'teaching'],
    within: 9,
    unless: 'mending',
    never: 'since',
  },
  { reason: 'self_harm', verdict: 'refused', all: ['proAna'], unless: 'mending' },
  { reason: 'self_harm', verdict: 'held', all: ['wounding'], unless: 'mending', never: 'since' },
  {
    reason: 'self_harm',
    verdict: 'refused',
    all: ['harmCall'],
    unless: 'harmRecovery',
    otherwise: 'ok',
    never: 'since',
  },
  { reason: 'self_harm', verdict: 'held', all: ['hungerContest'], unless: 'harmRecovery', otherwise: 'ok' },
  {
    reason: 'self_harm',
    verdict: 'held',
    all: ['hunger', 'contest'],
    within: 8,
    unless: 'harmRecovery',
    never: 'since',
  },
  { reason: 'self_harm', verdict: 'held', all: ['thinIdeal'], unless: 'harmRecovery', never: 'toldHere' },
  { reason: 'self_harm', verdict: 'held', all: ['wound', 'display'], within: 6, unless: 'harmRecovery' },
  {
    reason: 'self_harm',
    verdict: 'held',
    all: ['marks', 'shownHere'],
    within: 7,
    unless: 'harmRecovery',
    never: 'since',
  },
  { reason: 'self_harm', verdict: 'held', all: ['harmPraised'], unless: 'mending', never: ['since', 'toldHere'] },
  { reason: 'hate', verdict: 'refused', all: ['slur'], unless: 'against', otherwise: 'held', never: 'ownWords' },
  { reason: 'hate', verdict: 'refused', all: ['insult'], unless: 'against', otherwise: 'held', never: 'ownWords' },
  {
    reason: 'hate',
    verdict: 'held',
    all: ['people', 'exclusion'],
    within: 7,
    unless: 'against',
    never: ['ownWords', 'toldHere'],
  },
  {
    reason: 'hate',
    verdict: 'held',
    all: ['peoples', 'exclusion'],
    within: 7,
    unless: 'against',
    never: ['ownWords', 'toldHere'],
  },
  {
    reason: 'hate',
    verdict: 'held',
    all: ['peoples', 'contempt'],
    within: 7,
    unless: 'against',
    never: ['ownWords', 'toldHere'],
  },
  { reason: 'hate', verdict: 'held', all: ['swearing'] },
  {
    reason: 'hate',
    verdict: 'held',
    all: ['fool', 'toYou'],
    within: 4,
    unless: 'against',
    never: ['ownWords', 'comfort', 'toldHere'],
  },
  {
    reason: 'hate',
    verdict: 'held',
    all: ['fool', 'sendAway'],
    within: 5,
    unless: 'against',
    never: ['ownWords', 'toldHere'],
  },
  {
    reason: 'hate',
    verdict: 'refused',
    all: ['people', 'contempt'],
    within: 7,
    unless: 'against',
    otherwise: 'ok',
    never: ['ownWords', 'toldHere'],
  },
  { reason: 'hate', verdict: 'held', all: ['slander'], unless: 'against', never: ['ownWords', 'toldHere'] },
  {
    reason: 'hate',
    verdict: 'held',
    all: ['kinds', 'scorn'],
    within: 9,
    unless: 'against',
    never: ['ownWords', 'toldHere'],
  },
  { reason: 'hate', verdict: 'held', all: ['belittling'], unless: 'against', never: ['ownWords', 'toldHere'] },
  { reason: 'threat', verdict: 'held', all: ['knowsPlace'], unless: 'toldOfViolence', never: 'toldHere' },
  {
    reason: 'threat',
    verdict: 'held',
    all: ['exposure', 'orElse'],
    within: 10,
    unless: 'toldOfViolence',
    never: 'toldHere',
  },
  { reason: 'threat', verdict: 'held', all: ['disfigure'], unless: 'toldOfViolence', never: 'toldHere' },
  {
    reason: 'threat',
    verdict: 'refused',
    all: ['threat'],
    unless: 'toldOfViolence',
    otherwise: 'held',
    never: 'toldHere',
  },
  { reason: 'threat', verdict: 'held', all: ['wishedPain'], unless: 'toldOfViolence', never: 'toldHere' },
  {
    reason: 'threat',
    verdict: 'held',
    all: ['assault', 'person'],
    within: 3,
    unless: 'toldOfViolence',
    never: 'toldHere',
  },
  {
    reason: 'threat',
    verdict: 'held',
    all: ['weapon', 'plan'],
    within: 4,
    unless: 'toldOfViolence',
    never: 'toldHere',
  },
  {
    reason: 'threat',
    verdict: 'refused',
    all: ['vow'],
    unless: 'toldOfViolence',
    otherwise: 'held',
    never: 'toldHere',
  },
  { reason: 'threat', verdict: 'held', all: ['hostage', 'pressure'], within: 5, unless: 'sexualHealth' },
  { reason: 'threat', verdict: 'held', all: ['menace'], unless: 'toldOfViolence', never: 'toldHere' },
  {
    reason: 'threat',
    verdict: 'refused',
    all: ['strike', 'crowd'],
    within: 8,
    unless: 'toldOfViolence',
    otherwise: 'held',
    never: 'toldHere',
  },
  {
    reason: 'threat',
    verdict: 'refused',
    all: ['maiming'],
    unless: 'toldOfViolence',
    otherwise: 'held',
    never: 'toldHere',
  },
  { reason: 'sexual', verdict: 'refused', all: ['sexual'], unless: 'sexualHealth', otherwise: 'ok' },
  { reason: 'sexual', verdict: 'held', all: ['pupils', 'secrecy'], within: 12, never: 'toldHere' },
  { reason: 'sexual', verdict: 'held', all: ['lonelyWomen', 'nightOffer'], within: 8, never: 'toldHere' },
  { reason: 'sexual', verdict: 'held', all: ['askedPictures', 'gaze'], within: 6, unless: 'sexualHealth' },
  { reason: 'sexual', verdict: 'held', all: ['dating'], unless: 'sexualHealth', otherwise: 'ok' },
  { reason: 'sexual', verdict: 'held', all: ['bareBody'], unless: 'sexualHealth' },
  { reason: 'sexual', verdict: 'held', all: ['heated', 'picture'], within: 1, unless: 'sexualHealth' },
  { reason: 'sexual', verdict: 'held', all: ['sexWord'], unless: 'sexualHealth' },
  { reason: 'sexual', verdict: 'held', all: ['wooed', 'tryst'], within: 7, unless: 'sexualHealth' },
  { reason: 'sexual', verdict: 'held', all: ['solicit'], unless: 'sexualHealth' },
  { reason: 'sexual', verdict: 'held', all: ['addressed', 'pleasure'], within: 5, unless: 'sexualHealth' },
  { reason: 'sexual', verdict: 'held', all: ['lewdOffer'], unless: 'sexualHealth' },
  { reason: 'drugs', verdict: 'held', all: ['leavesTreatment'], never: ['trustsDoctor', 'toldHere'] },
  { reason: 'drugs', verdict: 'held', all: ['leaveMedicine'], never: ['trustsDoctor', 'toldHere'] },
  {
    reason: 'drugs',
    verdict: 'held',
    all: ['curedBy', 'healer', 'illness'],
    within: 12,
    never: ['trustsDoctor', 'toldHere'],
  },
  { reason: 'drugs', verdict: 'held', all: ['dealer'], unless: 'treatment' },
  { reason: 'drugs', verdict: 'held', all: ['substance', 'handover'], within: 5, unless: 'treatment' },
  { reason: 'drugs', verdict: 'held', all: ['substance', 'trade'], within: 5, unless: 'treatment' },
  { reason: 'drugs', verdict: 'held', all: ['substance', 'seek'], within: 4, unless: 'treatment' },
  { reason: 'drugs', verdict: 'held', all: ['drug', 'handover'], within: 4, unless: 'treatment' },
  { reason: 'drugs', verdict: 'refused', all: ['drugOffer'], unless: 'treatment', otherwise: 'held' },
  { reason: 'drugs', verdict: 'refused', all: ['drug', 'trade'], within: 10, unless: 'treatment', otherwise: 'ok' },
  { reason: 'drugs', verdict: 'held', all: ['streetDrug'], unless: 'treatment', never: 'addictTold' },
  { reason: 'drugs', verdict: 'held', all: ['drug', 'seek'], within: 4, unless: 'treatment' },
  { reason: 'drugs', verdict: 'held', all: ['prescription', 'without'], within: 3, unless: 'treatment' },
  {
    reason: 'money',
    verdict: 'refused',
    all: ['moneyOffer'],
    unless: 'moneyWorry',
    otherwise: 'ok',
    never: 'debtTold',
  },
  {
    reason: 'money',
    verdict: 'refused',
    all: ['gambling', 'lure'],
    within: 10,
    unless: 'moneyWorry',
    never: 'debtTold',
  },
  { reason: 'money', verdict: 'refused', all: ['loan', 'lure'], within: 5, unless: 'moneyWorry', never: 'debtTold' },
  {
    reason: 'money',
    verdict: 'held',
    all: ['secretCode', 'asksForIt'],
    within: 4,
    never: ['warning', 'toldHere', 'debtTold'],
  },
  {
    reason: 'money',
    verdict: 'held',
    all: ['codeWord', 'handOver', 'pretext'],
    within: 10,
    never: ['warning', 'toldHere'],
  },
  { reason: 'money', verdict: 'held', all: ['moneyBait'], never: 'toldHere' },
  { reason: 'money', verdict: 'held', all: ['quickLoan'], unless: 'debtTold' },
  { reason: 'money', verdict: 'held', all: ['doubling'], unless: 'debtTold' },
  { reason: 'money', verdict: 'held', all: ['bettingDesk'], unless: 'debtTold' },
  { reason: 'money', verdict: 'held', all: ['betting'], unless: 'moneyWorry', never: ['debtTold', 'addictTold'] },
  { reason: 'money', verdict: 'held', all: ['speculation'], unless: 'moneyWorry', never: ['debtTold', 'addictTold'] },
  { reason: 'money', verdict: 'held', all: ['fromHome', 'amount'], within: 5, unless: 'moneyWorry' },
  { reason: 'money', verdict: 'held', all: ['money', 'promise'], within: 6, unless: 'moneyWorry' },
  { reason: 'money', verdict: 'held', all: ['windfall'], unless: 'moneyWorry', never: 'debtTold' },
  { reason: 'money', verdict: 'held', all: ['loan', 'idProof'], within: 4, unless: 'moneyWorry', never: 'debtTold' },
  { reason: 'money', verdict: 'held', all: ['sum', 'period'], within: 3, unless: 'otherSums' },
  { reason: 'reserved_name', verdict: 'held', all: ['claimsOffice'] },
  { reason: 'contact', verdict: 'held', all: ['namedApp'], unless: 'aboutApps', never: 'appTalk' },
  {
    reason: 'contact',
    verdict: 'refused',
    all: ['app', 'beside'],
    within: 1,
    unless: 'stayHere',
    otherwise: 'ok',
    never: 'appTalk',
  },
  {
    reason: 'contact',
    verdict: 'refused',
    all: ['app', 'lead'],
    within: 4,
    unless: 'stayHere',
    otherwise: 'ok',
    never: 'appTalk',
  },
]

/** What the word lists say of a text. */
export function findByRules(places: Places): Finding[] {
  const findings: Finding[] = []
  for (const { reason, verdict, all, within = 0, unless, otherwise = 'ok', never } of rules) {
    if (!areNear(places, all, within) || [never ?? []].flat().some((concept) => places.has(concept))) continue
    const isLifted = unless !== undefined && places.has(unless)
    if (!isLifted) findings.push({ reason, verdict })
    else if (otherwise === 'held') findings.push({ reason, verdict: 'held' })
  }
  return findings
}

/** Whether every further one begins within so many words of the first, not at the same one; one alone only has to be there. Lists are sorted. */
function areNear(places: Places, [first, ...further]: readonly Concept[], within: number): boolean {
  const from = further.map(() => 0)
  return ((first && places.get(first)) ?? []).some((at) =>
    further.every((concept, index) => {
      const others = places.get(concept) ?? []
      let next = from[index] ?? 0
      while ((others[next] ?? Number.POSITIVE_INFINITY) < at - within) next++
      from[index] = next
      const other = others[next] === at ? others[next + 1] : others[next]
      return other !== undefined && other <= at + within
    }),
  )
}
