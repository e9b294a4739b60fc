import { tablesOf } from '../../../replies/word-tables'
import type { ReflectionWords } from '../reflection-words'
import { bengali } from './bengali'
import { english } from './english'
import { gujarati } from './gujarati'
import { hindi } from './hindi'
import { kannada } from './kannada'
import { latinHindi } from './latin-hindi'
import { marathi } from './marathi'
import { tamil } from './tamil'
import { telugu } from './telugu'

export const reflectionTables = tablesOf<ReflectionWords>({
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
