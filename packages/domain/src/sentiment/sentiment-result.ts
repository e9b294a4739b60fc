/** The feelings that `analyzeSentiment` can name; none is ever reported that the words did not express. */
export const emotionLabels = [
  'happy',
  'calm',
  'relieved',
  'grateful',
  'hopeful',
  'proud',
  'confident',
  'excited',
  'loved',
  'sad',
  'lonely',
  'hurt',
  'hopeless',
  'disappointed',
  'guilty',
  'ashamed',
  'anxious',
  'stressed',
  'afraid',
  'overwhelmed',
  'angry',
  'frustrated',
  'jealous',
  'tired',
  'surprised',
  'neutral',
] as const

export type EmotionLabel = (typeof emotionLabels)[number]

/** The feelings among them that weigh on a person; the others lift, or stand in the middle. */
export const heavyFeelings: ReadonlySet<EmotionLabel> = new Set<EmotionLabel>([
  'sad',
  'lonely',
  'hurt',
  'hopeless',
  'disappointed',
  'guilty',
  'ashamed',
  'anxious',
  'stressed',
  'afraid',
  'overwhelmed',
  'angry',
  'frustrated',
  'jealous',
  'tired',
])

export const sentiments = ['positive', 'negative', 'neutral'] as const

export type Sentiment = (typeof sentiments)[number]

export const emotionScoreNames = ['calm', 'stressed', 'focused', 'distracted', 'energetic', 'tired'] as const

/** Six readings from 0 to 100 derived from the score by the specification's section 9; 50 means that the words say nothing either way. */
export type EmotionScores = Record<(typeof emotionScoreNames)[number], number>

export const topicNames = ['stress', 'anxiety', 'breathing', 'depression'] as const

/** How many words of each of the specification's keyword categories were found. */
export type TopicCounts = Record<(typeof topicNames)[number], number>

export const highlightReasons = [
  'negated',
  'intensified',
  'diminished',
  'after_contrast',
  'before_contrast',
  'past',
  'wished',
  'excepted',
  'compared',
  'of_others',
  'idiom',
  'emoji',
  'overruled',
  'together',
] as const

export type HighlightReason = (typeof highlightReasons)[number]

/** One counted stretch of the text. `start` and `end` are UTF-16 offsets into the text as it was given, end exclusive. */
export type Highlight = {
  start: number
  end: number
  /** What it counted as, after negation: 'not good' is negative. */
  effect: 'positive' | 'negative'
  /** How much it counted: 1 for a plain word, 0 for one that is shown but not counted. */
  weight: number
  /** Why it counted as it did; empty for a plain word. A page strikes through a highlight that was `negated`. */
  reasons: HighlightReason[]
}

export type SentimentResult = {
  sentiment: Sentiment
  /** From -1 (all that was counted weighs) to 1 (all of it lifts); 0 also where nothing was counted. */
  score: number
  /** Count of words that lift, after negation. */
  positiveWords: number
  /** Count of words that weigh, after negation. */
  negativeWords: number
  wordCount: number
  emotionScores: EmotionScores
  /** Strongest first; `['neutral']` where no feeling was expressed. */
  emotions: EmotionLabel[]
  /** In the order of the text, never overlapping. */
  highlights: Highlight[]
  topics: TopicCounts
  isQuestion: boolean
  /** False where the text is too short, too little of it is known, or it is not clear which way it goes: then there is no more than a first impression. */
  enough: boolean
  /** Why it is not enough; null where it is. */
  notEnoughReason: 'few_words' | 'few_known_words' | 'unclear' | null
}
