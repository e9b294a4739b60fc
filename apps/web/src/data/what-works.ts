import {
  type ExerciseFeedback,
  type ExerciseHistoryEntry,
  exerciseMoods,
  type ToolId,
  toolIds,
} from '@maitri/contracts'

type Mood = (typeof exerciseMoods)[number]

/** What someone's own notes say about one tool. */
export type ToolRecord = {
  toolId: ToolId
  /** How often it was begun and counted, routines' runs of it included. */
  timesUsed: number
  moods: Record<Mood, number>
  /** How often strain was named before and after. */
  pairs: number
  /** Of those, how often it was less afterwards. */
  less: number
  /** Mean of after minus before, -10 to 10, negative for less strain; null without a pair. */
  meanChange: number | null
}

/** One record for each tool that was used or noted at least once, in the order of the tools. */
export function whatWorks(
  history: readonly ExerciseHistoryEntry[],
  feedback: readonly ExerciseFeedback[],
): ToolRecord[] {
  return toolIds
    .map((toolId): ToolRecord => {
      const notes = feedback.filter((note) => note.toolId === toolId)
      const changes = notes.flatMap(({ before, after }) =>
        before === undefined || after === undefined ? [] : [after - before],
      )
      const count = (mood: Mood) => notes.filter((note) => note.mood === mood).length
      return {
        toolId,
        timesUsed: history.filter((entry) => entry.type === 'exercise' && entry.toolId === toolId).length,
        moods: { better: count('better'), same: count('same'), worse: count('worse') },
        pairs: changes.length,
        less: changes.filter((change) => change < 0).length,
        meanChange: changes.length === 0 ? null : changes.reduce((sum, change) => sum + change, 0) / changes.length,
      }
    })
    .filter((record) => record.timesUsed > 0 || hasNotes(record))
}

/** Whether someone said anything about how a tool was. */
export function hasNotes({ moods, pairs }: ToolRecord): boolean {
  return pairs > 0 || exerciseMoods.some((mood) => moods[mood] > 0)
}

/**
 * The ids by what helped first: 'better' less 'worse', then how far the strain came down. What was never noted keeps its order, after what
 * helped and before what did not.
 */
export function helpedFirst(ids: readonly ToolId[], records: readonly ToolRecord[]): ToolId[] {
  const rank = (id: ToolId): [number, number] => {
    const record = records.find(({ toolId }) => toolId === id)
    return record ? [record.moods.better - record.moods.worse, -(record.meanChange ?? 0)] : [0, 0]
  }
  return [...ids].sort((one, other) => {
    const [mood, relief] = rank(one)
    const [otherMood, otherRelief] = rank(other)
    return otherMood - mood || otherRelief - relief
  })
}
