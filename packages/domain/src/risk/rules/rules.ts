import { abuse } from './abuse'
import { direct } from './direct'
import { distress } from './distress'
import { imminent } from './imminent'
import { indirect } from './indirect'
import { medical } from './medical'
import type { Rule } from './rule'

/** All rules, most urgent tier first. S6: order and inflection are left to spans and word forms. */
export const rules: readonly Rule[] = [...imminent, ...medical, ...direct, ...indirect, ...abuse, ...distress]
