import type { ToolCategory } from '@maitri/contracts'
import type { Hue } from '../../../components/ui/hue'

/** The dot of a category's chip; games have an icon instead. */
export const categoryHue: Record<Exclude<ToolCategory, 'games'>, Hue> = {
  stress_relief: 'peacock',
  mindfulness: 'indigo',
  relaxation: 'lotus',
  anxiety_management: 'tulsi',
  positive_psychology: 'marigold',
}
