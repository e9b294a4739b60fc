import { tablesOf } from '../word-tables'
import { bengali } from './bengali'
import { english } from './english'
import { gujarati } from './gujarati'
import { hindi } from './hindi'
import { kannada } from './kannada'
import { latinHindi } from './latin-hindi'
import { marathi } from './marathi'
import type { ReplyWords } from './reply-words'
import { tamil } from './tamil'
import { telugu } from './telugu'

export const replyTables = tablesOf<ReplyWords>({
  english,
  latinHindi,
  hindi,
  marathi,
  gujarati,
  bengali,
  tamil,
  telugu,
  kannada,
})
