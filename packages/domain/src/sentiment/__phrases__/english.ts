import { type PhraseSet, phrasesOf } from './phrase'

export const english: PhraseSet = {
  tuning: phrasesOf(`
    + I am feeling really happy today, my results came and I passed. #happy
    + Finally finished my project and I feel so relieved. #relieved
    + My mother called and I felt so loved. #loved
    + I slept well last night and woke up fresh.
    + I am grateful for my friends, they stood by me. #grateful
    + I got the job! I'm over the moon. #happy
    + I am no longer anxious about speaking in class.
    + The medicine is helping and I feel much better.
    + Nothing to worry about, all is under control now.
    + I'm proud of how I handled my manager today. #proud
    + It was not as bad as I feared, I actually enjoyed it. #happy
    + I was very tense in the morning but now I feel calm. #calm
    + Went for a walk with papa, it was so peaceful. #calm
    + cant wait for diwali holidays!! #excited
    + gud day today, frnds came home n we laughed a lot
    + I am hopeful that things will get better this year. #hopeful
    + I don't feel lonely anymore since I joined the music class.
    + I couldn't be happier with my new hostel room. #happy
    + I am not stressed at all, exams went well.
    + My anxiety has reduced a lot after yoga.
    + Even though work is hectic, I am enjoying it. #happy
    + My boss praised me in front of everyone 😊
    + I feel confident about tomorrow's interview. #confident
    + I believe I can do this. #confident
    + My little sister makes me smile every day. #happy
    - I am so stressed about my exams, I can't sleep. #stressed
    - I feel like nobody understands me. #lonely
    - Head is eating since morning, full tension. #stressed
    - I'm fully drained, no energy to do anything. #tired
    - I am not happy with my life. #sad
    - I used to enjoy painting, now nothing interests me.
    - I failed again and my parents are disappointed. #disappointed
    - My mood is off since yesterday. #sad
    - I am having too much tension about my job. #anxious
    - I can't concentrate on anything these days.
    - I don't have anyone to talk to. #lonely
    - I keep thinking what if I lose my job. #anxious
    - My boyfriend broke up with me and I cry every night. #sad
    - I feel guilty for shouting at my mother. #guilty
    - I am fed up of this office politics. #frustrated
    - I wish I could be happy like others.
    - Everyone thinks I am fine but I am falling apart.
    - The party was good but I felt so alone there. #lonely
    - I'm burnt out. #tired
    - I have no interest in going to college.
    - My in-laws keep taunting me and I feel so hurt. #hurt
    - I did not get enough sleep and I'm irritated with everyone. #frustrated
    - It is hard to get out of bed in the morning.
    - I am scared of what will happen in the results. #afraid
    - There is so much pressure from my family to get married. #stressed
    - My heart beats fast and my hands shake before every presentation. #anxious
    - My salary is over and the EMI is due, I am worried. #anxious
    - I feel ashamed of my body. #ashamed
    - I am not good enough for anyone.
    - I hate how my father compares me with my cousin. #angry
    - not feeling good today, bit low
    - nothing is going right in my life
    - Its not that I am lazy, I just have no energy. #tired
    - i feel so depresed n alone 😭 #sad lonely
    - I can't stop crying since he left. #sad
    - Nobody cares whether I eat or not. #lonely
    - I am jealous of my friend because she got placed. #jealous
    - Home is peaceful, but office is killing me.
    0 I have a meeting at 3 pm tomorrow.
    0 I took the bus to college today.
    0 We had rice and dal for lunch.
    0 I am studying commerce in second year.
    0 My brother lives in Pune and works in a bank.
    0 I woke up at seven and made tea.
    0 I am neither happy nor sad.
    0 The exam is on Monday at ten.
    0 I need to buy vegetables after work.
    0 It was an okay day, nothing special.
    0 Good morning, I wanted to ask about the timings.
    0 What is the difference between a psychologist and a psychiatrist?
    0 I will call my mother in the evening.
    0 Some days are good and some days are bad.
    0 I moved to Bangalore last year for my job.
    0 We watched a movie and came back home.
    0 I usually sleep at eleven.
    0 Today I attended two classes and went to the library.
    0 I work in a hospital as a nurse.
    0 My sister is getting married in December.
  `),
  heldOut: phrasesOf(`
    + My presentation went off smoothly and everyone clapped. #happy
    + After a long time I had a hearty laugh with my cousins. #happy
    + I feel lighter after sharing everything with my counsellor. #relieved
    + Papa hugged me and said he is proud of me. #loved
    + I am blessed to have such a caring husband. #grateful
    + The doctor said the reports are clear, such a relief! #relieved
    + I cleared the interview, feeling on top of the world. #happy
    + I am slowly getting better and I can see some light. #hopeful
    + I was worried for nothing, everything turned out fine.
    + My roommate cooked for me when I was ill, felt so cared for. #loved
    + I am not afraid of failing anymore.
    + Meditation has really calmed my mind. #calm
    + Although the week was tiring, I feel satisfied with my work.
    + I'm excited to start my new job next month. #excited
    + never felt this peaceful before #calm
    + sooo happyyy, finally got my visa!! #happy
    + My marks improved a lot and my teacher appreciated me.
    + I enjoyed my time at my grandmother's house. #happy
    + I can handle this, I have done harder things before. #confident
    + Thankful for this quiet Sunday with chai and a book. #grateful
    - I am exhausted from taking care of everyone. #tired
    - No matter what I do, it is never enough for my parents.
    - I lie awake the whole night thinking about money. #anxious
    - My chest feels tight whenever I think of the exam. #anxious
    - I have lost all hope. #hopeless
    - He shouted at me in front of the whole team, I felt humiliated. #hurt
    - I miss my old friends, I feel so left out here. #lonely
    - I don't enjoy anything these days.
    - They say I should be grateful, but I feel empty inside. #sad
    - I am tired of pretending to be okay. #tired
    - Marriage talks at home are suffocating me. #overwhelmed
    - I regret leaving my job. #disappointed
    - I'm terrified of losing my father. #afraid
    - Work is piling up and I can't cope. #overwhelmed
    - I feel like a burden on my family. #guilty
    - I can't focus in class, my mind keeps running.
    - Nobody wished me on my birthday. #lonely
    - I got angry for no reason and broke my phone. #angry
    - I am not able to trust people after what she did.
    - I feel useless sitting at home without a job. #hopeless
    - my mind is not at peace
    - i dont feel like doing anything
    - I was doing well until my breakup, now I am a mess.
    - My boss is toxic and I dread Mondays. #afraid
    - Neither my job nor my marriage gives me any joy.
    - I have not eaten properly for three days because of tension. #anxious
    0 I reached office at nine and left at six.
    0 I am writing this on my phone.
    0 My hostel is near the railway station.
    0 We shifted to a new flat in March.
    0 I have two brothers and one sister.
    0 The train leaves at half past five.
    0 I am preparing for the bank exam.
    0 Can you tell me what counselling means?
    0 My manager asked me to send the report by Friday.
    0 It rained in the afternoon so I stayed at home.
    0 I drink two cups of coffee daily.
    0 My cousin studies in Chennai.
    0 I am feeling the same as yesterday.
    0 I cooked dinner and washed the dishes.
  `),
}
