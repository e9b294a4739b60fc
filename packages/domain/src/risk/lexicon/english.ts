import type { Lexicon } from './concept'

/**
 * English as spoken and typed in India. Own compilation from how the ideas are said, not from any published list; not
 * yet read by a clinician. How to write a form: see `concept.ts`. `of`, `to`, `the` count as words in a phrase.
 */
export const english: Lexicon = {
  // who
  self: 'i, im, iam, ive, id, ill, me, myself, mself, meself',
  my: 'my, mine, own',
  myself:
    'my self, ~myself, mself, meself, myslf, ourselves, urself, ur self, me self, my own self, my own thoughts, my thoughts, with myself, myself alone',
  theirself: 'himself, herself, themselves, themself, him self, her self',
  other:
    'student, he, she, they, him, her, them, his, their, shes, hes, theyre, friend, friends, frnd, bestie, brother, sister, bro, sis, cousin, roommate, flatmate, classmate, colleague, neighbour*, neighbor*, husband, wife, boyfriend, girlfriend, bf, gf, partner, mother, mom, mum, mummy, father, dad, papa, son, daughter, uncle, aunt, aunty, auntie, grandfather, grandmother, grandpa, grandma, someone, somebody, patient, dog, cat, pet, people, woman, boy, girl, kid, hero, heroine, villain, boss, ex, nephew, niece, parents, guy',
  partner:
    'ex, my ex, husband*, hubby, wife, boyfriend*, girlfriend*, bf, gf, fiance*, partner*, spouse, in laws, inlaws, mother in law, father in law, brother in law, sister in law, mil',
  family:
    'mother*, mom*, mum, mummy, father*, dad*, papa, parents, brother*, uncle*, stepfather, stepmother, step father, step mother, stepdad, family, aunt, cousin*, guardian, warden',
  // dying
  die: 'unalive*, stop beating, stops beating, to dye, wana dye, die, dying, dieing, dei, dye myself, d1e, to dead, kick the bucket, drop dead, pass away, end up dead',
  dead: 'dead, ded, be dead, deceased',
  death: 'death, deth, ⚰, 🪦, my grave',
  suicide:
    '~suicide, suicides, sucide, suiside, suicid, suicde, suacide, sewerside, sewer slide, sewerslide, sucyde, suecide, suciding, suiciding, susaide, suisaid, suisaide, susaid, sooicide, seuicide, commit sui, offing myself',
  suicidal: '~suicidal, sucidal, suisidal, suicidle, sucidle, suicideal, suicidel, suicidality, suicidal ideation',
  intent:
    'ways to end things, ways to end it, ways to end my, end things for good, end things forever, use it on myself, use it on me, to off myself, just off myself, will off myself, should off myself, about to jump, ready to jump, going to jump off, gonna jump off, want to jump off, wana jump off, could jump off, should jump off, out of this life, end this life, ending this life, leave this life, end my own life, take my own life, taking my own life, took my own life, take my life, taking my life, take my life away, end my life, ending my life, ended my life, gonna end it, going to end it, want to end it, wanna end it, ready to end it, just end it, end it now, end it tonight, end it all, kms, unalive myself, unaliving myself, unalive me, ending myself, self deletion, want to kys, gonna kms, end my existence, ending my existence, die by my own hand*, want to jump from {the terrace/a terrace/the roof/my roof/the balcony/my balcony/the building/a building/the bridge/a bridge/the top floor/the window}, wanna jump from {the terrace/a terrace/the roof/my roof/the balcony/my balcony/the building/a building/the bridge/a bridge/the top floor/the window}, feel like jumping {from/off}, feel like jumping in front of, want to jump in front of, wanna jump in front of, want to jump under, going to jump in front of, gonna jump in front of, thinking of jumping {from/off/in front}, think of jumping {from/off/in front}, want to drink poison, wanna to drink poison, going to drink poison, ready to drink poison, wanna drink poison, feel like drinking poison, will drink poison, gonna drink poison, want to take poison, feel like taking poison, want to consume poison, thought of jumping {off/from/in front}, thought about jumping {off/from/in front}, thinking about jumping {off/from/in front}, nearly jumped {off/from/in front/under}, almost jumped {off/from/in front/under}, nearly hung myself, almost hung myself, will hang tonight, over i will hang, feeling to suicide, feel to suicide, feeling for suicide, suicide feels {right/better/good/easy/easier}, suicide looks {right/better/good/easy}, not able to stop the thought of {killing/ending/hurting}, unable to stop the thought of {killing/ending}, not able to stop thinking of {killing/suicide/dying/death}, not able to stop thinking about {killing/suicide/dying/death}, asking to die, begging to die, death please, death pls, death plz, line runs kill yourself, kill yourself kill yourself, wants cutting',
  kill: 'kys, del, kill, kills, killing, killed, kll, kyl, klil, unalive*, un alive, murder, offing, delete, hang*, drown*, shoot, strangle*, suffocate, electrocute, 🔫',
  end: 'end, ending, ended, ends, finish, finishing, finished, terminate, terminating',
  over: 'be over, be done, over, stop, stops, stopped, end, ends, finish, go away, done',
  life: 'life, lyf, lyfe, lif, my existence',
  live: 'this life, my life anymore, this life anymore, alive, still alive, go on living, keep living, keep on living, live, liv, living, livng, exist, existing, existence, be alive, being alive, stay alive, staying alive, am alive, im alive, breathing, be here, being here, be around, carry on living, continue living, see tomorrow, be on this earth, be in this world',
  wake: 'wake, waking, woke, open my eyes, wakeup',
  born: 'born, birth',
  gone: 'be gone, am gone, im gone, was gone, were gone, gone, disappear*, vanish*, not exist, not existing, cease to exist, stop existing, not be here, wasnt here, werent here, not be around, wasnt around, werent around, not be alive, wasnt alive, werent alive, no longer exist, no longer be here, leave this world, leave the world, leaving this world, leave this earth, fade away, never existed, didnt exist, erase myself, be no more, sleep forever, wiped out, not here anymore, leave this life, leave everyone behind, leave everything behind, just not be, not be there anymore, not be there any more, wasnt there',
  // wishing
  want: 'wnt, wnna, want, wants, wanted, wanting, wnat, wana, wann, need to, feel like, feeling like, feels like, felt like, urge*, rather, tempted, long to, ready to, desire*, crave, could just, might as well, prefer, dream of, dreaming of, love to, looking forward to, would like, itching to, id like',
  wish: 'wish*, if only, pray*, hope, hoping',
  hope: 'hope, hoping, pray, praying',
  think:
    'talking about, talks about, think, thinking, thinkin, thought, thoughts, thoughs, consider*, contemplat*, ideation, fantasi*, fantasy, imagine, imagining, picture, picturing, visions of, voice*, impulse*, intrusive',
  obsess:
    'stopping me from, keeping me from, holding me back from, stops me from, on my mind, in my mind, in my head, crosses my mind, crossed my mind, running through my, talking about, talks about, speaks of, speaking of, talked about, keep thinking, keeps thinking, cant stop thinking, cannot stop thinking, always thinking, thinking about, think about, think of, thinking of, thoughts of, thoughts about, constant thoughts, obsessed with, fantasi*, dream of, dream about, searching for, googling, googled, researching, looking up ways, ways to, how to, easiest way, painless, painlessly, quickest way',
  plan: 'plan, plans, planing, planned, decided, made up my mind, made the decision, have a date, set a date, prepared to, all set to, finalised, finalized, this is the day, going ahead with',
  will: 'will, ill, gonna, going to, shall, about to, im going, ready to, goin to',
  try: 'try, trying, tried, attempt*, almost, nearly, close to, on the verge of, came close',
  care: 'care, cares, cared, matter, matters, bother*, mind, affect*',
  know: 'know, knw, care, cares, think i can, only, stop, just, sure, tell, mind, understand, see why, how much, joking, kidding, lying, exaggerating',
  please: 'please, pls, plz, someone, somebody, god, just',
  if: 'if, when, once, after, were i',
  what: 'what, whats, wats, wat, find, any, is there, theres',
  why: 'why, y, whats the',
  should: 'should, deserve*, ought, better, supposed, meant, must, have to',
  // no
  not: 'lost all desire, lost my desire, lost my will, lost all my will, lost all interest, has no, have no, there is no, not, dont, dnt, donot, dun, didnt, doesnt, wont, wouldnt, never, nvr, neither, isnt, arent, aint, wasnt, no intention, no plan*, no desire, no wish, no longer, no more, without, no interest, shouldnt, lost the will, lost all will, lost the desire, lost will, no will, lost interest, hardly',
  no: 'no, zero, any, never had',
  cant: 'cant, cannot, cnt, can not, could not, couldnt, unable, not able, not possible, no longer able, struggle to, struggling to, hard to, difficult to, dont have the strength, no strength, no energy, dont know how',
  nobody:
    'nobody, no one, noone, not a single person, nothing, hardly anyone, no body, will anyone, would anyone, would they even, anyone, anybody',
  without: 'without',
  without_me:
    'would miss me, will miss me, would even miss me, would notice me gone, without me, without me in it, i wasnt here, i werent here, i wasnt around, i werent around, i were dead, i was dead, i died, i die, i disappear*, i vanish*, i never existed, i didnt exist, i was gone, i were gone, im gone, i am gone, i ceased, i am no more, i am dead, im dead, my absence, i was never born, i was not here, i was not around, i were not here, i wasnt alive, when im not here, i am not here, im not around, free of me, rid of me, free from me, minus me, one less mouth, i was not there, i am not there, im not there, i wasnt there, once i go, i quietly went, i just went',
  // weariness, worth
  tired:
    'tired, tierd, tird, exhausted, sick of, sick and tired, done, fed up, fedup, enough, weary, drained, bored of, give up on, given up on, giving up on, through with, had it with, over with, finished with, quit',
  reason: 'reason*, point, purpose, meaning, use, motivation, sense, anything left, nothing left, will, strength',
  worth: 'worth, worthwhile',
  better:
    'okay, ok, alright, move on, moved on, better, happier, happy, relieved, relief, easier, peaceful, peace, fine, improve*, glad, benefit, favour, favor, rid of',
  everything:
    'all be over, all be done, it all, everything, this all, all of this, all this, all of it, end it, it end, it to end, it over, it be over, it to be over, it ends, it to stop, my story, this story, my suffering',
  pain: 'pain, suffering, agony, hurting, misery, ache, tightness, pressure, heaviness, heavy, tight, squeezing, torment',
  miss: 'miss, notice, noticed, cry, remember, mourn, sad, funeral, come to, attend, affected',
  burden:
    'burden*, burdon, liability, dead weight, deadweight, in the way, useless to, waste of space, waste of oxygen',
  goodbye:
    'dont look for me, dont try to find me, dont come looking, worry about me anymore, have to worry about me, deal with me anymore, put up with me anymore, this is my last message, this is my last note, this is my last letter, this is my last post, final letter, final note, final message, final post, my last letter, my last note, my last words, my last wish, to join my late, be with my late, be with my dead, join my dead, today is my last day, last day here, take care of my parents when, take care of my kids when, take care of my family after, look after my parents after, remember me when, forgive me for what i am, goodbye letter*, goodbye note*, good bye letter*, goodbye world, good bye world, goodbye forever, final goodbye*, last goodbye*, saying my goodbyes, said my goodbyes, say my goodbyes, goodbye to this world, goodbye everyone, goodbye to everyone, farewell letter, farewell note, farewell world, suicide letter, suicide note, death note, wont be here tomorrow, not be here tomorrow, wont be around, wont see me again, wont see me anymore, never see me again, not see me again, wont be alive, not be alive, wont be here anymore, wont be here long, wont be here much, not be here much longer, wont be around much, not be around much, last day on earth, last night on earth, last day alive, this is goodbye, this is my goodbye, gave away my, giving away my, give away all my, gave my things, wrote my will, last birthday i, not gonna be here, not going to be here, off this planet, take care of my dog when, settled my affairs, my final post, meet god soon, be with god soon, join him in heaven, join her in heaven, join my mother in heaven, be with her in heaven, meet her in heaven, see him in heaven, end of my story, final exit, go to heaven soon, way out of this life, permanent way out, permanent solution',
  last: 'last, final',
  forever:
    'forever, forevr, for ever, eternally, permanently, never wake, and never wake, not wake, dont wake, eternal, wont wake, and not get up, for good, never get up, long sleep',
  sleep: 'peace, at peace, resting, sleep, slept, asleep, fall asleep, bed, rest, close my eyes, nap',
  go_on:
    'go on, going on, carry on, keep going, continue, do this, take it, take this, handle this, handle it, bear it, bear this, cope, survive, fight, hold on, live like this, face another day, make it, deal with this, keep doing this, stand this',
  anymore: 'anymore, any more, any longer, like this, much longer, another day, with this pain, with this',
  // self-harm and means
  hurt: 'hurt, hurting, hurts, harm, harming, injure, injuring, burn, burning, burnt, scratch*, punish*, starve, starving, bruise, hitting, hit, stab, stabbing, damage',
  cut: 'scratching my, i scratch, claw at, cut, cuts, cutting, slit, slitting, slash*, slice, slicing, carve, carving, 🔪, blade',
  body: 'wrist*, wirst*, rist, arm, arms, forearm*, thigh*, vein*, legs, my skin, throat, skin, artery',
  self_harm:
    'started cutting again, cutting again, relapsed and cut, hurting myself again, self harm*, selfharm*, self injur*, self hurt, sh urges, urge to cut, urges to cut, urge to hurt, urge to harm, started cutting, relapsed on cutting, cutting again, hurt my body, harm my body, burning my skin, cut myself again, hurt myself, hurting myself, harm myself, harming myself, injure myself, burn myself, burning myself, cigarette burns on my, scars on my wrist*, scars on my arm*, punching walls until, make myself bleed, watch myself bleed, see blood come, burn my own, burning my own, head on the wall, head against the wall, make myself bleed',
  jump: 'jump, jumping, jumped, leap, leaping, fall, throw myself, drive into, crash, drive off, walk into, step in front, lie down on, steer into, crashing, driving into, swerve',
  height:
    'roof*, terrace*, balcony, bridge, building, ledge, cliff, train, trains, metro, railway, tracks, track, floor, window, river, lake, well, sea, traffic, truck, tree, pole, highway, flyover, top of, edge, oncoming',
  stand:
    'standing, stand, sitting on the edge, sitting on the ledge, sitting on the railway, lying on the, climbed, gone up to, going up to, im on the, i am on the, on the edge of, walking to, walking towards, reached the, here on the, at the edge',
  hang: 'hang myself, hanging myself, hang my self, hanged myself, hung myself, 🪢',
  noose: 'rope, noose, dupatta on the fan, tied the, ceiling fan, ligature',
  weapon: 'gun, pistol, revolver, knife, blade, razor*, rifle, loaded gun, 🔪, 🔫',
  poison:
    'acid, poison, poision, posion, pesticide*, insecticide*, phenyl, phenol, harpic, lizol, bleach, rat kill*, rat poison, ratpoison, kerosene, cyanide, detergent, toilet cleaner, weed killer, sulphas, celphos, antifreeze',
  pill: 'alprazolam, clonazepam, diazepam, lorazepam, zolpidem, valium, xanax, sertraline, escitalopram, fluoxetine, combiflam, disprin, aspirin, ibuprofen, cough syrup, anxiety meds, bp meds, sedative*, pill, pills, tablet*, capsule*, paracetamol, crocin, dolo, alprax, meds, medicine*, medication*, sleeping pill*, sleeping tablet*, antidepressant*, insulin, 💊',
  take: 'take, taking, taken, took, swallow, swallowing, eat, drink, drinking, consume, consuming',
  took: 'took, taken, swallowed, ate, eaten, drank, drunk, consumed, gulped, downed, popped, had, ingested, injected',
  drink: 'drink, drinking, drank, eat, eating, swallow, consume',
  many: 'many, lot, lots, all, bottle, strip, strips, handful, bunch, whole, entire, full, dozen*, fifteen, twenty, thirty, forty, fifty, hundred, too much, stash*, stock*, hoard*, saved up, saving up, collected, collecting, ten, extra',
  get: 'bought, buy, buying, got, have, has, holding, hold, hidden, collected, brought, ordered, with me, in my hand, in my hands, ready, tied, in front of me, kept, arranged, found, next to me, beside me, near me, sitting with',
  doing: 'standing, doing, holding, about to, ready, going to, gonna',
  // time
  tonight:
    'tonight, tonite, 2nite, tonght, tonigt, tnight, by tomorrow, this weekend, this evening, in an hour, within the hour, in a few hours, few hours, in few minutes, before morning, by morning, tomorrow',
  now: 'now, today, right now, soon, rn, 2day, this time',
  again:
    'again, last night, relapse*, yesterday, every night, every day, everyday, daily, still, always, every weekend, when he drinks, when drunk, so much, regularly',
  // illness
  overdose: '~overdose, overdosed, overdosing, over dose, over dosed, od on, odd on pills, oded',
  chest: 'chest',
  breath: 'breath, breathe, breathing, breathless*, breathin, gasping, inhale, sweating, left arm, jaw',
  seizure:
    'has fits, gets fits, got fits, fits again, fits came, fits are coming, having a heart attack, have a heart attack, getting a heart attack, having heart attack, getting heart attack, having a stroke, having stroke, seizure*, convuls*, having fits, had fits, getting fits, had a fit, epileptic fit, fits since',
  withdrawal:
    'left alcohol, leaving alcohol, left drinking, leaving drinking, stopped whisky, quit whisky, withdrawal*, stopped alcohol, stopped drinking, quit alcohol, quit drinking, without alcohol, detox',
  severe:
    'shake, shakes, shivering, jerking, see things, hear things, see insects, hear voices, hearing voices, seeing insects, severe*, bad, badly, terrible, shaking, hallucinat*, seeing things, hearing things, vomiting, trembling, seizure*, fits, unconscious, collapse*, cant stop shaking, crushing, sudden, arm, arms, sweating, hospital, bleeding, bruise*, broke*, blood, worst, numb, spreading, unbearable',
  // violence
  beat: 'pulled my hair, pulls my hair, beat, beats, beating, beaten, beated, hit, hits, hitting, slap*, kick*, punch*, choke*, choking, strangl*, thrash*, burn, burns, burned, burnt, hurts me, hurt me, hurting me, hurts my, hurt my, hurts us, hurt us, hurts her, hurt her, hurts him, hurt him, hurts them, bruise*, physically abus*, drag, drags, dragged, pull my hair, throws things, assault*, violent, belt, whips, tortur*, pushed, pushes, shoves, shoved, threw hot, threw a plate, threw the plate, threw the thali, threw things, pushes me around, my lip is torn, throws plates',
  rape: 'forces himself, forced himself, force himself, forcing himself, forces herself, rape, raped, raping, rap3d, molest*, sexually assault*, sexual assault*, sexually abus*, sexual abuse, grope*, forced me to have, without my consent, forced sex, marital rape, sa by, sexually harass*',
  touch: 'touch, touches, touched, touching, grabs, grabbed, feels me, fondl*, rubs, kisses, kissed, undress*, strips',
  private:
    'private, privates, inappropriate*, wrongly, wrong places, bad touch, breast*, without permission, against my will, clothes, dont like it, at night, scares me, sex, sleep with, uncomfortable, secret, not to tell, secretly, body, naked, strip, stripped, without clothes, nude, nudes, dirty',
  force:
    'against my wishes, against my wish, marry me off, married off, marrying me off, force, forces, forced, forcing, pressuring, pressurise, threatening, against my will, making me, without asking me, without my consent, without my will',
  marry:
    'marry me off, married off, marrying me off, marry, marriage, married, wedding, engagement, shaadi, nikah, rishta, get married',
  dowry: 'dowry, dahej, bring money from my parents',
  lock: 'locks me, locked me, me locked, locked up, locked in my, locked inside, locked in a, lock me, keeps me locked, kept me locked, wont let me leave, not let me leave, doesnt let me leave, dont let me leave, not allowed to leave, trapped, confined, chained, imprison*, wont let me go out, doesnt let me go out, dont let me go out, took my phone, took away my phone, keeps me',
  room: 'room, house, home, bathroom, inside, leave, phone, door, anyone, go out, talk',
  threaten:
    'threat*, blackmail*, black mail*, acid, leak my, leak the, share my photos, share my pics, post my photos, wants to kill me, tried to kill me, trying to kill me, he will kill me if, says he will kill, said he will kill, says she will kill, chasing me with, stalking, hunt me, finish me if, finish us, kill us both, cut us both, cut us, finish both of us',
  unsafe:
    'scared of, afraid of, terrified of, fear of, not safe, unsafe, in danger, scared he, afraid he, scared that he, scared for my life, hiding from, flinch, not safe at home, scared to go home, afraid to go home',
  abuse:
    'domestic violence, abuses, abused, abusing, abusive, abuser, molested, violence at home, wife beater, domestic abuse, physical abuse, physically abuse*, harasses, incest',
  // childhood
  age: 'eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, ten',
  year: 'year, years, yr, yrs, yo, y',
  class: 'class, std, standard, grade, th, nd, rd, 6th, 7th, 8th',
  adult:
    'teacher, teach, teaching, son, daughter, kids, ago, when i was, used to, minutes, hours, days, weeks, months, kg, percent, marks, pages, back in, my students, childhood, tuition, years of',
  upset:
    'sad, scared, afraid, crying, cry, cries, hurt, hurts, hit, hits, bullied, bully, bullying, lonely, depressed, alone, unsafe, beats, help, hate, frightened, touches, touched, run away, ran away, unhappy, fixed my marriage, my shaadi, marriage after, skirt, dirty, fake photo, cut myself, dont tell my',
  // low
  distress:
    'hopeless*, hopless, no hope, without hope, lost all hope, lost hope, losing hope, worthless*, useless, i am a failure, im a failure, hate myself, hate my life, hating my life, give up, giving up, given up, gave up, broken inside, dead inside, feel empty, feeling empty, empty inside, cant cope, cant take it, cant take this, cant do this, cant go on, cannot go on, cant handle, breaking down, falling apart, no way out, trapped, meaningless, pointless, no point, no future, nothing matters, nothing left, dont care anymore, done with everything, tired of everything, depressed, depression, darkness, drowning in, at rock bottom, end of my rope, end of my tether, crying every, cry every, cant stop crying, want to run away, so alone, all alone, completely alone, nobody cares, no one cares, noone cares, nobody loves me, no one loves me, nobody understands, want the pain to, numb, despair*, miserable, unbearable, waste of space, better off, lifeless, a mistake, self hate, hate being me, passed away, grieving',
  panic:
    'panic, panicking, anxiety attack*, cant breathe, cannot breathe, heart racing, going crazy, losing my mind, feel like im dying, gonna die, going to die, heart beating, heart is beating, heart beats fast, heart beats so fast, heart beats like, heart is racing, heart races, heart is thumping, heart thumping, heart is pounding, heart pounding, heart going so fast, heart is going so fast, heart going fast, palpitation*, hyperventilat*, hands shaking, hands are shaking, cant catch my breath, chest is tight, chest feels tight, tight chest',
  denial: 'not suicidal, never kill myself',
  // what takes the sting out
  past: 'died, committed, killed, hanged, hung, passed away, year, years, ago, took his, took her, ended his, ended her, jumped, funeral, anniversary, lost, last year, death',
  news: 'romeo, warning signs, reading, paper, watching, read, news, newspaper*, movie*, film*, series, episode*, netflix, novel*, character*, article*, documentar*, farmer*, rate, rates, statistic*, prevention, awareness, headline*, report, reports, reported, lecture*, essay*, assignment, project, research, lyrics, song, songs, game, games, drama, serial, podcast, police, court, case, cases, celebrit*, actor*, actress*, minister*, bollywood, chapter, poem, book, hero, story, seminar, workshop, helpline, hotline, volunteer*, topic, psychology, trainee, training, journalist*, campaign, historical, politic*, debate, syllabus, thesis, class on, data, survey, webinar',
  cause:
    'laughter, laughing, laugh, laughed, boredom, bored, hunger, starving, embarrass*, cringe, heat, thirst, curiosity, excitement, jealousy, jealous, cuteness, cute, fomo, nostalgia, happiness, secondhand, shame, cold outside, sweetness, overeating, humidity, awkward*',
  thing:
    'clothes, shirt, saree, dupatta, kurta, blue, red, black, blonde, colour, color, eggs, easter, phone, battery, laptop, computer, car, bike, scooter, plant, plants, mosquito*, cockroach*, wifi, internet, server, app, conversation, chat, hair, vegetable*, veggies, onion*, fruit*, paper, cake, cable, nail, nails, network, signal, router, charger, engine, tv, process, bug, bugs, code, weeds, lights, fish, chicken, pimple*, acne, sugar, watch, fridge, motor, joke, meme, ribbon, budget, corner*, grass, bread, cost*, calories, classes, fabric, cloth, tree, rat, rats, lizard, germs, virus, bacteria, zombies, enemy, netflix, chocolate, memes, cuteness, content, information',
  task: 'exam, exams, meeting*, job, semester, weekend, day, week, lecture, traffic, shift, project, month, summer, winter, rain, monsoon, lockdown, class, boards, movie, season, show, internship, course, commute, holiday*, vacation, match, journey, trip',
  place:
    'city, hostel, house, home, delhi, mumbai, bangalore, bengaluru, chennai, hyderabad, kolkata, pune, pg, apartment, flat, village, abroad, india, usa, canada, room, town, country, place, alone in, joint family, roommate*, far, nearby, there, with them, with him, with her, with my parents, with my in, paying guest, area, society, building, colony, campus',
  accident:
    'accident*, cooking, chopping, shaving, shaved, kitchen, playing, football, cricket, gym, knife slipped, while cutting, slipped, workout, peeling, vegetables, onions, glass broke, fell off, by mistake, running, dancing, tripped, oven, iron, stove, practice, exercise, exercising, class',
  pleasant:
    'for a week, for the week, couch, sofa, coffee, juice, music, with friends, with my friends, dream vacation, walk, museum, watching, i love, i loved, loved, waiting, six, sixer, four, century, ball, wicket*, jackpot, target, attend, mountain*, hills, beach, goa, himalaya*, vacation, kitchen, cook*, discount, show, function, camping, rain, view, stars, sunset, sunrise, tea, breeze, enjoy*, photo, photos, kite*, swing, clothes, skipping, plants, watering, moon, party, fun, joke, gym, trek*, hiking, swimming, swim, pool, parachute, bungee, ticket, kids, movie, concert, college, office, job, company, match, chess, game, cards, tug of war, climbing, gardening, garden, pest, farm, wedding, birthday, retire*, care of, hold of, control of, beautiful, fishing, guests, goals, team, quiz, friendly, semester, farewell',
  early:
    'early, alarm, gym, clock, class, school, college, office, am, noon, nap, baby, sunday, monday, morning walk, in the morning, for work, run, late, o',
  idiom:
    'in the end, tablets or drugs, gone rip, fits me, fits well, fits in, fits perfectly, fits into, fits my, fits the, never hit or, never hits me, isnt violent, is not violent, not violent at all, does not hit, doesnt hit me, cut throat competition, cut throat exam, cut throat price, cut throat market, nobody hits me, nobody beats me, no one hits me, no one beats me, nobody is hitting, nobody is beating, nobody hits anyone, nobody is dying, nobodys dying, no one is dying, noone is dying, wife will murder, wife will kill, hubby will kill, husband will kill, blackmailed my brother, blackmailed my sister, choking on so many, ready to jump into, shot myself in the foot, foot in the mouth, overdosed on gulab, overdosed on sugar, beats me in, cut my throat this year, strangle my brother, strangle my sister, die at the end, date is over, killing me with these, fed up of life in this, last day of job, last day in office, dont need to return, career suicide, social suicide, political suicide, threatened to fire, threatens to fire, threatened to quit, threatened to leave me, threatened to resign, sleep in, slept in, rather die than eat, rather die than wear, rather die than watch, rather die than listen, rather die than drink, rather die than dance, rather die than wait, rather die than share, jumped on, jumped off the, jumping on, jumping jack, jump into, jumped into, edge of my seat, life science*, life insurance, life skill*, life partner, life jacket, life changing, life lesson*, life span, life story, last day at, last day of, born yesterday, eating poison, one life, life coach, rest of my life, end of life care, end my subscription, end my shift, end my day, ending the, beaten path, time of my life, love of my life, life hack*, better without sugar, learn to live, gone girl, gone are, gone for, easy come, long gone, party without me, starts without me, started without me, go without me, goes without me, eat without me, went without me, left without me, ate without me, watched without me, dying to, dying for, die for, to die for, die hard, diehard, died laughing, dead tired, dead serious, dead line, dead end, dead on, dead sure, dead battery, dead lift*, dead sea, dead stock, deadpool, drop dead gorgeous, dead gorgeous, walking dead, dead weight lift, old habits die, never say die, do or die, is killing, are killing, was killing, were killing, been killing, killing it, killed it, kill it, killing me, killing time, kill time, killer, kill the, kill a, kill some, kill two birds, dressed to kill, kill for, would kill, could kill, kill bill, kill switch, kill joy, buzz kill, kill the vibe, mom will kill, mom would kill, mom is going to kill, dad will kill, dad is going to kill, boss will kill, mother will kill, parents will kill, shoot me a, shoot me an, shoot an, shoot a, shoot it, photo shoot, shoot me the, shoot me your, suicide squad, suicide bomb*, suicide attack*, suicide mission, suicide doors, suicide pact movie, suicide prevention, hang out, hanging out, hang on, hang around, hanging around, hung up, hang up, hang in there, hang over, hangover, hang it on, cut off, cut down, cut out, cut the, cut short, cut back, cut to, cut it, cut class*, cut hair, short cut, clear cut, cut my hair, cut my nails, cut a, cut corners, jump to, jumped to, jump rope, jump into bed, jump scare, jump start, jump up, jumping jacks, jumped for joy, jump for joy, jump in joy, happy death, black death, death metal, death by chocolate, scared to death, bored to death, sick to death, worried to death, worked to death, life and death, matter of life, to death, no end, in the end, the end, end up, ended up, ending up, end of the day, end of the month, end of the year, end of term, weekend, living room, living wage, cost of living, standard of living, living with roommates, live stream*, live music, live class*, live show, live match, live concert, live score, going live, go live, long live, live session, live in, living in, live near, live far, live with, make a living, earn a living, for a living, overdose of, dose of, give up sugar, give up smoking, give up alcohol, give up coffee, give up my seat, giving up sugar, giving up smoking, giving up coffee, hate monday*, sleep like, slept like the dead, like the dead, painless way to learn, life hack, beat the, beat them, beat me at, beat me in, beat me to, beat me by, beats me why, heart beat, heart beats, heart is beating, off beat, beat around, hit me up, hit the gym, hit the road, hit me that, hit me with, hit song, smash hit, hits different, hits me hard, it hit me, it hits me, bomb, raining cats, burn calories, burnt out, burn out, burned out, burning out, wake up early, take my life in, take control, life of the party, night life, work life, love life, social life, college life, school life, sex life, hostel life, city life, corporate life, shelf life, life goals, pill box, chill pill, bitter pill, poison ivy, food poison*, one man s poison, no rope, rope in, roped in, jump on, last minute, last wish list, farewell party, last letter of, touch base, touch wood, touched my heart, touched by, in touch, touching story, touching song, lock down, lockdown, locked in a deal, lock my phone, threatened to rain, force of habit, dead asleep, dead silent, over my dead body, back from the dead, day of the dead, dead poets, dead people, dead skin, dead body in, death anniversary, death of, death toll, death penalty, kill me if, killing spree, end of this, kill himself in the movie, gun to my head, top gun, gun jump, jump the gun, hang the, hanging the, hanging plants, hang clothes, drowning in work, drowning in assignments, drowning in emails, drowning in homework, drowning in deadlines, off season, day off, off to, off the, off my, off work, off day, better off now, a day off, took off, on and off, shoot my, delete my, delete the, delete it, drop out, pushed me so, who pushed me, pushed me hard, pushed me towards, push{/es/ed/ing} me to {study/apply/try/go/join/take/learn/work/write/come/keep/get/be/prepare/finish/start/speak/talk/call/see/meet/read/sing/dance/play/participate/perform/do/give/become/improve/fill/send/ask/open/clear/crack/achieve/choose/marry/think/travel/run/exercise/consult/seek/move/focus/score}, push{es/ed/ing} me into {taking/doing/engineering/medicine/science/commerce/law/it/teaching/coaching/sports/music/applying/studying}, push{es/ed/ing} me for, push{es/ed/ing} me a lot, push{es/ed/ing} me to {better/not}, pushed my limits, heart beat{/s/ing}, heartbeat',
  their: 'his, her, their',
  hoard: 'saved, saving, hoard*, stash*, stockpil*, collected, collecting, kept aside, hiding, hidden',
  hand: 'in my hand, in my hands, in hand, holding, with me, next to me, beside me, near me, sitting here with, sitting with, in front of me, ready, loaded, against my, to my throat, to my wrist, at my throat, on my lap, under my pillow, staring at, looking at',
  vehicle: 'car, truck, bus, lorry, train, bike, vehicle',
  crash:
    'crash*, hit me, hits me, run over, runs over, ran over, run me over, runs me over, drive off, swerve*, smash*, steer',
  option:
    'no other way, no other option, no way out, no option, only option, only way, only solution, only answer, only escape, only choice, way out, best option, best way, my answer, the answer, the solution, solve this, solve it, escape, solves, my only, only thing left, only thing that, sounds nice, sounds good, sounds peaceful, seems peaceful, seems easier, seems better, would be easier, is calling me, comforting, is easier',
  torment:
    'punishment, torture, curse, nightmare, burden, hell, pointless, unbearable, too painful, hurts too much, too hard, meaningless, exhausting',
  regret:
    'disappointed, hate that, angry that, wish i hadnt, sad that, upset that, regret, sorry that, cry because, ashamed that',
  still_here:
    'still alive, i woke up, im alive, i am alive, still breathing, still here, survived, waking up again, wake up again',
  live_for:
    'to live for, worth living for, keep me alive, keeping me alive, keep me here, keeping me here, to stay alive for, left for me here, holding me here, stopping me from dying, stopping me from killing',
  belong:
    'belong in this world, place for me in this world, belong on this earth, belong in this life, meant for this world, made for this world, meant to be alive, meant to live, place in this world, supposed to be alive, supposed to exist',
  god: 'god, lord, allah, jesus, krishna, universe, bhagwan, bhagwaan, krishnaji, shiva, ayyappa, murugan, waheguru, yama, yamraj, khuda, amma, death',
  take_me:
    'take me, take me away, call me home, call me to, takes me, taken me, take me with, call me now, call me soon, call me up, calls me, coming for me, call me back',
  hate: 'hate, hating, despise, loathe, cant stand, dread',
  elder:
    'teacher, tutor, sir, coach, priest, driver, boss, uncle, warden, baba, guru, stepfather, stepbrother, neighbour, neighbor',
  intrude:
    'comes into my room, comes to my room, enters my room, comes to my bed, comes into my bed, watches me bathe, watches me change, watches me while i, makes me watch, makes me touch, makes me undress, shows me porn, shows me dirty, shows me his, bad things to me, dirty things, wrong things to me, pull my skirt, pulls my skirt, lifts my skirt, send pics without, pics without clothes',
  head: 'head, feet, heart, forehead, shoulder, blessing*, blessed',
  aged: 'age, aged',
  only_way: 'other than, except, only way, only option, only solution, only escape, only answer, nothing but',
  earth: 'world, earth, planet',
  remain: 'stay, remain, live, be in, be on, living',
  formerly:
    'last month, last year, last week, years clean, ago, used to, years back, year back, long back, in college, in school, earlier, in 2015, in 2016, in 2017, in 2018, in 2019, in 2020, in 2021, in my teens, as a teenager, as a teen, back then, when i was in college, when i was in school, when i was young, when i was younger, at that time, those days, in those days, once upon a time, long time back, long ago, in 10th, in 12th, in class 10, in class 12, in 2022, in 2023',
  recovered:
    'really well, am well, very well, yrs clean, years clean, clean now, clean and, well now, happy now, am happy, so happy, glad i am alive, glad im alive, glad to be alive, proud, healed, recovered, fine now, good now, better now, ok now, okay now, enjoying life, love my life, doing well, doing good, doing great, doing fine, i am okay, i am ok, im okay, im ok, i am fine, im fine, i am good, im good, life is good, life is great, life is beautiful, life is better, therapy helped, got better, gotten better, feel better, much better, long over, over it, happy today, good today, moved on, i stopped, it passed, love life, not anymore, no longer feel',
  baby: 'my baby, the baby, my newborn, newborn, my infant, my child, our baby, this baby',
  fling:
    'throw my baby, throw the baby, throw our baby, throw this baby, throwing my baby, throwing the baby, throwing our baby, throwing this baby, shake my baby, shake the baby, shake our baby, shake this baby, shaking my baby, shaking the baby, shaking our baby, shaking this baby, drop my baby, drop the baby, drop our baby, drop this baby, dropping my baby, dropping the baby, dropping our baby, dropping this baby, slam my baby, slam the baby, slam our baby, slam this baby, slamming my baby, slamming the baby, slamming our baby, slamming this baby, smash my baby, smash the baby, smash our baby, smash this baby, smashing my baby, smashing the baby, smashing our baby, smashing this baby, smother my baby, smother the baby, smother our baby, smother this baby, smothering my baby, smothering the baby, smothering our baby, smothering this baby, fling my baby, fling the baby, fling our baby, fling this baby, hurl my baby, hurl the baby, hurl our baby, hurl this baby, throw my newborn, shake my newborn, throw my child, throwing my child, throw him down, throw her down, shake my child',
  birth:
    'my baby, the baby, our baby, my newborn, the newborn, newborn, my infant, the infant, gave birth, giving birth, after birth, childbirth, after delivery, my delivery, c section, csection, caesarean, became a mother, becoming a mother, became a father, becoming a father, new mother, new mom, new dad, new father, postpartum, breastfeed*',
  no_bond:
    'feel nothing, feeling nothing, i felt nothing, dont feel anything, cant feel anything, dont feel any, do not feel any, feel no love, no love for, feel no joy, dont love my, dont love her, dont love him, cant love, not love my, not love her, not love him, numb*, feel empty, feels empty, not connected, dont feel connected, feel disconnected, disconnected from, no connection, no bond, not bond*, dont bond, cant bond, not bonding, feel like a stranger, feels like a stranger, like a stranger, is not mine, isnt mine, not my own, go through the motions, going through the motions, like a robot, on autopilot, regret having, regret becoming, regret my baby, better mother, better mom, better father, better dad, bad mother, bad mom, bad father, terrible mother, terrible mom, worst mother, worst mom, not a good mother, not a good mom, not fit to be, want my old life, give her away, give him away, give the baby away',
  better_for:
    'better off, better without me, better with another, better with someone, better with somebody, better with a different, happier without me, happier with another, happier with someone, another mother, another mom, another father, another dad, different mother, different mom, different father, deserves someone better, deserve someone better',
  better_apart:
    'better off without him, better off without her, better off without them, better off without his, better off without their, better off alone, better off single, better off dead, better without him, better without her, better without them, happier without him, happier without her',
  says: 'says, said, told me, tells me, keeps saying, texted, messaged, wrote, posted, keeps telling',
  safe: 'safe, trust, trusting',
  do_something:
    'do something, do something bad, do something stupid, do anything, doing something, done something, something bad',
  forgive: 'forgive me, forgive, pardon me, sorry for everything, sorry for all, sorry to all, sorry to everyone',
  everyone:
    'everyone, everybody, all of you, you all, u all, all my family, the whole family, tried, could not, couldnt',
  letter:
    'letter*, note, notes, message*, msg, msgs, video, videos, password*, insurance, bike, dog, cat, tell them, tell my, feed',
  after_me:
    'after me, after i am gone, after im gone, after i go, when im gone, when i am gone, when i am no more, when im no more, once i am gone, once im gone, after i am no more, for after, if something happens to me, if anything happens to me, in my absence',
  wont_need:
    'wont need it, wont need them, wont be needing, will not need, dont need them anymore, dont need it anymore, no use for me now, wont need this, wont need any',
  last_of_me:
    'be my last, is my last msg, is my last message, is my last chat, is my last text, my last time talking, last message from me, last msg from me, last time i am writing, last time im writing, next janam, next life, remember me as, you were the only one who, goodbye maitri, bye maitri forever',
  see: 'see, picture, imagine, visualise, visualize, seeing, think of, plan for',
  future:
    'future, next year, next month, in five years, in ten years, five years from now, years from now, tomorrow, at all, ahead, growing old, getting old, older',
  fatal:
    'accident to happen, accident would happen, accident happens, meet with an accident, have an accident, bus hit me, truck hit me, bus hits me, truck hits me, train hit me, tumour, tumor, cancer, covid takes, fever had taken, fever takes, heart stops, heart would stop, heart just stops, earthquake takes, lightning, flight crashes, plane crashes, building falls, something takes me, bus will do the job, truck will do the job, some bus will',
  envy: 'envy, jealous of, lucky, luckier, fortunate',
  will_to_live: 'will to live, wish to live, desire to live, urge to live, zest to live, strength to live',
  lost: 'lost, gone, finished, left me, dead, dying, leaving me, over, disappeared, nothing left, empty',
  wait: 'waiting, wait, counting days, counting the days',
  goodbye_sent:
    'goodbye msg, goodbye message, goodbye story, goodbye text, goodbye post, goodbye status, sorry message, gone by morning, posted goodbye, said goodbye, sent a goodbye',
  unreachable:
    'phone is off, phone off, switched off, switched off the phone, phone switched, not picking, not answering, left the group, not reachable, isnt picking',
  neck: 'neck, throat, my windpipe',
  grip: 'pressed, press, presses, pressing, squeezed, squeezes, hands on, hand on, grabbed, grabs, gripped, grips, choked, strangled, holds, held, his hands, caught',
  withheld:
    'throw acid on me, throw acid at me, throw acid if, acid on my face, doesnt give me food, dont give me food, doesnt give me dinner, gives me food only, get food only, nobody gives me food, not given food, not giving me food, no food is given, locks the kitchen, locks the fridge, takes my salary, took my salary, takes my whole salary, salary goes to his, salary goes straight to his, salary goes to my husband*, beg for bus fare, beg for money, checks my location, checks all my, checks my phone every, my phone he keeps, keeps my phone, took my aadhaar, kept my aadhaar, keeps my aadhaar, taken my aadhaar, kept my passport, keeps my passport, taken my pension, takes my pension, not allowed to step out, not allowed to go out of the house, not allowed to call, not allowed to talk to my, not allowed to meet my, stopped me from talking to my, locks the house from outside, locks the door from outside, locks me outside, threw me out, throws me out, kicked me out of the house, taken my phone and, isnt allowed to call, not allowed to work, phone gone kept me, kept me in the room, keeps me in the room',
  image:
    'private photo*, private pic*, private video*, my photo*, my pic*, my video*, my nudes, fake photo*, morphed photo*, morphed pic*, took video, video of me, photos of me, pics of me, screenshots of me, intimate',
  share:
    'send them to, send it to, share it, share them, will share, leak, leaks, leaked, upload, uploads, viral, put them in, put my, if i dont, else he, else they, unless i, or else',
  caste:
    'caste, other caste, different caste, lower caste, muslim, hindu, christian, dalit, that boy, with that boy, inter caste',
  ragging: 'ragging, ragged, seniors make, seniors made, seniors call, seniors come, seniors force',
  child:
    'small girl, little girl, small boy, little boy, their child, their kid, her child, his child, the child, girl who works, boy who works, maid girl, neighbour s kid, neighbours kid, neighbour s child',
  home: 'home, house, room, hostel, back',
  about_to:
    'on the track side, on the tracks now, on the railway {track/tracks/line}, sitting on the {ledge/parapet/tracks}, standing on the {ledge/parapet/railing/tracks}, lying on the {tracks/track/railway track}, near the railway crossing waiting, other side of the {railing/grill/barrier/parapet}, climbed over the {railing/parapet/grill/barrier}, climbing over the {railing/parapet/grill/well wall}, im over the {railing/parapet}, edge of the {roof/terrace/water tank/tank/building/cliff}, edge of water tank, top of the water tank, rope is {up/tied/ready/here}, noose is {up/tied/ready/here}, rope around my neck, noose around my neck, rope round my neck, noose is made, made the noose, made a noose, tied the {rope/noose} to, tied the {dupatta/saree} to, dupatta and the fan, rope and the fan, stool to push, kick the stool, push the stool, standing on the stool, gas on and windows, opened the gas and, i opened the gas, turned the gas on and, kept the gas on, gas is open and, poured {kerosene/petrol} on {me/my/myself}, kerosene on my {clothes/body}, petrol on my {clothes/body}, kerosene i have put, petrol i have put, matchbox is in my hand, lighter is in my hand, finger on the trigger, gun to my head, pistol to my head, revolver to my head, gun in my mouth, pistol in my mouth, revolver in my mouth, blade on my wrist, knife on my wrist, blade to my wrist, knife to my wrist, blade at my wrist, knife at my wrist, slit my wrist*, blood is dripping from my, blood on the keyboard, blood is on keyboard, water is up to my {knees/waist/chest/neck}, water up to my {knees/waist/chest/neck}, walking into the {river/lake}, walking into the sea now, going into the {sea/river/lake} now, i cant swim i am going, i cant swim im going, i wont be checking out, i will not be checking out, today i do it, im not slowing down, i am not slowing down, jump in front of the {train/metro/next train/truck}, go down to the line, going down to the tracks, on my way to the {tracks/railway tracks}, going to the {tracks/railway line} now, climbed the {water tank/tower and}, window grill ive opened, i removed the grill, i opened the grill, started bleeding and i, half of it is in me, half of them are inside me, everything is arranged on top, dont ask where i am, tell my {mother/mom/kids/wife} i tried, phone goes off and i, before they break the door, by the time they break the door, nobody will come till, find me in the morning, they will find me, they will find my body, they can find me',
  emergency:
    'lips turning blue, lips are blue, lips blue, lips pale, not responding when, isnt responding, is not responding, not breathing, stopped breathing, breathing very slow, face has drooped, face drooped, face has suddenly, mouth has gone, mouth gone one side, snake bit, snake bite, snakebite, bitten by a snake, bleeding heavily, bleeding so much, bleeding a lot, heavy bleeding, bleeding badly, cant wake him, cant wake her, wont wake up, drank something poisonous, heart pain since, heart pain going, chest is paining, chest paining, cut deep, words are not coming, mouth went {sideways/to one side}, mouth is {sideways/crooked}, one side of {his/her/my} {face/body/mouth}, one side of her fell, one side of him, cant lift {his/her/my} {left arm/right arm/arm/left hand/right hand}, cant move {his/her/my} {left/right}, hand {not moving/not typing/not lifting}, speech is {slurred/slurring/going funny/not clear/gone}, speech slurred, slurred speech, slurring, throat is closing, throat closing, face is swelling, tongue is swelling, tongue swelling, drank the {crop spray/spray/pesticide/phenyl}, drunk the {crop spray/spray/pesticide/phenyl}, consumed the {crop spray/spray/pesticide/phenyl}, chewed {mosquito refill/rat poison}, button cell in, swallowed a {button cell/battery/cell}, swallowed button, sugar is {showing lo/showing low/very low}, glucometer shows {lo/low}, eyes rolled {up/back}, eyes are rolling, body went stiff, went stiff and, has gone limp, now limp, vomited blood, vomiting blood, blood in vomit, coughing blood, coughing up blood, hit {his/her/my} head and {vomit*/now/not/talking}, fell on {his/her} head and, live wire shock, got electric shock and, electrocuted and, inhaler finished, inhaler is over, inhaler not working, cant complete a sentence, cant complete sentence, cant finish a sentence, worst headache of my life, he has gone grey, hes gone grey, gone grey and, turned grey and, sweating cold, cold sweat and {chest/left/jaw}, jaw pain and, left arm is {numb/heavy/paining}, left shoulder {hurting/paining/pain}, pressing {his/her} {jaw/chest}, holding {his/her} chest, fell in heat, talking mad, talking nonsense and fever, is unconscious, gone unconscious, became unconscious, fell unconscious, lying unconscious, collapsed and, no pulse, pulse is {weak/low and}, pregnant and bleeding, bleeding in pregnancy, bleeding after delivery so, baby is not breathing, baby not breathing, hes not moving, not moving after, ate wild mushroom*, eaten wild mushroom*, others who went down, gas leak and, inhaled gas and, dialysis got missed and, sugar patient not waking, not answering properly, skin turned yellow and vomiting, bitten by {a snake/snake/krait/cobra}, cobra bit, krait bit, scorpion stung, scorpion bit',
  fear_of_dying:
    'think im dying, think i am dying, thought i was dying, feel like im dying, feels like im dying, feel like i am dying, feels like i am dying, felt like i was dying, feel like i am going to die, feels like i am going to die, feel like im going to die, feels like im going to die, feel like i will die, feels like i will die, think i will die, think im going to die, think i am going to die, thought i would die, thought i was going to die, scared im dying, scared i am dying, scared i will die, scared im going to die, scared i am going to die, afraid i will die, afraid im dying, afraid i am dying, like im gonna die, think im gonna die, am i dying, going to die, gonna die, die of fear, having a heart attack, getting a heart attack, feel like dying, feels like dying, feeling like im dying, like i am dying, like im dying, i will die now, what if i die',
  lender:
    'loan app*, loan agent*, loan people, loan guys, loan company, loan companies, loan recovery, loan shark*, loan collector*, recovery agent*, recovery team, recovery people, recovery guys, recovery call*, collection agent*, collection call*, debt collector*, emi agent*, emi people, bank agent*, credit card agent*, credit card people, moneylender*, money lender*, lending app*, instant loan, finance company, finance people, loan wale, loan wala, loan walo, recovery wale',
  ache: 'pain, pains, painful, paining, hurts, hurting, ache, aches, aching, squeezing, crushing, numb, left arm, jaw, fainted, blue',
  found_out:
    'finds out, find out, found out, gets to know, get to know, comes to know, hears of it, hears this, learns of it',
  dies_of_it:
    'will die of shame, would die of shame, will die of shock, would die of shock, i am dead meat, im dead meat, i am so dead, im so dead, i am dead for sure, im done for, i am finished',
  pressure: 'pressuring, pressurise*, pressurize*, pressurising, pressurizing, pressure, pressured',
  ordinary:
    'think i should go back to my, cross the road, lower than his, lower than hers, my sons result, my son s result, my daughter s result, my son s marks, my daughter s marks, my son doesnt study, my kid doesnt study, i am gay, im gay, i m gay, i may be gay, i might be gay, i am lesbian, im lesbian, i am bi, im bisexual, i am bisexual, i like girls, i like boys, not out to anyone, no emergency, not an emergency, nothing urgent, locked himself in his room, locked herself in her room, locked the door, banged the door, nobody hits me, nobody beats me, no one hits me, no one beats me, nobody is hitting, nobody is beating, nobody hits anyone, icu, in hospital, in the hospital, bypass, operation theatre, on oxygen, ventilator, admitted, in the ward, become an engineer, get into engineering, take engineering, become a doctor, get into medical, govt job, government job, do ca, upsc, crack jee, crack neet, this is useless, makes no sense, copy paste, not listening to me, not reading what, bad mother, good mother, good mom, bad mom, how proud, how happy would, would have been so happy, should be here, biodata, proposals',
  telling:
    'will tell my, ill tell my, going to tell my, gonna tell my, will tell papa, will tell mummy, tell papa about, tell my husband about, tell my wife everything, will message my, will text my, ill text my, will call my sister, will talk to my, ill talk to my',
  kin_kills:
    'will kill me, would kill me, gonna kill me, going to kill me, ll kill me, will kill us, would kill us, will murder me, would murder me',
  marks:
    'marks, result, results, report card, percent, percentage, failed, fail, attendance, bunk, bunked, bunking, smoke, smoking, boss, teacher, sir, screen, scratch, scratched, broke, broken',
  no_ache:
    'no chest pain, no pain, no heart pain, no left arm pain, not paining, isnt paining, is not paining, without chest pain, dont have chest pain, dont have any chest pain, chest doesnt hurt, chest does not hurt, chest isnt hurting, chest is not hurting, chest is fine',
  no_burden: 'not a burden, no burden, not being a burden',
  offered: 'tablets or drugs',
}

/** Words that people run together ('iwanttodie', '#killmyself', 'marjaunga'); only runs made wholly of these are taken apart. */
export const glued =
  'i, im, want, wana, wanna, to, die, kill, end, my, self, life, live, dont, not, just, myself, me, suicide, tired, of, living, it, all, hate, hurt, please, help, cant, go, on, anymore, no, reason, is, this, be, dead, main, mai, mujhe, marna, mar, jaunga, jaungi, jau, chahta, chahti, hu, hoon, hai, jeena, jina, nahi, khatam, zindagi, karna, aatmahatya, khudkushi'
