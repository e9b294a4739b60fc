import { manners, topics } from '../topics/topics'
import { twoWordings } from './go'
import { asideId, guidedChoiceId } from './guided-choices'
import { asides, conversationNames, type GuidedNode, type GuidedStep, type GuidedSteps } from './guided-flow'
import { guidedFlows, startId } from './guided-flows'
import { listeningLines } from './listening-lines'
import { onwardLines } from './onward'

const stepsIn = (steps: GuidedSteps): readonly GuidedStep[] => ('length' in steps ? steps : [steps])

function saidOnTheWay(node: GuidedNode): string[] {
  if (node.kind === 'end') return []
  const steps =
    node.kind === 'choose'
      ? [...Object.values(node.choices), node.other ?? []]
      : node.kind === 'write'
        ? [...Object.values(node.choices ?? {}), node.to]
        : [node.to]
  return steps.flatMap(stepsIn).flatMap(({ say }) => say ?? [])
}

const answersIn = (node: GuidedNode) =>
  node.kind === 'choose' || node.kind === 'write' ? Object.keys(node.choices ?? {}) : []

const inFlows = guidedFlows.flatMap(({ name, nodes }) =>
  Object.entries(nodes).flatMap(([id, node]) => [...(node.ask ?? [`${name}.${id}`]), ...saidOnTheWay(node)]),
)

const alone = [
  'shared.unclear',
  'shared.unclear_scale',
  'shared.stuck',
  'shared.heavier_twice',
  'between.quiet',
  ...topics.map((topic) => `topic.${topic}.opening`),
  ...manners.map((manner) => `manner.${manner}`),
  ...listeningLines,
  ...onwardLines,
]

/** Every id that the guided conversations say or offer. */
export const guidedTextIds: readonly string[] = [
  ...new Set([
    ...[...inFlows, ...alone].map((id) => `conversation.${id}`),
    ...twoWordings.map((id) => `conversation.${id}_again`),
    ...guidedFlows.flatMap(({ nodes }) => Object.values(nodes).flatMap(answersIn)).map(guidedChoiceId),
    'conversation.choice.skip',
    ...asides.map(asideId),
    ...conversationNames.map(startId),
  ]),
]
