import { paths } from '../../config/paths'

/** The columns below the hero. A screen that comes later adds its line here, with its words in the namespace `home`. */
export const waysToBegin = [
  { key: 'mindscan', to: paths.mindscan, family: 'lamp7', hue: 'peacock' },
  { key: 'mindmitra', to: paths.mindmitra, family: 'house7', hue: 'indigo' },
  { key: 'therapists', to: paths.therapists, family: 'lotus49', hue: 'lotus' },
  { key: 'coping_tools', to: paths.copingTools, family: 'lamp9', hue: 'marigold' },
] as const
