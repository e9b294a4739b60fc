import { paths } from '../../app/paths'

/** The columns below the hero. A screen that comes later adds its line here, with its words in the namespace `home`. */
export const waysToBegin = [
  { key: 'mindscan', to: paths.mindscan, family: 'lamp7', hue: 'peacock' },
  { key: 'mindmitra', to: paths.mindmitra, family: 'house7', hue: 'lotus' },
  { key: 'help', to: paths.help, family: 'house7', hue: 'marigold' },
  { key: 'privacy', to: paths.privacy, family: 'lotus49', hue: 'indigo' },
] as const
