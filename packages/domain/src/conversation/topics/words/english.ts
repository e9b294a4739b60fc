import type { TopicWords } from './topic-words'

// English as it is typed in India. Own compilation.
const family =
  'mother|mom|mum|mummy|amma|father|dad|papa|appa|brother|sister|son|daughter|husband|wife|grandmother|grandfather|grandma|grandpa|nani|nana|dadi|dada|friend|uncle|aunt|cousin'
const kin = 'parents|mother|mom|mum|mummy|amma|father|dad|papa|appa|family'

export const english: TopicWords = {
  topics: {
    owed: 'owes|owe|owed me|us, owes my, i|i|have lent|lend, lent him|her|them|my|a|money|to, gave|given him|her|them|my .. loan|money .. back|return|returned|returning|returns, not|doesnt|didnt|wont|isnt|never returning|return|returned|paying|pay|paid|giving|give|gave .. my|me|back money|amount|it|back, took|borrowed|borrow money|cash|lakh|rs|rupees|loan from me|us, he|she|they|friend|cousin|brother|uncle|someone borrowed, my money back|stuck, get|want|ask|asking .. my money back',
    loan_app:
      'loan app|apps, loan app .. call|calls|abuse|contacts|threaten, recovery agent|agents|guys|people|calls, collection agent|agents|calls|guys, loan people|guys|agents, agents .. call|calling|calls|abuse|contacts|message|messaging|relatives, calling|messaging|called|messaged .. contacts|relatives|colleagues .. loan|money|emi, bank people calling',
    low_after_birth:
      'since|after birth|delivery|baby .. sad|empty|numb|nothing|low|crying|cry|joy, dont|cant|not .. feel .. baby, feel|feeling|felt nothing|numb|empty .. baby|him|her|birth, no joy|bond|love|happiness .. baby|birth, baby|birth|delivery .. not|no|dont|cant happy|joy|bond|love|feel|connected|enjoy, not happy .. baby|birth, postpartum depression|blues, baby blues, gave birth .. cry|crying|sad|empty, i cry|crying .. baby .. sleeps|born',
    grave_illness:
      'cancer, tumour, tumor, chemo, chemotherapy, icu, ventilator, last stage, fourth stage, stage 4|four, dying, terminal, not much time, few months|weeks|days left, doctors .. gave up|nothing|no hope, brain stroke, stroke, kidney .. failed|failure, liver .. failed|failure|transplant, in coma, coma, very|critically|seriously ill|sick|critical, palliative, radiation therapy, father|mother|dad|mom|papa|mummy|amma .. dying|critical|diagnosed',
    own_illness:
      'i have|got cancer|diabetes|thyroid|hiv|pcos|tb|epilepsy|lupus|arthritis|ms|asthma|endometriosis, i was|am|im diagnosed, diagnosed me|with, my illness|disease|diagnosis|condition|dialysis|pcos|pcod|thyroid|diabetes|migraine|migraines|chemo|cancer, chronic pain|illness|disease, my reports|biopsy|test .. came|positive|bad, my own body .. failing|pain',
    infertility:
      'infertility, infertile, ivf, iui, trying for .. baby|child|kid|conceive, cant|cannot|unable conceive|to conceive|have .. baby|child|children, no .. baby|child|children|kids .. years|yet|marriage|married, when .. good news, not getting pregnant, periods|period came again, every month|time .. negative, test .. negative, low sperm|amh, childless, banjh',
    in_laws:
      'mother in law, father in law, sister in law, in laws, inlaws, my mil, mil .. started|starts|shouts|shouted|taunts|says|said|scolds|fights|complains|kitchen|cooking, and|with|by|but mil, my fil, sasural, sasu, husbands family|mother|parents, his mother|mom|parents .. says|wants|decides|taunts|control|controls|rules, saas, nanad, jethani, daughter in law',
    couple:
      'husband|wife|partner|spouse .. doesnt|dont|never|wont .. help|talk|care|listen|understand, fight|fights|fighting|fought|argue|arguing|quarrel|quarrels with .. husband|wife|partner, husband|wife and|n i .. fight|fights|fighting|argue|talk|strangers, my marriage .. dead|failing|over|broken|trouble|unhappy, unhappy marriage, marriage problem|problems|trouble, husband|wife .. phone|shouts|yells|ignores|cold|busy|sits, my husband|wife is .. cold|distant|lazy|cheating, cheating husband|wife, extra marital|affair',
    farm: 'crop|crops .. failed|lost|gone|washed|destroyed|dried|ruined, no rain, rains|rain|monsoon failed|late|spoiled|destroyed, harvest, my field|fields|farm|land .. flooded|dry|dried|lost, farmer, farming, sowing, mandi price|rate, cotton|soybean|paddy|wheat|onion|tomato|sugarcane .. rate|price|failed|lost|rotted|gone, borewell .. dry|failed, pest .. crop|field, crop .. failed|lost|washed|gone|destroyed, harvest, farming loss, crop loss',
    habit:
      'cant|cannot|dont|not stop .. phone|scrolling|reels|instagram|gaming|games|betting|gambling|rummy|dream11|pubg|porn, scroll|scrolling|reels .. hours|till|night|am|stop, addicted to .. phone|reels|game|games|gaming|betting|insta|instagram|youtube|porn|rummy, phone addiction|addict, gaming addiction|addict, online betting|rummy|gambling|game|games, gambling, betting, lost .. rummy|betting|dream11|satta|ipl|bet|bets, dream11, rummy, satta, playing .. game|games|pubg|bgmi .. night|hours, screen time, porn',
    drinker_at_home:
      'husband|father|papa|dad|appa|brother|son|wife|mother .. drinks|drinking|drunk|alcoholic|drink|drank, comes|came home drunk|after drinking, drinks every|daily|and .. shouts|fights|abuses, he drinks, papa .. daru|sharab, alcoholic father|husband|dad|papa|brother|mother',
    caste:
      'my caste|jati|jaat, caste, casteist, reservation|quota .. jokes|joke|taunt|taunts|seat|people|said|say, because of .. caste, lower|low caste, upper caste .. people|friends|colleagues|boss, surname .. ask|asked|asks|joke|caste, dalit, obc, sc st, quota, separate cup|glass|plate|utensils',
    old_age:
      'old age, getting old, i am|im old, at my age, i am|im 60|62|64|65|66|68|70|71|72|74|75|76|78|80, retired, after retirement, children|kids|sons|son|daughter|daughters .. abroad|america|canada|settled|busy|dont call|never call, son .. doesnt|never call|visit|come, grandchildren, grandkids, pension, knees .. pain, nobody needs .. old, empty house|nest, old age home',
    friend_in_need:
      'my friend .. depressed|depression|crying|sad|struggling|not ok|okay|eating|down|trouble|strange|withdrawn|stopped, friend|roommate|colleague|cousin|sister|brother .. help|support .. her|him|them, worried about .. friend|roommate|cousin|colleague|her|him, how .. help .. friend|roommate|her|him|them, friend .. panic|breakup|lost .. help|support|console, roommate .. cries|crying|stopped|strange|sad',
    friendship:
      'fight|fought|fighting|argument|quarrel|misunderstanding|stopped talking .. friend|bestie|friends|roommate|bff, best friend|bestie|bff .. ignoring|ignores|ignored|stopped|blocked|talking|left|betrayed|behind|angry|upset|new|fight|fought, friend|friends .. betrayed|used|ditched|ignoring|behind my back|gossip|gossiping|excluded|left me, my friends .. without me|group, lost .. best friend, roommate .. fight|fought|stole|steals|takes|took|dirty, removed me from .. group',
    child_worry:
      'my son|daughter|kid|child|boy|girl|beta|beti .. refuses|wont|doesnt|not|stopped|always|school|phone|lies|lying|angry|fails|failed|marks|eat|eats|talk|talks|bullied|scared|alone|quiet|stammers|adhd|autism|tantrums, worried about my .. son|daughter|kid|child|kids|children, bad parent, bad at parenting, teenage|teen son|daughter, my kids .. fight|listen|phone',
    parents_fight:
      'parents|mom and dad|mummy papa|mummy and papa|amma appa .. fight|fights|fighting|shout|shouting|argue|arguing|divorce|separate|separating|quarrel, fight|fighting|fights between .. parents|mom|mummy|amma, my parents .. fight|fighting|divorce|separating|hate each other, mom|mummy|amma and|n dad|papa|appa .. fight|fighting|shouting|talk, papa .. shouts|yells .. mummy|mom',
    result:
      'i failed|flunked in|one|1|a|my|two|2|three, failed|flunked one|1|only|a paper|subject|course, only one|1 paper|subject .. failed|fail|cleared, result|results came|is out, arrear|arrears, one|1|two|2 backlog|backlogs|arrear, failed|fail .. exam|exams|neet|jee|upsc|paper|subject|semester|boards|class|test|maths|math|chemistry|physics|ca, got .. percent|percentage|marks|rank|cgpa .. only, only .. percent|percentage|marks|cgpa, result|results came|out|declared|bad|worst, low|less|bad|poor marks|rank|percentage|cgpa|score|result, didnt|did not|not clear|clear|qualify|pass|cleared .. exam|neet|jee|upsc|cutoff|it, backlog|backlogs, my rank|percentile, missed .. cutoff, supplementary, not selected, got rejected',
    envy: 'jealous, jealousy, envy, envious, comparing myself, compare myself, feel .. left|far behind, everyone|everybody|friend|friends|batchmates|cousin|brother|sister|colleague|they|he|she got .. google|amazon|microsoft|offer|package|promotion|lpa|placed|visa|selected, couldnt|cant|cannot congratulate, could|can not congratulate, couldnt|cant|cannot be happy for, friends .. ahead of me, happy for him|her|them .. but, his|her|their|friends success',
    pet: 'my|our|the dog|cat|puppy|kitten|parrot|pet|cow|rabbit|lab|labrador|indie .. died|death|dead|gone|passed|lost|missing|expired, dog|cat|puppy|pet|parrot|cow .. died|dead|expired, had to put .. sleep|down, lost my|our dog|cat|puppy|kitten|parrot|pet|cow, only a dog|cat|pet|animal, put him|her|it to sleep, its|just a|only a dog|cat|animal .. another',
    retired:
      'retired, retirement, after retirement, superannuated, superannuation, vrs, last working day .. years, retired from, since i retired, pension .. nothing to do',
    harsh_boss:
      'boss|manager|sir|madam|tl|lead|supervisor|principal|owner|senior|client .. shouts|shout|shouted|shouting|yells|yelled|yelling|screams|screamed|scolds|scolded|insults|insulted|humiliates|humiliated|abuses|abused, shouted|yelled|screamed|insulted|scolded|humiliated .. office|manager|boss|meeting|team, toxic boss|manager|lead, scared of my|the boss|manager, my boss is .. rude|toxic|cruel|harsh',
    homesick:
      'homesick, homesickness, miss|missing my|our|the home|house|village|town|amma|maa|mummy|mom|mother|family|parents .. hostel|pg|here|college, miss|missing|missed home|ghar|family, miss|missing my home, want to go|run|come home|back, want|wanna go home, feel like going home, hostel .. miss|missing|cry|crying|home, cry|crying .. call|phone .. home|mom|mummy|amma|maa, first|two|three|1|2|3 week|weeks .. hostel, far from home|family .. hostel|college|first time',
    theft:
      'stolen, robbed, robbery, theft, pickpocket|pickpocketed, chain snatching|snatched, snatched my phone|bag|chain|purse, my bike|phone|mobile|laptop|scooter|scooty|car|cycle|bag|purse|wallet|gold|chain .. stolen|stole|robbed|theft|snatched|taken, stole my|our bike|phone|mobile|laptop|scooter|car|cycle|bag|purse|wallet|gold|chain|money, thief|thieves, burglary, broke into my|our, someone|somebody took my bike|phone|mobile|laptop|wallet|purse|bag',
    teen_phone:
      'son|daughter|teenager|teen|kid|child|boy|girl|beta|beti .. phone|mobile|screen|gaming|games|game|instagram|insta|youtube|reels|pubg|freefire, phone|mobile|screen .. my|our son|daughter|teenager|kid|child|kids|children, took|snatched|snatch|take .. his|her phone|mobile, his|her|their screen time',
    scam: 'online scam, in a scam, fell for .. scam, scam .. money|lost|victim|lakh|call, scammed, scammer, scammers, got|been|was cheated .. online|call|link|app|upi|telegram|whatsapp|investment|trading, cheated .. online|upi|otp|kyc|link|trading|investment|agent, otp .. shared|gave|told|gone|lost, digital arrest, fake job|hr|offer|recruiter|website|trading|police|customs|courier|link|app|agent|visa, online fraud, upi fraud, cyber|cybercrime fraud|complaint|cell, fraud call|link|app|message, clicked|click .. link .. money|gone|account, kyc call|link|update|fraud, telegram task|job, work from home .. fraud|fee|registration|deposit, task .. paid|deposit .. withdraw, trading app .. withdraw|gone|vanished|blocked, registration fee .. job, invested .. vanished|gone|ran|fraud, ponzi, chit fund .. ran|gone|closed, looted me online, called 1930|complaint 1930',
    stammer:
      'stammer, stammering, stutter, stuttering, stammers, speech therapy|therapist, words|tongue .. stuck|get stuck|dont come|wont come, stuck on my|a|the|words|word .. name|letter|word, public speaking, stage fear|fright, afraid|scared|fear of|to .. speak|speaking|talk|talking .. people|class|public|stage|meeting|english|phone|group|front, cant|cannot speak .. front|public|english|fluently|class, my english is|isnt weak|bad|poor|good|not, spoken english, english .. laugh|laughed|ashamed|interview|speak|speaking, group discussion .. speak|word|silent, phone calls .. scare|scared|afraid|avoid, presentation .. voice|shake|shakes|scared|speak|freeze|froze, stage, speech .. stage|front|blank|nervous|scared|give, go|goes|went blank .. stage|front|speak|speech|mic|presentation|viva|interview, presentation|interview|viva .. mess|freeze|blank|shake|shaking|nervous|panic|scared',
    harassment:
      'harassed, harassment, harassing, eve teasing, eveteasing, molested, molest, groped, groping, stalk, stalking, stalker, stalks, follows|following|followed me .. home|bus|road|street|college|office|metro|way, touched|touches|touching me .. bus|train|metro|crowd|office|wrongly|inappropriately|badly|there, bad touch, hand on my shoulder|waist|back|thigh|leg, staring|stares at my|me .. body|chest, dirty|vulgar|cheap|double comments|comment|messages|pics|pictures|photos|jokes|meaning, whistle|whistles|whistled|catcall|catcalled|catcalling .. me|us, sends|sent|sending me dirty|vulgar|nude|bad|unwanted, unwanted messages|calls|touch, unknown number .. calls|messages|video, comments on|about my body|dress|chest, posh committee|complaint, internal committee, keeps|keep messaging|calling|texting me .. stop|block|blocked, hotel room .. boss|client|sir',
    privacy:
      'no privacy, privacy, reads|read|reading|checks|check|checking|checked my phone|whatsapp|messages|chats|chat|diary|insta|instagram|mobile|mails|gallery|journal, read|reads|opened|found my diary|journal, looks|look|looking into|in|at|through my phone|chats|gallery|messages|bag, asks|asked|wants for my|the password|passwords, knows|know my password|pattern|lock, tracks|tracking|track my location|phone, location .. on|tracks|tracking|share .. always|time|papa|brother|husband|mother, camera in|at|inside .. home|house|room|hall, no room|door|lock|corner of my|for me|allowed|own, dont have my own room|space, listens|listening|listen to my calls|call|conversations, goes|went|go through my phone|things|bag|cupboard|gallery, spy|spying|spies on me, watched all the time, no personal space, own space',
    neighbours:
      'neighbour|neighbours|neighbor|neighbors .. noise|noisy|fight|fights|fighting|loud|music|garbage|drill|dog|parking|complain|complains|trouble|problem|quarrel, landlord|landlady .. vacate|deposit|leave|out|notice|rude|rent|not|wont|harass|shouts, house owner, flat owner, flatmate|flatmates .. dirty|clean|dishes|rent|eats|noise|loud|smokes|boyfriend|girlfriend|fight|fights, housing society, society secretary|aunty|people|meeting|committee, upstairs .. noise|kids|people|family|music|drill, loudspeaker, deposit .. not|return|returning|back|owner|landlord, vacate .. house|flat|room|notice, owner .. vacate|rent|deposit|evict, roommate .. dirty|clean|cleans|eats my|noise|loud|smoke|smokes|rent|dishes|music|sleep|light, parking .. fight|issue|dispute|place, shared wall, noise .. next door|upstairs|downstairs|construction',
    direction:
      'what to do with|in my life, no direction, directionless, no aim|goal|goals|passion in|of|for life, no aim|passion|goals, dont know what i want .. life|do|become, dont know what to do .. life|after|career, which|what career|stream|course|field|line .. choose|take|pick|should, career confusion|confused|change|switch|choice, confused about|regarding my|the|career|future|stream|life, wrong career|field|line|course|degree, switch|change|changing career|careers|fields, after 10th|12th|graduation|degree|bcom|btech .. what|which|confused, science or commerce|arts, mba or .. job|ms|upsc, turning|turned|turn 30|25|40|thirty, lost in life, where my life is going, my life is going nowhere|no where, purpose of|in my life, no purpose, drop out .. college|should, settle in life, nothing figured out, stuck in .. career|wrong job',
    self_doubt:
      'not good enough, never good enough, no confidence, low confidence, self confidence, zero confidence, lost|lack|lacking .. confidence, self doubt, doubt myself, dont believe in myself, i am|im|feel|feeling|felt so|such|a|just|totally useless|worthless|failure|loser|stupid|dumb|incapable|inferior|fake|fraud, imposter|impostor, inferiority complex, low self esteem, self esteem, hate myself, hate who i am, dont like myself, cant do anything right|well, i ruin|spoil everything, not smart|capable|worthy|talented|enough, everyone is better than me, better than me, i am|im nothing special|good|worth, nobody|noone|who would|will like|choose|want|love me, trust myself, find|found out .. fake|fraud|im not',
    low_mood:
      'feel|feeling|felt low|empty|numb|dull|nothing|heavy|blank|flat|down|hollow, low mood|phase, no mood, mood off|is off|is low, nothing feels good|nice|fun|interesting|anymore, no interest in .. anything|things|life, lost interest, dont enjoy|feel like doing .. anything|things|anymore, dont feel like .. anything|getting|talking|eating, sad for|without .. reason|no|days|weeks, sad .. no|any|without reason, no reason .. sad|low|cry|crying|down, cry|crying .. no|without|any reason, everything is|feels|seems meh|grey|dull|pointless|boring|heavy, tired of everything, no energy .. anything|get|bed, cant get|getting out of|from bed, stay|lie|lying|staying in bed .. day|all|whole, no motivation, unmotivated, depressed, depression',
    loneliness: `
      lonely, loneliness, alone in|at hostel|college|pg|room|city, eat|eating|sit|sitting|live|living alone, no friends, dont|do not have .. friends, have no one|friends, no one to talk|eat|sit, nobody to talk|eat|sit,
      nobody|no one talks to me, feel|feeling|felt|so|all|always|very|completely|am|im alone, left out, nobody|no one notices|calls|texts|invites, hostel life, new in hostel, in|at the|my hostel, homesick, no one at|in hostel|college, everyone has .. friends, havent|not spoken|talked to anyone|anybody|a, everyone|everybody has .. groups|group|gang|gangs|people, no one to .. call|talk|sit|share, only one left, no one|body in|at my pg|hostel|office|class|room|flat|college .. talks|talk|speaks|calls|includes, nobody|noone in|at my pg|hostel|office|class|room|flat|college .. talks|talk|speaks, eat|eats|eating in|inside my room .. alone|nobody|one`,
    exams: `
      exam, exams, board|boards exam|exams|results, neet, jee, upsc, cat exam, gate exam, kota, my marks, low marks, backlog, backlogs, syllabus, mock test|tests, semester, cant|cannot study, studies, my rank, entrance exam, drop year, dropper, viva, my result|results, preparation for exam|exams
    `,
    breakup: `
      breakup, break up, broke up, broken up, breaking up, dumped me, left me, cheated on me, my ex, ex boyfriend|girlfriend|husband|wife, boyfriend|girlfriend|bf|gf left|dumped|cheated|blocked|ghosted|ended|doesnt|broke, he|she left|dumped|ghosted|blocked me, ghosted me, divorce, divorced, getting separated, ended our relationship, ended things with me
    `,
    marriage: `
      ${kin} .. marry|married|marriage|wedding, get|getting me married, pressure .. marry|marriage|married, marriage pressure, rishta, rishtas, arranged marriage, aunty|aunties|relatives|everyone|uncles|neighbours asks|ask|asking|asked when|marriage|shaadi, single|unmarried .. aunty|aunties|relatives|wedding|asks|ask|asking|when, still single|unmarried, when .. you|u getting married, im|am 27|28|29|30|31|32|33|34|35 .. single|unmarried, forcing|force|pushing me to|into marry|marriage, dont|do not want to marry|get, biodata, unmarried, when will you marry, marriage age, matrimony
    `,
    parents: ` mother in law, in laws, inlaws, sasural, my mil, father in law, sister in law, ${kin} .. control|controls|controlling|strict|scold|scolds|compare|compares|pressure|fight|fights|fighting|shout|shouts|yell|yells|understand|let|allow|check|checks|expect|expects|disappointed|ashamed|toxic|angry, strict|controlling|toxic|indian parents|family|mother|father, fight|fought|fights|fighting|argue|arguing with ..  ${kin}, compare|compares|comparing me with|to, wont|dont|doesnt|not let|allow me, sharma ji
    `,
    job_loss: `
      lost my job, lost .. job, laid off, layoff, layoffs, got fired, was fired, fired me|from, been fired, unemployed, jobless, no job, cant|cannot find .. job|work, looking for .. job, terminated, let me go, asked .. resign, not getting .. job|interview|interviews|offer, without a job, placement|placements .. not|no|rejected
    , i|have resigned|quit .. without|today|yesterday|job, husband|husbands|wife|fathers|father|dad|papa|son|brother .. lost .. job, husband|husbands|fathers|dads|sons job .. gone|lost`,
    work: ` call centre, my students|class .. listen|behave, principal, teaching job|class|load, teacher job, my boss .. never|always|wants|wont|doesnt|not|gives|expects|keeps|is, bad|toxic boss|manager|workplace|office|job, my manager|office|colleague|colleagues|team|workplace|job .. is|are|never|always|wants|not|dont|doesnt|gives|keeps|expects|has|have|too, manager|boss .. meeting|meetings, workload, too much work, overworked, burnout, burnt out, burned out, deadline|deadlines, night shift|shifts, hate my job, work pressure|stress, stress at|of work, office politics, long hours
    `,
    money: `recovery agent|agents, loan people|guys|app, moneylender|lender, interest .. lakh|rate, debt, loan, loans, debt, debts, emi due|pay|paid|pending|bounce|bounced|bouncing|date|amount|payment|of|for|and, loan|home|car|bike|my|the|monthly|our|his|pay|paying|pending|this emi, emis, loan app, loan apps, owe .. money|lakh|lakhs|rupees, cant|cannot pay|afford, no money, money problem|problems|trouble|tension, moneylender, recovery agent|agents, credit card bill, unpaid, rent due, borrowed .. money, lost .. money|lakhs, out of money, financial trouble|stress|problem|problems, in debt, sole earner`,
    grief: ` months since .. died|passed|left us, mom|mum|dad|papa|mummy|amma|appa|nani|dadi is gone|no more, ${family} .. died|passed|expired|dead|death|gone|demise, died last|two|three|in|of|this|yesterday, passed away, lost my ${family}, death of, funeral, miscarriage, lost the|our|my baby|child, grieving, grief, death anniversary, thirteenth day, barsi, stillborn, last rites, still miss him|her, widow, widowed, no longer alive|with
    , lost a|my patient|student|colleague, patient|patients died|passed`,
    panic: `
      panic, panicking, panic attack|attacks, heart is|beats|beating|pounding .. fast|racing, heart racing, chest .. tight, anxiety attack|attacks, hyperventilating
    `,
    worry: `
      worry, worries, worried, worrying, overthink, overthinking, overthinker, cant stop thinking, thoughts .. racing|stop, what if, anxious, anxiety, tension about, tensed, nervous, scared about, fear of future, future .. scares|scared|worried, mind .. stop|racing, keep thinking
    `,
    sleep: ` dont sleep|slept, wake at, awake at night, night shift .. sleep, cant|cannot|couldnt|not|unable .. sleep|sleeping, no sleep, sleepless, insomnia, awake all|at|till|until night, wake|waking up .. 2|3|4|am|night, nightmares, nightmare, bad dreams, lie|lying awake, not slept, havent slept, sleep is, my sleep, trouble sleeping, up at night
    `,
    baby: ` my|the|our baby, new mother|mom|mum, my|the|our newborn, newborn, my|our baby, baby .. cries|crying|sleep|feed|wont|months|weeks|days, just gave birth, gave birth, after delivery, postpartum, breastfeeding, breast milk, pregnant, pregnancy, c section, months old baby, become a mother
    `,
    caring: `taking care of my .. ${family}, caring for, caregiver, care for my .. ${family}, look|looking after my|our .. ${family}, ${family} .. dementia|bedridden|hospital|alzheimers|ill|sick, diagnosed with, i have cancer|diabetes|thyroid|hiv|pcos|tb, my illness|disease|diagnosis, chronic pain|illness, mother|mom|mum|mummy|amma|father|dad|papa|papas|dads|moms|appa|husband|wife|son|daughter|brother|sister|grandmother|grandfather|dadi|nani .. surgery|bypass|operation|angioplasty|dialysis|biopsy|angiography|admitted, surgery|bypass|operation|dialysis .. mother|mom|mum|mummy|amma|father|dad|papa|papas|dads|moms|appa|husband|wife|son|daughter|brother|sister|grandmother|grandfather|dadi|nani`,
    body: `
      fat, too thin|fat|dark|short, skinny, my body|weight|skin|looks|acne|pimples|nose|belly|height|hair, ugly, look ugly, hate how i look, dark skin, fair skin, body shaming|shamed|image, overweight, hair loss|fall, balding, not beautiful|pretty|handsome, mirror
    `,
    alcohol: `
      drinking, alcohol, alcoholic, drunk, drink|drinking too|every|daily|again|alone, cant|cannot stop|quit|control drinking|smoking|drugs|weed|gambling|betting|porn, husband|father|papa|dad|brother|wife drinks, drinks every|daily|too|and, daru, relapse, relapsed, weed, ganja, drugs, craving .. drink|smoke|weed|drugs, smoking, cigarettes, gambling, betting, online games|rummy, hangover, sober
    `,
    coming_out: `
      gay, lesbian, bisexual, bi, trans, transgender, queer, lgbt, lgbtq, non binary, nonbinary, come|came|coming out .. to|as, in the closet, i like girls|boys .. girl|boy, attracted to .. same|girls|men|women, my sexuality|gender, hijra, kothi, same sex, asexual
    `,
    bullying: `
      bully, bullied, bullies, bullying, ragging, ragged, seniors .. force|forced|make|made|beat|rag, make|makes|made|making fun of me, tease|teases|teased|teasing me, call|calls|calling me names, trolled, trolling, everyone laughs|laughed|laughing at me, laugh|laughs|laughed at me, mock|mocks|mocked|mocking me, memes about me, harassing|harass|harassed me
    `,
    blackmail: `
      blackmail, blackmailing, blackmailed, blackmailer, leak|leaked|leaking|share|shared|post|posted|send|upload .. my .. photos|photo|pics|pictures|video|videos|nudes, my .. photos|pics|nudes|video .. leak|leaked|viral|online|internet, nudes, sextortion, threatening|threatens|threatened .. photos|photo|pics|video|videos, morphed, fake profile|account of|with my, someone hacked my
    `,
    discrimination: `
      my caste, casteist, caste .. slur|comments|comment|joke|jokes|taunt|taunts|insult|insulted, dalit, lower caste, because .. muslim|dalit|christian|sikh|adivasi|northeast|northeastern|caste|religion, reservation|quota .. taunt|taunts|say|insult|comments, called .. terrorist|chinki|chinky|anti, untouchable, untouchability, islamophobia, racist, racism, discriminated, discrimination, no one rents, not rent|give .. muslim|muslims
    `,
    anger: `
      i am|im|get|getting|got|so|very|feel|feeling|always|too angry, anger issues|problem|management|control|comes, my anger, furious, rage, so mad, i lose my temper|cool, lost my temper, irritated, irritable, frustrated, frustration, i shouted|yelled|snapped at, short temper|tempered, blood boils, want to scream, pissed, annoyed
    `,
    guilt: `
      guilty, guilt, ashamed of myself|what, my fault, i regret, regret, blame myself, hate myself, i hurt someone|her|him|them, forgive myself, cheated on|in, i lied, humiliated myself, i am bad|terrible person, let .. down
    `,
    abroad: `
      moved to .. canada|usa|us|uk|germany|australia|ireland|dubai|america|london|toronto|abroad, new in|to .. canada|usa|us|uk|germany|australia|ireland|dubai|country|london, living|studying|study|came|gone|live|working abroad, international student, visa, in canada|germany|australia|ireland|dubai|usa|america, far from home|india|family, miss home|india, culture shock, new city, moved to|from .. city|bangalore|bengaluru|delhi|mumbai|pune|hyderabad|chennai, moved|shifted|came to .. masters|ms|mba|phd|studies|study|university|work|job, new country|city|place, visa, immigrant, foreign land|country, time difference, masters in .. germany|canada|uk|usa|us|ireland|australia, toronto, london, berlin, dublin, melbourne, sydney, new jersey`,
  },
  panicNow: ` cant|cannot breathe|breath .. heart|dying|chest, heart .. fast|racing|pounding .. breathe|dying|shaking|die|breath, heart going|beating so fast, heart .. pounding and|hands, think i am|im dying, feel|feels like i am|im dying|going, having a panic|an anxiety, panic attack right|now|again, panicking, panic attack right|now, having|having a|an panic|anxiety attack, panicking|panic right|now, heart .. racing|pounding, cant|cannot|difficult to breathe|breath, i am panicking, im panicking, i think i am dying of panic, shaking and|cant
  `,
  wantsPerson:
    'anyone|someone|somebody|anybody .. talk|speak|chat to|with, talk|speak|chat to|with .. person|human|counsellor|counselor|therapist|psychologist|doctor|someone|somebody, need .. counsellor|counselor|therapist|psychologist, need a human|person, helpline number',
  manners: {
    rude: 'fuck you, fuck off, you .. useless|stupid|dumb|idiot|idiotic|waste|rubbish|shit|fool|garbage, stupid|useless|dumb|idiot|bloody bot|app|machine|program|chatbot, shut up, you suck, this .. useless|stupid|rubbish|shit, bullshit, get lost, waste of time, hate you, =idiot, =stupid, =useless, worst app|bot',
    testing:
      '=test, =testing, just testing, this is a test, testing you, testing .. bot|app, test message, =asdf, =qwerty, =abc, =123, =hello world, are you working, is this working, just checking|trying|testing|seeing, checking|trying this|the app|chat|bot, =boring, =ok boring, =so boring',
    off_topic:
      'write|do|finish|complete|solve my|this|the .. assignment|homework|code|program|essay, tell .. joke|story, joke please, weather, cricket score, ipl, who won, capital of, prime minister, write .. code|essay|poem|email, solve this|the|my, recipe, movie|movies|film to|suggestion|recommend, translate, what is 2, bitcoin, stock tips, homework, python, javascript, news today, horoscope, my future prediction, sing',
    goodbye:
      '=bye, bye bye, =bbye, goodbye, good bye, ^bye, see you, see ya, talk later, talk to you later, good night, =gn, gotta go, have to go, i am leaving, take care bye, =tata, ttyl, going now, will come|tell|write|talk tomorrow, take my leave, sleepy now, have to sleep, off to bed|sleep, class starting, =ok going, talk tomorrow, catch you later, got to go, gtg, my stop|station came|is, calling me now, calling me .. have to|going|came, is calling me',
  },
  spoken: {
    talk: 'ask, ask me, you can ask, go ahead and ask, talk, chat, keep talking, talk more, talk about it, tell you more, more',
    try: 'dont know what to do, what can i do, what should i do, what to do, what do i do, how to solve, how do i fix, how to fix, suggest something, ways, any tips, give me tips, try, try something, lets try, show me something, do something, try it',
    calm: 'calm me, calm down please, help me calm, help me calm down, to calm down, steady me, calm, calm down, breathe, breathing, relax, something calming, breath, exercise',
    small_step: 'small step, one step, small thing, one thing, step, something small, do something',
    person:
      'person, human, real person, someone real, counsellor, counselor, therapist, talk to someone, call someone, helpline, doctor',
    stop: 'stop, quit, exit, enough, leave, leave it, cancel, no more, stop this, stop it, end',
    listen: 'vent, rant, venting, let it out, listen, only listen, just listen, hear me, listen to me',
    help: 'help, help me, emergency, sos',
    skip: 'skip, pass, next, dont want to say, rather not, rather not say, no answer',
    not_now: 'not now, later, some other time, maybe later, another time, leave it for now',
    done: 'done, finished, thats all, that is all, nothing else, finish, im done, i am done, thats it',
    another: 'another, another one, something else, other, different, else, a different one',
    resume: 'go on, continue, resume, carry on, go ahead, where we stopped, back',
    easing:
      'easing, better, less, calmer, a bit better, little better, much better, coming down, going down, slowing, feel better',
    same: 'same, no change, no difference, still the same, as before, not better, no better, nothing changed',
    worse: 'worse, getting worse, stronger, much worse, bad',
    stuck:
      'stuck, no idea, example, give an example, nothing comes, cant think, dont understand, i dont get it, what do you mean, cant think of anything|something|any|one|it, cannot think of anything, dont know what to write|say|put|answer|choose, no ideas, my mind is blank|empty, i got nothing, nothing comes to mind',
  },
  filler:
    'i, id, im, want, to, please, pls, just, only, now, lets, let, us, the, a, an, me, my, can, could, we, do, would, like, you, it, is, am, for, with, about, this, that, one, ok, okay, yes, yeah, need, feel, feeling, it’s, its, try, some, bit, little, and, so, sir, maam, thanks, thank, right, really, still, something',
  asks: 'how, what, why, which, when, where, who, tips, ways, signs, symptoms, types, explain, meaning, difference, managing, coping, is it, should i, can you, tell me about, advice, suggest, techniques, teach, improve, improving, building, setting, better, relief, exercises',
}
