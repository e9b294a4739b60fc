import type { ToolWriting } from '@maitri/contracts'
import type { Described, RecordFormat, RecordWords } from './described'

/** What a person wrote or drew in a tool, under the names that the tool gives it. */
export function describeWriting(writing: ToolWriting, t: RecordWords, format: RecordFormat): Described {
  const of = (key: 'of_ten' | 'of_hundred', value: number | null) =>
    value === null ? '' : t(`tool_writing:${key}`, { value })
  const kind = [null, t(`tool_writing:list.groups.${writing.kind}`)] as const
  switch (writing.kind) {
    case 'small_step':
      return [
        kind,
        [t('tool_writing:step.action'), writing.action],
        [t('tool_writing:step.area'), writing.area ? t(`tool_writing:step.areas.${writing.area}`) : ''],
        [t('tool_writing:step.size'), t('tool_writing:minutes', { count: writing.minutes })],
        [t('tool_writing:list.planned'), writing.plannedFor ? format.moment(writing.plannedFor) : ''],
        [t('tool_writing:step.where'), writing.where],
        [t('tool_writing:step.obstacle'), writing.obstacle],
        [t('tool_writing:list.if_then'), writing.ifThen],
        [t('tool_writing:step.mood'), of('of_ten', writing.mood)],
        [t('tool_writing:step.energy'), of('of_ten', writing.energy)],
        [t('tool_writing:list.done'), writing.doneAt ? format.moment(writing.doneAt) : ''],
        [t('tool_writing:list.pleasure'), of('of_ten', writing.pleasure)],
        [t('tool_writing:list.mastery'), of('of_ten', writing.mastery)],
      ]
    case 'thought_record':
      return [
        kind,
        [t('tool_writing:thought.happened'), writing.happened],
        [t('tool_writing:thought.thought'), writing.thought],
        [t('tool_writing:thought.feeling'), writing.feeling],
        [t('tool_writing:thought.strength'), of('of_hundred', writing.strength)],
        [t('tool_writing:list.traps'), format.list(writing.traps.map((trap) => trapName(trap, t)))],
        [t('tool_writing:thought.for'), writing.evidenceFor],
        [t('tool_writing:thought.against'), writing.evidenceAgainst],
        [t('tool_writing:thought.fair'), writing.fairThought],
        [t('tool_writing:thought.belief'), of('of_hundred', writing.belief)],
        [t('tool_writing:thought.strength_after'), of('of_hundred', writing.strengthAfter)],
        [t('tool_writing:thought.next'), writing.nextAction],
      ]
    case 'worry':
      return [
        kind,
        [null, writing.text],
        [t('tool_writing:list.sorted'), t(`tool_writing:worry.piles.${pileOf(writing.canAct)}`)],
        [t('tool_writing:worry.next'), writing.nextAction],
        [t('tool_writing:worry.letting_go'), writing.lettingGo],
        [t('tool_writing:list.settled_at'), writing.settledAt ? format.moment(writing.settledAt) : ''],
      ]
    case 'good_things':
      return [
        kind,
        ...writing.things.flatMap(
          ({ what, why }): Described => [
            [t('tool_writing:good.what'), what],
            [t('tool_writing:good.why'), why],
          ],
        ),
      ]
    case 'kolam':
      // The picture itself is lines and numbers: those are in the data file.
      return [kind, [null, writing.feeling && t('tool_writing:list.drawn_with', { feeling: writing.feeling })]]
    case 'sankalpa':
      return [kind, [null, writing.text]]
    case 'own_trap':
      return [kind, [null, writing.name]]
    case 'group_prompt':
      return [kind, [writing.question, writing.text]]
  }
}

const pileOf = (canAct: boolean | null) => (canAct === null ? 'unsorted' : canAct ? 'can_act' : 'not_now')

/** A trap of the list by its name, one of the person's own as they wrote it. */
const trapName = (trap: string, t: RecordWords): string =>
  /^[a-z_]+$/.test(trap)
    ? (t as (key: string, options: object) => string)(`tool_writing:thought.traps.${trap}.name`, { defaultValue: trap })
    : trap
