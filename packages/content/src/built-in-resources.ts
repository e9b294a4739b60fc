import type { TopicWord } from '@maitri/domain'

/** The specification's keyword categories, with depression; 'default' where none of them was named. */
export const resourceCategories = ['stress', 'calm', 'anxiety', 'breath', 'depression', 'default'] as const

export type ResourceCategory = (typeof resourceCategories)[number]

export type BuiltInResource = {
  /** Its title and what it is stand in the messages, under `resources:built_in.<id>`. */
  id: string
  kind: 'text' | 'video'
  /** Who publishes it. */
  source: string
  country: 'IN' | 'international'
  link: string
  categories: readonly ResourceCategory[]
}

const every = resourceCategories

/**
 * What answers where no search on the web does, also offline: institutions and their lasting pages only, best first, Indian ones before
 * others. Desk-checked on 21 November 2026.
 */
export const builtInResources = [
  {
    id: 'tele_manas',
    kind: 'text',
    source: 'Ministry of Health and Family Welfare',
    country: 'IN',
    link: 'https://telemanas.mohfw.gov.in',
    categories: every,
  },
  {
    id: 'nimhans',
    kind: 'text',
    source: 'NIMHANS, Bengaluru',
    country: 'IN',
    link: 'https://nimhans.ac.in',
    categories: ['anxiety', 'depression', 'default'],
  },
  {
    id: 'manodarpan',
    kind: 'text',
    source: 'Ministry of Education',
    country: 'IN',
    link: 'https://manodarpan.education.gov.in',
    categories: ['stress', 'default'],
  },
  {
    id: 'yoga_institute',
    kind: 'text',
    source: 'Morarji Desai National Institute of Yoga',
    country: 'IN',
    link: 'https://yogamdniy.nic.in',
    categories: ['calm', 'breath'],
  },
  {
    id: 'live_love_laugh',
    kind: 'text',
    source: 'The Live Love Laugh Foundation',
    country: 'IN',
    link: 'https://www.thelivelovelaughfoundation.org',
    categories: ['stress', 'anxiety', 'depression', 'default'],
  },
  {
    id: 'white_swan',
    kind: 'text',
    source: 'White Swan Foundation',
    country: 'IN',
    link: 'https://www.whiteswanfoundation.org',
    categories: ['stress', 'calm', 'anxiety', 'depression', 'default'],
  },
  {
    id: 'icall',
    kind: 'text',
    source: 'Tata Institute of Social Sciences',
    country: 'IN',
    link: 'https://icallhelpline.org',
    categories: ['anxiety', 'depression', 'default'],
  },
  {
    id: 'sangath',
    kind: 'text',
    source: 'Sangath, Goa',
    country: 'IN',
    link: 'https://sangath.in',
    categories: ['depression', 'default'],
  },
  {
    id: 'who_times_of_stress',
    kind: 'text',
    source: 'World Health Organization',
    country: 'international',
    link: 'https://www.who.int/publications/i/item/9789240003927',
    categories: ['stress', 'calm', 'anxiety', 'default'],
  },
  {
    id: 'who_stress',
    kind: 'text',
    source: 'World Health Organization',
    country: 'international',
    link: 'https://www.who.int/news-room/questions-and-answers/item/stress',
    categories: ['stress'],
  },
  {
    id: 'medlineplus_stress',
    kind: 'text',
    source: 'MedlinePlus',
    country: 'international',
    link: 'https://medlineplus.gov/stress.html',
    categories: ['stress'],
  },
  {
    id: 'nccih_relaxation',
    kind: 'text',
    source: 'NCCIH, National Institutes of Health',
    country: 'international',
    link: 'https://www.nccih.nih.gov/health/relaxation-techniques-what-you-need-to-know',
    categories: ['calm', 'breath'],
  },
  {
    id: 'nhs_breathing',
    kind: 'text',
    source: 'NHS',
    country: 'international',
    link: 'https://www.nhs.uk/mental-health/self-help/guides-tools-and-activities/breathing-exercises-for-stress/',
    categories: ['breath', 'calm'],
  },
  {
    id: 'who_anxiety',
    kind: 'text',
    source: 'World Health Organization',
    country: 'international',
    link: 'https://www.who.int/news-room/fact-sheets/detail/anxiety-disorders',
    categories: ['anxiety'],
  },
  {
    id: 'medlineplus_anxiety',
    kind: 'text',
    source: 'MedlinePlus',
    country: 'international',
    link: 'https://medlineplus.gov/anxiety.html',
    categories: ['anxiety'],
  },
  {
    id: 'who_depression',
    kind: 'text',
    source: 'World Health Organization',
    country: 'international',
    link: 'https://www.who.int/news-room/fact-sheets/detail/depression',
    categories: ['depression'],
  },
  {
    id: 'medlineplus_depression',
    kind: 'text',
    source: 'MedlinePlus',
    country: 'international',
    link: 'https://medlineplus.gov/depression.html',
    categories: ['depression'],
  },
  {
    id: 'ncert_channel',
    kind: 'video',
    source: 'NCERT, YouTube',
    country: 'IN',
    link: 'https://www.youtube.com/c/NCERTOFFICIAL',
    categories: ['stress', 'default'],
  },
  {
    id: 'ted_stress',
    kind: 'video',
    source: 'TED',
    country: 'international',
    link: 'https://www.ted.com/talks/kelly_mcgonigal_how_to_make_stress_your_friend',
    categories: ['stress'],
  },
  {
    id: 'ted_mindful_minutes',
    kind: 'video',
    source: 'TED',
    country: 'international',
    link: 'https://www.ted.com/talks/andy_puddicombe_all_it_takes_is_10_mindful_minutes',
    categories: ['stress', 'calm', 'breath'],
  },
  {
    id: 'ted_anxiety',
    kind: 'video',
    source: 'TED',
    country: 'international',
    link: 'https://www.ted.com/talks/olivia_remes_how_to_cope_with_anxiety',
    categories: ['anxiety'],
  },
  {
    id: 'who_black_dog',
    kind: 'video',
    source: 'World Health Organization, YouTube',
    country: 'international',
    link: 'https://www.youtube.com/watch?v=XiCrniLQGYc',
    categories: ['depression'],
  },
  {
    id: 'ted_depression',
    kind: 'video',
    source: 'TED',
    country: 'international',
    link: 'https://www.ted.com/talks/andrew_solomon_depression_the_secret_we_share',
    categories: ['depression'],
  },
  {
    id: 'ted_emotional_first_aid',
    kind: 'video',
    source: 'TED',
    country: 'international',
    link: 'https://www.ted.com/talks/guy_winch_why_we_all_need_to_practice_emotional_first_aid',
    categories: ['default', 'calm', 'anxiety', 'breath'],
  },
] as const satisfies readonly BuiltInResource[]

export type BuiltInResourceId = (typeof builtInResources)[number]['id']

const categoryOf: Partial<Record<TopicWord, ResourceCategory>> = {
  stress: 'stress',
  'exam stress': 'stress',
  'work stress': 'stress',
  overwhelm: 'stress',
  relaxation: 'calm',
  meditation: 'calm',
  yoga: 'calm',
  anxiety: 'anxiety',
  'panic attacks': 'anxiety',
  worry: 'anxiety',
  breathing: 'breath',
  depression: 'depression',
  'low mood': 'depression',
}

/** The keyword category of the first topic that has one. */
export function resourceCategory(topics: readonly TopicWord[]): ResourceCategory {
  for (const topic of topics) {
    const category = categoryOf[topic]
    if (category) return category
  }
  return 'default'
}

/** The built-in resources for these topics, in the register's order. */
export function chooseBuiltInResources(topics: readonly TopicWord[]) {
  const category = resourceCategory(topics)
  return builtInResources.filter(({ categories }) => (categories as readonly ResourceCategory[]).includes(category))
}
