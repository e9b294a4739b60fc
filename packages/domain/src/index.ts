export * from './breath/breath-pattern'
export * from './breath/held-breath'
export { type CalendarEvent, type CalendarMethod, calendarFile } from './calendar/calendar-file'
export * from './conversation/index'
export * from './exercises/gaze-course'
export * from './exercises/hum-course'
export * from './exercises/hum-sound'
export * from './exercises/lamp-path'
export * from './exercises/muscle-course'
export * from './exercises/nidra-course'
export * from './exercises/sigh-course'
export * from './language'
export {
  averageOfDays,
  dayAfter,
  dayOf,
  type MoodDay,
  type MoodPoint,
  moodDays,
  toTenth,
} from './mood/mood-days'
export * from './mood/mood-trend'
export {
  checkPublicName,
  checkPublicText,
  type PublicTextReading,
  type PublicTextReason,
  type PublicTextVerdict,
  publicTextReasons,
} from './public-text'
export { replyIds } from './replies/reply-ids'
export * from './replies/reply-kind'
export { type ReplyContext, replyTo } from './replies/reply-to'
export { type TopicWord, topicsMax, topicWordList } from './resources/topic-word'
export { topicName, topicQuery, topicWords } from './resources/topic-words'
export * from './risk'
export * from './routines/routine-duration'
export { analyzeSentiment } from './sentiment/analyze-sentiment'
export { type EmotionFamily, emotionFamilies } from './sentiment/emotion-families'
export { dominantEmotionOf, emotionSharesOf } from './sentiment/emotion-shares'
export { emotionsFromWords } from './sentiment/emotions-from-words'
export * from './sentiment/feeling-words'
export { sentimentFromCounts, sentimentOf } from './sentiment/sentiment-from-counts'
export * from './sentiment/sentiment-result'
export { freeSlots, nextAvailable, type SlotQuestion, type WorkingHours } from './slots/free-slots'
export { nextTimeOfDay } from './slots/next-time-of-day'
export { startOfDay } from './slots/start-of-day'
export { readWorkingHours } from './slots/working-hours'
export { isSameClock } from './slots/zoned-time'
export * from './stress/stress-score'
export * from './sync/device-record'
export * from './sync/merge-write'
export * from './sync/record-version'
export { foldWord } from './text/fold-word'
export { languageOf } from './text/language-of'
export { type PastedChat, readPastedChat } from './text/pasted-chat'
export { type Token, tokensOf, wordsIn } from './text/tokens-of'
export {
  chooseSteadyTips,
  chooseTips,
  lightTips,
  steadyingTips,
  type TipContext,
  type TipId,
  tipIds,
} from './tips/choose-tips'
export { tipTopicsIn, warmTipTopics } from './tips/tip-topics-in'
export { type TipTopic, tipsOfTopics } from './tips/tips-of-topics'
export * from './voice/compare-voice'
export { measureVoice, type VoiceMeasure } from './voice/measure-voice'
