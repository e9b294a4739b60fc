import type { ReplyPhrases } from './reply-phrases'

export const english: ReplyPhrases = {
  'preset:anxiety': [
    'Managing anxiety / how can I manage my anxiety / tips for anxiety please / what helps with anxiety before a flight / how do I stop overthinking',
    'how to deal with anxiety / ways to calm anxiety at night / coping with anxiety / what can I do about my anxiety / how do I control anxious thoughts',
  ],
  'preset:stress': [
    'Stress relief / how to reduce stress / tips to handle stress / what are good ways to relieve stress / managing stress at home',
    'how do I deal with so much stress / stress management / how can I lower my stress / ways of coping with stress / how to get rid of tension',
  ],
  'preset:depression': [
    'Depression signs / what are the signs of depression / symptoms of depression / how do I know if I am depressed / what is depression',
    'am I depressed / early signs of depression / depression symptoms in young people / how to deal with depression / what does depression look like',
  ],
  'preset:breathing': [
    'Breathing exercises / show me a breathing exercise / how to breathe when I panic / deep breathing / box breathing',
    'can you teach me breathing techniques / pranayama for beginners / I want to try a breathing exercise / breathing exercises for anxiety / how do I do belly breathing',
  ],
  'preset:mindfulness': [
    'Mindfulness / what is mindfulness / how to practise mindfulness / mindfulness exercises / teach me mindfulness',
    'how do I start with mindfulness / I want to learn mindfulness / tell me about mindfulness / how to be more mindful / mindfulness tips',
  ],
  'preset:sleep': [
    'Better sleep / how can I sleep better / tips for sleep / how to fall asleep faster / how to improve my sleep',
    'ways to get better sleep / what helps you fall asleep / how do I get deep sleep / sleep hygiene / how to sleep well at night',
  ],
  'preset:boundaries': [
    'Setting boundaries / how do I set boundaries / healthy boundaries / how to say no / I need boundaries with my mother',
    'how can I set limits with my in laws / learning to say no / my boundaries are never respected / how to keep boundaries at work / why is it so hard to say no',
  ],
  'preset:connections': [
    'Building connections / how do I make friends / how to connect with people / meeting new people / how can I build connections',
    'ways to make friends in a new city / how to find friends as an adult / I want to connect with others / how do people make new friends / building friendships',
  ],
  'preset:need_therapy': [
    'When to seek therapy / do I need therapy / should I see a therapist / how do I know if I need therapy / when should someone see a psychologist',
    'is it time for me to see a counsellor, do I need one / when to go to a psychologist / should I talk to a therapist / when is therapy needed / is therapy for me',
  ],
  'preset:types_of_therapy': [
    'Types of therapy / what kinds of therapy are there / different types of therapy / what is CBT / which therapy is for me',
    'what type of therapy exists / tell me the kinds of therapy / types of counselling / explain CBT and DBT / what forms of therapy are there',
  ],
  'preset:exams': [
    'my board exams start tomorrow / exam stress / so scared of the exam results / I got low marks / I cannot study at all',
    'neet is in two weeks and I know nothing / my parents are angry about my marks / how do I handle exam pressure / semester results are coming / everyone compares my rank, my parents want jee',
  ],
  login: [
    'I forgot my password / I cannot log in / how do I delete my account / I think someone hacked me / the otp never comes',
    'login is not working for me / how to change my password / is my account secure / I am locked out / cannot sign in on my phone',
  ],
  greeting: [
    'hello / hi / hey there / good morning / namaste',
    'hii / hello mindmitra / good evening / heyy / hi there',
  ],
  how_are_you: [
    "how are you / how are you doing today / what's up / how's it going / how have you been",
    'how r u / how are things / whats up with you / how do you feel today / hows life',
  ],
  sad: [
    'I feel so sad / I am feeling down / I cry every night / I feel very lonely / I am not happy',
    'my heart is broken / I have been feeling low since Monday / nothing makes me happy now / I am so unhappy these days / today was a terrible day',
  ],
  positive: [
    'I am so happy / feeling good today / I had a great day / I feel much better now / I am excited about tomorrow',
    'today was wonderful / I am feeling great / I am doing well / I feel peaceful / so proud of what I did',
  ],
  help: [
    'I need help / can you help me / please support me / what should I do / I need someone to talk to',
    'help / I need some advice / please guide me / can I talk to someone / I do not know what to do',
  ],
  sleep: [
    'I cannot sleep / I lie awake until three / I keep having nightmares / insomnia again / I slept only two hours',
    "I haven't slept in days / I wake up at 4 every night / I am up all night / my sleep is ruined / bad dreams again",
  ],
  meditation: [
    'I want to meditate / guided meditation / is meditation hard / I tried vipassana / chanting calms the mind',
    'I meditate every morning / meditation does not come easy to me / can we do a body scan / any mantra for me / I began meditating in March',
  ],
  thanks: [
    'thank you / thanks a lot / thanks for your help / thx / much appreciated',
    'thank you so much / many thanks / ok thanks / that helped / I appreciate it',
  ],
  exercise: [
    'I went to the gym / yoga in the park / I want to start running / my workout was short / should I exercise daily',
    'I walk five kilometres, morning walk you know / cycling to the lake / which workout for beginners / I stopped going to the gym / stretching in the evening',
  ],
  about_bot: [
    'who are you / are you a robot / are you human / what is your name / what can you do',
    'am I talking to a real person / are you a bot / who made you / tell me about yourself / are you a doctor',
  ],
  relationships: [
    'my boyfriend ignores me / my wife and I argue / my mother never listens / we broke up / trouble in my marriage',
    'my husband does not talk to me / I had a fight with my best friend / my parents do not approve of him / my girlfriend left / I think my partner is cheating',
  ],
  work: [
    'my boss shouts at everyone / too many deadlines / I might lose my job / my colleagues gossip / work is too much',
    'I was fired last week / office politics all day / my manager piles on tasks / burnout / no promotion in three years',
  ],
  money: [
    'I cannot pay my rent / the loan is too big / I am broke / money is tight / my salary never lasts',
    'too many bills this month / I am in debt / the emi is due / I cannot afford the fees / we have no savings',
  ],
  self_care: [
    'self care ideas / I have no time for myself / I want to relax / I need a break / how about a hobby',
    'taking care of myself is the last thing on the list / I want some me time / how can I unwind / I ought to rest more / I want to be kinder to myself',
  ],
  physical_health: [
    'I have a headache / my back hurts / I have had fever for a week / my blood pressure is high / stomach ache again',
    'my migraine is back / I feel dizzy when I stand / the doctor changed my medicines / period cramps / my body aches',
  ],
  food: [
    'I have no appetite / I skipped breakfast / I eat too much at night / what to cook / always hungry',
    'I cannot stop eating sweets / I have not eaten since yesterday / is this diet any use / too much coffee / dinner was bland',
  ],
  therapy: [
    'I want a therapist / my therapist moved away / is counselling expensive / looking for a psychologist / my first therapy session',
    'where can I find a counsellor / I have seen a psychiatrist / therapy costs too much / do psychologists speak Tamil / I had counselling once',
  ],
  conditions: [
    'I have OCD / they say it is bipolar / I was diagnosed with ADHD / my panic attacks are back / living with PTSD',
    'I think I have social anxiety / borderline personality disorder / a panic attack in the bus / schizophrenia runs in the house / I have anxiety',
  ],
  generic: [
    'the sky over there / I went to Mysuru / it is raining again / my update is here / what a strange evening',
    'the bus came late / I painted the wall blue / this is it / nothing in particular / the theatre was full',
  ],
}
