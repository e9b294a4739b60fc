import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Language } from '../language'
import { analyzeSentiment } from './analyze-sentiment'
import { sentimentFromCounts } from './sentiment-from-counts'

const counts = (text: string, language: Language = 'en') => {
  const { positiveWords, negativeWords } = analyzeSentiment(text, language)
  return [positiveWords, negativeWords]
}

test.each([
  ['I am happy', 1, 0],
  ['I am not happy', 0, 1],
  ["I don't think I will ever be happy", 0, 1],
  ['I am never calm or hopeful', 0, 2],
  ['Not only good but great', 2, 0],
  ['I am no longer anxious', 1, 0],
  ['It was not as bad as I feared', 1, 0],
  ['I used to be happy', 0, 1],
  ['I wish I was happy', 0, 1],
  ["Couldn't be happier", 1, 0],
  ['Neither happy nor sad', 0, 0],
  ['I cannot sleep and I have no friends', 0, 2],
  ['My stress has reduced', 1, 0],
  ['I sleep at ten', 0, 0],
])('%s counts %i lifting and %i weighing', (text, positive, negative) => {
  expect(counts(text)).toEqual([positive, negative])
})

test.each([
  ['hi', 'मुझे अच्छा नहीं लग रहा', 'negative'],
  ['hi', 'मुझे कोई परेशानी नहीं है', 'positive'],
  ['mr', 'मला बरं वाटत नाही', 'negative'],
  ['mr', 'मला भीती वाटत नाही', 'positive'],
  ['gu', 'હું ખુશ નથી', 'negative'],
  ['gu', 'મને ડર નથી', 'positive'],
  ['bn', 'আমি খুশি নই', 'negative'],
  ['bn', 'আমার ভয় নেই', 'positive'],
  ['ta', 'நன்றாக இல்லை', 'negative'],
  ['ta', 'எனக்கு பயம் இல்லை', 'positive'],
  ['te', 'నేను సంతోషంగా లేను', 'negative'],
  ['te', 'నాకు భయం లేదు', 'positive'],
  ['kn', 'ನಾನು ಸಂತೋಷವಾಗಿಲ್ಲ', 'negative'],
  ['kn', 'ನನಗೆ ಭಯ ಇಲ್ಲ', 'positive'],
  ['en', 'accha nahi lag raha', 'negative'],
  ['en', 'mujhe koi tension nahi hai', 'positive'],
] as const)('in %s, "%s" is read after its negation', (language, text, sentiment) => {
  expect(analyzeSentiment(text, language).sentiment).toBe(sentiment)
})

test.each([
  ['en', 'The party was good but I felt lonely', 'negative'],
  ['en', 'Although I was tired, I am happy', 'positive'],
  ['en', 'I am happy despite the stress', 'positive'],
  ['hi', 'कल मैं दुखी था लेकिन आज खुश हूँ', 'positive'],
  ['ta', 'வேலை நல்லது ஆனால் கவலையாக இருக்கிறது', 'negative'],
  ['te', 'పని బాగుంది కానీ ఒంటరిగా ఉంది', 'negative'],
  ['kn', 'ಕೆಲಸ ಚೆನ್ನಾಗಿದೆ ಆದರೆ ಬೇಜಾರು', 'negative'],
  ['bn', 'কাজ ভালো কিন্তু আমি একা', 'negative'],
  ['mr', 'काम चांगले आहे पण मी दुःखी आहे', 'negative'],
  ['gu', 'કામ સારું છે પણ હું દુઃખી છું', 'negative'],
  ['en', 'kaam accha hai lekin main akela hoon', 'negative'],
] as const)('in %s, what follows the contrast in "%s" decides', (language, text, sentiment) => {
  expect(analyzeSentiment(text, language).sentiment).toBe(sentiment)
})

test('a word overruled by a contrast is shown and not counted', () => {
  const text = 'The party was good but I felt lonely'
  expect(analyzeSentiment(text, 'en').highlights).toEqual([
    { start: 14, end: 18, effect: 'positive', weight: 0, reasons: ['before_contrast'] },
    { start: 30, end: 36, effect: 'negative', weight: 1, reasons: ['after_contrast'] },
  ])
})

test.each([
  ['I am over the moon', 'positive', 'happy'],
  ['I am so fed up', 'negative', 'frustrated'],
  ['Burnt out', 'negative', 'tired'],
  ['I am falling apart', 'negative', 'sad'],
  ['head is eating', 'negative', 'stressed'],
  ['dil bhaari hai', 'negative', 'sad'],
  ["can't wait for Diwali", 'positive', 'excited'],
  ['😭', 'negative', 'sad'],
  ['so happpyyyy', 'positive', 'happy'],
  ['v tensed n wrried', 'negative', 'anxious'],
  ['depresed', 'negative', 'sad'],
] as const)('"%s" is %s and says %s', (text, sentiment, emotion) => {
  const result = analyzeSentiment(text, 'en')
  expect(result.sentiment).toBe(sentiment)
  expect(result.emotions).toContain(emotion)
})

test('only feelings that were expressed are named, the strongest first', () => {
  expect(analyzeSentiment('I took the bus', 'en').emotions).toEqual(['neutral'])
  expect(analyzeSentiment('I am not anxious', 'en').emotions).toEqual(['neutral'])
  expect(analyzeSentiment('I am a bit tired, and very very lonely. So lonely.', 'en').emotions).toEqual([
    'lonely',
    'tired',
  ])
})

test('the language is only a hint: any script is read under any interface', () => {
  for (const language of ['en', 'ta', 'gu'] as const) {
    expect(analyzeSentiment('मैं बहुत उदास हूँ', language).emotions).toContain('sad')
    expect(analyzeSentiment('main bahut udaas hoon', language).emotions).toContain('sad')
    expect(analyzeSentiment('I am very sad', language).emotions).toContain('sad')
  }
})

test('a question about a feeling does not say one', () => {
  for (const text of [
    'What is anxiety?',
    'tell me about symptoms of depression',
    'தனிமை என்றால் என்ன',
    'तनाव के लक्षण क्या हैं?',
  ]) {
    expect(analyzeSentiment(text, 'en')).toMatchObject({ sentiment: 'neutral', emotions: ['neutral'] })
  }
  expect(analyzeSentiment('What is happening to me, I am anxious', 'en').emotions).toEqual(['anxious'])
})

test.each([
  'great, another sleepless night',
  'Oh lovely. Another night of shouting',
  'i love being ignored',
  'I just love it when they shout at me',
  'what a wonderful day to be yelled at',
  'best day ever, I was fired',
  'wow thanks for nothing',
])('irony is not taken at its word: %s', (text) => {
  expect(analyzeSentiment(text, 'en')).toMatchObject({ sentiment: 'negative', positiveWords: 0 })
})

test.each([
  'I love being with my dog',
  'what a wonderful day',
  'Great, the fever is gone',
  'thanks a lot, it saved my day',
])('praise that is meant is not taken for irony: %s', (text) => {
  expect(analyzeSentiment(text, 'en').sentiment).not.toBe('negative')
})

test('keyword categories are counted, also where the word is negated', () => {
  expect(analyzeSentiment('No stress today, but anxiety. I cannot breathe, I feel depressed', 'en').topics).toEqual({
    stress: 1,
    anxiety: 1,
    breathing: 1,
    depression: 1,
  })
})

test.each([
  ['Is this normal?', true],
  ['tell me how to sleep', true],
  ['I need ways to relax', true],
  ['help me', true],
  ['can you listen', true],
  ['I showed him the whatsapp photo', false],
  ['मैं क्या करूँ', true],
  ['main kya karu', true],
  ['நான் என்ன செய்வது', true],
  ['I am fine.', false],
  ['Am I depressed', true],
  ['so is it my fault', true],
  ['Can I stop taking my tablets', true],
  ['why do I wake up at 3', true],
  ['how long does this last', true],
  ["i don't know what to do", true],
  ['does it get better', true],
  ['Just what I needed', false],
  ['what a day', false],
  ['How nice of him to call', false],
  ['I wonder why she left', false],
  ['that is how it always was', false],
  ['did it again today', false],
  ['when I come home nobody talks', false],
  ['I know what I want', false],
])('"%s" is a question: %s', (text, isQuestion) => {
  expect(analyzeSentiment(text, 'en').isQuestion).toBe(isQuestion)
})

test.each([
  ['en', 'Am I depressed', true],
  ['en', 'is this normal after a breakup', true],
  ['en', 'how do I stop thinking about him', true],
  ['en', 'what should I do when my chest feels tight', true],
  ['en', 'can therapy help with anger', true],
  ['en', 'why do I wake up at 3', true],
  ['en', 'should I see a doctor', true],
  ['en', 'who can I talk to', true],
  ['en', 'where do I find a counsellor in Pune', true],
  ['en', 'does meditation work', true],
  ['en', 'how long does grief last', true],
  ['en', 'I am so tired. What helps?', true],
  ['en', 'do I need help', true],
  ['en', 'could this be anxiety', true],
  ['en', 'ways to calm down before an exam', true],
  ['en', 'tell me how to sleep better', true],
  ['en', 'will it get better', true],
  ['hi', 'क्या मुझे डिप्रेशन है', true],
  ['hi', 'नींद क्यों नहीं आती', true],
  ['hi', 'गुस्सा कैसे कम करूं', true],
  ['hi', 'किससे बात करूँ', true],
  ['hi', 'मुझे क्या करना चाहिए', true],
  ['hi', 'kya mujhe depression hai', true],
  ['hi', 'neend kaise aaye', true],
  ['hi', 'kya karu samajh nahi aata kya karun', true],
  ['hi', 'main kyun rota rehta hoon', true],
  ['hi', 'kisse baat karu', true],
  ['mr', 'मला नैराश्य आलंय का', true],
  ['mr', 'झोप का येत नाही', true],
  ['mr', 'राग कसा कमी करू', true],
  ['mr', 'मी काय करू', true],
  ['mr', 'कोणाशी बोलू', true],
  ['gu', 'શું મને ડિપ્રેશન છે', true],
  ['gu', 'ઊંઘ કેમ નથી આવતી', true],
  ['gu', 'ગુસ્સો કેવી રીતે ઓછો કરું', true],
  ['gu', 'હું શું કરું', true],
  ['gu', 'કોની સાથે વાત કરું', true],
  ['bn', 'আমি কি ডিপ্রেশনে আছি', true],
  ['bn', 'ঘুম কেন আসে না', true],
  ['bn', 'রাগ কীভাবে কমাব', true],
  ['bn', 'আমি কী করব', true],
  ['bn', 'কার সঙ্গে কথা বলব', true],
  ['ta', 'எனக்கு மனச்சோர்வா', true],
  ['ta', 'ஏன் தூக்கம் வரவில்லை', true],
  ['ta', 'கோபத்தை எப்படிக் குறைப்பது', true],
  ['ta', 'நான் என்ன செய்வது', true],
  ['ta', 'யாரிடம் பேசலாம்', true],
  ['te', 'నాకు డిప్రెషన్ ఉందా', true],
  ['te', 'నిద్ర ఎందుకు రావడం లేదు', true],
  ['te', 'కోపం ఎలా తగ్గించుకోవాలి', true],
  ['te', 'నేను ఏం చేయాలి', true],
  ['te', 'ఎవరితో మాట్లాడాలి', true],
  ['kn', 'ನನಗೆ ಖಿನ್ನತೆ ಇದೆಯಾ', true],
  ['kn', 'ನಿದ್ದೆ ಯಾಕೆ ಬರುತ್ತಿಲ್ಲ', true],
  ['kn', 'ಕೋಪ ಹೇಗೆ ಕಡಿಮೆ ಮಾಡಲಿ', true],
  ['kn', 'ನಾನು ಏನು ಮಾಡಲಿ', true],
  ['kn', 'ಯಾರ ಜೊತೆ ಮಾತಾಡಲಿ', true],
  ['en', 'Just what I needed', false],
  ['en', 'What a day', false],
  ['en', 'That is how it goes', false],
  ['en', 'I know what to do now', false],
  ['en', 'When I come home nobody asks', false],
  ['en', 'Why me, I said, and then laughed', false],
  ['en', 'I told her how much I love her', false],
  ['en', 'What matters is that we talked', false],
  ['en', 'How I miss that house', false],
  ['en', 'She asked what was wrong and I had no answer', false],
  ['en', 'I wonder at how calm the sea is', false],
  ['en', 'Who knew that tea could help', false],
  ['en', 'Whatever happens I will go', false],
  ['en', 'I have what I need', false],
  ['en', 'Where I live it rains all day', false],
  ['hi', 'क्या दिन था आज', false],
  ['hi', 'उसने पूछा कि क्या हुआ और मैं चुप रहा', false],
  ['hi', 'जो हुआ सो हुआ', false],
  ['hi', 'जब घर आता हूँ तो कोई नहीं होता', false],
  ['hi', 'कितना अच्छा लगा आज', false],
  ['hi', 'kya din tha yaar', false],
  ['hi', 'jo hua so hua', false],
  ['hi', 'jab ghar aata hoon koi nahi hota', false],
  ['hi', 'usne poocha kya hua aur main chup raha', false],
  ['mr', 'काय दिवस होता आज', false],
  ['mr', 'जे झालं ते झालं', false],
  ['mr', 'मी घरी आलो की कोणी नसतं', false],
  ['mr', 'किती छान वाटलं', false],
  ['gu', 'કેવો દિવસ હતો આજે', false],
  ['gu', 'જે થયું તે થયું', false],
  ['gu', 'કેટલું સારું લાગ્યું', false],
  ['bn', 'কী সুন্দর দিন ছিল', false],
  ['bn', 'যা হয়েছে হয়েছে', false],
  ['bn', 'কত ভালো লাগল', false],
  ['ta', 'என்ன ஒரு நாள்', false],
  ['ta', 'நடந்தது நடந்துவிட்டது', false],
  ['ta', 'எவ்வளவு நன்றாக இருந்தது', false],
  ['te', 'ఎంత మంచి రోజు', false],
  ['te', 'జరిగింది జరిగిపోయింది', false],
  ['te', 'ఏం రోజు ఇది, బాగుంది', false],
  ['kn', 'ಎಂಥ ದಿನ ಇವತ್ತು', false],
  ['kn', 'ಆದದ್ದು ಆಯಿತು', false],
  ['kn', 'ಎಷ್ಟು ಚೆನ್ನಾಗಿತ್ತು', false],
] as const)('in %s "%s" is a question: %s', (language, text, isQuestion) => {
  expect(analyzeSentiment(text, language).isQuestion).toBe(isQuestion)
})

test('nineteen words are a first impression, and so are twenty of which none says a feeling', () => {
  const nineteen = 'I am sad and tired because my work at the office is too much and nobody listens to me'
  expect(analyzeSentiment(nineteen, 'en')).toMatchObject({ wordCount: 19, enough: false, notEnoughReason: 'few_words' })
  expect(analyzeSentiment(`${nineteen} there`, 'en')).toMatchObject({
    wordCount: 20,
    enough: true,
    notEnoughReason: null,
  })
  const plain = 'qwe asd zxc '.repeat(8)
  expect(analyzeSentiment(plain, 'en')).toMatchObject({ enough: false, notEnoughReason: 'few_known_words' })
})

const spoken = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'not',
        'happy',
        'but',
        'sad',
        'never',
        '.',
        ',',
        'very',
        'नहीं',
        'अच्छा',
        'लेकिन',
        'இல்லை',
        'சோகமாக',
        '😭',
        'used to',
        'wish',
        'hai',
        'although',
        'no longer',
        "can't",
        'sleep',
        'except me',
        'than me',
        'everyone else',
        'and i',
        'once',
        'would',
        'if',
      ),
      fc.string({ unit: 'binary', maxLength: 8 }),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(' '))

test('whatever is said, the score is the formula over the counts and the highlights lie apart inside the text', () => {
  fc.assert(
    fc.property(spoken, (text) => {
      const result = analyzeSentiment(text, 'en')
      expect(result).toMatchObject(sentimentFromCounts(result.positiveWords, result.negativeWords))
      const counted = result.highlights.filter((highlight) => highlight.weight > 0)
      expect(counted.filter((highlight) => highlight.effect === 'positive')).toHaveLength(result.positiveWords)
      expect(counted.filter((highlight) => highlight.effect === 'negative')).toHaveLength(result.negativeWords)
      let end = 0
      for (const highlight of result.highlights) {
        expect(highlight.start).toBeGreaterThanOrEqual(end)
        expect(highlight.end).toBeGreaterThan(highlight.start)
        end = highlight.end
      }
      expect(end).toBeLessThanOrEqual(text.length)
    }),
  )
})

test.each([
  ['one letter', 'a'],
  ['one word', 'happy '],
  ['negations', 'not '],
  ['contrasts', 'good but sad '],
  ['openings of phrases', 'on top of the on cloud mood mood '],
  ['combining marks', '\u0301'],
  ['joiners', '👩\u200d'],
  ['apostrophes', "'a"],
  ['stems', 'மகிழ்ச்சியில்லாமல்'],
  ['colons', ":'"],
  ['exceptions', 'everyone is happy except me '],
  ['others', 'she is happy and i did not '],
  ['conditions', 'i would be happy if '],
  ['run-ons', 'i am happy i cried i am calm '],
])('time grows in step with the length of a text of %s', (_name, piece) => {
  // The processor's time, not the clock's: this machine may be busy.
  const timeOf = (length: number) => {
    const text = piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
    return Math.min(
      ...Array.from({ length: 5 }, () => {
        const before = process.cpuUsage()
        analyzeSentiment(text, 'en')
        const { user, system } = process.cpuUsage(before)
        return user + system
      }),
    )
  }
  timeOf(5_000)
  // Sixteen times the text: linear is 16, quadratic 256.
  expect(timeOf(80_000) / Math.max(timeOf(5_000), 500)).toBeLessThan(80)
})
