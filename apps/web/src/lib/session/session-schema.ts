// Loaded where somebody is signed in.
export { sessionAnswer } from '@maitri/contracts'
