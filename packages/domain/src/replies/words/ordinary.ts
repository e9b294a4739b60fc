// Words that are never taken for a slip of typing, since they are words themselves: 'hell' is not 'hello', 'heat' not 'eat'.
// English, Latin-script Hindi, and a few of other scripts. Own compilation, not yet read by a native speaker; add whatever is misread.
const english = `
  chats chem contract cooking declined ears gangs hardest lovely pants reel sept settle sill sleepy stammer studied broker dairy decline serious
  able about above accept across action active actor added addition admit adult advance advised affect after again against agent agreed ahead album alike alive allow
  almost alone along already also alter although always amount angel ankle annoying another answer apart apple apply area argue arise around arrive article ascending aside
  assigned attach attack attend aunt author autumn aware away awkward baby back backed badly bags baked balance ball band bank bare barely based basic basis bath battle beach bean
  bear beard beast beat beauty became because become beds been beer before began begin behind being belief believe bell belong below belt bench bend beneath beside best
  better between beyond bike bind bird birth bite bitter black blade blame blank blanket bless blind block blood board boat boil bold bone bonus book border bore born both
  bother bottle bottom bought bound bowl boxes brain brake branch brand brave bread breach breaks breast breath brick bride bridge brief bright bring broad broken brought brown brush
  bucket bugs build built bunch burn burst buses bush busy butter button buyer cabin cable cake called came camera camp cannot canvas capital caption card care cared career careful cares
  carpet carriage carry carried carrying case cases cast casting catch cattle caught cause caution ceiling centre century certain chain chair chalk chance change changed changes changing channel
  chapter charge charm chart chase cheap check cheek cheese chest chicken chief chill chin chip choice choose chose chosen church circle city claim clap clay clean clear cleared clearing clerk
  clever click cliff climb clock clone close closed cloth clothes cloud clue coach coal coast coat code coding coin cold collar collect colour column come comes comic coming common compared
  complain complete computer concern conference confidence confirm connects consider contact contain contest context continued control convince copy cord corn corner correct correction cost cotton could count counting county couple
  courage course court cover crack craft crash crazy cream create created creating creature creates credit credits creep cried crime crisp crop cross crow crowd crown cruel crush crust cube culture cup
  cure curious current curtain curve cushion custom cycle damage damp dance danger dare dark data dated dates dawn days dead deaf deal dealer deals dear death debate decade decide deck
  deer deeply deeper defeat defend degree delay deleted delight deliver demand dense depend depending depth desert deserve design designed desire desk despite detail detected develop developed developer device devil
  diamond diary died dies differ different difficult digital direct directed direction dirt dirty discover discuss dish disk distance divide dock document doing dollar done door double doubt dove down
  dozen draft drag drama drank draw dream dress drew dried drift drink drinks drive drop drove drum drunk duck dull during dust duty each eager early earn earth ease easily east easy
  eater edge edition effect effort eight either elbow elder elect else email empire employee employees employer ended ending enemy engine enjoy enough ensure enter entire entry envy equal error escape
  essay even event ever every evil exact except exchange excuse executing exist exists exit expect expectation expects expensive explain explained extra eyes face faced fact factor factory faded failing fails faint fair faith
  fake fall falls false fame fancy fare farm fast faster fate fault favour fear feast feather feature feed feeds feet fell fellow fence festival fever fiend fewer field fifth fifty fight figure file
  fill filled filling film final find finds fine finger finish finished fire fires firm first fish fist five fixed flag flame flash flat flavour flesh flew flight float flood floor flour flow
  flower flown focus fold folk follow fool foot force foreign forest forever forget forgive fork form formal former forms fort forth forty forward found four frame free freeze fresh
  fridge frog from front frost frown fruit fuel full funding funny gain game garden gate gather gave gear gender gentle ghost giant gift girl give given gives giving glance glass glory glove
  glue goal goat goes gold gone goods gossip grace graceful grade grain grand grant grape graph grass grave gravy great green greeting grew grey grief grip ground group grow grown growth guard guess
  guest guide gulf guest habit hair half hall halt hand handed handle handled handles hang hanging happen happened happens hard harder hardly harm harsh harvest hast hate haul have head heading heal
  heap hear heard heart hearts heat heaven heavy heel height held hell hello helper hence herb herd here hero hers herself hidden hide high hill hint hire hired hit hits hold holding holds
  hole holiday hollow holy home honest honey hook hope hoped hopes horn horse host hotel hour hours house hover huge human humour hunt hunting hurry husky ideal ideas idle idol ignore image imagine
  important imposed improve improved inch indeed indian inform inner input insane insect inside insist instead intend interact internet invest invite iphone iron island issue item itself jacket jail jeans
  jewel join joined joint joke joker judge juice jump jumped jungle jury keen keep kept kettle keys kick kill kind king kiss kitchen kite knee knew knife knock knot know known knows label labour
  lace lack ladder lady lake lamp land lane large last late later latest laugh launch lawn layer lazy lead leader leaf leak leaking lean leap learn lease leather leave left legal lemon lend lens
  less lesson letter letters level lever liar lift light like liked limb lime line liner lines link lion lips list listen liter little lived liver lives living load loads local lock locked lodge logic
  longer look looked looking looks loop loose lord lose loses loss lots loud loved lover lower loyal luck lucky lunch lung lying machine machines made magic mail main major make maker makes making male mall
  manage managed manages mango manner many marble march mark marked marker mask mass master match mate mates mathematics matter maybe mayor meal meant measure meat media medium meet meets melt member memory mental mention menu mercy mere mess message met
  metal meter method middle might mild mile milk mill mind minds mine minor minus minute mirror miss missed mist mixed mobile mode model moment monday monitor monkey month moon moral more most moth motion
  motor mount mouse mouth move moved moves movie much muddy mumbai murder muscle museum music must mystery nail naked name named narrow nasty nation native nature near nearly neat neck need needed needs neither
  nerve nest never newer news newspaper next nice nine noble nobody noise none noon nose note noted notes nothing notice novel number numbers nurse ocean offer often older olive omit once ones onion
  only onto open opened opening opens opera operating opinion orange order organ other ought ours outer outside oven over owner pace pack packed page pages paid pain paint pair pairs palace palm panel paper parcel
  park part parted parties parts party pass passed passes past paste path patient pattern pause pause paused peace peak pear peer pencil people pepper perfect perhaps perish person persons phase phone photo piano
  pick picked picking picnic picture piece pieces pile pilot pinch pink pipe pitch pity place placed places plain plan plane planet plant plastic plate play played player plays please plenty plot plug plus pocket poem
  poet point pole polite pond pool popular porch port pose post potato pound pour powder power powers practical praise pray prayer precise prefer prepare present press pressed pretty prevent price pride priest
  prince print prison prize problem problems process produce producing product production program project promise promote proof proper propose protect protected proud prove public pull pump punch pupil pure purple purpose purse push
  putting queen query quest quick quickly quiet quietly quite quote race rack radio rage rail rain raise raised ranch rang range rank rapid rare rarely rash rate rather raven reach reached reaching react read reader reading ready real
  really reason recall receive received recent recover rejects reject rejected related relate relation releases reply report request rescue reset resent respect respected rest result results return reveal review rhyme rhythm rice rich ride rider right ring rise
  risk risks rival river road roam roast robe rock role roll roof room root rope rose rough round rounds route row royal rubber ruin rule ruled rural rush rust safe said sail saint salad sale
  salt same sand sauce save saved saving says scale scan scare scene scent school scoop score scream screen script sea search season seat second secret secure sees seed seek seem seen select selected self
  sell send sender sending sense sent series serve set seven several severe shade shadow shake shaking shall shallow shape share shared sharing shark sharp sheep sheet shelf shell shift shine ship shirt shock shoe shook shoot
  shop shore short shot should shout show shown shows shrink shut sick side sight sign signal signed signs silent silk silly silver similar simple since sing singer single sink sister site
  sits sitting six size skill skin skip skirt slap slave slice slide slight slip slow slower slowly smart smell smile smoke smooth snack snake snow soap social sock soft soil sold soldier solid solve some son
  song soon sore sort sorts soul sound sounds soup sour south space spare spark speak speaker speaking speech speed spell spelling spend spending spent spice spider spill spin spirit split spoke spoken spoon sport sports spot spray spread
  spring square stable stack staff stage staging stairs stamp stand star stare start starts state station stay stays steal steam steel steep stem step stepping steps stick still stir stock stomach stone stood stop
  stopped stops store stories storm story straight strange stranger straw stream streaming street strength strict strike string strip strong struck stuff style subject such sudden sugar suggest suit suite sum summer sunday sunny
  super supper support supports suppose sure surf surface swear sweat sweep sweet swift swim swing switch sword symbol system table tablet tail take taken takes taking tale talent talk tall tank tape target task taste taught teach
  teacher team teams tear teeth tell tells temper temple tend tender tent term test text than that their them theme then there these they thick thief thin thing things think third thirst thirsty this
  those though thought thousand thread threat three threw throat through throw thrown thus ticket tide tidy tiger tight tile till timber time times tiny tipped tire title today toes together told tomorrow tone
  tongue tonight took tool tooth topic total touch tough tour toward towel tower town trace track trade traffic trail train trap trash travel tray treat treated treating tree trees tremble trend trial tribe trick tried trip
  troop trouble truck true truly trunk trust truth trying tube tuesday tune turn turned twelve twenty twice twin twist type typed types uncle under unfair unit united unless until upon upper upset urban
  urge used useful user usual vague vain valley value vanish various vary vast verb verse very vessel view village visit visiting voice volume vote wage wait waist walk wall want wanted wants ward ware warm warn warning
  wash washing waste watch water wave ways weak wealth wear weather web wednesday week weep weigh weight weird well went were west western what whatever wheat wheel when where whether which while whisper whistle
  white whole whom whose wide widow wild will wind window wine wing winner winter wipe wire wise wish with within without woman women wonder wood wooden wool word words wore world worn worse
  worst worth would wound wrap wreck write writer writing written wrong wrote yard year yellow yesterday yield young your yours yourself youth zero zone
  college colleges laughter bully scored score understand understood thinks heals believed driving drive dying farmer sham mothers checking meetings rejection regret weekends trusts happiest physics poetry additive arguments behavior behaviour binding bind bounds builtin brokerage cached collection comparison compile compose compute connector consume contents convention convert dealings defined define delegate deletes designation developers diagnostic difference dummy edit editing encode
  enhance entrances exists existing explorer export factors finisher france furnished guards headless import inherent intercept intersect introduce logger months notices operations operational override parse patent pending percentile popped position preset previously products programs propose questions relation relay
  relate relies rely render replace resize retrieve reuse reverted review rights seconds select selector separate separation serialize sessions setter settings severity slapping stars stat stating suspend track trest typo unset weights wired workspace
  exits exited exciting inserted counts nuts hotels marketing cricketer cooker cookies bored board broad abroad fried friendly fright frightful freed greed grade parrot partner pattern pastor poster
  heath wealth breathtaking breadth beneath soup sleet slept sweep asleep sheep steep creep bleep eating seating heating beating meeting greeting cheats chatting sitting betting setting getting putting cutting
  coworking worship worldly workable words wording worm worse sworn loan lone moan mean meaning leaning learning yearning
  exact exams examine example sample ample simple temple dimple pimple
  stretch scratch sketch switch stitch strict district interview preview review overview
  hate hated hats fate gate late mate rate date fatigue league
  diabetes cities duties parties berries worries hurries carries marries
  fail fails failing failed falling calling rolling selling telling yelling spelling swelling dwelling smelling
  pretty petty penny funny sunny honey money monkey donkey turkey journey chimney
  prayer player layer lawyer buyer employer foyer
  sister mister master faster foster poster roster plaster disaster minister monster
  bother mother brother father feather leather weather another rather gather lather
  marry carry hurry sorry worry story glory curry furry
  medicine machine magazine routine
`

const latinHindi = `
  aake jaake garam shaam sham thand kabse jabse sabse usse isse tumse mujhse humse aapse lekar dekar hokar karke jaakar aisi waisi waisa kitab kapde khel khud kahani gaana sapna samay
  aaj aata aati aate aana aapka aapke aapki aapko aapne aage abhi accha acchi acche achha achhi achhe agar agla aisa aise aisi akela akeli apna apne apni aur aurat bacha bache bacho badal bahar bahut bada badi bade baki bana banana bataa batana batao bata baat baate baatein
  baad bech bechain beech behan beta beti bhai bhale bhara bhari bhejo bhi bhool bhoot bina bolna bolo bolta bolti bura buri chahe chahiye chahta chahti chahte chala chale chali chalo chalta chup chota choti chote chod chodo dard dekh dekha dekhna dekho dena deta deti dete dhang dhyan dil dimag dimaag din diya
  diye doosra dost doston duniya dusra dusre ekdum fark fayda fikar gaya gayi gaye ghar ghabra gharwale gussa haal haan hain halka hamara hamare hamesha hame hansi har hasna hota hoti hote hona hogi hoga honge hua huye hui hun hoon ismein isme iska iske iski isko itna itni itne jaan jaana jaane jab jaise jaisa jata jate jati jana jaldi jagah jitna
  jindagi jeena jiska jise kab kabhi kahin kahan kaha kahna kahte kaise kaisa kaisi kaun karna karne karta karte karti karke karo karu karun karen kaam kaafi kafi khana khaya khud khush khushi kitna kitne kitni kisi kisko kiska kiya kiye koi kuch kuchh kyun kyon kyunki lagta lagti lagte laga lagi lage lekin liya liye log logo logon maa
  main maine mann matlab mera mere meri milta milti milna mila mujhe mujhko mummy naa nahi nahin naraz naya neend padhai padhna padta padti paisa paise pareshan pata pati patni pehle pehla phir phone pichle poora puri pyaar pyar raat raha rahe rahi rahna rakhna rehna rehta rehti roz rona roya saal saath sab sabhi sabko sakta sakti sakte samaj samajh samjho samjha saman sahi shaadi shadi shayad shuru sirf
  soch socha sochna sochta sona sone subah suno sunna tabhi tak taki tarah tarika tension thak thaka thaki theek thik thoda thodi tumhara tumhe unka unke unko upar uska uske uski usko uthna waala wala wale wali waqt waise wapas wahan yaad yaar yahan yeh zindagi zyada jyada
`

// Of other languages, in their scripts and in Latin letters.
const otherLanguages =
  'mone hoto chilo pani paani chesi inda indha haste bari barir barite vatta vatte vatto vatla kotta katta cancel cancelled sobar sobai baste basta bandh soon thana ghare mathe matha tech mage જવાનું આવવાનું ఎప్పుడూ'

const wordsIn = (list: string) => [...new Set(list.trim().split(/\s+/))]

export const ordinaryWords = {
  english: wordsIn(english),
  latinHindi: wordsIn(latinHindi),
  otherLanguages: wordsIn(otherLanguages),
}
