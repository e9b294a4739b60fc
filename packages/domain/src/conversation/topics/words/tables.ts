import { tablesOf } from '../../../replies/word-tables'
import { bengali } from './bengali'
import { english } from './english'
import { gujarati } from './gujarati'
import { hindi } from './hindi'
import { kannada } from './kannada'
import { latinHindi } from './latin-hindi'
import { marathi } from './marathi'
import { tamil } from './tamil'
import { telugu } from './telugu'
import type { TopicWords } from './topic-words'

export const topicTables = tablesOf<TopicWords>({
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
