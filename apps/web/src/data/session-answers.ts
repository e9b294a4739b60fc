// What follows once the server says who is here, or is not any more: one part to load.
export { moveToPresentKey } from './move-to-present-key'
export { noteEnd } from './note-end'
export { applyPreferences } from './preferences/preferences'
