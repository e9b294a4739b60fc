import { type ExampleGroupId, exampleGroup, exampleGroups } from '@maitri/content/groups'
import type { Group, GroupType, GroupWords } from '@maitri/contracts'
import { useTranslation } from 'react-i18next'
import type { Hue } from '../../components/ui/hue'

/** A group with its words: an example's in the language of the page, a created one's as its creator wrote them. */
export type ShownGroup = Omit<Group, 'words'> &
  GroupWords & {
    hue: Hue
    isExample: boolean
    /** Of its words, where they were translated. */
    lang?: string | undefined
  }

const hueOfType: Record<GroupType, Hue> = { support: 'peacock', practice: 'indigo', advocacy: 'brick' }

/** The six examples as they are where nobody else is known of. */
export const bareExamples: readonly Group[] = exampleGroups.map(({ id, members }) => ({
  id,
  words: null,
  members,
  closedAt: null,
  isOwn: false,
  review: null,
  isHidden: false,
  membership: null,
}))

/** Gives groups their words; one that is neither an example nor has words is not shown. */
export function useShowGroup(): (group: Group) => ShownGroup | null {
  const { t } = useTranslation('community')
  return ({ words, ...group }) => {
    if (words) return { ...group, ...words, hue: hueOfType[words.type], isExample: false }
    const example = exampleGroup(group.id)
    if (!example) return null
    const { type, hue } = example
    const named = `groups.${group.id as ExampleGroupId}` as const
    return {
      ...group,
      name: t(`${named}.name`),
      description: t(`${named}.description`),
      tags: t(`${named}.tags`, { returnObjects: true }),
      type,
      hue,
      isExample: true,
    }
  }
}
