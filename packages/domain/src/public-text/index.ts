export { checkPublicName } from './check-public-name'
export { checkPublicText } from './check-public-text'
export { type PublicTextReading, type PublicTextReason, type PublicTextVerdict, publicTextReasons } from './reading'
