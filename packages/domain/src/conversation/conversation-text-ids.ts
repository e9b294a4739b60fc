import { asideChoices } from './aside-choices'
import type { FlowNode, Step, Steps } from './flow'
import { guidedTextIds } from './guided/guided-text-ids'
import { safetyFlows } from './safety/safety-flows'
import { stayLines } from './stay-with-me'
import { choiceId } from './turn-of'

const letters = 'abcdefgh'
const wordings = (id: string, count = 2) => [...letters.slice(0, count)].map((letter) => `${id}.${letter}`)

const stepsOf = (steps: Steps): readonly Step[] => ('length' in steps ? steps : [steps])

function idsOfSteps(steps: Steps): string[] {
  return stepsOf(steps).flatMap(({ say }) => say ?? [])
}

function idsOfNode(node: FlowNode): string[] {
  if (node.kind === 'say' || node.kind === 'tool' || node.kind === 'end') return [...node.say]
  const asked = wordings(node.ask, node.wordings ?? 1)
  if (node.kind === 'scale') return [...asked, ...idsOfSteps(node.next)]
  return [
    ...asked,
    ...node.choices.map(choiceId),
    ...Object.values(node.answers).flatMap(idsOfSteps),
    ...(node.kind === 'write' ? idsOfSteps(node.next) : []),
  ]
}

const flows = Object.values(safetyFlows).flatMap((byWhom) => [byWhom.self, byWhom.someone_else])

/** Every id that `converse` can say or offer as a choice, beside those of `replyTo`; each has words in all eight languages. */
export const conversationTextIds: readonly string[] = [
  ...new Set([
    ...flows.flatMap((flow) => [
      ...wordings(`safety.${flow.name}.${flow.about}.opening`),
      ...wordings(`safety.lines.${flow.name}`),
      ...Object.keys(flow.always).map(choiceId),
      ...Object.values(flow.nodes).flatMap(idsOfNode),
    ]),
    ...['self', 'someone_else', 'abuse', 'parents', 'child', 'harm'].map((whom) => `safety.people.${whom}`),
    ...['child', 'abuse'].map((line) => `safety.also.${line}`),
    ...['heard', 'unclear', 'hold', 'mistaken', 'no_thoughts', 'misread', 'unsure.opening'].flatMap((id) =>
      wordings(`safety.${id}`),
    ),
    ...stayLines.map((line) => `safety.stay.${line}`),
    ...Object.values(asideChoices).flatMap((answers) =>
      answers.flatMap((answer) => [choiceId(answer), `safety.answered.${answer}`]),
    ),
    choiceId('leave'),
    'conversation.listening.more_to_say',
    'safety.unsure.people',
    'safety.left',
    'safety.meant_you',
    'safety.photos.first',
    ...['pay', 'find_out', 'for_men'].map((question) => `safety.asks.${question}`),
    'safety.may_ask',
    'safety.how_now.ask',
    ...guidedTextIds,
  ]),
]
