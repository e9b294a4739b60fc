export * from './risk-tier'
