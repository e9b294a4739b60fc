// Loaded with the first refusal.
export { problem } from '@maitri/contracts'
