// English as it is typed in India. Own compilation, not yet read by a native speaker.
// How to write an entry: see `reply-words.ts`. Apostrophes do not matter: 'cant' is "can't" too.
import type { ReplyWords } from './reply-words'

export const english: ReplyWords = {
  presets: {
    anxiety: `
      managing|manage|manag*|control|controlling|handle|handling|reduce|reducing|overcome|overcoming|calm|ease .. anxiety|anxious|anxiousness,
      coping|cope|deal|dealing .. with .. anxiety, get|getting rid of .. anxiety, anxiety|anxious management|relief|tips|help|advice|control,
      how|what|ways|tips|techniques .. anxiety|anxious, stop being|feeling anxious, =anxiety, =my anxiety, =about anxiety,
      how|tips|ways .. stop worrying|overthinking, help with|for anxiety
    `,
    stress: `
      managing|manage|manag*|control|handle|handling|reduce|reducing|relieve|relieving|release|lower|beat|overcome .. stress|stressed|tension,
      coping|cope|deal|dealing .. with .. stress|tension, stress|tension relief|management|buster|busters|tips|reduction|control|release,
      how|what|ways|tips|techniques .. stress|stressed|tension, get rid of .. stress|tension, =stress, =stressed, =tension, help with|for stress,
      relief from stress|tension
    `,
    depression: `
      depression|depressed|depressive signs|symptoms|sign|symptom, signs|sign|symptoms|symptom|indicators .. depression|depressed|depressive,
      what is depression, what|how .. depression|depressed, am i depressed, whether|if i am|im depressed, =depression,
      coping|cope|deal|dealing .. with .. depression, managing|manage|overcome|overcoming .. depression, tips|ways .. depression, help with|for depression
    `,
    breathing: `
      breathing exercise|exercises|technique|techniques|practice|practices|pattern|method|methods|tips, breath exercise|exercises|work, breathwork,
      deep|box|belly|slow|square|calm breathing, how .. breathe|breathing, teach|show|guide .. breathe|breathing, pranayama, pranayam, anulom vilom,
      exercise|exercises|technique|techniques .. breathing|breath, 4 7 8, =breathing, =breathe, help .. breathe
    `,
    mindfulness: `
      what|how|ways|tips|why .. mindfulness|mindful, practice|practise|practicing|practising|try|learn|start|teach|explain .. mindfulness|mindful,
      mindfulness exercise|exercises|technique|techniques|practice|tips, =mindfulness, =mindful, being mindful, about mindfulness,
      stay|be|live in the .. present|moment
    `,
    sleep: `
      better sleep, improve|improving .. sleep, =good|deep|more sleep, how|ways|tips|what .. sleep|asleep, sleep better|well|faster|hygiene|tips|routine|schedule|advice,
      improve|improving my sleep, fall|falling asleep faster|quickly
    `,
    boundaries: `
      setting|set|sets|keep|keeping|make|build|create|need|draw|hold .. boundary|boundaries|limits, healthy|personal|my boundaries|boundary, boundaries, boundary,
      how|ways|learn|hard|difficult|cant|cannot .. say|saying|tell no|no*, say no to, saying no
    `,
    connections: `
      building|build|make|making|find|create|forming|deepen|strengthen .. connection|connections|friendship|friendships, connect|connecting with people|others|friends,
      make|making|find|finding .. friends, how|ways|tips .. friends|connection|connections|connect|socialise|socialize, meet|meeting|met new|more people, social connections,
      =connections, =connection, new friends, less lonely, stop being|feeling lonely
    `,
    need_therapy: `
      when .. therapy|therapist|counselling|counseling|counsellor|counselor|psychologist|psychiatrist, do|should|if|whether .. i .. need|see|seek|get|go|talk|visit .. therapy|therapist|counselling|counseling|counsellor|counselor|psychologist|psychiatrist,
      need for therapy, do i need professional help, when .. seek|get|need .. professional|help, signs .. need .. therapy|therapist|help, is therapy for me, is therapy right for me,
      how .. know .. therapy|therapist|counselling|counseling, seek therapy
    `,
    types_of_therapy: `
      types|type|kinds|kind|sorts|forms|varieties of .. therapy|therapies|therapist|therapists|counselling|counseling, different therapies|therapy, therapy|therapies types|options,
      which|what .. kind|kinds|type|types .. therapy|therapies|therapist, what is .. cbt|dbt|emdr, cbt, dbt, emdr, cognitive behavioral|behavioural therapy, which therapy, psychotherapy types
    `,
    exams: `
      exam, exams, examination, examinations, board|boards results|result|exam|marks, jee, neet, upsc, gate exam, cgpa, my marks, low marks, bad marks, marks, semester|sem results, entrance test,
      parents .. marks|studies|rank|percentage|results, exam|exams stress|pressure|fear|anxiety|tension|results, how|tips|manage|handle|deal .. exam|exams stress|pressure|fear|anxiety|tension, study|studying|studies pressure|stress, backlogs, viva,
      how|cant|cannot .. study|studying|studies
    `,
  },
  rules: {
    login: `
      login, log in, logged out, logging in, logout, log out, sign in|up|out, signin, signup, password, passcode, passwords, otp, username, account, hacked, hack, security, secure, securely, two factor, verification code, locked out, cant access,
      reset link, verify|verification .. email|mail|phone|number, delete .. my .. data|account
    `,
    greeting: `
      hello, hey, hi there|mindmitra|again|all|bot|friend|dear, ^hi, =hi, hiya, hii, heya, howdy, namaste, namaskar, namaskaram, vanakkam, nomoskar, good morning|mornin|afternoon|evening, ^good night|day, greetings, ^yo, salaam, salam, adaab, sat sri akal, ^helo
    `,
    how_are_you: `
      how are|r|is|was you|u|ya, how are things, hows it going, how is it going, how you doing|doin, how do you do|feel, how have you been, hows your day|evening|morning|week, how is|was your day|life|evening|morning|week, whats up, what is up, ^sup, wassup, wazzup, hows life, how are you feeling, you okay|ok|good, how is everything, hows everything, how r u, hru, how you been
    `,
    sad: `
      sad, sadness, sadly, unhappy, depressed, crying, cry, cried, cries, tears, teary, weeping, feeling|feel|felt|feels|am|im|so|very|really|bit|been|quite down|low|blue|empty|numb|broken|hollow|alone|lost|hurt|terrible|awful|horrible|miserable|bad|worthless|useless|unloved|unwanted|rejected,
      lonely, loneliness, heartbroken, heart broken, broke my heart, broken heart, miserable, pointless, meaningless, gloomy, grief, grieving, hopeless, upset, devastated, dejected, unloved, heartache, melancholy, sorrow, misery,
      not .. feeling|feel|doing .. good|well|great|okay|ok|fine|happy, not happy|good|okay|ok|well|fine|great, no joy|happiness|hope|interest, nothing .. makes me happy, lost interest, cant stop crying, feel like crying, made me cry, passed away, miss him|her|them|my,
      mood off, bad|rough|hard|terrible|awful|worst|horrible|tough day|week|month|mood, sick of everything|life|this|it, tired of everything|life|this, nobody cares|loves|understands|likes|listens|talks, no one cares|loves|understands|likes|listens|talks, no one to talk, dont have anyone, nothing interests me, nothing .. going right, falling apart, fell apart, fall apart, mood .. off, wish .. could|was|were .. happy|happier|better|loved, hate my life|myself, feeling sick of
    `,
    positive: `
      happy, happier, happiness, happily, joy, joyful, great, wonderful, amazing, awesome, fantastic, excited, exciting, glad, cheerful, delighted, thrilled, proud, grateful, blessed, peaceful, relieved, hopeful, optimistic, ecstatic, overjoyed, lovely,
      feel|feeling|felt|feels|am|im|doing|been|was .. content|good|fine|well|better|okay|ok|calm|relaxed|positive|confident|energetic|alive|light|lighter|strong|loved, =good, =fine, =im good|fine|ok|okay, =better, =okay good, =all good, =pretty good, =very good, =not bad, going well,
      good|great|best|nice|beautiful|fun day|week|news|mood|time|weekend, best day, i love, got .. promoted|promotion|selected|placed, over the moon, couldnt be happier, could not be happier, exam|exams|interview|result|results .. went well|good|great, passed|cleared|cracked|topped|finished .. exam|exams|interview|neet|jee|upsc|marks, life is good|great|beautiful, had fun, enjoyed, enjoying, celebrating, laughed
    `,
    help: `
      help, help me, need|use some|more support, need support, support me, assist, assistance, guide me, need .. advice|guidance, give me advice, what should|can|do i do, what to do, can you support, i need someone, someone to talk, talk to someone, need to talk, advise me, guidance, suggest something, dont know what to do, can we talk
    `,
    sleep: `
      sleep, sleeping, asleep, slept, sleepy, sleepless, sleeplessness, insomnia, insomniac, awake, nightmare, nightmares, bad dreams, wake|waking|woke up .. night|early|am, up all night, tossing and turning, lie|lying awake, toss and turn, bedtime, naps, restless night|nights, no rest at night, stay|staying up late
    `,
    meditation: `
      meditate, meditation, meditating, meditations, meditated, mindfulness, mindful, vipassana, chanting, body scan, dhyan, dhyana, yoga nidra, guided relaxation, om chanting, mantra
    `,
    thanks: `
      thanks, thank you|u|ya, thankyou, thank, thx, thnx, tysm, ^ty, =ty, much appreciated, appreciate it|that|this|you|your, thanks|thank|thankful .. help|support|advice|helping|listening|guidance, shukriya, dhanyavad, dhanyawad, dhanyavaad, gratitude to you, that helped, this helped, you helped me, very helpful, so helpful, was helpful, grateful to|for you, helped a lot, helped me a lot
    `,
    exercise: `
      exercise, exercises, excersice, exercising, exercised, workout, workouts, work out, working out, gym, yoga, asana, asanas, jogging, jog, running, go|went|for .. run, going for a walk|run, walking, morning|evening|daily|brisk|long walk, a walk, cycling, swimming, cricket, badminton, fitness, stretching, stretches, cardio, zumba, surya namaskar, physical activity, sports, pushups, treadmill, dancing, steps a day, play football
    `,
    about_bot: `
      who|what are|r you|u, who|what is mindmitra|maitri, are|r you|u .. real|human|robot|bot|ai|person|machine|program|doctor|therapist|computer|alive|chatgpt, you .. a .. robot|bot|machine|computer|human, your|ur name, who made|created|built|designed|developed|makes you|u|this, what can|do you do, your purpose, whats your name, tell me about yourself, about you|yourself, how do you work, how does this work, introduce yourself, is this .. bot|human|person|ai|robot, am i talking|chatting|speaking .. human|person|bot|machine|robot|computer, do you have feelings, can you feel, do you understand me, who is this, you human
    `,
    relationships: `
      relationship, relationships, boyfriend, girlfriend, bf, gf, husband, wife, spouse, partner, marriage, married, divorce, divorced, separation, breakup, break up, broke up, breaking up, broken up, ex, dating, date, love, loves, romantic, crush, i love him|her|them|someone|you|a, family, mother, father, mom, mum, mummy, dad, papa, parents, parent, brother, sister, siblings, sibling, friend, friends, friendship, bestie, in laws, inlaws, mother in law, son, daughter, cousin, cousins, fiance, roommate, roommates, cheated, cheating, trust issues, fight|fought|fighting|argument|argue|quarrel with, arguing, fighting, ghosted, girlfriends, kids, children, wedding, engagement, arranged marriage, neighbour, neighbours
    `,
    work: `
      work, works at, working, job, jobs, boss, office, manager, colleague, colleagues, coworker, coworkers, career, workload, deadline, deadlines, burnout, burnt out, burned out, overtime, layoff, layoffs, laid off, fired, unemployed, unemployment, interview, interviews, promotion, appraisal, resign, resignation, resigning, quit, company, workplace, employer, project, projects, client, clients, internship, notice period, team lead, toxic workplace, placement, placements, night shift, night shifts, job security, business, startup, teammates, hr, wfh
    `,
    money: `
      money, financial, finances, finance, financially, debt, debts, loan, loans, emi, emis, salary, rent, bills, bill, broke, cash, savings, expenses, expense, credit card, bank, bank account, budget, afford, am|are|so|very poor, poor family, poverty, income, earn, earning, earnings, fees, rupees, salaries, lakhs, lakh, pay the|my, unpaid, borrow, borrowed, lender, moneylender, moneylenders, stock market, running out of money, owe, owes, overspending, spending
    `,
    self_care: `
      self care, selfcare, self love, love myself, care for|of myself, time for myself, take care of me, me time, pamper, pampering, relax, relaxing, relaxation, unwind, rest, recharge, hobby, hobbies, journaling, journalling, skincare, self compassion, kind to myself, kinder to myself, self esteem, switch off, day off, weekend off, a break, take .. break, look after myself, looking after myself, down time, downtime
    `,
    physical_health: `
      headache, headaches, migraine, migraines, fever, pain, pains, ache, aches, aching, backache, back hurts, hurts, stomach, sick, ill, illness, cold and cough, cough, flu, doctor, doctors, hospital, medicine, medicines, medication, tablet, tablets, blood pressure, bp, sugar level|levels, diabetes, diabetic, thyroid, pcos, pcod, period|periods cramps|pain|are, periods, cramps, body, health, physical, physically, dizzy, dizziness, nausea, vomiting, injury, injured, surgery, fatigue, acidity, asthma, allergy, heart rate, palpitations, cholesterol, weak, weakness, operation, blood test, fracture, physiotherapy
    `,
    food: `
      food, foods, eat, eating, ate, eaten, eats, hungry, starving, hunger, diet, dieting, diets, meal, meals, appetite, cook, cooking, cooked, breakfast, lunch, dinner, snack, snacks, nutrition, healthy food, junk, biryani, dosa, idli, roti, dal, sweets, chocolate, fasting, craving, cravings, coffee, chai, tea, overeating, vegetables, fruits, vegetarian, maggi, pizza, protein, recipe, weight loss
    `,
    therapy: `
      therapy, therapist, therapists, therapies, counselling, counseling, counsellor, counselor, counsellors, counselors, psychologist, psychologists, psychiatrist, psychiatrists, psychotherapy, professional help, mental health professional, session with, therapy session, shrink, psychotherapist
    `,
    conditions: `
      anxiety, anxiety disorder, depression, bipolar, ocd, ptsd, adhd, quit|quitting|stop smoking|drinking, smoking habit, schizophrenia, schizophrenic, autism, autistic, panic attack|attacks|disorder, phobia, phobias, eating disorder|disorders, anorexia, anorexic, bulimia, bulimic, bpd, borderline personality|disorder, borderline, personality disorder, agoraphobia, social anxiety, social phobia, trauma, traumatised, traumatized, mood disorder, postpartum, postnatal depression, dementia, alzheimers, addiction, addicted, alcoholic, alcoholism, dyslexia, psychosis, paranoia, obsessive compulsive, hoarding, disorder, diagnosed, diagnosis, mental illness, claustrophobia, tourettes, alcohol problem
    `,
  },
  troubled: `
    anxious, anxiousness, worried, worry, worrying, worries, nervous, tense, tension, tensed, stressed, stress, stressful, stressing, stressed out, overwhelmed, overwhelming, overthinking, overthink, scared, afraid, fear, frightened, terrified, panic, panicking, panicked, angry, anger, furious, irritated, irritable, annoyed, frustrated, frustrating, frustration, guilty, guilt, ashamed, shame, jealous, embarrassed, humiliated, insecure, tired, exhausted, drained, confused, stuck, lost, helpless, bored, restless, disappointed, regret, hurt, alone, empty, numb, worthless, useless, unmotivated, demotivated, pressure, struggling, struggle, suffering, awful, terrible, horrible, hate, failed, failure, cant cope, homesick, bully, bullying, bullied, insulted, ignored, fed up, vent
  `,
  idioms: `
    thank god, thank goodness, thanks to god|him|her|my, doesnt|dont|not|isnt|didnt|wont|never work|working, work of art, works for me, work on myself|it|this, working on myself|it, food for thought, mental health, none of .. business, on account of, spending time, good night sleep|rest, good nights sleep|rest, running late|out|away|behind|around, i would love|like, would love to, id love to, date of birth, to date, up to date, what date, whats the date, due date, which date,
    hi tech, hi fi, security guard, sleep mode, feel free, for example exercise, no pain no gain, exercise caution, good for nothing, hungry for success, easy money, money heist, what are you up to, of course, once upon a time, in case of, for sure, rest of, the rest, add to, add a, add more, add me, in addition,
    break the ice, break it down, bad at it, old flame, poor guy, poor fellow, running late, run away, in the long run, cool story, good question, good point, good idea, good luck, great question, sounds good|great, is it good|bad, good or bad, feed back, piece of cake, body language, what is love, company of friends, well known, as well, well then, nothing to worry about, dont|not worry about .. me, oh well, broke down laughing, broke the, project|projected onto, quit it
  `,
  not: "not, never, don't, dont, isn't, aren't, wasn't, weren't, didn't, doesn't, won't, can't, cannot, couldn't, hardly, barely, neither, without, ain't, haven't, hasn't, nor, stopped, no longer",
  notStands: 'before',
  followUp: {
    more: `
      tell me more, say more, more, go on, continue, keep going, carry on, more please, what else, anything else, something else, another, another one, and then, then what, next, next one, explain, explain more, elaborate, in detail, more details, more about that|this|it, go ahead, give me more, one more, yes, yeah, yep, yup, sure, yes please, others, other one, other ones, what other, any other, more tips, more ideas, another tip, another way, i want to know more, know more, show me more, how so, can you explain, how do i do that|this|it, how to do that|this|it, how does that|it work
    `,
    first: 'first, first one, 1st, number one|1, the former, =1, =one, one number',
    second: 'second, second one, 2nd, number two|2, =2, =two, the middle one, two number',
    third: 'third, third one, 3rd, number three|3, last one, the last, the latter, =3, =three',
    filler: `
      please, pls, plz, ok, okay, and, so, then, can, could, would, you, u, me, tell, about, the, it, that, this, one, to, of, a, some, i, want, know, like, interested, in, a, bit, little, hmm, oh, also, what, is, was, just, do, option, point, idea, thing, tip, way, again, explain, go, with, let, us, hear, try, lets, number, for, on, your, previous, give, but
    `,
  },
}
