import type { ReflectionWords } from '../reflection-words'

// English as it is typed in India. Own compilation.
export const english: ReflectionWords = {
  controlled:
    'check|checks|checked|checking|reads|read my phone|messages|calls|chats|whatsapp|salary, need|needs|ask|asks|asking|take .. permission, wont|doesnt|dont|not let|allow me, not allowed to, stands|standing behind me, listens to my calls, keeps|takes|took my salary|money|phone, controls everything|me, asks|tracks|track where i go|am',
  numb: `feel nothing, feel numb, numb, dont|do not|cant feel anything|any|happy, no feeling|feelings, feel empty, empty inside, nothing feels, not connected, no connection`,
  humiliated:
    'scold|scolded|scolds|shout|shouts|shouted|yell|yells|yelled|insult|insults|insulted|called|calls|mocked|slapped|humiliated .. infront|front, laughed|laughing|laughs|laugh at me, insulted|humiliated|humiliating, insults|humiliates|humiliate|mocks|mocked|mocking me, made|make|makes|making fun of, taunt|taunts|taunted|taunting, called|calls me useless, shouted|shouts|shouting|yelled|yells|yelling at me, called|calls me a|an|names|chinki|terrorist',
  compared: 'compare|compares|compared|comparing, why cant you, sharma ji, look at your cousin|brother|sister',
  blamed:
    'blame|blames|blamed|blaming me, it wasnt even|my mine|mistake|fault, wasnt my fault|mistake, not my fault|mistake, says|say|said|thinks|think|called|calls i|im|me|its|it .. lazy|fault|drama|useless|failure|selfish, scold|scolds|scolded me, they|he|she think|thinks im|i .. lazy|useless|mad|dramatic|selfish, scold|scolds|scolded .. no reason|mistake',
  dismissed:
    'brushed, take it as|lightly, said its normal|okay|a joke, no one|nobody listens|cares|believes|understands, doesnt|dont|didnt understand|listen|believe|care, told me to|says|said adjust|ignore|forget|compromise, ignored me|it, said|says|say|told|tell|keeps|keep .. adjust, said|says|say its nothing, they|he|she|police|teacher|principal|hr did nothing, they said ignore|relax',
  left_with_it:
    'only sends money, i do everything, everything on me|i, all on me, all alone i, alone i take|manage, no one|nobody helps|help, i have to|do everything|all, sleeps while, doesnt|dont|didnt help, do|doing all the work, doesnt do anything, only adult|parent|earner|earning, handle|handling|manage|managing|raise|raising .. alone|myself, single handedly, on my own .. kids|house|home|everything',
  others_fine:
    'all my friends|batchmates .. placed|married|settled|working, everyone|everybody else is|has fine|normal|happy|moved, everyone|everybody|others|all .. moved on, everyone|everybody|all .. fine|happy|normal|laughing|dancing .. except me',
  holds_it_in:
    'hide my|it|tears, pretend|pretending|act|acting fine|normal|happy|strong|busy, smile outside, dont|cant|not|never cry .. front|infront|because, dont want them to worry, dont want to worry|burden|trouble them|anyone|her|him|my, have to be|act|stay|look strong|normal|happy|brave',
  froze: `couldnt|could not|didnt|cant say|speak|answer|do anything|a|back, just stood, froze, i kept quiet, stayed quiet|silent, no words came, went blank`,
  forgets:
    'forget everything|whatever|all|what i, i forget, mind goes|is|went blank|empty, blank in|out|mind, nothing stays|goes in, cant|dont|not remember anything|what|it, read|reading|study|studied .. forget|forgetting|forgot, zero|nothing in my head|mind|brain, keep forgetting, but forgetting',
  dreads_going:
    'dont|do not want to|feel go|going|face .. college|school|work|office|class|home|there|back, scared|afraid to go|enter|face, dread going, skip|skipping|bunk|bunking class|classes|college|work, cant face work|school|college|office|people|them',
  torn: 'feel|feeling like quitting|leaving|resigning but, want to quit|leave|resign but, wanna quit|leave but, quit .. but, leave .. but|cant, dont know which to choose, confused between, cant just|even leave|quit',
  unheard_wish:
    'no one|nobody asks|asked me|what, every sunday|week|day .. asks|ask|boy|rishta|aunty, they decide|decided, dont want to marry, keep|keeps asking|pushing|forcing, i want to study|work|wait .. but',
  secret:
    'cant|cannot|havent|couldnt|not|never tell|told|say|said .. anyone|anybody|them|her|him|wife|husband|parents|family|home|mother, hiding it|this, keep it secret|hidden, if they|he|she find|finds|found, tell no one|nobody, dont tell|know anyone, lying to, nobody knows about|this|it|that|yet, no one knows about|this|it|that|yet, =nobody knows, =no one knows, keep|kept|keeping .. secret, my secret',
  silence: `kept quiet|silent, not replying|talking|speaking|picking, doesnt|dont|didnt|wont|stopped talk|talking|reply|replying|speak|speaking|answer|picking, blocked me, seen zone|zoned, ignoring|ignores me, silent treatment, ghosted, left on seen, doesnt|dont talk about, went|gone|goes|turned|became quiet|silent|cold|distant, turned|turns to|away .. wall|face|me, turned|turns away, walked|walks out|off, wont|doesnt look at me`,
  shame:
    'ashamed, shame, embarrassed, embarrassing, cant show|face my|people|anyone, face people, die of shame, izzat .. kachra',
  reassure:
    'someone|somebody|anyone|just|please|only .. say|tell|hear|says|tells .. fine|ok|okay|alright, want|need|wish .. hear .. fine|ok|okay|alright, tell me .. will be .. fine|ok|okay|alright, hold my hand, someone to hug|hold|hug me',
  going_over:
    'again and again|over .. head|mind|thinking|think|thoughts, over and over .. head|mind|thinking|think, keep|keeps replaying|repeating, replay|replaying|replays .. head|mind|it|that|scene|words|conversation, keep|kept thinking about|of|what|why|that, plays|playing .. head|mind|loop, on loop, on repeat, cant|cannot stop thinking, cant|cannot get it|her|his|that|this|him|them .. out .. head|mind, goes|going round .. head|mind',
  watched:
    'everyone|everybody|people|they|all|strangers|relatives .. stare|stares|staring|stared|judge|judging|judged|recording|record|whisper|whispering|whispers, phones out, all eyes, eyes on me, everyone|everybody|people look|looks|looking|looked|watch|watching|watches at|me, everyone|everybody|all .. will see|notice|laugh|know|watch',
  unwanted:
    'no one will|would|wants|likes|loves|chooses .. me, nobody|noone will|would .. like|love|want|marry|choose|date|accept .. me, nobody|noone wants|likes|loves|chooses|accepts me, who will|would marry|love|want|like|accept|choose me, no one|body will|would ever .. me, unlovable, unwanted, doesnt want me anymore, never anyones|anybodys first|favourite|choice',
  others_ahead:
    'friends|cousin|cousins|batchmates|classmates|colleagues|juniors|peers|everyone .. topped|placed|promoted|cracked|engaged|married|pregnant|settled, friends|cousin|cousins|batchmates|classmates|juniors all passed|cleared, friends|cousin|cousins|batchmates|classmates|juniors|sister|brother .. got|scored placed|selected|promoted|job|married|engaged|seat|admission|rank|through, cousin|cousins|friend|friends|sister|brother|neighbour .. got|scored .. 85|88|90|92|94|95|96|97|98|99|percent|percentile, put|posted|uploaded|putting|posting .. photo|pic|photos|pics|story|stories .. someone|another|new|else|girl|guy|honeymoon|together, ahead of me, already .. with|has|found someone|another .. else|girl|guy, got .. before me',
  sees_them_suffer:
    'papa|dad|father|appa|mummy|mom|mother|amma|parents|husband|wife|he|she .. didnt|hasnt|hardly|barely|stopped eat|ate|eaten|eating, papa|dad|father|appa|mummy|mom|mother|amma|husband|wife|he|she|hes|shes .. sitting|sits .. alone|terrace|dark|corner|silently, hes|shes crying|weeping, papa|dad|father|appa|mummy|mom|mother|amma|husband|wife|he|she cried|crying|cries|weeps|wept, papa|dad|father|appa|mummy|mom|mother|amma|husband|wife|he|she .. is|was|keeps crying|weeping|suffering',
  lets_down:
    'disappoint|disappointed|disappointing|disappointment .. him|her|them|papa|dad|mom|amma|appa|parents|family|everyone|in, let|letting him|her|them|everyone|family|parents|people|papa|dad|mom|amma|appa|team down, lose|losing|loses|break|breaks|broke|broken his|her|their trust|respect|faith, waste|wasted|wasting|wastage of|his|her|their|my|parents|fathers|dads .. money|savings|sacrifice|sacrifices|salary, took|taken|takes .. loan for|to .. me|coaching|fees|college|study|studies|education, sacrificed|sold|pawned .. for|to me|my|study|fees|college, his|her|their trust .. gone|lost|over|finished, trust in me, wont|cant|never trust me',
  crying: 'broke down, tear up, want to cry, feel like crying, cry|cried|crying|tears',
  memory:
    'he|she|they|amma|maa|mummy|mom|papa|appa|dad|dadi|nani|thatha|paati|grandma|grandpa .. used to make|cook|sing|bring|buy|tell|sit|say|wait, raised me, brought me up, her|his|their .. smell|saree|smile|chair, taught me, i|still|always remember when|how, deleted .. number, still hear|see his|her|their',
  missing: 'miss him|her|them|it|my|home|those|amma|maa|papa|mom, missing him|her|them|my, i miss',
  small_good:
    'proud, im|i|am|feel|felt|feeling happy, it felt|feels good|great|nice, i am|im relieved, she|he|they said yes|ok, made me happy, one happy thing, it was nice|good|fun, felt better|good|nice|light|lighter|calm, helped a bit|little, went down|better a|bit, made me smile|laugh, slept well|better|ok, that helped, bit better, little better, is|was|hes|shes|theyre stable|discharged, is|hes|shes|theyre recovering well|fast|nicely|slowly, out of danger, came home from hospital, opened his|her eyes',
  alone_there:
    'no one to talk|eat|sit|call|share, nobody to talk|eat|sit|call|share, dont have anyone|anybody|friends, do not have anyone|anybody|friends, dont know anyone|anybody, nobody|noone talks|comes|calls|visits, no one talks|comes|calls|visits, eat|sit|live|sleep|eating|sitting|living alone, all alone, i am alone, im alone, no friends',
  friend_there:
    'friend|roommate|cousin|colleague|sister|brother|aunt|didi|girl|guy .. helps|listens|supports|understands me|us, makes|made me laugh|smile, i have a|one|two|good .. friend|friends, someone knows',
  afraid:
    'scared, afraid, fear, frightened, terrified, anxious about, nervous, worried that|they|he|she|about, im worried, dread',
  exhausted:
    'tired, exhausted, drained, no energy, cant do this anymore|any, cant take|handle .. anymore|more|this, so much work, no rest|break|sleep, burnt|burned out, fed up, wake up every, havent eaten, no time for myself',
  help_refused:
    'refused|refuses to help, turned me away, asked .. said no|refused, said no when i, nobody|noone helped',
  pressure:
    'everyone|everybody|family|parents|they expect|expects, everyone|everybody|family|parents wants|want .. me to, expectations, under|so much|too much|lot of pressure, pressure on me|from, have to be perfect',
  guilt: 'guilty, guilt, i should have, shouldnt have, if only i, blame myself, i regret',
  plan: 'i will|ill try|call|talk|start|ask|write|message|meet|apply, will try, planning to, i plan to, going to try|call|talk|ask|start, let me try',
  hope: 'i hope, hopefully, hoping, some|little|bit hope, bit|little|feel hopeful, looking forward, might get better',
  anger:
    'angry, anger, furious, lost|lose my temper, rage, irritated, pissed off, want to scream|shout, feel like screaming|shouting',
  worthless:
    'i am|im|am .. useless|worthless|stupid|ugly|failure|burden|loser|disgusting|pathetic|hopeless, not good enough, feel like .. failure|loser|burden|useless|nothing|trash, feel useless|worthless|ugly|stupid|small|inferior, hate myself, hate my face|body|skin|looks, good for nothing, nothing in me, what use am i',
  did_it:
    'i told|called|asked|texted|messaged|informed him|her|them|my|mom|dad|papa|amma|maa|appa, i spoke|talked to|with, i did it|that|the, i tried it|that|the|your|breathing, finally told|called|asked|spoke|went|did|said|slept|ate, i apologised, i apologized, i said sorry, i sat with, wrote it down, i wrote it|to|that',
  own_doing:
    'i shouted|yelled|screamed|snapped|lied|hit|slapped|cheated|broke|forgot|stole|hurt|ignored|left|cursed at|to|him|her|them|my|the|it|on, i said|did .. bad|rude|mean|terrible|horrible|wrong, i made a|this|the|one|so mistake|mess|many, i messed|screwed up, it was my mistake|fault, i lost my temper, i was rude|harsh|mean',
  done_to_me:
    'cheated on|with me, lied to me, blocked|removed|unfollowed|dumped|ghosted|kicked|threw|replaced|rejected|used|betrayed|abandoned|excluded|ditched me, left me, took my, stole my|the|our credit|idea|work, broke his|her|their promise, broke up with, threw my|me, cut me|my|off, didnt|not|never|wasnt|werent invite|invited|call|called|include|included me, gave my|the .. to someone|others|him|her, went behind my, backstabbed, talk|talks|talking|talked behind my, let me down, took advantage, stood me up, left without, got|was|been|am|were rejected, rejected by|from|again|twice|everywhere, everyone|everybody|all|whole .. except|but me',
  someone_ill:
    'mother|mom|mum|amma|maa|father|dad|papa|appa|wife|husband|son|daughter|brother|sister|grandmother|grandfather|grandma|grandpa|dadi|nani|thatha|paati|baby|friend|he|she .. hospital|icu|sick|ill|surgery|operation|fever|diagnosed|dialysis|chemo|stroke|dementia|alzheimers|admitted|coma|treatment|forgets|forgot|memory, doesnt|didnt|not recognise|recognize|remember me|us|my|anyone, bedridden, on oxygen|ventilator',
  body: 'headache, headaches, head hurts|aches, head is paining|hurting|heavy|bursting, stomach|back|chest|body|leg|neck pain|ache|hurts|paining|hurting, body is|feels weak|heavy|shaking|aching, hands|hand|legs|body .. shaking|shake|shakes|trembling, vomiting|vomited|nausea|nauseous|giddy|dizzy|migraine|acidity|palpitations, lost .. appetite|weight, cant|couldnt|not|dont eat|swallow|eating, dont|not feel hungry, no appetite, hair fall|falling, sweating, lump in my throat, heart is|was|beats|racing pounding|racing|beating|fast, gained weight',
  sleepless:
    'cant|couldnt|not|dont|didnt|unable sleep|slept|sleeping, no sleep, awake|up till|until|at|all night|2|3|4|5, sleepless, only slept|sleep, slept only, hours of sleep, woke up at, keep waking, sleep at 2|3|4|5',
  money_short:
    'no money|salary|income|savings, not enough money, money is over|tight|finished|short|gone, money got over, salary .. late|less|low|cut|delayed|pending, rent|fees|fee|emi|bills|bill .. pay|due|pending|month|high|increased, cant|cannot|couldnt afford|pay, orders|customers|business|sales .. less|down|low|stopped|dropped, no orders|customers|business|sales|work, earning|earnings|earn .. less|nothing|little|not enough|low, have to borrow, living on credit, hand to mouth, rating .. dropped|down|low',
  waiting:
    'waiting for|to|since|on, i wait, have to wait, still waiting, result|results|report|reports|answer|reply|offer .. tomorrow|pending|awaited, havent|not heard|received .. from|back|yet|anything, no news, no reply|response|answer yet|from, still no reply|answer|result|call|response',
  said_to_me:
    'said|says|told|tells|saying|telling|comments|commented|taunts .. i|im|me|my|that, he|she|they|mom|dad|mother|father|papa|amma|boss|manager|mil|husband|wife|friend|everyone|people|relatives|someone said|says|say|told|tells|asked|asks|commented, was told, got told, they call|called me, keeps saying|asking|telling|commenting',
  lost: 'lost my|it|our|everything|him|her|trust|confidence|interest|hope, its|all|everything gone|over|finished|ruined|broken, is gone|ruined|broken, went bankrupt, shut|closed down, laid off, fired from|me, passed away, miscarriage, fell through, got cancelled|rejected|deleted',
  tried_hard:
    'i tried .. best|hard|everything|much|many|lot, tried everything|hard, gave my all|everything|best, gave it everything|all, worked|studied|prepared|practised so|very|really|day|hard, did everything|so much, did my best, after all i did|do|have, all my effort|efforts, all my|the hard work, put so much, put in so much, sacrificed',
  unfair:
    'not|isnt fair, unfair, why always|only me, why is it always, others|they|he|she|everyone get|gets|got .. everything|easily, partial|partiality|favourite|favouritism|favoritism|biased|double standards, different rules, because im a|the girl|boy|woman|eldest|daughter',
  stuck:
    'stuck, trapped, no option|options|choice, no way out, no other way, dont have a|any|an choice|option|options, cant get out|away, cant escape, nowhere to go, going in circles, cornered, no escape',
  not_knowing:
    'dont|not know how|where|whether|if|why|which|who|what, no idea how|what|why|where|if, confused, cant decide|understand|figure|make, not sure what|if|how|whether|why, what to choose, so many doubts, cant tell if',
  new_place:
    'new city|town|place|college|school|country|job|office|hostel, moved to|here|into, shifted to|here|into, came to|here .. for work|job|study|studies|college|alone, first time away|alone|living, far|away from home|family, dont know anyone|anybody here, language here, just joined|shifted|moved',
  wish: 'i|we just|only|really|also|dont|do want|wanted|wish|need, i want|wish|wanted|need, i would|id love|like, all i want|need|wanted, if only he|she|they|i|someone, i dream|dreamt|long, want to be|feel|go|live|stop|sleep|rest|do|have|quit|leave|study|work|get',
  duration:
    'for|since|last|past|over|almost .. days|weeks|months|years|yrs, days|weeks|months|years|yrs now|already|back|ago|passed|gone|straight, =1|2|3|4|5|6|7|8|9|10|two|three|four|five|six|many|few|some days|weeks|months|years|yrs, =a few days|weeks|months|years, since childhood|monday|tuesday|wednesday|thursday|friday|saturday|sunday|yesterday|morning|last|then|january|march|april|june|july|august|diwali, whole week|month|year|day, very|so|too long, long time now',
}
