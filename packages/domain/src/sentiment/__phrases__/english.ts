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
    + I finally got a seat in my dream college and my parents are so happy. #happy
    + The interview went better than I expected.
    + I've been sleeping well and eating on time these days. #calm
    + My daughter said her first word today, I had tears of joy. #happy
    + I feel at peace after visiting the temple. #calm
    + I am thankful that my family supports me. #grateful
    + I am learning to be kind to myself.
    + Yesterday was tough but today I am feeling hopeful. #hopeful
    + I don't feel anxious about the results anymore.
    + I am looking forward to the weekend. #excited
    + My husband listens to me patiently, I feel understood. #loved
    + I completed all my pending work, what a relief. #relieved
    + I'm feeling strong and ready to face the exam. #confident
    + Things are finally falling into place.
    + My skin has cleared up and I feel confident. #confident
    + We had a lovely dinner with all my cousins.
    + I scored 92 percent, mummy distributed sweets.
    + I made new friends in the hostel and I am not alone now.
    + My manager appreciated my work in the team meeting.
    + I feel light and fresh after the morning walk. #calm
    + I can breathe easily now, the panic has gone. #calm
    + Not a single worry in my mind today.
    + Today I laughed so much that my stomach hurt.
    + No tension at all, I am chilling.
    + I love spending time with my grandparents.
    + I am satisfied with how my life is going.
    + I have never been so proud of myself. #proud
    + The therapy sessions are really helping me.
    + I got my salary hike, feeling awesome.
    + My baby is healthy, thank god. #relieved
    - I am worried sick about my mother's operation. #anxious
    - I have been crying since morning. #sad
    - My mind is not working at all.
    - I feel suffocated in this house. #overwhelmed
    - I don't see any future for myself. #hopeless
    - I am scared to go to school because they bully me. #afraid
    - My parents fight every night and I can't study. #angry
    - I couldn't clear NEET for the second time. #disappointed
    - Everyone is moving ahead and I am stuck in the same place. #hopeless
    - I feel heavy in my chest. #sad
    - I eat too much when I am stressed and then I hate myself. #stressed
    - I have lost interest in everything. #sad
    - I am sick of being compared to my brother. #frustrated
    - I don't feel like talking to anybody.
    - I am having panic attacks at night. #anxious
    - My friends went for a trip without telling me, I felt so bad. #sad
    - I'm dead tired after the night shift. #tired
    - My father doesn't trust me with anything.
    - I lost my job last month and I haven't told anyone at home.
    - My boss keeps dumping work on me.
    - I'm drowning in debt and EMI. #stressed
    - I get irritated over small things. #frustrated
    - I miss my mom so much, she passed away last year. #sad
    - What if I fail again? #anxious
    - I don't deserve to be loved.
    - Nothing makes me happy now.
    - I am forced to marry someone I don't love.
    - My head is paining and I couldn't sleep whole night. #tired
    - I feel guilty for not being able to support my family. #guilty
    - It feels like everyone is judging me.
    - I keep checking my phone, waiting for his message, but he never replies.
    - I'm no good at anything.
    - I have too much on my plate right now. #stressed
    - Living alone in a new city is hard.
    - I am under a lot of pressure from my in-laws. #stressed
    - i am so done with everything
    - I feel numb, like I'm not even here. #sad
    - I can't remember the last time I smiled.
    - My confidence is zero.
    - I am always tired and my body aches. #tired
    - Nobody in my family takes my problems seriously.
    - I shout at my kids and then regret it.
    - I got less marks even after studying so hard. #disappointed
    - I feel ignored by my own friends. #lonely
    - My stomach is in knots before every viva. #anxious
    0 I have an exam tomorrow at nine.
    0 I live with my parents and my younger brother.
    0 I had idli for breakfast and went to work.
    0 I joined a new company in June.
    0 My appointment is on Thursday.
    0 I am sitting in the balcony and typing this.
    0 The doctor asked me to come again next week.
    0 I watched a cricket match with my father.
    0 I usually take the metro to office.
    0 I am thinking about which course to choose.
    0 I came home at eight and had dinner.
    0 Today is Tuesday and I have two meetings.
    0 I use my phone for two hours a day.
    0 My son goes to school in the morning.
    0 I went to the bank to open an account.
    0 It was a regular day at work.
    0 I am not sure what to write here.
    0 I feel okay, neither good nor bad.
    0 I read about meditation in the newspaper.
    0 My friend called me and we talked about the project.
    - So basically from last one month I am not able to sleep properly, my exams are coming and I keep thinking that I will fail, my parents have spent so much money on coaching and I feel like I will let them down. #anxious
    - I don't know what is happening with me, I just sit in my room the whole day, I don't feel like eating, my friends call me but I don't pick up, everything feels so heavy. #sad
    - Office is going very hectic, my manager is giving me deadline after deadline and even on Sunday he is calling, I have no time for my family and I am fully exhausted. #stressed tired
    + These days I am doing yoga every morning and I can see the difference, I sleep better, I don't get angry so easily and my mind feels calm. #calm
    + I was really scared before the interview, my hands were shaking, but it went really well and they selected me, I am so happy and relieved. #happy relieved
    - After marriage I shifted to Gurgaon and I don't know anyone here, my husband comes late and I am alone the whole day, I miss my parents a lot. #lonely
    0 Today I woke up at six, took bath, had breakfast and left for college, we had three lectures and one practical, then I came back by bus.
    + Last year was terrible because I lost my job, but now I have a better job and my family is happy. #happy
    - Earlier I was very confident, now I doubt myself in everything. #ashamed
    + My depression is much better than before, I am able to enjoy small things. #happy
    - It's not like I hate my job, but I am exhausted every single day. #tired
    + I am not saying everything is perfect, but I am at peace with myself. #calm
    - Yaar I am totally fed up, nobody listens to me in this house. #frustrated
    - People say time heals everything but it has been two years and it still hurts. #hurt
    - I can't even smile properly these days.
    + I have no regrets.
    + There is nothing to be afraid of, I told myself, and I did it. #proud
    - I don't find happiness in anything.
    - Nothing seems right.
    + I won the debate competition and my teacher hugged me! #proud
    - My result was worse than I thought.
    + It wasn't easy but I managed it.
    - I'm not as happy as I pretend to be.
    - Without my medicines I get so anxious. #anxious
    + Without any tension I finished my paper.
    - The more I try, the more I fail. #disappointed
    + I finally told my parents the truth and they accepted me. #relieved
    - I am scared that my husband will leave me. #afraid
    - I always feel inferior to my colleagues because of my English. #ashamed
    - Sometimes I feel why am I even working so hard.
    + i am so grateful to god for everything, my son is recovering #grateful
    - I haven't been myself lately.
    - I don't have the courage to tell my father that I failed.
    + Got selected in TCS yaar, party tonight!! #excited
    - My mother-in-law keeps finding faults in whatever I do.
    - There's a constant fear that something bad will happen. #afraid
    - I'm hardly getting any sleep because of the baby. #tired
    + Hardly any stress at work these days.
    - I feel like running away from everything.
    - I think I'm having a breakdown.
    + I'm getting my life back on track. #hopeful
    - Feeling low since morning, don't know why. #sad
    - Mood off yaar. #sad
    - My salary is not enough to run the house.
    - I feel like a failure. #ashamed
    0 I am a housewife and I have two kids, one is in fifth standard and the other is in second.
    0 My exam got postponed to next month.
    0 We are planning to visit our village in May.
    0 The class starts at eight and ends at two.
    0 I wrote three pages of my assignment today.
    0 I have been working in this company for five years.
    0 I am just checking how this app works.
    0 My father retired from the railways.
    + I'm okay now, things are better.
    + My appetite is back and I feel like myself again.
    + The sun was out and I sat on the terrace with chai, it was bliss. #happy
    - I was happy until he left.
    - Instead of being happy for my friend I feel jealous. #jealous
    - I am overthinking everything and my chest feels tight. #anxious
    - He doesn't love me anymore.
    - I feel trapped in this marriage. #hopeless
    + I feel free.
    + My friend surprised me on my birthday, best day ever! #happy surprised
    - I am shocked that he lied to me. #surprised
    - The pain is unbearable. #overwhelmed
    + The pain is gone.
    - I can't take this anymore. #hopeless
    + I can't stop smiling today. #happy
    - I'm not in a good mood. #sad
    - I'm not feeling well since two days.
    - My brain is fried.
    - Nobody wants to be my friend. #lonely
    + I went for a run and it cleared my head.
    + My brother came from abroad after two years and we talked all night.
    + I topped my class! #proud
    + I have started journaling and it helps me a lot.
    + After the breakup I was broken but now I have moved on.
    + I am finally out of debt. #relieved
    + I felt nervous at first but the speech went great.
    + I can see a lot of improvement in myself.
    + My kids gave me a card on Mother's day, so sweet.
    + I am enjoying my own company these days. #happy
    + The doctor told me that everything is normal.
    + I have a supportive team at work. #loved
    + I got a full marks in maths.
    + For the first time in months I woke up without fear.
    + I am at peace with my decision. #calm
    + My mind is clear and I could finish my chapter. #calm
    + I feel blessed. #grateful
    + I stopped worrying about what people say.
    + I was worried for no reason, it went smoothly.
    + I am recovering from my surgery and feeling stronger each day. #hopeful
    + I am so thankful to my teacher who believed in me. #grateful
    + It feels good to be home. #happy
    + I forgave my father and it feels like a big burden is gone. #relieved
    + I don't take tension anymore.
    + Rain, chai and pakoras with family, what else do I need.
    + Work pressure is there but I can manage it. #confident
    + Today I feel much lighter than yesterday. #relieved
    + I am no more scared of my boss.
    + I am the happiest person today. #happy
    + I feel motivated to study. #confident
    + My husband and I resolved our fight.
    + I did it!! I finally did it. #proud
    + I feel loved and wanted. #loved
    + Nothing can bring me down today.
    + I'm not worried at all.
    + I'm far better than last month.
    - I feel like crying. #sad
    - I feel nothing.
    - I am so confused about my career. #anxious
    - My heart is broken. #sad
    - I'm unhappy with my looks.
    - I keep comparing myself with others on Instagram.
    - I get scared at night when I am alone. #afraid
    - My health is getting worse.
    - My family is not supporting me.
    - I am disappointed in myself. #disappointed
    - I'm scared to tell my parents. #afraid
    - I feel so small in front of my classmates. #ashamed
    - She stopped talking to me without any reason.
    - I have been through a lot this year.
    - Everything is going wrong.
    - I wasn't selected for the team. #disappointed
    - There is no happiness in my life.
    - I was not able to help my friend when he needed me.
    - I keep making the same mistakes.
    - Life has become so boring. #frustrated
    - I am in a toxic relationship.
    - The noise in my hostel is driving me crazy.
    - I'm scared, lonely and tired. #afraid lonely tired
    - I couldn't say goodbye to my grandfather.
    - I ate alone again in the canteen today.
    0 I want to know about your timings.
    0 I have to submit my project next week.
    0 Let me tell you about my family.
    0 I am twenty two years old.
    0 My hobby is reading.
    0 I speak Tamil and English.
    0 I did my schooling in Kochi.
    0 The weather is cloudy today.
    0 I have a class at nine and then lunch with my cousin.
    0 I will try this later.
    0 I bought a shirt and two books.
    0 I was talking to my sister on phone.
    0 We had guests at home yesterday.
    0 I walk to the park every evening.
    0 My mother is a teacher in a government school.
    0 I am using this app for the first time.
    - I don't know where to start, since the last two weeks I have been waking up at three in the night and then I cannot go back to sleep, at work I make silly mistakes and my manager has started noticing, I feel like I am losing control. #tired
    - My son is in class ten and his boards are near, he just plays on his phone and I keep shouting at him, later I sit and cry because I feel I am a bad mother. #sad guilty
    + It has been a good week, I finished my assignment on time, my mother's sugar is under control and I even went for a movie with my friends after so long. #happy
    + I want to share that I have been sober for three months, my wife trusts me again and my kids play with me, I feel proud of how far I have come. #proud
    - I came to Bangalore for a job, my roommates have their own group and I just eat alone and go to sleep, weekends are the worst, I keep thinking about home. #lonely
    0 I get up at six, I go for a bath, I make breakfast for everyone, then I drop my daughter to school and go to my office which is in Andheri, I return by seven.
    - See, the problem is not my job, the problem is my husband, he doubts me for everything and checks my phone, I can't even talk to my own cousins.
    - Placements are going on and all my friends are placed, I am the only one left, every rejection mail makes me feel more useless. #hopeless
    + Earlier I used to get panic attacks in the metro but after doing the breathing exercises I travelled alone today and nothing happened, I am so relieved. #relieved
    - I lost my father in covid and since then I am taking care of my mother and sister, I never got time to cry also, sometimes I feel so empty and tired. #tired sad
    + Honestly I thought I would never get over him but now I hardly think about it and I am enjoying my dance classes. #happy
    - Doctor told that it is thyroid, I have gained so much weight and people pass comments, I don't feel like going to any function.
    0 So my question is what should I eat at night and at what time should I sleep.
    - how do i tell my parents that i failed, they will kill me #afraid
    - Feeling anxious about tomorrow's viva. #anxious
    - I am feeling very demotivated these days. #hopeless
    + Feeling blessed and grateful. #grateful
    + Feeling better after talking to you.
    - I had a fight with my best friend and she is not replying to my messages. #angry
    - Why is everything so hard for me
    - I am in a lot of pain.
    + I had an amazing time with my cousins in Goa.
    - I am not in the mood to do anything today.
    + Not gonna lie, I am really proud of this painting. #proud
    - Can't sleep, can't eat, can't think.
    - I am so nervous that I might throw up. #anxious
    + I have finally accepted myself the way I am.
    - People at work make fun of my accent. #hurt
    - My life is a mess.
    + My life is beautiful. #happy
    0 I just came back from the gym and now I'm having coffee.
    0 I have to choose between science and commerce.
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
