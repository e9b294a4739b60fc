export { assessRisk, readRisk } from './read-risk'
export * from './risk-tier'
export { needsHelp, raiseTier } from './session-tier'
export { warmRisk } from './warm-risk'
