/** The local-storage name, followed by the owner: an account's uid, or 'guest', which is everyone without an account. */
export const safetyPlanStorage = 'safetyPlan'

/** The parts of the plan, from what can be done first to what holds longest. */
export const planSections = ['signs', 'alone', 'around', 'people', 'professionals', 'surroundings', 'reasons'] as const

export type PlanSection = (typeof planSections)[number]

/** A line. `others`: what was written of it elsewhere at the same time, offered until the person has chosen. */
export type PlanEntry = { id: string; text: string; others?: readonly string[] }

export type SafetyPlan = {
  sections: Record<PlanSection, readonly PlanEntry[]>
  /** An ISO 8601 moment; null before the first word. */
  changedAt: string | null
}

export const emptyPlan: SafetyPlan = {
  sections: { signs: [], alone: [], around: [], people: [], professionals: [], surroundings: [], reasons: [] },
  changedAt: null,
}

/** What can be done to the lines of one part. */
export type PlanAction =
  | { action: 'add'; section: PlanSection; id: string; after?: string }
  | { action: 'write'; section: PlanSection; id: string; text: string }
  | { action: 'move'; section: PlanSection; id: string; by: -1 | 1 }
  | { action: 'settle'; section: PlanSection; id: string; other: string; isUsed: boolean }
  | { action: 'delete'; section: PlanSection; id: string }

/** The plan after an action, changed at that moment. A line that is not there, or cannot move further, leaves the part as it is. */
export function changePlan(plan: SafetyPlan, action: PlanAction, changedAt: string): SafetyPlan {
  const entries = changeEntries(plan.sections[action.section], action)
  return { sections: { ...plan.sections, [action.section]: entries }, changedAt }
}

function changeEntries(entries: readonly PlanEntry[], action: PlanAction): readonly PlanEntry[] {
  const place = entries.findIndex((entry) => entry.id === (action.action === 'add' ? action.after : action.id))
  switch (action.action) {
    case 'add': {
      const at = place < 0 ? entries.length : place + 1
      return [...entries.slice(0, at), { id: action.id, text: '' }, ...entries.slice(at)]
    }
    case 'write':
      return entries.map((entry) => (entry.id === action.id ? { ...entry, text: action.text } : entry))
    case 'settle':
      return entries.map((entry) => (entry.id === action.id ? settle(entry, action.other, action.isUsed) : entry))
    case 'delete':
      return entries.filter((entry) => entry.id !== action.id)
    case 'move': {
      const moved = entries[place]
      const other = entries[place + action.by]
      if (!moved || !other) return entries
      return entries.map((entry, index) => (index === place ? other : index === place + action.by ? moved : entry))
    }
  }
}

function settle({ id, text, others = [] }: PlanEntry, other: string, isUsed: boolean): PlanEntry {
  const left = others.filter((words) => words !== other)
  return { id, text: isUsed ? other : text, ...(left.length > 0 && { others: left }) }
}

export function isWritten({ sections }: SafetyPlan): boolean {
  return planSections.some((section) => sections[section].some(({ text, others }) => text.trim() !== '' || others))
}

/** Both plans in one: every line of the first where it stands, and after them those of the second that the first has not. Nothing is replaced. */
export function joinPlans(plan: SafetyPlan, added: SafetyPlan): SafetyPlan {
  const joined = planSections.map((section) => {
    const own = plan.sections[section]
    const isThere = ({ id, text }: PlanEntry) => own.some((line) => line.id === id || line.text.trim() === text.trim())
    return [section, [...own, ...added.sections[section].filter((line) => !isThere(line))]] as const
  })
  const changedAt = [plan.changedAt, added.changedAt].filter((moment) => moment !== null).sort()
  return { sections: { ...plan.sections, ...Object.fromEntries(joined) }, changedAt: changedAt.at(-1) ?? null }
}

/** Reads a stored plan. A part or line that is broken is left out and costs none of the others; null where it is no plan at all. */
export function parsePlan(stored: string | null): SafetyPlan | null {
  if (stored === null) return null
  try {
    const plan: unknown = JSON.parse(stored)
    if (!isObject(plan) || !isObject(plan.sections)) return null
    const { sections } = plan
    const read = planSections.map((section) => [section, readEntries(sections[section])] as const)
    return {
      sections: { ...emptyPlan.sections, ...Object.fromEntries(read) },
      changedAt: typeof plan.changedAt === 'string' ? plan.changedAt : null,
    }
  } catch {
    return null
  }
}

function readEntries(stored: unknown): PlanEntry[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((entry: unknown) => {
    if (!isObject(entry) || typeof entry.id !== 'string' || typeof entry.text !== 'string') return []
    const others = Array.isArray(entry.others) ? entry.others.filter((words) => typeof words === 'string') : []
    if (entry.text.trim() === '' && others.length === 0) return []
    return [{ id: entry.id, text: entry.text, ...(others.length > 0 && { others }) }]
  })
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
