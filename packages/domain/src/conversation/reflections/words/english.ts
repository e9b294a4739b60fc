import type { ReflectionWords } from '../reflection-words'

// English as it is typed in India. Own compilation.
export const english: ReflectionWords = {
  controlled: `check|checks|checking my|all phone|messages|calls|call|salary, need|needs|ask|asks|asking .. permission, wont|doesnt|dont|not let|allow me, not allowed to, stand|stands|standing behind me, listens to my calls, keeps my salary|money|phone, takes my salary|money|phone, dont wear|go, controls everything|me, where i go, who i talk|meet, cant even call|go|meet|wear|talk`,
  numb: `feel nothing, feel numb, numb, dont|do not|cant feel anything|any|happy, no feeling|feelings, feel empty, empty inside, nothing feels, not connected, no connection`,
  humiliated: `in front of|infront .. everyone|everybody|all|others|class|team|people|whole, laughed|laughing|laughs|laugh at me, insulted|insult|insults|humiliated|humiliates|mocked|mock|mocks, made|make fun of, taunt|taunts|taunted, called me useless, looks|look|looking at me like, everyone laughed, they laughed, shouted|shouts|yelled|yells at me, called me a|an|names|chinki|terrorist, door .. abuse|wrote`,
  compared: `compare|compares|compared|comparing, why cant you, other mothers|girls|boys|people can|manage|do, all mothers, sharma ji, better than me, my cousin|brother|sister got|is|has, look at her|him|others`,
  blamed: `blame|blames|blamed|blaming me, it wasnt even|my mine|mistake|fault, wasnt my fault|mistake, not my fault|mistake, says|say|said|thinks|think|called|calls i|im|me|its|it .. lazy|fault|drama|useless|failure|selfish, small mistake, scold|scolds|scolded me, for no reason, they think im, lazy`,
  dismissed: `adjust, brushed, take it as|lightly, its nothing, said its normal|okay|a joke, no one|nobody listens|cares|believes|understands, doesnt|dont|didnt understand|listen|believe|care, told me to|says|said adjust|ignore|forget|compromise, ignored me|it, did nothing, they said ignore|relax`,
  left_with_it: `only sends money, doesnt|dont|does not|didnt come|help|visit|call, doesnt even|do anything|call, i do everything, everything on me|i, all on me, all alone i, alone i take|manage, no one|nobody helps|help, all the work, i have to|do everything|all, sleeps while, im the only one, only i`,
  others_fine: `everyone else|is fine|normal|happy|moved|has, all .. normal|moved, moved on, back to normal, they all know|have each, everyone knows|has each, except me, only me, all my friends|batchmates .. placed|married|settled|working`,
  holds_it_in: `i dont|cant|do not|not cry .. front|because, dont want them to|worry, dont want to|worry burden|worry, hide my|it|tears, pretend|pretending|act|acting fine|normal|happy|strong|busy, have to|be strong, sit with phone, smile outside`,
  froze: `couldnt|could not|didnt|cant say|speak|answer|do anything|a|back, just stood, froze, i kept quiet, stayed quiet|silent, no words came, went blank`,
  forgets: `forget everything|whatever|all|what i, i forget, cant|dont|not remember|concentrate|focus, mind goes|is|went blank|empty, blank in|out|mind, nothing stays|goes in, cant study`,
  dreads_going: `dont|do not want to|feel go|going|face .. college|school|work|office|class|home|there|back, scared|afraid to go|enter|face, dread going, cant face, skip|skipping|bunk|bunking class|classes|college|work, feel like running`,
  torn: `want to|feel like quit|quitting|leave|leaving|resign but, but .. emi|emis|loan|salary|family|parents|kids, quit .. but, leave .. but, dont know what|which to choose, confused between, on one side`,
  unheard_wish: `i want to study|work|wait|learn|live|choose, no one|nobody asks|asked me|what, every sunday|week|day .. asks|ask|boy|rishta|aunty, they decide|decided, my choice, dont want to marry, not ready, keep|keeps asking|pushing|forcing`,
  secret: `cant|cannot|havent|couldnt|not|never tell|told|say|said .. anyone|anybody|them|her|him|wife|husband|parents|family|home|mother, nobody|no one knows, hiding it|this, keep it secret|hidden, secret, if they|he|she find|finds|found, tell no one|nobody, dont tell|know anyone, lying to`,
  silence: `kept quiet|silent, not replying|talking|speaking|picking, doesnt|dont|didnt|wont|stopped talk|talking|reply|replying|speak|speaking|answer|picking, blocked me, seen zone|zoned, ignoring|ignores me, silent treatment, ghosted, left on seen, doesnt|dont talk about`,
  shame: `ashamed, shame, embarrassed, embarrassing, what will people, log kya, cant show|face my|people|anyone, neighbours|neighbors|relatives|society .. know|say|think|talk|see, face people, die of shame, izzat`,
  crying: `cry|cried|crying|cries|tears, broke down, tear up, want to cry, feel like crying`,
  memory: `used to|always make|made|cook|cooked|sing|call|tell|take|give, raised me, brought me up, her|his|their .. smell|saree|voice|smile|number|photo|chair|room|clothes, taught me, when i was small|little|kid|child, every evening|morning he|she, remember when|how, deleted .. number, still hear|see|have`,
  missing: `miss him|her|them|it|my|home|those|amma|maa|papa|mom, missing him|her|them|my, i miss, think of|about him|her, remember him|her|them, memories, yaad`,
  small_good: `it was nice|good|fun, felt better|good|nice|light|lighter|calm, helped a bit|little, went down|better a|bit, made me smile|laugh, played, slept well|better|ok, that helped, bit better, little better`,
  alone_there: `no one|nobody to|i .. talk|eat|sit|know, dont|do not know|have anyone|any|friends, nobody|no one talks|comes|calls|here|there, eat alone, sit alone, all alone, i am alone, im alone, no friends`,
  friend_there: `one|a|my friend|roommate|cousin|colleague|sister|brother|aunt|didi .. knows|there|helps|listens|ok|okay|good|nice|supports, my best friend, i have .. friend|friends|sister|brother|wife|husband, someone knows, there is one, only friend`,
  afraid: `scared, afraid, fear, frightened, terrified, anxious about, what if, nervous, worried that|they|he|she|about, im worried, dread`,
  exhausted: `tired, exhausted, drained, no energy, cant do this anymore|any, cant take|handle .. anymore|more|this, so much work, no rest|break|sleep, burnt|burned out, fed up, wake up every, every two|three hours, no time for|to, no time, once a day, haven't eaten, skip meals`,
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
