import type { TranslationBarProps } from '../../components/translation/translation-bar'
import { useTranslationOf } from '../../components/translation/use-translation-of'
import type { ShownGroup } from './shown-group'

/** Groups as the person wants to read them now: what people wrote can be translated, an example's words are in the page's language. */
export function useTranslatedGroups(groups: readonly ShownGroup[]): { groups: ShownGroup[]; bar: TranslationBarProps } {
  const written = groups.filter(({ isExample }) => !isExample)
  const { words, langOf, bar } = useTranslationOf(
    'group',
    written.map(({ id, name, description, tags }) => ({ id, texts: [name, description, ...tags] })),
  )
  const translated = (group: ShownGroup): ShownGroup => ({
    ...group,
    name: words(group.name),
    description: words(group.description),
    tags: group.tags.map(words),
    lang: langOf(group.description),
  })
  return { groups: groups.map((group) => (group.isExample ? group : translated(group))), bar }
}
