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
    'only sends money, i do everything, everything on me|i, all on me, all alone i, alone i take|manage, no one|nobody helps|help, i have to|do everything|all, sleeps while, doesnt|dont|didnt help, do|doing all the work, doesnt do anything',
  others_fine:
    'all my friends|batchmates .. placed|married|settled|working, everyone|everybody else is|has fine|normal|happy|moved, everyone|everybody|others|all .. moved on, everyone|everybody|all .. except me',
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
  silence: `kept quiet|silent, not replying|talking|speaking|picking, doesnt|dont|didnt|wont|stopped talk|talking|reply|replying|speak|speaking|answer|picking, blocked me, seen zone|zoned, ignoring|ignores me, silent treatment, ghosted, left on seen, doesnt|dont talk about`,
  shame:
    'ashamed, shame, embarrassed, embarrassing, cant show|face my|people|anyone, face people, die of shame, izzat .. kachra',
  crying: 'broke down, tear up, want to cry, feel like crying, cry|cried|crying|tears',
  memory:
    'he|she|they|amma|maa|mummy|mom|papa|appa|dad|dadi|nani|thatha|paati|grandma|grandpa .. used to make|cook|sing|bring|buy|tell|sit|say|wait, raised me, brought me up, her|his|their .. smell|saree|smile|chair, taught me, remember when|how, deleted .. number, still hear|see his|her|their',
  missing: 'miss him|her|them|it|my|home|those|amma|maa|papa|mom, missing him|her|them|my, i miss',
  small_good:
    'it was nice|good|fun, felt better|good|nice|light|lighter|calm, helped a bit|little, went down|better a|bit, made me smile|laugh, slept well|better|ok, that helped, bit better, little better, is|was|hes|shes|theyre stable|discharged|recovering, out of danger, came home from hospital, opened his|her eyes',
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
}
