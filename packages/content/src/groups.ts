import type { GroupType, ToolId } from '@maitri/contracts'
import type { ArticleId } from './articles'

/** An example group: its name, description and tags stand in the namespace `community`, under `groups.<id>`. */
export type ExampleGroup = {
  id: string
  type: GroupType
  /** The specification's number; who really joined comes on top of it. */
  members: number
  /** The ground of its tile. */
  hue: 'peacock' | 'marigold' | 'lotus' | 'indigo' | 'tulsi' | 'brick'
  /** What goes with it, first what fits best. Its questions of the day stand in the namespace `group_prompts`. */
  tools: readonly ToolId[]
  articles: readonly ArticleId[]
}

/** The specification's six groups, section 3, in its order. No real person stands behind their numbers, and each is marked as an example. */
export const exampleGroups = [
  {
    id: 'anxiety-support-circle',
    type: 'support',
    members: 1243,
    hue: 'peacock',
    tools: ['saans', 'chinta-dabba'],
    articles: ['slow-breathing', 'exam-pressure'],
  },
  {
    id: 'mindfulness-meditation-group',
    type: 'practice',
    members: 956,
    hue: 'indigo',
    tools: ['bhramari', 'yoga-nidra'],
    articles: ['slow-breathing', 'when-sleep-does-not-come'],
  },
  {
    id: 'depression-recovery-network',
    type: 'support',
    members: 1876,
    hue: 'tulsi',
    tools: ['chhota-kadam', 'vichaar'],
    articles: ['finding-help', 'after-someone-dies'],
  },
  {
    id: 'mental-health-advocates',
    type: 'advocacy',
    members: 742,
    hue: 'brick',
    tools: ['sach-ya-mithya'],
    articles: ['your-rights', 'calling-tele-manas'],
  },
  {
    id: 'ptsd-peer-support',
    type: 'support',
    members: 689,
    hue: 'lotus',
    tools: ['paanch-indriya', 'muscle-release'],
    articles: ['finding-help', 'when-sleep-does-not-come'],
  },
  {
    id: 'art-therapy-collective',
    type: 'practice',
    members: 512,
    hue: 'marigold',
    tools: ['kolam-studio', 'jaali'],
    articles: ['phone-and-mood', 'talking-with-parents'],
  },
] as const satisfies readonly ExampleGroup[]

export type ExampleGroupId = (typeof exampleGroups)[number]['id']

/** The example group of that id; null where there is none. */
export function exampleGroup(id: string): (typeof exampleGroups)[number] | null {
  return exampleGroups.find((one) => one.id === id) ?? null
}
