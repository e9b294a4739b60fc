import type { ToolId } from '@maitri/contracts'
import { mentalHealthcareAct, type PublishedSource, paper, who } from './published-source'

/** The specification's five categories, section 3, in the order of their buttons. */
export const articleCategories = ['Technology', 'Treatment', 'Practice', 'Research', 'Wellness'] as const

export type ArticleCategory = (typeof articleCategories)[number]

/** One article: its title and summary stand in `articles/<language>/cards.json`, its text in `articles/<language>/<id>.json`. */
export type Article = {
  id: string
  category: ArticleCategory
  tags: readonly string[]
  /** When it was first published, and when it was last read against its sources: YYYY-MM-DD. */
  publishDate: string
  reviewedDate: string
  /** Who wrote it. */
  source: 'Maitri'
  /** The exercise that goes with it. */
  relatedTool: ToolId
  /** In the order in which the text counts them, from [1]. */
  sources: readonly PublishedSource[]
}

const written = { publishDate: '2026-11-21', reviewedDate: '2026-11-21', source: 'Maitri' } as const

const teleManas: PublishedSource = {
  reference: 'Ministry of Health and Family Welfare, Tele-MANAS',
  date: '2022-10-10',
  url: 'https://telemanas.mohfw.gov.in',
}

/** The ten articles, in the order in which they are shown. */
export const articles = [
  {
    id: 'finding-help',
    category: 'Treatment',
    tags: ['finding help', 'cost', 'insurance', 'hospital', 'therapist'],
    ...written,
    relatedTool: 'chhota-kadam',
    sources: [mentalHealthcareAct('18'), teleManas],
  },
  {
    id: 'calling-tele-manas',
    category: 'Treatment',
    tags: ['tele-manas', 'help line', 'first call', 'free help'],
    ...written,
    relatedTool: 'paanch-indriya',
    sources: [teleManas],
  },
  {
    id: 'your-rights',
    category: 'Treatment',
    tags: ['rights', 'law', 'privacy', 'hospital', 'work'],
    ...written,
    relatedTool: 'sach-ya-mithya',
    sources: [mentalHealthcareAct('18')],
  },
  {
    id: 'exam-pressure',
    category: 'Wellness',
    tags: ['exams', 'students', 'studying', 'results'],
    ...written,
    relatedTool: 'chinta-dabba',
    sources: [teleManas],
  },
  {
    id: 'talking-with-parents',
    category: 'Practice',
    tags: ['family', 'parents', 'talking', 'first step'],
    ...written,
    relatedTool: 'vichaar',
    sources: [mentalHealthcareAct('23')],
  },
  {
    id: 'when-sleep-does-not-come',
    category: 'Practice',
    tags: ['sleep', 'night', 'worry', 'insomnia'],
    ...written,
    relatedTool: 'yoga-nidra',
    sources: [paper('Watson and others, Sleep 38(6), 843-844', '2015-06-01', '10.5665/sleep.4716')],
  },
  {
    id: 'slow-breathing',
    category: 'Research',
    tags: ['breath', 'stress', 'anxiety', 'studies'],
    ...written,
    relatedTool: 'saans',
    sources: [paper('Zaccaro and others, Frontiers in Human Neuroscience 12, 353', '2018', '10.3389/fnhum.2018.00353')],
  },
  {
    id: 'phone-and-mood',
    category: 'Technology',
    tags: ['phone', 'social media', 'screens', 'attention', 'studies'],
    ...written,
    relatedTool: 'kolam-studio',
    sources: [paper('Orben and Przybylski, Nature Human Behaviour 3, 173-182', '2019', '10.1038/s41562-018-0506-1')],
  },
  {
    id: 'after-someone-dies',
    category: 'Wellness',
    tags: ['grief', 'loss', 'death', 'family'],
    ...written,
    relatedTool: 'muscle-release',
    sources: [paper('Stroebe and Schut, Death Studies 23(3), 197-224', '1999', '10.1080/074811899201046')],
  },
  {
    id: 'machines-and-feelings',
    category: 'Technology',
    tags: ['analysis', 'voice', 'face', 'privacy', 'ai'],
    ...written,
    relatedTool: 'vichaar',
    sources: [who('guidance on large multi-modal models', '2024-01-18', 'publications/i/item/9789240084759')],
  },
] as const satisfies readonly Article[]

export type ArticleId = (typeof articles)[number]['id']
