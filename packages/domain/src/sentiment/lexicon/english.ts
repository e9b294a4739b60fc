// English as it is spoken in India, in the first person. Own compilation, from everyday speech about study, work, family,
// sleep, money and health; taken from no published list. Not yet read by a second person.
// How to write an entry: see `lexicon.ts`. Inflected forms (-s, -ed, -ing, -er, -est, -ly, -ness) are found by rule.
import type { Lexicon } from './lexicon'

export const english: Lexicon = {
  feelings: {
    happy: `
      happy, glad, joy, joyful, joyous, delight, delighted, delightful, cheerful, cheer up, cheered up, merry, jolly, tears of joy, happy tears, laughed till, laughed so hard, fall into place, falling into place, fell into place, falls into place, distributed sweets, lived up, dance, danced, dancing, sing along,
      pleased, pleasure, pleasant, elated, overjoyed, thrilled, ecstatic, blissful, bliss, over the moon, on cloud nine,
      on top of the world, in seventh heaven, in high spirits, in good spirits, walking on air, smile, =smiling, laugh,
      =laughter, giggle, enjoy, enjoyable, had fun, have fun, having fun, =fun, so much fun, great fun, loving it, made my day, makes my day,
      make my day, best day, feel good, feels good, felt good, feeling good, feeling great, feel great, felt great,
      good mood, great mood, light hearted, heart is full, heart feels full, =celebrate, =celebrated, =celebrating, =celebration, blast,
      had a great time, had a good time, good times, beaming, chuffed, bright mood, sunny, playful, rejoice, couldn't be happier,
      could not be happier, couldnt be happier, never been happier, never felt better, never been better, never felt happier
    `,
    calm: `
      calm, calmer, calmly, peace, peaceful, relax, relaxed, relaxing, at ease, serene, serenity, tranquil, settled, grounded,
      centred, centered, composed, balanced, steady, soothing, soothed, soothe, chilled, chilled out, chill, mellow,
      rested, well rested, restful, refreshed, refreshing, quiet mind, mind is quiet, mind feels quiet, mind is clear, clear headed, unhurried,
      content, contented, comfortable, comfy, cosy, cozy, safe, =stable, slept well, sleep well, sleeping well,
      slept like a baby, good sleep, good night's sleep, breathe easy, breathing easy, carefree, stress free, tension free, stressfree, tensionfree
    `,
    relieved: `
      relieved, relief, phew, weight off my shoulders, load off my mind, weight off my chest, weight has lifted, weight lifted, burden lifted, finally over,
      sigh of relief, breathe again, lighter now, feel lighter, feels lighter, feeling lighter, felt lighter, felt so light, feel so light, off my chest,
      out of the woods, thank goodness, thank god, at last free, finally free, big load gone, mind is free, mind feels free,
      heart feels light, feeling light, feel light, nothing to worry about, unburdened, finally done with
    `,
    grateful: `
      grateful, greatful, gratitude, thankful, thankfully, blessed, blessing, =appreciate, =appreciated, indebted, count my blessings, thank you so much,
      =fortunate, =fortunately, =lucky, =luckily, thanks to my, cannot thank enough, can't thank .. enough, cant thank .. enough
    `,
    hopeful: `
      hopeful, =hope, =hopes, optimistic, optimism, looking forward, look forward, things will get better, things are getting better, getting better, get better soon,
      will be okay, will be fine, will be alright, going to be okay, going to be fine, going to be alright, looking up, brighter, bright future, light at the end, promising, encouraged, encouraging,
      turning a corner, turned a corner, on the mend, fresh start, new beginning, new chapter, better days, hoping for the best, hope for the best, keeping faith, have faith, faith in,
      improving, improved, improvement, improve, on the right track, back on track, one day at a time, recovering, recovered, healing, healed
    `,
    proud: `
      proud, pride, accomplished, accomplishment, achieve, achieved, achievement, triumph, triumphant, victorious, did it, made it, pulled it off, nailed it,
      cracked it, cracked the, =topped, first rank, promoted, got promoted, got selected, got placed, got the job, cleared my, cleared the, passed my, passed the, passed all,
      won, winning, scored well, scored high, self respect
    `,
    confident: `
      confident, confidence, =sure of myself, self assured, capable, competent, empowered, in control, under control, fearless, brave, bravely, courage, courageous, bold, strong, stronger, strength,
      can handle, can do this, can do it, can manage, could manage, able to manage, able to handle, able to cope, ready for anything, believe in myself, trust myself, determined, resilient, stood up for myself, on top of things,
      managed to, handled it well, motivated, =motivation, focussed, focused, productive, energised, energized, energetic, full of energy
    `,
    excited: `
      excited, exciting, excitement, exicted, enthusiastic, enthusiasm, eager, eagerly, pumped, pumped up, psyched, stoked, thrill, thrilling, can't wait, cant wait, cannot wait, can not wait,
      hyped, buzzing, looking forward to, =inspired, =inspiring, =inspiration, passionate, adventure, wow, yay, woohoo, hurray, hooray, yippee
    `,
    loved: `
      loved, cherished, adored, adore, cared for, feel loved, looked after, supported, supportive, supports me, support me, stood by me, stands by me, stand by me, there for me, got my back, has my back, have my back,
      understood, listens to me, listened to me, listen to me, hear me out, heard me out, valued, accepted, welcomed, included, belong, hugged, =hug, =hugs, warmth, affection, affectionate, loving, close to my, caring, cares about me, care about me,
      loves me, love me, respected, wanted and loved, made me feel special, feel special, feeling special
    `,
    sad: `
      sad, saddening, sadden, sorrow, sorrowful, unhappy, unhappily, unhappiness, miserable, misery, gloomy, gloom, glum, depressed, depressing, depression, depresed, low, =lower, =lowest, feeling low, feel low, felt low, feeling down, feel down, felt down, =down in the dumps,
      down lately, been down, feeling blue, =cry, =cries, =cried, =crying, weep, =wept, sob, =tears, tearful, teary, in tears, burst into tears, upset, heartbroken, heartbreak, heart broken, broken hearted, broke my heart, breaks my heart, breaking my heart, heart is heavy,
      heavy heart, heart feels heavy, heaviness in my, feel heavy, feels heavy, feeling heavy, down hearted, downhearted, grief, grieve, grieving, mourn, mourning, melancholy, sombre, despondent, dejected, dull, =feeling off, =feel off, mood off, mood is off, mood is spoilt, mood is spoiled,
      off mood, mood out, not in a good mood, bad mood, not in the mood, miss him, miss her, miss them, miss my, missing my, misses my, missed my family, miss home, missing home, homesick, home sick, passed away, =lost my mother, =lost my father, lost my grandmother, lost my grandfather, lost my dad, lost my mom, lost my dog, lost my friend,
      lost someone, =died, =death, expired, empty, emptiness, hollow, numb, numbness, shattered, broken, broke down, break down, breaking down, crushed, devastated, devastating, wrecked, in pieces, falling apart, fall apart, fell apart, hit rock bottom, rock bottom, blue mood, nothing feels, no joy, lost interest, lost all interest, no interest, joyless, moody, dukhi,
      feeling bad, feel bad, felt bad, feels bad, feel awful, feel terrible, feel horrible, feeling awful, feeling terrible, feel miserable, feeling very bad, feel very bad
    `,
    lonely: `
      lonely, loneliness, lonley, lonesome, alone, isolated, isolating, isolation, left out, feel left out, excluded, abandoned, abandon, deserted, unloved, unwanted, disconnected, outsider, out of place, invisible, no one to talk, nobody to talk, no one to turn to, noone to talk, no one to share, nobody to share,
      no friends, no real friends, friendless, by myself all, all by myself, nobody cares, no one cares, nobody understands, no one understands, noone understands, nobody listens, no one listens, nobody asks, no one asks, nobody calls, no one calls, nobody to, no one is there for, no one there for, don't fit in, dont fit in, do not fit in, ghosted, ignored me, ignores me, ignoring me, ignored by, ignored, ignore, cut off from, drifted apart, drifting apart
    `,
    hurt: `
      hurt, hurts, hurtful, betray, betrayed, betrayal, backstabbed, stabbed in the back, cheated, cheat on me, cheated on me, cheating on me, wounded, insult, insulted, insulting, humiliate, humiliated, humiliating, humiliation, rejected, rejection, bully, bullied, bullying, mocked, mock, taunt, taunted, taunting, taunts, taunts me, laughed at me, laugh at me,
      made fun of, makes fun of, make fun of, disrespected, disrespect, unappreciated, taken for granted, take me for granted, takes me for granted, took me for granted, let me down, neglected, neglect, dumped, dumped me, broke up, break up, breakup, breaking up, broken up, compared me, compare me, compares me, comparing me, compared with, taken advantage, used me, using me, scolded, scold, scolding, scolds, shouted at me, shouts at me, shout at me, yelled at me, yells at me, yell at me, harassed, harass,
      harassment, abused, abusive, abuse, body shamed, body shaming, called me fat, pain in my heart, stings, =pained, offended, misunderstood, painful
    `,
    hopeless: `
      hopeless, helpless, helplessness, mind .. not working, brain .. not working, head .. not working, mind is blank, confidence is zero, zero confidence, no confidence, pointless, meaningless, no point, no hope, =useless, worthless, worthlessness, lost hope, lost all hope, losing hope, lose hope, give up, giving up, gave up, given up, despair, desperate, desperation, no future, no way out, nothing matters, nothing works, what is the point, what's the point, whats the point, dead end, doomed, stuck, trapped, never get better, never gets better, never be okay,
      never be good enough, nothing changes, nothing will change, nothing ever changes, no use, no meaning, no purpose, purposeless, directionless, aimless, lost in life, feel lost, feeling lost, feels lost, felt lost, i am lost, i'm lost, im lost, so lost, completely lost, totally lost, lost and confused, defeated, beyond repair, can't go on, cant go on, cannot go on, can't do this, cant do this, cannot do this, can't do it, cant do it, cannot take it, can't take it, cant take it, can't take this, cant take this, dark place, all over for me,
      going nowhere, slipping away, wasted my life, ruined my life, life is over, demotivated, unmotivated, demoralised, demoralized
    `,
    disappointed: `
      disappointed, disappointing, disappointment, disapointed, disappoint, dissapointed, dissappointed, let down, letdown, dissatisfied, unsatisfied, dishearten, disheartened, disheartening, discouraged, discouraging, fail, failed, failing, failure, failures, flunk, flunked, backlog, arrear, arrears, got rejected, didn't get selected, not get selected, not selected, didn't clear, not clear the, didn't make it, went in vain, in vain, low marks, less marks, poor marks, bad marks, bad result, poor result, bad results, poor results,
      mediocre, underwhelming, regret, regrets, regretting, unfulfilled, fell short, falling short, could have done better, should have done better, missed the cutoff, missed my chance, didn't work out, not worked out, did not work out, fell through, =wasted, rejected
    `,
    guilty: `
      guilty, guilt, my fault, my mistake, blame myself, blaming myself, remorse, remorseful, =sorry for, feel sorry for what, feel so sorry, feel bad for what, burden on my, burden to my, burden on everyone, burden to everyone, let everyone down, let them down, let my parents down, let my family down, letting my parents down, letting everyone down, letting my family down, letting them down,
      hate myself for, should not have, shouldn't have, shouldnt have, i wronged
    `,
    ashamed: `
      ashamed, shame, shameful, embarrass, embarrassed, embarassed, embarrassing, embarrassment, disgrace, disgraced, feel small, felt small, feeling small, inferior, inferiority, ugly, feel stupid, feeling stupid, felt stupid, feel like a failure, feel dumb, felt dumb, loser, not good enough, never good enough, hate my body, hate how i look, hate the way i look, hate myself, self hate, self loathing, unworthy, not worthy, insecure, insecurity, low self esteem, self doubt, doubt myself, doubting myself, lost face, awkward, self conscious, inadequate
    `,
    anxious: `
      anxious, anxiously, anxiety, anxieties, anxios, anxity, axiety, nervous, worry, worried, worrying, worries, worrisome, uneasy, unease, restless, restlessness, tense, tensed, =tension, =tensions, on edge, edgy, jittery, jitters, butterflies in my, panic, panicky, panicked, panicking, panic attack, panic attacks, apprehensive, apprehension, overthink, overthinking, overthought, racing thoughts, mind is racing, mind keeps racing, mind races, thoughts are racing, thoughts keep running, mind keeps running, can't stop thinking, cant stop thinking, cannot stop thinking, keep thinking about,
      heart is racing, heart races, heart is pounding, heart pounds, heart beats fast, heart beating fast, heart was pounding, heart was racing, palpitation, palpitations, sweaty palms, palms sweat, hands shake, hands are shaking, hands were shaking, trembling, tremble, shivering, fidgety, fret, fretting, unsettled, uncomfortable, insecure, unsure about my future, fidget, knot in my stomach, stomach is in knots, stomach in knots, stomach churns, stomach churning, sick to my stomach, sinking feeling, what if, will fail, might fail, going to fail, worst case, uncertain, uncertainty, fomo, blank out, went blank, goes blank, mind goes blank, sleepless with, toss and turn, tossing and turning, second guess, second guessing, confused, confusing, confusion
    `,
    stressed: `
      stress, stressed, stressful, stressing, stresed, stresses, stressed out, pressure, pressured, pressurised, pressurized, pressurising, under pressure, under a lot of pressure, peer pressure, tensed up, strain, strained, burden, burdened, burdensome, workload, overworked, overwork, overloaded, overload, burnt out, burned out, burn out, burnout, burning out, hectic, deadline, deadlines, too much work, so much work, too many things, work is piling, piling up, piled up, pile up, too many deadlines, on my head, head is eating, eating my head, eats my head, eating my brain, head is spinning, head is bursting, head will burst, head is heavy, head is paining, having tension, lots of tension, lot of tension, so much tension, taking tension, giving tension, giving me tension, take tension, full tension, tension full, struggle, struggling, struggled, struggles, juggling, on my plate,
      no time for, no time to, never enough time, running around, chaotic, chaos, hardship, crisis, loan pressure, in debt, debt, debts, emi, emis, rat race, stretched thin, spread thin, at my limit, reached my limit, breaking point, going crazy, going mad, driving me crazy, driving me mad, losing my mind, losing my mind over, headache, headaches, migraine, nagging, nag, forcing me, forced me, force me
    `,
    afraid: `
      afraid, fear, fearful, fears, feared, scare, scared, scary, frighten, frightened, frightening, terrified, terrify, terrifying, terror, dread, dreading, dreadful, petrified, horrified, horror, horrible dream, nightmare, nightmares, phobia, threatened, threat, unsafe, in danger, danger, dangerous, shaken, spooked, creepy, haunt, haunted, haunts, scared to death, freaking out, freak out, freaked out, freaks me out
    `,
    overwhelmed: `
      overwhelm, overwhelmed, overwhelming, drowning, drown, can't cope, cant cope, cannot cope, too much to handle, too much for me, too much to bear, too much to take, unbearable, in over my head, snowed under, swamped, buried under, buried in, suffocated, suffocating, suffocate, suffocation, can't handle, cant handle, cannot handle, out of control, spiralling, spiraling, everything at once, too much going on, so much going on, closing in on, bogged down, weighed down, weighing on me, weighs on me, weighing me down, crushing me
    `,
    angry: `
      angry, anger, angrily, mad at, furious, fury, rage, raging, irate, livid, outraged, outrage, hate, hatred, hating, resent, resentment, resentful, bitter, bitterness, hostile, fuming, boiling, blood boils, blood is boiling, blood boil, losing my temper, lost my temper, lose my temper, short tempered, temper, fight, fights, fighting, fought, quarrel, quarrels, quarrelling, argue, argument, arguments, arguing, shouting, shout, yelling, yell, screamed at, screaming at, disgusted, disgusting, disgust, unfair, unfairly, injustice, partiality, toxic, pissed, pissed off
    `,
    frustrated: `
      frustrated, frustrating, frustration, frustated, frustrate, annoy, annoyed, annoying, annoyance, irritate, irritated, irritating, irritation, irritable, fed up, fedup, sick of, sick and tired, tired of, bored of, had enough, so done, done with everything, done with this, done with life, done with him, done with her, done with them, enough is enough, exasperated, agitated, agitation, impatient, cranky, grumpy, bugging me, bugs me, bothered, bothering, bothers, bother, getting on my nerves, gets on my nerves, on my nerves, pain in the, last straw, pathetic, ridiculous, bored, boring, boredom, nonsense, idiotic, messed up, mess up, screwed up, screwed
    `,
    jealous:
      'jealous, jealousy, envy, envious, everyone else is ahead, everyone is ahead of me, left behind, falling behind, lagging behind',
    tired: `
      tired, tiring, tiredness, exhausted, exhausting, exhaustion, exausted, fatigue, fatigued, drained, draining, drain, sleepy, drowsy, weary, weariness, worn out, wornout, burnt out, burned out, burnout, burn out, wiped out, dead tired, no energy, lethargic, lethargy, sluggish, run down, sleepless, insomnia, sleep deprived, lack of sleep, knackered, feel spent, can't sleep, cant sleep, cannot sleep, could not sleep, couldn't sleep, couldnt sleep, hardly slept, barely slept, hardly sleep, barely sleep, awake all night, up all night, awake till, lying awake, lie awake, running on empty, weak, weakness, sapped
    `,
    surprised:
      "surprise, surprised, surprising, astonished, astonishing, amazed, shocked, shocking, shock, stunned, unexpected, unexpectedly, speechless, out of the blue, cannot believe, can't believe, cant believe, couldn't believe, taken aback",
  },
  lifts: `
    good, great, nice, nicely, gud, better, best, well, wonderful, wonderfully, amazing, amazingly, awesome, fantastic, excellent, brilliant, lovely, beautiful, beautifully, superb, super, fabulous, terrific, perfect, perfectly, incredible, outstanding, splendid, marvellous, magical,
    ~fine, ~alright, positive, positively, positivity, success, successful, successfully, succeed, progress, smooth, smoothly, love, loves, i like, i really like, i liked, liked it, i quite like, we like, like my, likes me, favourite, favorite, free time, healthy, healthier, fresh, kind to me, kind, kindness, helpful, helped, helping me, helps me, helps, friendly, interesting, satisfied, satisfying, satisfaction, fulfilled, fulfilling, worth it, worthwhile, managed it, managed well, got through it, made it through, pulled through, feel free, feeling free, felt free, feel alive, like myself again, feel like myself, appetite is back, is back to normal, back to normal, found my, alive, lively, welcome, treasure, sweet, cool, cute, charming, gift, memorable, special, precious, win, a blessing, bright, brightened, solved, sorted, sorted out, paid off, worked out well, went well, going well, goes well, doing well, did well, going great, doing great, doing better, feeling better, feel better, felt better, feels better, much better, lot better, not bad, not too bad, not so bad, not that bad, no complaints, mast,
    no problem, no problems, no issues, all good, praised, praise, complimented, compliment, appreciation, recognised, recognized, respect, generous, gentle, meaningful, purposeful, joy ride, thriving, thrive, flourish, blooming, bloom, uplifted, uplifting, freedom, independent, easy, easily, ease, bonding, bonded, laughed together, trustworthy, loyal, honest, harmony, reunited, reconciled, sober, patient with, rewarding, rewarded, bonus, got a hike, salary hike, got a raise, clarity, timepass fun, treat, treated myself, delicious, tasty, yummy
  `,
  weighs: `
    bad, badly, terrible, terribly, horrible, horribly, awful, awfully, worst, worse, worsen, worsening, worsened, pain, paining, painfully, ache, aching, aches, sick, sickness, ill, illness, unwell, disease, suffer, suffering, suffered, problem, problems, trouble, troubled, troubles, troubling, issue, issues, difficult, difficulty, difficulties, tough, hard, harder, hardest, rough, harsh, cruel, cruelty, mean to me, rude, rudely, selfish, wrong, went wrong, going wrong, goes wrong, =lost, lose, losing, loss, losses, damage, damaged, ruin, ruined, ruining, ruins, spoil, spoiled, spoilt, destroy, destroyed, destroying, break, lack, lacking, lacks, mess, messy, negative, negativity, unlucky, unfortunate, unfortunately, disturbed, disturbing, disturbs, disturb, distract, distracted, distracting, distraction, distractions, poor, poorly, waste, wasting, wasteful, crap, suck, sucks, sucked, shit, shitty, damn, lie to me, lied to me, lying to me, lies, liar, toxic, complain, complaints, complained, complaining, burdening, stupid, dumb, idiot, unable, impossible, incapable, incompetent, unhealthy, addicted, addiction, divorce, divorced, separated, separation, unemployed, jobless, fired from, laid off, lay off, layoff, layoffs, lost my job, bankrupt, broke, financial problem, money problems, accident, surgery, hospitalised, hospitalized, cancer, blamed, blame, blames, blaming, criticised, criticized, criticism, criticise, criticize, judged, judging me, judge me, judges me, controlled, controlling, restricted, bitter, severe, trauma, traumatic, traumatised, traumatized, scarred, drag, dragging, skipped meals, procrastinate, procrastinating, procrastination, lazy, unproductive, hated, worthless, too much, not enough, never enough, not well, not right, nothing is right, nothing goes right, something is off, not okay, not ok, not alright, not fine, can't breathe, cant breathe, cannot breathe, couldn't breathe, timepass with me, forget everything, forgetting everything, forgetful, wake up tired, don't care anymore, dont care anymore, don't feel like, dont feel like, do not feel like, didn't feel like, didnt feel like, not feeling like, never feel like, kills me, killing me, weird, unpleasant, uncomfortable, sore, bleeding, vomit, vomiting, nausea, dizzy, fever, victim, nuisance, misfortune, tragedy, tragic, setback, obstacle, hurdle, conflict, conflicts, unwilling, unlike myself, not myself, not been myself, breakdown, break down, nervous breakdown, finding faults, find faults, finds fault, finding fault, run away, running away, brain is fried, he left, she left, left me, left us, they left me, walked out on me, cheats, don't want to live, dont want to live
  `,
  missed: {
    unnamed: `
      eat, ate, clear, reply, respond, include, invite, recognise, recognize, switch off my mind, rest, settle down, see myself, succeed, breathe, focus, concentrate, concentration, study, been myself, be myself, think straight, think clearly, cope, manage, handle, help, understand, work out, working out, function, trust, afford, enough, able, ok, okay, right, matter, matters, worth, same, appetite, hungry, way out, solution, choice, progress, answer, answers, support, care, cares, cared, like, likes, want to get up, get up, get out of bed, get up from bed, leave my room, talk to anyone, money, =savings, job, sense, control, remember, perform, keep up, catch up, figure out, make friends, face people, face anyone, face them, stand, bear, tolerate, take it, take this, do anything, deserve, listen, listens, fair, comfort, attention, approve, agree, interested, balance, freedom, say no, speak up, privacy
    `,
    stressed: 'time, break, rest, holiday, leave, time for myself, weekends, free time',
    tired: 'energy, stamina, sleep, slept',
    lonely: 'friends, friend, =anyone to talk to, company, someone to talk to, fit in, one to talk to',
    hopeless: 'future, purpose, meaning, reason to, point, way forward, reason',
    anxious: 'settle, sit still, switch off, stop worrying',
    loved: 'attention from my',
  },
  plain: `
    good morning, feel free to, he left for, she left for, left me a, break down of, good afternoon, good evening, good night, goodnight, as well, well known, as well as, =well i, kind of, kinds of, what kind, as i feared, than i feared, as i thought, than i thought, as i expected, than i expected, any kind, some kind, this kind, that kind, pretty much, pretty good, hard disk, hard copy, hardware, work hard, working hard, worked hard, hard work, studied hard, studying hard, study hard, trying hard, tried hard, try hard, trying my best, try my best, tried my best, hardworking, not only, not just, not because, not that, not to mention, why not, whether or not, no matter, no doubt, no wonder, not sure, don't know, dont know, do not know, didn't know, didnt know, no idea, don't mind, dont mind, do not mind, not much, not really sure, never mind, nevermind, more or less, at least, at best, the best of luck, best of luck, all the best, good luck, how to improve, like this, like that, feel like, felt like, feels like, feeling like, look like, looks like, looked like, seems like, sounds like, something like, would like, i'd like, id like, things like, people like, was like, and like, is like, just like, for a break, lunch break, tea break, coffee break, short break, =break time, break from, take a break, took a break, taking a break, on a break, summer break, winter break, semester break, break fast, breakfast, fast food, cold drink, free of cost, free wifi, no one else, low cost, low fat, low volume, lower volume, low battery, battery is low, low price, volume is low, low light, sit down, sat down, wrote down, write down, writing down, slow down, calm down app, easy chair, pass by, passed by, passing by, pass the, used to wake, fine arts, fine dining, fine print, fined, a fine of, in fine, cool drinks, cool water, cool weather, cooler, weather is cool, fresh water, fresh vegetables, fresh milk, cut fresh, super market, supermarket, best before, best friend, best friends, better half, kind regards, sweet shop, sweets, sweet box, sweet corn, sweet potato, interest rate, bank interest, health insurance, life insurance, loss of pay, cried wolf, excuse me, beauty parlour, safe deposit, home work, homework, alone time, let alone, leave alone, issue of, latest issue, magazine issue, issued, problem set, math problem, maths problem, maths problems, math problems, sums and problems, problem statement, word problem, pressure cooker, blood pressure, bp, tyre pressure, air pressure, water pressure, low pressure, stress ball, stress test, break even, spent the, spent my, spent some, spent time, spent _ hours, spent most, have spent, i spent, beat the, weak in, weekly, hike to, hiking, trek, raise my hand, raised my hand, raise the, raise a, treat for, patient, patients, patient is, great grandmother, great grandfather, grandmother, mean by, mean that, i mean, by mean, low to high, so called, help desk, helpline, help line, support team, support staff, customer support, tech support, lose weight, losing weight, lost weight, weight loss, weight off, lost count, lost track, broken english, broken phone, hard boiled, boiled, boiling water, boiling milk, boiling point, boiling the, fight scene, love story, love letter, love from, negative number, positive number, tested positive, tested negative, report is negative, report negative, report positive, like to know, i like to know, rough note, rough work, rough book, rough notebook, fair copy, book fair, job fair, trade fair, science fair, fairly, nothing special, nothing much, nothing new, no big deal, so so, average, as usual, normal day, the same as, the usual, surprise test, drain the, drain pipe, drainage, shock absorber, electric shock, cry wolf, fever clinic, lies in, lies on, lies near, lies between, lying on, lying in, =lower berth, lower floor, waste bin, waste paper, dry waste, wet waste, empty bottle, empty box, empty seat, empty plate, empty stomach, dead line, shop is closed, dull colour, dull weather, worth of, success rate, clear sky, sky is clear, hope you, hope all, won't take long, can you help me, help me with
  `,
  negations: {
    before: `
      can't remember the last time i, cant remember the last time i, don't remember the last time i, dont remember the last time i, don't remember when i last, can't remember when i last, not, no, never, don't, dont, doesn't, doesnt, didn't, didnt, isn't, isnt, aren't, arent, wasn't, wasnt, weren't, werent, won't, wont, can't, cant, cannot, can not, couldn't, couldnt, wouldn't, wouldnt, shouldn't, shouldnt, haven't, havent, hasn't, hasnt, hadn't, hadnt, ain't, aint, nothing, none, neither, nor, without, hardly, barely, scarcely, rarely, seldom, no longer, not as, not at all, not so, not that much, lack of, lacking, less, far from, anything but, free from, free of, stopped, stopped feeling, got rid of, get rid of, got over, getting over, get over, reduced, reduces, reduce, reducing, eased, eases, overcome, overcame, overcoming, overcomes, relieve, relieves, unable to, not able to, struggle to, struggling to, hard to, difficult to, difficulty in, tough to, fail to, failing to, failed to, too tired to, too weak to, refuse to, refused to, nowhere near, stop being, forgot how to, forgotten how to, won over, =conquered, =beaten
    `,
    after:
      'reduced, has reduced, is reduced, is gone, are gone, has gone, have gone, went away, gone away, go away, goes away, has gone down, went down, came down, is over, disappeared, vanished, is less, is less now, has lifted, melted away, faded, eased, is no more, is not there, is zero, is nil, has become zero, is finished, is lost, is shattered, is shaken, is broken, is ruined, is under control',
    nobody: 'nobody, no one, noone, none of, hardly anyone, hardly anybody',
    gone: '',
    endings: '',
  },
  wishes: `
    wish, =wished, if only, want to be, want to feel, wanted to be, wanted to feel, wanna be, wanna feel, need to be, need to feel, should be, should have been, supposed to be, supposed to feel, pretend to be, pretending to be, pretend that, pretending that, pretend, pretending, acting like, act like, fake, faking, faked, could have been, would have been, would be nice if, would be better if, hope to be, hoping to be, how to be, how to feel, how to stay, when will i, will i ever, =searching for, looking for, craving, crave, longing for, long for, everyone thinks i, everyone thinks that i, people think i, they think i, everyone expects me, they expect me, expects me to, expect me to, asks me to be, tells me to be, told me to be, tell me to be
  `,
  contrasts: {
    turns: 'but, however, until, till, nevertheless, nonetheless, even so, though now, but then',
    concedes:
      'although, though, even though, even if, despite, in spite of, despite of, inspite of, regardless of, rather than, instead of, no matter how',
    concedesBefore: '',
  },
  past: 'used to, used to be, used to feel, once used to',
  once: '',
  pastVerbs:
    'was, were, had, felt, earlier, yesterday, last year, last month, last week, before, ago, back then, at first, initially, in the past, few years back',
  now: 'now, nowadays, these days, lately, today, at present, finally',
  intensifiers: `
    very, v, so, really, too, extremely, quite, super, totally, fully, completely, absolutely, truly, deeply, highly, incredibly, terribly tired, badly hurt, such, such a, more, most, much, damn, bloody, all the time, every day, everyday, always, constantly, utterly, immensely, insanely, beyond, a lot, lots of, a lot of, lot of, so much, too much of, very much, really really, very very, can't stop, cant stop, cannot stop, couldn't stop, could not stop, never felt so, never been so, never felt this, never been this, never been more, never felt more, extra, seriously, genuinely, hell of a, full of, filled with, full
  `,
  diminishers:
    'a bit, bit, a little, little, little bit, slightly, somewhat, kinda, sort of, sorta, a tad, mildly, fairly, partly, almost, not very, not so much, some',
  joins: 'and, or, nor',
  clauseEnds: '',
  links:
    'is, was, are, were, has been, have been, feels, felt, seems, seemed, gets, got, is getting, has become, became, is so, is now, looks, turned',
  subjects: "i, i'm, im, i've, ive, he, she, we, they",
  stops:
    'because, bcoz, bcz, cos, coz, since, when, while, if, so i, so that, and i, and my, and we, and it, and he, and she, and they, and then, how, why, what, where, which, who, whenever, as i, as my, as it, that i am, after, unless, due to, who is, please, pls, then, therefore, thus, hence, which is',
  common: `
    i, im, i'm, ive, i've, me, my, mine, myself, we, us, our, you, your, he, him, his, she, her, it, its, they, them, their, this, that, these, those, a, an, the, is, am, are, be, been, being, have, has, having, do, does, did, doing, done, will, would, shall, should, can, could, may, might, must, to, of, in, on, at, for, from, with, by, about, as, into, out, up, over, again, any, some, all, each, every, both, other, only, own, than, there, here, just, also, even, ever, really, feel, feeling, feels, think, thought, thinking, believe, seem, seems, get, getting, got, gets, going, go, gonna, make, makes, made, making, give, gives, want, wants, wanted, need, needs, keep, keeps, kept, way, thing, things, something, anything, everything, someone, anyone, everyone, people, day, days, one, life, much, many, anymore, actually, honestly, properly, yesterday, tomorrow, tonight, morning, evening, night, week, month, year, find, finding, know, let, say, said, tell, told, see, saw, come, came, take, took, taking, able, quite, whole, completely, longer, single, real, really, try, trying, look, looking, feeling, became, become, seemed, start, started, two, three, am, pm, mom, dad, mother, father, parents, family, friend, home, house, room, office, college, school, class, boss, manager, teacher, exam, exams, work, job
  `,
  ambiguous: 'me, us, main, to, the, are, am, is, he, so, or, man, mast',
  topics: {
    stress:
      'stress, stressed, stressful, pressure, tension, tensed, burnout, burnt out, burned out, overworked, workload, overwhelmed, deadline, strain, burden, hectic',
    anxiety:
      'anxiety, anxious, worry, worried, nervous, panic, panic attack, panic attacks, overthinking, fear, afraid, scared, restless, uneasy, phobia',
    breathing:
      'breath, breathe, breathing, breathless, breathlessness, short of breath, inhale, exhale, suffocated, suffocating, pranayama, gasp',
    depression: 'depression, depressed, depressing, sad, hopeless, worthless, empty, numb, lonely, helpless, miserable',
  },
  questions:
    'how, what, ways to, help me, can you, could you, why, when will, where can, who can, should i, is it normal, any way to, any tips, whats, hows',
  spellings: `
    gud=good, goood=good, gr8=great, grt=great, frnd=friend, frnds=friends, frend=friend, frends=friends, fren=friend, frns=friends, luv=love, luvd=loved, lyf=life, vry=very, vv=very, verry=very, realy=really, rly=really, rlly=really, u=you, ur=your, r=are, n=and, nd=and, bt=but, tho=though, altho=although, dnt=don't, dunno=don't know, cn't=can't, wrk=work, slp=sleep, tym=time, hapy=happy, hppy=happy, happi=happy, sadd=sad, lonly=lonely, lonley=lonely, lonelyy=lonely, tird=tired, tierd=tired, tyerd=tired, exhauted=exhausted, exausted=exhausted, angery=angry, angy=angry, scard=scared, confuse=confused, wrried=worried, woried=worried, worrid=worried, nervus=nervous, nervious=nervous, nrvs=nervous, strssed=stressed, stresd=stressed, stressd=stressed, tenshun=tension, tensn=tension, tention=tension, depresd=depressed, deppressed=depressed, depressd=depressed, anxius=anxious, anxous=anxious, anixety=anxiety, anxeity=anxiety, overwelmed=overwhelmed, overwhelmd=overwhelmed, frustated=frustrated, fustrated=frustrated, irrated=irritated, iritated=irritated, embarased=embarrassed, embarrased=embarrassed, gratefull=grateful, thankfull=thankful, peacefull=peaceful, beautifull=beautiful, hopefull=hopeful, stressfull=stressful, painfull=painful, excitd=excited, exited=excited, relived=relieved, releived=relieved, proudd=proud, confidant=confident, borring=boring, boared=bored, feelin=feeling, feelng=feeling, feling=feeling, amzing=amazing, amazin=amazing, awsome=awesome, awsm=awesome, nyc=nice, nyce=nice, gd=good, btr=better, beter=better, bettr=better, wonderfull=wonderful, nothin=nothing, nthng=nothing, sumone=someone, evryone=everyone, everythng=everything, bcs=because, becoz=because, becuz=because, cuz=because, tmrw=tomorrow, 2day=today, 2moro=tomorrow, plz=please, hlp=help, wat=what, wht=what, hw=how, alon=alone, hopless=hopeless, helpess=helpless, worthles=worthless, useles=useless, failur=failure, dissapoint=disappoint, disapointing=disappointing, pressurize=pressured, presure=pressure, preasure=pressure, guilt=guilty, jelous=jealous, jealus=jealous, suprised=surprised, suprise=surprise, definately=definitely, cryin=crying, dying=dying
  `,
}
