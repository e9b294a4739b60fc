import type { Whom } from '../../replies/reply-kind'
import { needsHelp, type RiskReading, type RiskTier } from '../../risk'
import type { OpenFlow } from '../conversation'
import type { FlowName } from '../flow'
import type { Heard } from '../hearing/hear'
import { unsureNode } from './unsure'

/** The tier that each safety conversation belongs to. */
export const tierOfFlow: Record<FlowName, RiskTier> = {
  imminent: 'imminent',
  overdose: 'medical',
  crisis: 'crisis',
  harm: 'crisis',
  abuse: 'abuse',
  parents: 'abuse',
  child: 'minor',
}

/** The most urgent first: what was already taken needs a doctor before anything is asked. */
const urgency: readonly FlowName[] = ['overdose', 'imminent', 'crisis', 'harm', 'abuse', 'parents', 'child']

const isMoreUrgent = (one: FlowName, other: FlowName) => urgency.indexOf(one) < urgency.indexOf(other)

/** The conversation that a first disclosure opens; null where nothing needs help. */
export function flowFor(
  reading: RiskReading,
  heard: Heard,
  isHarm: boolean,
  isBetweenParents = false,
): FlowName | null {
  if (isHarm && !reading.matched.includes('imminent') && !reading.matched.includes('medical')) return 'harm'
  const isOfLife = reading.matched.some((tier) => tier === 'imminent' || tier === 'medical' || tier === 'crisis')
  if (isBetweenParents && !isOfLife) return 'parents'
  if (!needsHelp(reading.tier)) return null
  if (reading.matched.includes('medical') || (reading.tier === 'imminent' && heard.says.has('taken'))) return 'overdose'
  // A child's own conversation, with the lines of both.
  if (reading.tier === 'abuse' && reading.matched.includes('minor')) return 'child'
  const [name] = urgency.filter((flow) => flow !== 'harm' && tierOfFlow[flow] === reading.tier)
  return name ?? 'crisis'
}

/**
 * The more urgent conversation that free text inside an open one leads to: by the gate, or by words that only mean danger here, such as 'i have
 * pills with me'. Null where it stays.
 */
export function raisedBy(
  reading: RiskReading,
  heard: Heard,
  isHarm: boolean,
  { name, node, about }: OpenFlow,
): { name: FlowName; about: Whom } | null {
  const local = heardDanger(heard, name, node)
  const byGate = flowFor(reading, heard, isHarm)
  const isGates = byGate !== null && (local === null || !isMoreUrgent(local, byGate))
  const found = isGates ? byGate : local
  if (found === null || (found === 'abuse' && name === 'child')) return null
  // What is told on of one's parents belongs to their own conversation.
  if (name === 'parents' && tierOfFlow[found] === 'abuse') return null
  const foundAbout = isGates ? reading.about : about
  const isNowSelf = isGates && about === 'someone_else' && foundAbout === 'self' && !isMoreUrgent(name, found)
  return isMoreUrgent(found, name) || isNowSelf ? { name: found, about: foundAbout } : null
}

/** Where what was already done or is at hand is what was asked. */
const asksHow = (name: FlowName, node: string) =>
  name === 'imminent' || (name === 'crisis' && (node === unsureNode || node === 'thinking' || node === 'means'))

function heardDanger({ says, number, unknown }: Heard, name: FlowName, node: string): FlowName | null {
  if (says.has('taken') && (says.has('means') || (asksHow(name, node) && (unknown === 0 || number !== null))))
    return 'overdose'
  if (name === 'harm' || !says.has('means')) return null
  const isAboutDying = name === 'crisis' || name === 'imminent'
  return says.has('with_me') || (isAboutDying && says.has('now')) ? 'imminent' : null
}
