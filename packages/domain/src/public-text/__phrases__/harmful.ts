import type { PublicTextReason } from '../reading'
import { harmToOthers } from './harm-to-others'
import { harmToSelf } from './harm-to-self'
import { offers } from './offers'
import { waysElsewhere } from './ways-elsewhere'

/** Texts that no group may show, with a reason that must be among those found. Own phrases: they guard the rules, and measure nothing. */
export const harmful: Partial<Record<PublicTextReason, readonly string[]>> = {
  ...harmToSelf,
  ...harmToOthers,
  ...offers,
  ...waysElsewhere,
}
