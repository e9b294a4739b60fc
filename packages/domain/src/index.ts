export * from './language'
export * from './risk/risk-tier'
export * from './sentiment/sentiment-result'
