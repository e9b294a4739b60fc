import { mentalHealthcareAct, type PublishedSource, paper, who } from './published-source'

/** What a card of the game Sach ya Mithya is about. */
export type CardTopic = 'mind' | 'sleep' | 'help' | 'rights'

export type TrueOrMythCard = { id: string; topic: CardTopic; isTrue: boolean; source: PublishedSource }

/**
 * The bank, in the order in which it is drawn: every four cards mix topics and answers. Words are in the namespace `tool_writing` under
 * `cards`. Nothing stands here that its source does not say.
 */
export const trueOrMythCards = [
  {
    id: 'rare',
    topic: 'mind',
    isTrue: false,
    source: who('Mental disorders (fact sheet)', '2022-06-08', 'news-room/fact-sheets/detail/mental-disorders'),
  },
  {
    id: 'coffee',
    topic: 'sleep',
    isTrue: true,
    source: paper('Drake and others, J Clin Sleep Med 9(11), 1195-1200', '2013-11-15', '10.5664/jcsm.3170'),
  },
  {
    id: 'tele_manas',
    topic: 'help',
    isTrue: false,
    source: {
      reference: 'Ministry of Health and Family Welfare, Tele-MANAS',
      date: '2022-10-10',
      url: 'https://telemanas.mohfw.gov.in',
    },
  },
  { id: 'access', topic: 'rights', isTrue: true, source: mentalHealthcareAct('18') },
  {
    id: 'weakness',
    topic: 'mind',
    isTrue: false,
    source: who('Depressive disorder (fact sheet)', '2023-03-31', 'news-room/fact-sheets/detail/depression'),
  },
  {
    id: 'sleep_hours',
    topic: 'sleep',
    isTrue: false,
    source: paper('Watson and others, Sleep 38(6), 843-844', '2015-06-01', '10.5665/sleep.4716'),
  },
  {
    id: 'talking_first',
    topic: 'help',
    isTrue: true,
    source: who('Depressive disorder (fact sheet)', '2023-03-31', 'news-room/fact-sheets/detail/depression'),
  },
  { id: 'confidential', topic: 'rights', isTrue: true, source: mentalHealthcareAct('23') },
  {
    id: 'moving',
    topic: 'mind',
    isTrue: true,
    source: who('Physical activity (fact sheet)', '2024-06-26', 'news-room/fact-sheets/detail/physical-activity'),
  },
  {
    id: 'tablets_first',
    topic: 'sleep',
    isTrue: false,
    source: paper('Qaseem and others, Annals of Internal Medicine 165(2), 125-133', '2016-07-19', '10.7326/M15-2175'),
  },
  {
    id: 'asking',
    topic: 'help',
    isTrue: false,
    source: who('Preventing suicide: a global imperative', '2014-09-04', 'publications/i/item/9789241564779'),
  },
  { id: 'insurance', topic: 'rights', isTrue: true, source: mentalHealthcareAct('21') },
  { id: 'different_life', topic: 'mind', isTrue: false, source: mentalHealthcareAct('3') },
  {
    id: 'screens',
    topic: 'sleep',
    isTrue: true,
    source: paper('Chang and others, PNAS 112(4), 1232-1237', '2015-01-27', '10.1073/pnas.1418490112'),
  },
  {
    id: 'most_get_help',
    topic: 'help',
    isTrue: false,
    source: who('Anxiety disorders (fact sheet)', '2023-09-27', 'news-room/fact-sheets/detail/anxiety-disorders'),
  },
  { id: 'advance_directive', topic: 'rights', isTrue: true, source: mentalHealthcareAct('5') },
  { id: 'capacity', topic: 'rights', isTrue: false, source: mentalHealthcareAct('4') },
  { id: 'legal_aid', topic: 'help', isTrue: true, source: mentalHealthcareAct('27') },
  { id: 'no_punishment', topic: 'rights', isTrue: false, source: mentalHealthcareAct('115') },
  { id: 'records', topic: 'rights', isTrue: true, source: mentalHealthcareAct('25') },
] as const satisfies readonly TrueOrMythCard[]

export type CardId = (typeof trueOrMythCards)[number]['id']

/** How many cards a session draws. */
export const cardsPerSession = 4

/** The next cards, in the bank's order: those not yet seen, and when fewer are left than a session needs, the oldest again after them. */
export function drawCards(seen: readonly string[]): CardId[] {
  const ids = trueOrMythCards.map(({ id }) => id)
  const unseen = ids.filter((id) => !seen.includes(id))
  return [...unseen, ...ids.filter((id) => seen.includes(id))].slice(0, cardsPerSession)
}

/** What counts as seen after a draw: a new round begins with the draw that shows the last unseen card. */
export function seenAfter(seen: readonly string[], drawn: readonly string[]): string[] {
  const all = new Set([...seen, ...drawn])
  const isRoundOver = trueOrMythCards.every(({ id }) => all.has(id))
  return isRoundOver
    ? trueOrMythCards.map(({ id }) => id).filter((id) => seen.includes(id) && drawn.includes(id))
    : [...all]
}
