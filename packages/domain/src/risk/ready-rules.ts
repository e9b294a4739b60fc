import { lazy } from '../lazy'
import { conceptsOf } from './concept-set'
import { patternOf } from './pattern'
import { rules } from './rules/rules'

/** The rule table with its concepts looked up. */
export const readyRules = lazy(() =>
  rules.map((rule) => ({
    rule,
    pattern: patternOf(rule.find, rule.span, rule.clear),
    unless: rule.unless === undefined ? null : conceptsOf(rule.unless),
    mostWords: rule.mostWords ?? Number.POSITIVE_INFINITY,
  })),
)
