import type { MoveWords } from '../move-words'

// English as it is typed in India. Own compilation.
export const english: MoveWords = {
  moves: {
    language:
      'why .. hindi|marathi|tamil|telugu|kannada|bengali|gujarati|english, wrong language, can|do you|u speak|talk|know|understand hindi|marathi|tamil|telugu|kannada|bengali|gujarati|english, speak|talk|write|reply|answer in hindi|marathi|tamil|telugu|kannada|bengali|gujarati|english, in english please|pls, english please|pls, hindi please|pls, dont know|understand hindi|marathi|tamil|telugu|kannada|bengali|gujarati|english, cant read hindi|this|marathi|tamil|telugu|kannada, i .. asked in english|hindi',
    complaint:
      'written|prewritten|typed answers|replies|lines, ready made|readymade|canned|rote answers|answer|replies|reply|lines, told u|you already, already told, why are|r you|u repeating|asking|giving|telling, repeating my words, repeat my words, my own words, you|u give|gave|giving me .. numbers|number|form|forms|scale, like a|bank bank|form|survey, stop with .. marks|exam|exams|numbers|questions, why this|these number|numbers|scale, you|u missed everything|it all|what i, are you|u reading, u|you said he|she|they|it|i|im|that, not true, ^i said i|it|that|my, ur|u not listening|helping|understanding|reading, this is useless|pointless, thats|that useless, you keep|are repeating, ur repeating, you repeat, same question|questions, same types of questions, you already asked, asked .. already, i already said|told, just told you, i told you already, what do you|u mean, you dont|do not understand|get|listen, u dont understand|get, not listening to me, prepared answers, talking to you, stop asking, why do you|u ask, why are you asking, answer my question, i asked you, that is|thats not what i said|meant|asked, you misunderstood, wrong answer, useless answer, doesnt make sense, makes no sense, not helpful, not helping, you|u just|only say|said|saying ok|okay|same|that, you|u said nothing, you|u didnt say|answer|reply|hear|read|even, thats|that it, u didnt say|answer|hear|read, u|you dont care, did you|u even|not read|hear|listen, thats|that was not what, what kind of answer|reply, copy paste, same reply|replies|answer|lines|thing, robotic, you|u are not|arent helping|listening|understanding, u arent|r not helping|listening|understanding, not what i need|said|meant|mean, talk properly, are you|u even listening|reading, read again|properly, scripted, you dont hear|read|listen|care, u dont hear|read|listen|care, wrote so much|long .. one line, gave me one line, useless|worst|stupid|waste app|bot, waste of time, same to everyone, like a robot|poster|machine, are you|u talking like, i told you|u .. and you|u asked|ask|say, talk like a human|person, keep saying the|same, read my message|msg|messages, you only ask|copy, not what i asked|said|meant|wrote, saying|say|said my words|lines, my words back',
    just_listen:
      'just|only want|need to talk|vent|be heard, just|only listen, dont ask|give me, no questions, no advice, i said just listen, let me just talk|vent, dont give gyan|advice|lecture|solutions|solution|lectures, need to empty|let it out|vent|get it out, you stay there|here, dont have to solve|fix|reply|say, only hear me, just hear me, let me finish|say it|talk, no gyan|lecture|solution|solutions, someone to listen, dont interrupt, dont try to fix|solve',
    refusal:
      'dont tell|say me that|to|its|this|marks, dont say that|its|this|it, please dont say|tell, forget it, leave it, never mind, nevermind, dont want to talk about it|this|that, dont want to say|answer|tell, rather not say, no advice, dont give me advice, not that please, skip that, drop it, lets not, no exercise|exercises|breathing, this is stupid|silly|useless|pointless|boring|nonsense|dumb|childish, this is so stupid|silly|useless|pointless|boring|dumb|childish, its|thats stupid|silly|pointless|boring|dumb|childish, wont help|work, doesnt help|work, not helping me, dont like this|it, i dont want this|that|to do, this wont help|work, im not doing this|that, not in a|the mood, no exercises|meditation|breathing|journaling|yoga please|for|now, meditation|breathing|exercise|yoga|journaling|counselling|therapy doesnt|dont|not suit|work|help|for me, dont ask again|about|that, skip this|it|that|the question, something else please, dont want to talk|write|do, later .. bus|class|cooking|busy|work, no helpline|therapist|counsellor|number, tried that|all|everything .. already, not this again',
    good_news:
      'got placed, got selected, got .. job|offer|promotion|seat|admission|visa, cleared .. exam|neet|jee|interview|upsc|it, i passed, i topped, good news, best day, such a good day, great day, so happy, very happy, am happy, im happy, got through, won the|a, engaged, proud of me|myself, got .. promoted|promotion|raise|hike|increment, promoted, results came .. first|good|passed|cleared, topped, it is|its my birthday, got engaged, passed my|the|all, cleared my|the|all, we won, i won, baby is born|here|healthy, days without|sober|clean|smoke, came clean|negative|clear, report|biopsy|scan|test .. clean|clear|normal|negative, first time i|in my life .. myself|alone|drove|rode|spoke|slept, offer letter, got the visa|visa, visa .. came|approved, operation|surgery success|successful|went well, finally passed|cleared|selected|placed, said appa|amma|mama|papa|baba .. first|today, loan .. cleared|closed|paid, they said yes, got published, said|spoke|told|took|walked|earned|sold|wrote|read .. first .. word|words|sentence|step|steps|salary|poem|customer, her|his|my first word|words|sentence|step|steps|salary|customer, just|only|simply happy|glad, nothing .. just happy, tears of joy, happy tears',
    unsure:
      '=nothing, =nothing much, =nothing special, =nothing really, =idk, =i dont know, =dont know, =dunno, =not sure, =just like that, =bored, =just bored, =time pass, =timepass, =simply, =hmm idk, =just checking in, =no idea, =not much, =hmm, =hmmm, =hm, =hmm ok, =hmm okay, =ok, =okay, =oh, =oh ok, =umm, =k, =no words, =idk maybe, =dont know what to say, =i dont know what to say, =not sure what to say, =ok then, =whatever, =whatever you say, =dont know yet, =maybe maybe, =lets see, =cant say, =hard to say, =its ok, =fine, =hmm hmm, =hm hm, =something like that',
    ability:
      'wtf is this app|bot|chat|thing, what .. app|bot|chat even|actually|really for, what can you|u do, what can you|u even|actually|really|all do, what all can you|u do, what do you|u do, how can you|u help, what are you|u for, how does this work, what is this app|chat, can you|u help, can|could|will|would you|u help me|us|with, help me please how',
    apology:
      '^sorry i|for|about|yaar|bro|if, =sorry, =sorry bro, sorry i .. angry|rude|shouted, sorry for .. angry|rude|shouting, ^my bad|apologies',
    money_demanded: 'pay him|them|it, give him|them the money, asking|asks|wants|demanding .. money|rupees|thousand',
  },
  questions: {
    see_doctor:
      'should|shud|shall|do|must i .. doctor|dermatologist|gynaecologist|physio|dentist, doctor or, go|see|show|consult .. doctor or|should|shud',
    joke: 'tell|say|know|got|crack|share .. joke|jokes|funny, make me laugh|smile, =joke, =a joke, something funny|fun|interesting, entertain me',
    how_are_you:
      'how are you|u|things with you, how r u|you, hows you|your day|life with you, how was your day, did you|u eat|sleep, had your|ur lunch|dinner|breakfast|food, what are you|u doing|upto, wassup, whats up, how do you|u feel today, do you|u live|stay alone, are you|u alone|lonely|happy|sad, do you|u have friends|family|feelings',
    their_words:
      'what does|did|do he|she|they|it|doctor|papa|mom|that|this|boss .. mean, what does|did|do my|the .. mean, mean by that|this|it|saying, what is meant, what is|are dementia|biopsy|malignant|benign|mri|stage|ecg|thyroid|pcos|pcod|alzheimers|psychosis, why does|did|do|would he|she|they|my|mom|dad .. say|says|tell|do|behave|act|treat|ignore, what could|can|might it|this|that|he|she|they be|mean|want, what does|could the|this|that message|msg|mail, what is it about',
    recovery:
      'will he|she|they|my|mom|amma|papa|dad|father|mother|the .. survive|recover|remember|recognise|recognize|walk|wake|live|heal|cured|recovered|better|ok|okay|fine|normal, will .. memory|memories come|return|get|improve, can it|this|she|he be cured|treated|reversed, does .. memory come|get|return, is there a cure',
    police:
      'should|shall|do|must i .. police|fir|complaint|complain, go to .. police|station or, file|lodge|register|give .. fir|complaint .. or|should|how, how .. file|lodge|register fir, fir or not, police or not, report .. theft|stolen, what .. police',
    claim: 'insurance|claim .. not|pending|when|what|how|status|rejected|come|get|money',
    get_rest:
      'how do|can|to i get|take|find .. rest|break, how do i rest, how to get|take|find .. rest|break, when do|will i rest, need .. rest .. how',
    one_line:
      'one|single line|sentence .. say|tell|use|answer|reply, give|tell me .. one line|sentence, one line please|pls|only, which|what line .. say, help me with .. line',
    message_them:
      'should|shall|can|do i .. message|text|msg|ping|dm|unblock him|her|them|once|again|my, should i message|text|msg .. or, should i send .. message|text',
    is_right:
      'is|was .. right or wrong|not, is snatching|taking|hiding|lying|tolerating|bearing|adjusting .. right|ok|okay|correct|wrong, am i doing|being right|wrong, right or wrong, is it|this|that right|correct|wrong to|of',
    real_person:
      'is there|that a|some|any human|person|man|woman|someone, are you|u a human|real|person|bot|machine|robot|doctor|computer|boy|girl|man|woman, are you|u real|human|bot|ai|machine, is this a|an bot|human|real|ai|person|machine, human or bot|machine|ai|robot, which city are, where are you|u from|sitting, do you|u feel|eat|sleep|cry|get tired, is someone|anyone|anybody|there someone|anyone typing|sitting|behind|there reading, your age|name, are you|u chatgpt, is this chatgpt|ai, what is your name, real person or, who made|built|created|makes you|u',
    confide:
      'can|could|may i tell|say|share|ask|confess something|you|u, can|could|may i tell|say .. something, should i tell|say you|it here, promise|swear|sure you|u .. wont|not|never tell|judge, you|u wont judge|tell, will you|u judge|laugh|keep|tell, can you|u keep .. secret, can i trust you|u, can i talk to|with you|u, can we talk, may i talk, i want to tell|share you|u|something, there is something i .. told|tell, can i be honest|open',
    who_reads:
      'who reads|sees|can see|read|is reading, is it|this private|confidential|secret|safe|anonymous|recorded|saved, can my|anyone|anybody|someone parents|family|see|read|boss, will my|anyone parents|family|boss|see|read|know, do you|u save|store|record|share, where does .. go|chat, is my data, are you recording|saving, will anyone know|see|read|find, who else .. read|see|reads|sees, who can read|see|open|know, who all can|reads|see, can he|she|they|my|someone|anyone .. see|read|find|open what|this|it|these|my|chats|messages, do you|u save|store|keep|share|sell|record, will this|it go to, getting|reading|seeing these|this|my chats|chat|messages, is there a record, does it|this go to, use my real name, can i delete|hide, delete this chat',
    calm_now:
      'how do|can|to i calm|stop panicking|shaking|down, how do i calm, how to calm|stop panicking|panic|shaking, how can i calm, stop .. shaking|panicking how, what .. do right now|quick|quickly|fast .. breathe|heart|panic, calm down how, make it stop, how do i breathe',
    stop_thinking:
      'how do|can|to i stop|not overthink|overthinking|thinking|worrying|worry, how do|can i stop overthinking|thinking|worrying|these, how to stop|not|control overthink|overthinking|thinking|worrying|worry|thoughts, how to quiet|calm|control .. mind|thoughts, stop overthinking how',
    stop_habit:
      'how do|can|to i stop|quit|reduce|leave drinking|smoking|scrolling|gambling|betting|gaming|porn|phone|weed, how do|can i stop|quit|reduce|leave .. drinking|smoking|scrolling|gambling|betting|gaming|games|porn|phone|weed|reels, how to stop|quit|reduce|leave .. drinking|smoking|scrolling|gambling|betting|gaming|games|porn|phone|weed|reels|addiction',
    move_on:
      'how do|can|to i forget|move|get over, how do|can i forget|move|get|stop loving|on|over|missing, how to forget|move|get|stop loving|on|over|missing, how long to get over',
    make_friends:
      'how do|can|to i make|find friends, how do|can i make|find|meet .. friends|people, how to make|find|meet .. friends|people, how do|to i talk|speak to people|strangers|girls|boys|someone new, how to talk|speak to people|strangers|girls|boys|new, how do people make friends',
    their_mind:
      'does|do|did he|she|they|my .. love|like|care|miss|hate|think|want, will he|she|they come|return|forgive|call|text|talk|marry|change|understand|ever|hate|leave, is he|she|they angry|upset|cheating|lying|ignoring|over|using|mad, does anyone|anybody love|like|care|miss, what does|do he|she|they think|want|feel, do they .. hate|like|love',
    what_if:
      'what if, and if .. then, suppose .. then, if i tell|fail|lose .. what|then|will, will i lose|be|get my|fired|caught|thrown|kicked|beaten|alone',
    your_view:
      'what do|would you|u think|do|say|suggest|feel, do|dont you|u think, what would you|u do, your opinion|view|thoughts|advice, what about you, wdyt, in your opinion, tell me honestly',
    is_it_abuse:
      'is it|this|that .. abuse|violence|harassment|ragging|assault, is it|this ok|okay|right if|that|when he|she|they, does it|this count as, am i being abused|harassed',
    my_fault:
      'is it my fault, was it my fault, is this my fault, did i cause|deserve, do i deserve, am i to blame, am i responsible, my fault right, is it because of me, could i have saved|stopped|done',
    am_i_ill:
      'am i going|turning mad|crazy|insane, am i mad|crazy|sick|ill|depressed|mental|insane, am i losing my mind|it, do i have depression|anxiety|ocd|bipolar|adhd, is it|this a|an disease|illness|sickness|disorder, is something wrong with me|my head|mind, what is wrong with me, whats wrong with me, can it|this be cured, does it go away, is it curable, is that|this|it .. ocd|adhd|bipolar|depression|anxiety|disorder|illness, what is it actually, is it .. or just|laziness|lazy, could it|this be .. depression|adhd|ocd|bipolar|illness|something, do i need a|to see|psychiatrist|doctor, says its|its bipolar|adhd|ocd|depression, is there a name|something wrong',
    am_i_bad:
      'make|makes|making me a|an bad|terrible|selfish|horrible, am i a|an .. bad|terrible|selfish|horrible, am i bad|selfish|wrong|overreacting|weak, is it wrong|bad|selfish|a sin, bad mother|son|daughter|person|father|wife|husband, i am a failure, im a failure, what kind of mother|son|daughter|person, hate myself for, did i .. right thing|wrong thing, was i wrong|right|too harsh, am i .. wrong|overthinking|too much|too sensitive|dramatic|overreacting|right',
    pay_them: 'should i pay|send|give, do i pay, if i pay',
    is_it_dangerous:
      'is it|this .. heart attack|dangerous|serious, is it|this|that dangerous|serious, am i|im going mad|crazy, am i losing my mind, heart attack or, something wrong with my heart, will i faint|collapse, is something wrong with me',
    gets_better:
      'will everything|all be, everything be|get ok|okay|fine|alright|better, be ok|okay|fine right|na|no|tell, will it|this|things ever get|be|become better|ok|okay|fine|easier|normal, will it|this|things get|be|become|ever better|ok|okay|fine|easier, will it|this pass|stop|end|change|go, does it|this get|ever better|easier|stop|end, when will it|this end|stop|pass|go|be, will i be|get|become ok|okay|fine|better|happy|normal',
    what_say:
      'how do|should|can|will i tell|say|talk|explain|ask|convince, how do|should|can|will i even|ever|actually|then|now tell|say|talk|explain|ask, what should|do|can i say|tell|reply, how to tell|say|talk|explain|convince, what to say|tell|reply',
    whom_to_talk:
      'who|whom should|shall|can|do|could i talk|speak|turn|open|confide, who|whom should|shall|can|do|could i even|actually|now|really talk|speak|turn|confide, =who to talk to, who do i have to talk',
    tell_them:
      'should i tell|inform|talk|confess|share, do i tell, must i tell, shall i tell, is it ok to tell|hide, should i come out',
    sleep_now:
      'how do|can|to i sleep|fall, how to sleep|fall, what helps .. sleep, which .. for sleep, cant sleep what, make me sleep, how can i sleep, how do i sleep',
    is_it_normal:
      'am i abnormal|unnatural, can men|fathers|dads|women|mothers|people|boys|girls also|even|really get|have|feel, is it|this|that normal|common|usual|natural|weird|strange, do others|people|everyone also|feel|go, does everyone|anyone|everybody, am i the only one, am i normal|weird, how long does .. take|last, is it|this ok|okay|fine|alright to|that|if .. cry|feel|be|not|miss, is it ok|okay to cry|feel|be|not|hate|miss, is crying|this bad, do i sound|look|seem silly|stupid|crazy|mad|childish|weird|dramatic, am i being|just silly|stupid|crazy|mad|childish|dramatic|overreacting|sensitive|paranoid, am i overreacting|silly|overthinking|weird|paranoid, is it|this silly|stupid|childish',
    official_help:
      'government help|scheme|schemes|support, any scheme, legal help|action|rights, can i complain|report, police complaint, compensation, court case, where do|can i complain',
    remember:
      'how do|can|to i remember|memorise|memorize|study|focus|concentrate|revise, how to remember|memorise|memorize|study|focus|concentrate|revise, study tips, tips .. exam|study|maths|formula|formulas',
    help_someone:
      'how can|do i help|support|console|comfort her|him|them|my, how to help|support|console|comfort her|him|them|my|a, what can i do for her|him|them|my',
    decide:
      'should i .. or, should i quit|leave|resign|marry|go|stay|break|divorce|accept|join|take|drop|forgive|block|meet|call|message|text|say|do|agree|refuse|stop|continue|change, is it right|wrong to marry|leave|quit|go, do i marry|leave|quit, should i .. go|move|come|shift back|home|there|abroad, should i .. try again|wait|give up|let go|tell|say|try, i should .. or not, should i .. or not, is it worth',
    people_say:
      'what will people|they|relatives|society|everyone say|think, what would people|they say|think, what if people|they|someone know|find|see',
    why_me:
      'why me, why is this happening, why does this happen, why did he|she|they|it leave|die|go|do|happen, why always me, what did i do wrong, why do people|they hate|do, why was i born, what did i .. do wrong, what did i do|even to deserve|do, what have i done',
    what_to_do:
      'what should|do|can|shall i do, what to do, any tips|advice|suggestion|suggestions|idea|ideas, suggest something, give me|some tips|advice, tell me what, how do|can i fix|cope|manage|stop|handle, how to fix|cope|manage|stop|handle, how do|can|to i deal|survive|live|handle|get|go|face|control|improve|manage|start|begin|prepare, how to deal|survive|live|handle|face|control|improve|start|begin|prepare, any way|solution|trick|idea|ideas, got any tips|advice, one tip, tips pls|please|for, please advise|suggest|guide, need advice|suggestions|tips, whats the solution, how do|can|to i stay|keep|be strong|calm|positive|sane, how to stay|keep|be strong|calm|positive|sane',
    see_vet: 'vet, veterinary, veterinarian, animal doctor|hospital|clinic',
    medicine:
      'which|what medicine|medicines|tablet|tablets|syrup|pill|pills|dose|dosage, can|should|shall|could|do i|we|he|she .. take|give|stop|skip|double|increase|mix .. medicine|medicines|tablet|tablets|syrup|pill|pills|dose|paracetamol|melatonin, medicine|medicines|tablet|tablets|pills .. safe|side effects|addictive, how many tablets|pills|drops|mg|ml, sleeping pills|tablets .. take|ok|okay|safe|good',
    routine:
      'suggest .. routine|timetable|schedule, give me|us .. routine|timetable|schedule, need|want a|some routine|timetable|schedule, which|what routine|timetable|schedule, which|what kind of routine|timetable|schedule, routine|timetable|schedule .. suggest|should|follow|start',
    is_it_legal:
      'is it|this|that legal|illegal|allowed, against the law, can they|he|she legally|keep|hold|deduct|withhold|evict, can the|my company|landlord|college|boss|bank|owner legally|keep|hold|deduct|withhold|evict|refuse, do they|he|she|we|i have the|any|a right|rights, what are my rights, what does the law, are they allowed, is he|she allowed, notice period, how much notice, is .. legal|illegal',
    where_to_go:
      'where do|can|should|shall i go|find|get|ask|report|meet|apply, where to go|find|get|ask|apply, whom|who do|should|shall i ask|contact|go|meet|approach|consult, who can|could|will help|guide|advise, whom to ask|contact|meet|approach, which hospital|helpline|number|department',
    does_it_help:
      'will|would|does|can|could|do a|the|this|that|it|these|breathing|running|gym|tablets|medicines|milk|water|sleep|writing|reading|prayers|police|complaining|walking|yoga|meditation|therapy|tea|counselling|counseling|medicine|exercise|music|talking|prayer|journaling|locks .. help|work|fix|solve|cure, is it|this|that useful|effective|helpful|worth, any use|benefit, is there any|a point|use',
    which_one:
      'which|what .. do|would you|u suggest|recommend|advise|choose|pick|prefer, which one .. should|better|best|take|choose, which is|are better|best, can you|u suggest|recommend, do you|u recommend, which .. should|shall|do i|we choose|pick|take|start|follow|try|read|use|buy|join|do|go|apply|accept',
    outcome:
      'who will|would hire|employ|marry|take|accept|select|give me|us|him|her|a, who will give|offer me, will i pass|fail|get|find|clear|win|manage|succeed|qualify|crack, will they|he|she|it accept|approve|reject|select|hire|pay|agree|allow|happen|give|refund|find|catch|work, will the|my|our .. come|happen|be|get|go|approved|accepted|okay|ok, do i have a|any chance|chances|hope, what are the|my|our chances, is there a|any chance|hope|possibility, could|can|will|would they|he|she|boss fire|sack|terminate|remove|drop me|us, will i be fired|sacked|removed|rejected',
    how_long:
      'how long does|will|do|would|should|until|till|before|can, how many days|weeks|months|years|sessions will|does|do|before|till|to|should|it, how much time|longer will|does|to|should',
    why_this:
      'why do i feel|get|always|keep|cry|think|wake|forget|overthink|still|have, why am i so|always|like|feeling|not|getting|still|this|crying, why cant|cannot i sleep|eat|stop|focus|concentrate|cry|study|feel|just|be|remember, why does my|it .. hurt|shake|happen|come|race|pain|feel, why is my head|heart|body|mind|chest|stomach|sleep, why dont i feel|want, what causes, what is causing, whats causing',
    too_late:
      'too late|old|young to|for|now, can i still .. make|finish|complete|start|pass|manage|learn|change, is it too late|early, am i too old|late|young',
  },
}
