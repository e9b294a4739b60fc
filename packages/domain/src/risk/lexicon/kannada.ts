import type { Lexicon } from './concept'

/**
 * Kannada, written and spoken forms, and the commonest forms in Latin letters. Own compilation; suffixes are covered by
 * stems (`ಆತ್ಮಹತ್ಯೆ*`) and endings (`*ಬೇಕು`); not yet read by a native speaker.
 */
export const kannada: Lexicon = {
  self: 'ನಾನು, ನನಗೆ, ನಂಗೆ, ನನ್ನನ್ನು, ನನ್ನ, ನಾವು, ನನ್ನಿಂದ, naanu, nanage, nange, nannannu, nanna, nanninda, naavu',
  my: 'ನನ್ನ, ನಮ್ಮ, nanna, namma',
  myself:
    'ನನ್ನನ್ನೇ, ನನ್ನನ್ನು ನಾನೇ, ನನ್ನನ್ನ ನಾನೇ, ನನಗೆ ನಾನೇ, ನನ್ನ ಮೇಲೆ ನಾನೇ, nannanne, nannannu naane, nannanna naane, nanage naane, nange naane',
  theirself: 'ತನ್ನನ್ನು ತಾನೇ, ತನ್ನನ್ನೇ',
  other:
    'ನಾಯಿ*, ಬೆಕ್ಕು*, ಸ್ನೇಹಿತ*, ಗೆಳೆಯ*, ಗೆಳತಿ*, ಫ್ರೆಂಡ್*, ಅಣ್ಣ*, ತಮ್ಮ*, ಅಕ್ಕ*, ತಂಗಿ*, ಅಮ್ಮ*, ಅಪ್ಪ*, ತಾಯಿ*, ತಂದೆ*, ಗಂಡ*, ಹೆಂಡತಿ*, ಅವನು, ಅವಳು, ಅವರು, ಅವನಿಗೆ, ಅವಳಿಗೆ, ಅವರಿಗೆ, ಅಜ್ಜ*, ಮಾವ*, ಅತ್ತೆ*, ಯಾರೋ, ರೈತ*, ವಿದ್ಯಾರ್ಥಿ*, ಮಗ, ಮಗಳು*, ಪಕ್ಕದ ಮನೆ*, snehitha*, geleya*, gelathi*, anna, thamma, akka, thangi, amma, appa, ganda, hendathi, avanu, avalu, avaru, avanige, avalige, ajja, ajji, mava',
  partner: 'ಗಂಡ*, ಹೆಂಡತಿ, ಅತ್ತೆ*, ಮಾವ*, ಪ್ರಿಯಕರ*, ಬಾಯ್ಫ್ರೆಂಡ್*, ganda, gandana, hendathi, atte, attemane, mava, husband*',
  family:
    'ಅಪ್ಪ*, ಅಮ್ಮ*, ತಂದೆ*, ತಾಯಿ*, ಅಣ್ಣ*, ಚಿಕ್ಕಪ್ಪ*, ಮಾವ*, ಮನೆಯವರು*, ಮನೆಯಲ್ಲಿ*, ಕುಟುಂಬ*, ಮಲತಂದೆ*, appa, amma, tande, thayi, anna, chikkappa, maneyavru, maneli, maneyalli, kutumba',
  elder: 'ಚಿಕ್ಕಪ್ಪ*, ಮಾವ*, ಶಿಕ್ಷಕ*, ಮೇಷ್ಟ್ರು*, ಸರ್, ಪಕ್ಕದ ಮನೆ*, chikkappa, mava, sir, meshtru',
  die: 'ಸಾಯ*, ಸತ್ತು, ಸತ್ತುಹೋಗ*, ಸತ್ತರೆ, ಸತ್ರೆ, ಮರಣ ಹೊಂದ*, saaya*, saayo*, saayuv*, sattu, sattuhog*, sattre, sattare',
  dead: 'ಹೆಣ, hena',
  death: 'ಸಾವು, ಸಾವೇ, ಮರಣ*, ಸಾವಿನ*, saavu, maranavu',
  will_die:
    'ಸಾಯಬೇಕ*, ಸಾಯ್ಬೇಕು*, ಸಾಯುತ್ತೇನೆ, ಸಾಯ್ತೀನಿ, ಸಾಯ್ತೇನೆ, ಸತ್ತುಹೋಗಬೇಕು*, ಸತ್ತುಹೋಗ್ಬೇಕು*, ಸತ್ತು ಹೋಗಬೇಕು*, ಸತ್ತು ಹೋಗ್ಬೇಕು*, ಸತ್ತುಬಿಡಬೇಕು*, ಸತ್ತು ಬಿಡಬೇಕು*, ಸತ್ತೇ ಹೋಗಬೇಕು*, ಸತ್ತುಹೋಗ್ತೀನಿ, ಸತ್ತುಹೋಗುತ್ತೇನೆ, ಸತ್ತು ಹೋಗುತ್ತೇನೆ, ಸತ್ತು ಹೋಗ್ತೀನಿ, ಸತ್ತೋಗಬೇಕು*, ಸತ್ತೋಗ್ಬೇಕು*, ಸತ್ತೋಗ್ತೀನಿ, ಸಾಯೋಣ*, ಸಾಯಲು ಬಯಸ*, ಸಾಯಲು ಇಷ್ಟ, ಸಾಯೋಕೆ ಇಷ್ಟ, ಸತ್ತರೆ ಸಾಕು, ಸತ್ತರೆ ಒಳ್ಳೆ*, ಸತ್ರೆ ಸಾಕು, saayabeku*, saaybeku*, saytini, saythene, sattuhogbeku*, sathogbeku*, sattu hogbeku*, sathogtini, sattu hogtini, sayona, sattre saku',
  suicide: 'ಆತ್ಮಹತೆ, ಆತ್ಮಹತ್ತೆ, ~ಆತ್ಮಹತ್ಯೆ*, ಆತ್ಮಹತ್ಯ*, ಸೂಸೈಡ್*, ~aatmahatye*, aatmahatya*, aatma hatye, suicide*',
  suicidal: 'ಆತ್ಮಹತ್ಯೆ ಯೋಚನೆ*, ಆತ್ಮಹತ್ಯೆಯ ಯೋಚನೆ*, ಆತ್ಮಹತ್ಯೆಯ ಆಲೋಚನೆ*, ಆತ್ಮಹತ್ಯೆ ಆಲೋಚನೆ*',
  intent:
    'ಪ್ರಾಣ ಕಳೆದು*, ಪ್ರಾಣ ಕಳಕೊ*, ಪ್ರಾಣ ತೆಗೆದು*, ಪ್ರಾಣ ಬಿಡ*, ಪ್ರಾಣ ಬಿಟ್ಟು*, ಜೀವ ಕಳೆದು*, ಜೀವ ಕಳ್ಕೊ*, ಜೀವ ತೆಗೆದು*, ಜೀವ ಬಿಡ*, ಜೀವ ಬಿಟ್ಟು*, ನೇಣು ಹಾಕಿ*, ನೇಣು ಹಾಕ್ಕೊ*, ನೇಣು ಬಿಗಿದು*, ನೇಣಿಗೆ*, ಉರ್ಲು ಹಾಕ*, ಲೋಕ ಬಿಟ್ಟು*, ಪ್ರಪಂಚ ಬಿಟ್ಟು*, ಜಗತ್ತು ಬಿಟ್ಟು*, ದೇವರೇ ನನ್ನನ್ನು ಕರೆದು*, ನನ್ನನ್ನು ಕರೆದುಕೊ*, ಸಾವು ಬರಲಿ, ಸಾವು ಬರಬಾರದೇ, ಸಾವು ಬಂದರೆ, praana kaled*, jeeva kaled*, jeeva kalkond*, jeeva bid*, prana bid*, nenu haak*, nenu bigid*, neenu haak*, loka bittu*, savu barli, saavu barali',
  kill: 'ಕೊಂದು*, ಕೊಲ್ಲ*, ಸಾಯಿಸ*, kondu*, kollu*, kolla',
  end: 'ಮುಗಿಸ*, ಕೊನೆಗೊಳಿಸ*, ಅಂತ್ಯ*, ಮುಗಿದು*, mugisi*, mugisa*, konegolis*, anthya*',
  over: 'ಮುಗಿಯಲಿ, ಮುಗಿದರೆ, ನಿಲ್ಲಬೇಕು, ಮುಗಿಯಬೇಕು, mugiyali, nillabeku, mugibeku',
  life: 'ಜೀವ*, ಬದುಕು, ಬದುಕನ್ನು, ಬಾಳು, ಪ್ರಾಣ*, jeeva*, baduku, praana*, baalu',
  live: 'ಬದುಕ*, ಜೀವಿಸ*, ಜೀವಂತ*, ಬಾಳಲು, ಬಾಳೋ*, badukal*, badukabeku*, badukbeku*, baduki*, baduko*, badukuv*, jeevis*, jeevantha*',
  cant_live:
    'ಬದುಕಲಾರೆ, ಬದುಕಲಾರೆನು, ಬದುಕಲು ಆಗು*, ಬದುಕಲು ಸಾಧ್ಯ*, ಬದುಕೋಕೆ ಆಗ*, ಬದುಕೋಕಾಗ*, ಬದುಕಕ್ಕಾಗ*, ಬದುಕಲಾಗು*, badukalare, badukoke aag*, badukokag*, badukakkag*, badukoke agt*, badukoke agalla',
  wake: 'ಏಳಬಾರದು, ಏಳಲೇಬಾರದು, ಏಳದೇ*, ಏಳದೆ*, ಎದ್ದೇಳ*, ಎಚ್ಚರ*, ಏಳೋದೇ, ಏಳಲು, elabardu, elabaradu, elde, eddel*, echchara*, yelbardu, elalebaradu',
  born: 'ಹುಟ್ಟ*, hutta*, hutti*, huttle*',
  gone: 'ಮಾಯವಾಗ*, ಮಾಯ ಆಗ*, ಕಾಣೆಯಾಗ*, ಕಣ್ಮರೆ*, ಇಲ್ಲವಾಗ*, ಇಲ್ಲದಂತಾಗ*, ದೂರ ಹೋಗಿಬಿಡ*, maayavaag*, maya aag*, kaaneyaag*, kanmare*, illadantag*',
  want: 'ಬಯಸ*, ಅನಿಸ*, ಅನ್ನಿಸ*, ಅನ್ಸ್*, ಆಸೆ*, ಇಷ್ಟ, ಬೇಕು, ಬೇಕಾಗಿದೆ, ಯೋಚನೆ*, ಆಲೋಚನೆ*, ಒಳ್ಳೆಯದು, ಒಳ್ಳೇದು, ಮೇಲು, ಚೆನ್ನಾಗಿರುತ್ತಿತ್ತು, *ಬೇಕು, *ಬೇಕೆಂದು, *ಬೇಕೆನಿಸುತ್ತಿದೆ, *ಬೇಕೆನಿಸುತ್ತದೆ, *ಬೇಕನಿಸುತ್ತಿದೆ, *ಬೇಕನಿಸುತ್ತದೆ, *ಬೇಕಿದೆ, bayasa*, anst*, ansutt*, annis*, aase, ishta, beku, bekagide, yochane*, yochne*, alochane*, olledu, olleyadu',
  wish: 'ಬೇಕಿತ್ತು, ಬಾರದಿತ್ತು, ಬಾರದಾಗಿತ್ತು, ಚೆನ್ನಾಗಿತ್ತು, ಚೆನ್ನಾಗಿರ್ತಿತ್ತು, *ಬಾರದಿತ್ತು, *ಬಾರದಾಗಿತ್ತು, *ಬಾರದು, baradittu, bardittu, chennagittu, chenagirtittu',
  better:
    'ಒಳ್ಳೆಯದು, ಒಳ್ಳೇದು, ಒಳ್ಳೆಯದಾಗ*, ನೆಮ್ಮದಿ*, ಸಂತೋಷ*, ಖುಷಿ*, ಚೆನ್ನಾಗಿರ*, ಚೆನ್ನಾಗಿತ್ತು, ಸುಖ*, ಆರಾಮ*, ಮೇಲು, olledu, olleyadu, nemmadi*, santhosha*, khushi*, chennagir*, sukha*, aaram*',
  think: 'ಯೋಚನೆ*, ಯೋಚಿಸ*, ಆಲೋಚನೆ*, ಆಲೋಚಿಸ*, ಯೋಚ್ನೆ*, ವಿಚಾರ*, yochane*, yochne*, yochis*, alochane*, alochis*',
  obsess: 'ಯಾವಾಗಲೂ, ಪದೇ ಪದೇ, ಹೇಗೆ, ದಾರಿ, ವಿಧಾನ, yavaglu, yaavagalu, pade pade, hege, heg',
  plan: 'ನಿರ್ಧಾರ*, ನಿರ್ಧರಿಸ*, ಸಿದ್ಧ*, ತಯಾರಾಗಿ*, ತೀರ್ಮಾನ*, nirdhara*, nirdharis*, siddha*, tayaragi*, theermana*',
  will: 'ಮಾಡಿಕೊಳ್ಳ*, ಮಾಡಿಕೊಂಡು*, ಮಾಡ್ಕೊ*, ಮಾಡ್ಕೋತೀನಿ, ಹಾಕಿಕೊಳ್ಳ*, ಹಾಕ್ಕೊ*, ಹಾರುತ್ತೇನೆ, ಹಾರ್ತೀನಿ, ಕುಡಿಯುತ್ತೇನೆ, ಕುಡೀತೀನಿ, ಕುಡಿದು, ಹಾರಬೇಕ*, ಹಾರಲಿದ್ದೇನೆ, ಹೋಗುತ್ತಿದ್ದೇನೆ, ಬಿಡುತ್ತೇನೆ, ಬಿಡ್ತೀನಿ, madkob*, madkol*, madkot*, madkond*, madiko*, hakkob*, hakkot*, haarti*, kuditi*, bidtini, biduttene, hogtini',
  try: 'ಪ್ರಯತ್ನ*, ಯತ್ನ*, prayatna*, try madi*',
  nahi: 'ಇಲ್ಲ, ಇಲ್ಲವೇ, ಬೇಡ, ಬೇಡವಾಗಿದೆ, ಇಷ್ಟವಿಲ್ಲ, ಇಷ್ಟ ಇಲ್ಲ, ಆಸೆಯಿಲ್ಲ, ಅಲ್ಲ, ಬಾರದು, ಬಾರದಿತ್ತು, ಬಾರದಾಗಿತ್ತು, ಅನಿಸುತ್ತಿಲ್ಲ, ಅನಿಸುವುದಿಲ್ಲ, ಅನಿಸ್ತಿಲ್ಲ, ಬಯಸುವುದಿಲ್ಲ, ಬಯಸಲ್ಲ, ಮಾಡಿಕೊಳ್ಳುವುದಿಲ್ಲ, ಮಾಡ್ಕೊಳ್ಳಲ್ಲ, ಇಲ್ಲದ, *ವಿಲ್ಲ, *ದಿಲ್ಲ, *ತ್ತಿಲ್ಲ, *ಯಿಲ್ಲ, *ಬಾರದಿತ್ತು, *ಬಾರದು, *ಬಾರದಾಗಿತ್ತು, *ಲ್ಲ, illa, beda, ishtavilla, ishta illa, alla, bardu, baradu, baradittu, anistilla, madkolalla',
  cant: 'ಆಗುತ್ತಿಲ್ಲ, ಆಗ್ತಿಲ್ಲ, ಆಗಲ್ಲ, ಆಗುವುದಿಲ್ಲ, ಸಾಧ್ಯವಿಲ್ಲ, ಸಾಧ್ಯವಾಗುತ್ತಿಲ್ಲ, ಆಗೋದಿಲ್ಲ, ತಾಳಲಾರೆ, aagtilla, aagalla, sadhyavilla, aagta illa',
  nobody: 'ಯಾರೂ, ಯಾರಿಗೂ, ಎಲ್ಲರೂ, ಎಲ್ಲರಿಗೂ, ಎಲ್ರೂ, yaaru, yaarigu, ellaru, ellarigu, elru, elrigu',
  without_me:
    'ನಾನು ಇಲ್ಲದಿದ್ದರೆ, ನಾನಿಲ್ಲದಿದ್ದರೆ, ನಾನಿಲ್ಲದೆ*, ನಾನು ಇಲ್ಲದೆ*, ನಾನು ಇಲ್ಲದೇ*, ನಾನಿಲ್ಲಾಂದ್ರೆ, ನಾನು ಇಲ್ಲಾಂದ್ರೆ, ನಾನಿಲ್ಲದ, ನಾನು ಇಲ್ಲದ, ನಾನು ಸತ್ತರೆ, ನಾನು ಸತ್ರೆ, ನಾನು ಸತ್ತ*, ನಾನು ಹೋದರೆ, ನಾನು ಹೋದ ಮೇಲೆ, ನಾನು ಹೋದಮೇಲೆ, ನಾನಿಲ್ಲ ಅಂದ್ರೆ, nanu illadidre, nanu illandre, naanilladidre, nanu illade, nanu sattre, nanu hodre, nanu hoda mele',
  tired:
    'ಸಾಕಾಗ್*, ಬೇಸತ್ತ*, ಬೇಸರ*, ಬೇಜಾರ*, ಜಿಗುಪ್ಸೆ*, ಸುಸ್ತಾಗಿ*, ಸಾಕು, ರೋಸಿ*, ದ್ವೇಷಿಸ*, ಭಾರವಾಗಿ*, saakaag*, besatt*, bejaar*, jigupse*, saaku, rosi*',
  reason: 'ಅರ್ಥ*, ಕಾರಣ*, ಪ್ರಯೋಜನ*, ಉಪಯೋಗ*, ಉದ್ದೇಶ*, artha*, karana*, prayojana*, upayoga*, uddesha*',
  what: 'ಏನು, enu',
  why: 'ಯಾಕೆ, ಏಕೆ, yaake, yak',
  everything: 'ಎಲ್ಲವನ್ನೂ, ಎಲ್ಲಾ, ಎಲ್ಲ, ಎಲ್ಲವೂ, ಇದೆಲ್ಲ*, ella, ellavannu, ellanu, ellavu, idella*',
  pain: 'ಯಾತನೆ*, ನೋವ*, novu*, yaatane*',
  miss: 'ಚಿಂತೆ*, ಅಳ*, ನೆನಪ*, ಗಮನಿಸ*, ಬೇಜಾರ*, ವ್ಯತ್ಯಾಸ*, chinte*, ala, nenap*, vyatyasa*',
  burden: 'ಹೊರೆ*, ಭಾರ, ಭಾರವಾಗಿ*, hore, bhaara, bhaaravagi*',
  goodbye:
    'ಕೊನೆಯ ಪತ್ರ, ಕೊನೆ ಪತ್ರ, ಕೊನೆಯ ಸಂದೇಶ, ಕೊನೆಯ ಮೆಸೇಜ್, ಕೊನೆ ಮೆಸೇಜ್, ಕೊನೆಯ ರಾತ್ರಿ, ನನ್ನ ಕೊನೆಯ ದಿನ, ನನ್ನ ಕೊನೆಯ, ಅಂತಿಮ ವಿದಾಯ, ಕೊನೆಯ ವಿದಾಯ, ವಿದಾಯ ಪತ್ರ, ನಾಳೆ ನಾನು ಇರುವುದಿಲ್ಲ, ನಾಳೆ ನಾನು ಇರಲ್ಲ, ನಾಳೆ ನಾನಿರುವುದಿಲ್ಲ, ಇನ್ನು ನಾನು ಇರಲ್ಲ, ಇನ್ನು ಮುಂದೆ ನಾನು ಇರುವುದಿಲ್ಲ, ನಾಳೆಯಿಂದ ನಾನು ಇರಲ್ಲ, ನಾನು ಇನ್ನು ಇರಲ್ಲ, koneya patra, kone message, kone msg, koneya message, nanna koneya, naale nanu iralla, innu nanu iralla',
  forever: 'ಶಾಶ್ವತ*, ಮತ್ತೆ ಏಳ*, ಎಂದೆಂದಿಗೂ, ಎಂದಿಗೂ, ಏಳಲೇ*, ಏಳದಂ*, shaashwatha*, matte el*, endigu',
  sleep: 'ನಿದ್ದೆ*, ನಿದ್ರೆ*, ಮಲಗಿ*, nidde, nidre*, malagi*, malgi*',
  go_on: 'ತಡೆದುಕೊಳ್ಳ*, ತಡೆಯ*, ಸಹಿಸ*, ತಾಳ*, tadkol*, tadedukol*, sahis*',
  anymore: 'ಇನ್ನು, innu, inmele',
  hurt: 'ಗಾಯ*, ನೋವು ಮಾಡಿ*, ಸುಟ್ಟು*, ಹಿಂಸಿಸ*, suttu*, suttko*',
  cut: 'ಕತ್ತರಿಸಿ*, ಕೊಯ್ಕೊ*, ಕುಯ್ಕೊ*, ಕೊಯ್ದ*, ಕುಯ್ದ*, koydu*, kuyko*, koyko*, kattarisi*, katharsi*, kuyid*',
  body: 'ಮಣಿಕಟ್ಟು*, ಕೈಯನ್ನು, ಕೈ, ನರ*, ತೊಡೆ*, ಕೈಯನ್ನ, manikattu*, kai, kaina, nara, tode*',
  self_harm:
    'ನನ್ನನ್ನು ನಾನೇ ಗಾಯ*, ನನಗೆ ನಾನೇ ಗಾಯ*, ನನಗೆ ನಾನೇ ನೋವು*, ನನ್ನನ್ನು ನಾನೇ ನೋಯಿಸ*, ನನ್ನನ್ನೇ ನೋಯಿಸ*, ನನ್ನನ್ನು ನಾನೇ ಸುಟ್ಟು*, ನನ್ನನ್ನು ನಾನೇ ಹಿಂಸಿಸ*, nange naane gaya*, nannannu naane gaya*, nanage naane novu*, nange naane novu*',
  jump: 'ತಲೆ ಕೊಡ*, tale kod*, ಹಾರ*, ಜಿಗಿ*, ಬೀಳ*, haari, haara, haarb*, haartini, jigi*',
  height:
    'ಮಹಡಿ*, ಟೆರೇಸ್*, ಕಟ್ಟಡ*, ಬಿಲ್ಡಿಂಗ್*, ಸೇತುವೆ*, ರೈಲು*, ರೈಲಿಗೆ, ಹಳಿ*, ಬಾವಿ*, ಕೆರೆ*, ನದಿ*, ಹೊಳೆ*, mahadi*, kattada*, sethuve*, railu*, railige, hali*, baavi*, kere*, hole*, bridge*',
  stand: 'ನಿಂತ್*, ಅಂಚಿನಲ್ಲಿ*, ಮಲಗಿದ್ದೇನೆ, nintid*, nintu*, ninthini, anchinalli',
  hang: 'ನೇಣು*, ನೇಣಿಗೆ, nenu haak*, neenu haak*, ನೇತಾಡ*',
  noose: 'ಹಗ್ಗ*, hagga*',
  weapon: 'ಚಾಕು*, ಬ್ಲೇಡ್*, ಬಂದೂಕು*, ಚೂರಿ*, chaku*, blade*',
  poison:
    'ವಿಷ*, ಕೀಟನಾಶಕ*, ಇಲಿ ಪಾಷಾಣ*, ಇಲಿಪಾಷಾಣ*, ಫಿನಾಯಿಲ್*, ಆಸಿಡ್*, ಸೀಮೆಎಣ್ಣೆ*, visha*, keetanashaka*, keetnashak*, ili pashana*, phenyl*, acid',
  pill: 'ಮಾತ್ರೆ*, ನಿದ್ದೆ ಮಾತ್ರೆ*, ನಿದ್ರೆ ಮಾತ್ರೆ*, ಔಷಧ*, ಟ್ಯಾಬ್ಲೆಟ್*, ಗುಳಿಗೆ*, matre*, gulige*, tablet*, aushadhi*',
  many: 'ತುಂಬಾ, ಬಹಳ, ಎಲ್ಲಾ, ಎಲ್ಲ, ಜಾಸ್ತಿ, ಪೂರ್ತಿ*, ಇಡೀ, ಇಪ್ಪತ್ತು, ಮೂವತ್ತು, ಐವತ್ತು, ಹತ್ತು, ಸ್ಟ್ರಿಪ್*, thumba, bahala, ella, jasti, poorti*, ippattu, hattu, bottle*',
  took: 'ತಿಂದೆ, ತಿಂದುಬಿಟ್ಟೆ*, ತಿಂದು ಬಿಟ್ಟೆ, ನುಂಗಿದೆ, ನುಂಗಿಬಿಟ್ಟೆ, ನುಂಗಿದ್ದ*, ಕುಡಿದೆ, ಕುಡಿದಿದ್ದ*, ಕುಡಿದುಬಿಟ್ಟ*, ಕುಡಿದಳು, ಕುಡಿದನು, ತಗೊಂಡೆ, ತಗೊಂಡಿದ್ದೇನೆ, ತೆಗೆದುಕೊಂಡೆ, ತೆಗೆದುಕೊಂಡಿದ್ದ*, ಸೇವಿಸಿದ*, ತಗೊಂಡಿದೀನಿ, ತಿಂದಿದ್ದ*, tinde, tindidini, tindbitte, nungide, nungidini, nungbitte, kudide, kudididini, kudidbitte, tagonde, tagondidini, tagondbitte, sevisid*',
  take: 'ಕುಡಿದು, ಕುಡಿಯ*, ನುಂಗ*, ತಿಂದು, kudidu, kudiya*, kudibeku, nungi, tindu',
  drink: 'ನುಂಗ*, ತಿಂದು, ಕುಡೀ*, kudidu, kudiya*, kudibeku, kudid, nungi, tindu',
  get: 'ತಂದಿ*, ತಂದು*, ತಂದೆನು, ಖರೀದಿಸಿ*, ಕೊಂಡು ತಂದ*, ಕಟ್ಟಿ*, ಕೈಯಲ್ಲಿ, ಹತ್ತಿರ, tandi*, tandu*, kaiyalli, kaili, kattid*',
  hand: 'ಕೈಯಲ್ಲಿ, ಹಿಡಿದು*, kaiyalli, kaili, hididu*, ಹಿಡ್ಕೊಂಡ*',
  tonight: 'ಇಂದು ರಾತ್ರಿ, ಇವತ್ತು ರಾತ್ರಿ, ಈ ರಾತ್ರಿ, ಇಂದೇ, ಇವತ್ತೇ, ನಾಳೆ, ನಾಳೆಯೇ, indu ratri, ivattu ratri, ee ratri, naale, ivatte',
  now: 'ಈಗ, ಈಗಲೇ, ಇಂದು, ಇವತ್ತು, eega, ega, ivattu',
  again: 'ದಿನಾ, ದಿನಾಲೂ, ಪ್ರತಿದಿನ*, ದಿನವೂ, ಮತ್ತೆ, ಕುಡಿದು ಬಂದು, dina, dinalu, dinavu, pratidina, matte, kudidu bandu',
  chest: 'ಎದೆ*, ಎದೇ*, ede, edeyalli, edenovu',
  breath: 'ಉಸಿರು*, ಉಸಿರಾಟ*, ಉಸಿರಾಡ*, ಬೆವರು*, usiru*, usirata*, usirad*, bevaru*',
  seizure:
    'ಹಾರ್ಟ್ ಅಟ್ಯಾಕ್ ಆಗ್ತ*, ಹೃದಯಾಘಾತ ಆಗ್ತ*, heart attack agt*, ಮೂರ್ಛೆ ಬಂ*, ಮೂರ್ಛೆ ಬರು*, ಫಿಟ್ಸ್ ಬಂ*, ಫಿಟ್ಸ್ ಬರ*, ಅಪಸ್ಮಾರ ಬಂ*, fits band*, fits bart*, murche band*',
  withdrawal: 'ಕುಡಿತ ಬಿಟ್ಟ*, ಕುಡಿಯುವುದನ್ನು ಬಿಟ್ಟ*, ಕುಡಿಯೋದು ಬಿಟ್ಟ*, ಮದ್ಯ ಬಿಟ್ಟ*, kudita bitt*, kudiyodu bitt*',
  severe: 'ತೀವ್ರ*, ತುಂಬಾ, ವಿಪರೀತ*, ನಡುಕ*, ನಡುಗ*, ಪ್ರಜ್ಞೆ*, ರಕ್ತ*, ವಾಂತಿ*, theevra*, tumba, nadug*, nadaka*, prajne*, raktha*',
  beat: 'ಹೊಡೆಯ*, ಹೊಡೀತ*, ಹೊಡೆದ*, ಬಡಿಯ*, ಬಡೀತ*, ಹಿಂಸೆ*, ಹಿಂಸಿಸ*, ಚಿತ್ರಹಿಂಸೆ*, ಒದೆಯ*, ಒದೀತ*, ಕಿರುಕುಳ*, ಥಳಿಸ*, ಕಪಾಳ*, hodita*, hodeya*, hodeda*, hodedru, badita*, himse*, himsis*, kirukula*, odita*',
  rape: 'ಅತ್ಯಾಚಾರ*, ಬಲಾತ್ಕಾರ*, ಲೈಂಗಿಕ ದೌರ್ಜನ್ಯ*, ಲೈಂಗಿಕ ಕಿರುಕುಳ*, ಲೈಂಗಿಕವಾಗಿ*, ಮಾನಭಂಗ*, atyachara*, balatkara*, laingika*',
  touch: 'ಮುಟ್ಟ*, ಮುಟ್ತ*, ಸ್ಪರ್ಶಿಸ*, ಕೈ ಹಾಕ*, ಕೈ ಹಾಕುತ್ತ*, muttu, mutta*, mutt, sparshis*, kai haak*',
  private: 'ತಪ್ಪಾಗಿ, ಕೆಟ್ಟ*, ಅಸಭ್ಯ*, ಬಲವಂತ*, ಖಾಸಗಿ*, ಗುಪ್ತ*, tappagi, ketta*, asabhya*, balavanta*',
  force: 'ಬಲವಂತ*, ಒತ್ತಾಯ*, ಇಷ್ಟವಿಲ್ಲದ*, ಇಷ್ಟ ಇಲ್ಲದೆ*, balavanta*, ottaya*, ishta illade*',
  marry: 'ಮದುವೆ*, ವಿವಾಹ*, ನಿಶ್ಚಿತಾರ್ಥ*, maduve*, vivaha*, madve*',
  dowry: 'ವರದಕ್ಷಿಣೆ*, varadakshine*, vardakshine*, dowry',
  lock: 'ಕೂಡಿ ಹಾಕ*, ಕೂಡಿಹಾಕ*, ಬೀಗ*, ಬಂಧಿಸ*, ಹೊರಗೆ ಬಿಡ*, ಹೊರಗೆ ಕಳುಹಿಸ*, koodi hak*, beega*, bandhis*, horage bid*, horge bid*',
  room: 'ಕೋಣೆ*, ರೂಮ್*, ಮನೆ*, ಹೊರಗೆ, kone*, mane*, horage, horge',
  threaten:
    'ಬೆದರಿಕೆ*, ಬೆದರಿಸ*, ಹೆದರಿಸ*, ಕೊಲ್ಲುತ್ತೇನೆ*, ಕೊಲ್ತೀನಿ*, ಬ್ಲ್ಯಾಕ್ಮೇಲ್*, ಸಾಯಿಸ್ತೀನಿ*, bedarike*, bedaris*, hedaris*, kolthini*, blackmail*, saayistini*',
  unsafe: 'ಭಯ*, ಹೆದರಿಕೆ*, ಸುರಕ್ಷಿತವಲ್ಲ, ಸುರಕ್ಷತೆ ಇಲ್ಲ, bhaya, bhayav*, bhayaag*, bhayad*, hedarike*',
  abuse: 'ಕೌಟುಂಬಿಕ ದೌರ್ಜನ್ಯ*, ದೌರ್ಜನ್ಯ*, ಶೋಷಣೆ*, koutumbika*, dourjanya*, shoshane*',
  year: 'ವರ್ಷ*, ವಯಸ್ಸು*, ವಯಸು*, varsha, vayassu*',
  class: 'ತರಗತಿ*, ಕ್ಲಾಸ್*, ನೇ, taragati*, ne',
  adult: 'ಶಿಕ್ಷಕ*, ಮಗ, ಮಗಳು*, ಹಿಂದೆ, ನಿಮಿಷ*, ಗಂಟೆ*, ತಿಂಗಳ*, maga, magalu, hinde, gante*',
  upset:
    'ಭಯ*, ಅಳು*, ಅಳ್ತ*, ದುಃಖ*, ಒಂಟಿ*, ನೋವು*, ಬೇಜಾರ*, ಹೊಡೆಯ*, ಹೊಡೀತ*, ಸಹಾಯ*, bhaya*, alu*, dukkha*, onti*, novu, bejar*, hoditar*, sahaya*',
  distress:
    'ಭರವಸೆ ಇಲ್ಲ*, ಭರವಸೆಯೇ ಇಲ್ಲ*, ಭರವಸೆ ಕಳೆದು*, ನಿರಾಸೆ*, ಹತಾಶ*, ದಾರಿಯೇ ಇಲ್ಲ*, ದಾರಿ ಇಲ್ಲ*, ಬೇರೆ ದಾರಿ*, ಪ್ರಯೋಜನಕ್ಕೆ ಬಾರದ*, ಯಾವುದಕ್ಕೂ ಬೇಡ*, ಕುಸಿದು*, ತಡೆಯಲಾಗು*, ತಡೆದುಕೊಳ್ಳಲು ಆಗು*, ತಡ್ಕೊಳ್ಳೋಕೆ ಆಗ*, ಸಹಿಸಲಾಗು*, ಸಹಿಸಲಾರೆ, ಖಿನ್ನತೆ*, ಒಂಟಿತನ*, ಸೋತು ಹೋಗ*, ಸೋತುಹೋಗ*, ಅರ್ಥವಿಲ್ಲ*, ಅರ್ಥ ಇಲ್ಲ*, bharavase illa*, nirase*, hatash*, daari illa*, bere daari*, tadkoloke aag*, tadkolok ag*, sahisoke aag*, khinnate*, sothu hog*, artha illa*',
  panic: 'ಪ್ಯಾನಿಕ್*, ಗಾಬರಿ*, ಉಸಿರಾಡಲು ಆಗು*, ಉಸಿರು ಕಟ್ಟ*, ಎದೆ ಬಡಿತ*, gaabari*, usiru katt*',
  past: 'ತೀರಿಕೊಂಡ*, ತೀರಿ ಹೋದ*, ತೀರಿಹೋದ*, ತೀರ್ಕೊಂಡ*, ಸತ್ತುಹೋದ*, ಸತ್ತು ಹೋದ*, ಸತ್ತರು, ಸತ್ತನು, ಸತ್ತಳು, ಸತ್ತಿತು, ನಿಧನ*, ಮಾಡಿಕೊಂಡರು, ಮಾಡಿಕೊಂಡನು, ಮಾಡಿಕೊಂಡಳು, ಮಾಡಿಕೊಂಡ, ಹಾಕಿಕೊಂಡ, ಹಾಕಿಕೊಂಡರು, ಹಾಕಿಕೊಂಡಳು, ಮಾಡ್ಕೊಂಡ, ಮಾಡ್ಕೊಂಡ್ರು, ಕಳೆದ ವರ್ಷ*, ಹಿಂದೆ, tirkonda*, tirikonda*, sattu hod*, nidhana*, madkondru, madkonda, madkondlu, kaleda varsha, hinde',
  news: 'ಮುನ್ಸೂಚನೆ*, ಸೆಮಿನಾರ್*, ಸೆಮಿನಾರಿ*, ಬಿಎಡ್*, munsuchane*, ಸುದ್ದಿ*, ಪತ್ರಿಕೆ*, ಸಿನಿಮಾ*, ಚಿತ್ರದಲ್ಲಿ*, ಚಲನಚಿತ್ರ*, ಧಾರಾವಾಹಿ*, ಸೀರಿಯಲ್*, ಕಾದಂಬರಿ*, ಕಥೆ*, ರೈತ*, ಪ್ರಬಂಧ*, ತಡೆ*, ಪೊಲೀಸ*, ಪ್ರಕರಣ*, ನಟ, ನಟಿ, ನಟನ*, ಹೀರೋ*, ಜಾಗೃತಿ*, ಅಂಕಿ*, ಹಾಡು*, ಟಿವಿ*, suddi*, patrike*, cinema*, raita*, prabandha*, police*, prakarana*, nata, movie*, tv',
  cause:
    'ನಕ್ಕು*, ನಗು*, ಹಸಿವು*, ಹಸಿವಿನಿಂದ*, ಹಸಿವೆ*, ಬಿಸಿಲು*, ಬಿಸಿಲಿಗೆ*, ಸೆಕೆ*, ಚಳಿ*, ನಾಚಿಕೆ*, ಬಾಯಾರಿಕೆ*, ಬೋರ್*, nakku nakku, nagu*, hasiv*, bisil*, seke*, chali, nachike*',
  thing:
    'ಫೋನ್*, ಬ್ಯಾಟರಿ*, ಸೊಳ್ಳೆ*, ಇಲಿ, ಜಿರಳೆ*, ಗಿಡ*, ತರಕಾರಿ*, ಕೇಕ್*, ಕೂದಲು*, battery*, solle, gida*, tarakari*, cake*, koodalu*, ಈರುಳ್ಳಿ*, ಮರ, ಹಣ್ಣು*',
  task: 'ಪರೀಕ್ಷೆ*, ಕೆಲಸ*, ಮೀಟಿಂಗ್*, pareekshe*, kelasa*, meeting*',
  place: 'ಬೆಂಗಳೂರ*, ಊರ*, ನಗರ*, ಹಾಸ್ಟೆಲ್*, ಹಳ್ಳಿ*, ವಿದೇಶ*, bangalore*, oor, hostel*, halli*, city*, videsha*',
  accident: 'ತಪ್ಪಿ, ಅಡುಗೆ*, ತರಕಾರಿ*, ಆಟ*, ಆಡುವಾಗ*, aduge*, tarakari*, aata, aaduvaga',
  pleasant:
    'ಮಳೆ*, ನಕ್ಷತ್ರ*, ಚಂದ್ರ*, ಬೆಳದಿಂಗಳ*, ಗಾಳಿ*, ಚಹಾ*, ಟೀ, ಬಟ್ಟೆ*, ಫೋಟೋ*, ಪಂದ್ಯ*, ಮ್ಯಾಚ್*, ಕಾಯ*, ಈಜ*, ಮಜಾ*, ಹಬ್ಬ*, male*, gaali*, chaha*, batte*, eeju*, maja*, ಬಂದಿದ್ದರು, ಸಂಭ್ರಮ*',
  early: 'ಬೇಗ*, ಅಲಾರಂ*, ಗಂಟೆಗೆ, ಆಫೀಸ್*, ಶಾಲೆ*, bega*, gantege, office, school, college',
  idiom:
    'ಅಮ್ಮ ಸಾಯಿಸ್ತಾ*, ಅಮ್ಮ ಕೊಲ್ತಾ*, ಹೆಂಡ್ತಿ ಸಾಯಿಸ್ತಾ*, amma saystar*, amma kolt*, hendti saystal*, ಕೆಲಸದ ಕೊನೆ ದಿನ*, ಹಸು ಕಟ್*, roma ella nintu, ಸಾಯ್ಲಿ ಬಿಡು*, ಹಾವೂ ಸಾಯಬಾರದು*, ಬೀಗ ಒಡೆಯೋ*, ನೋಟಿಸ್ ಪೀರಿಯಡ್*, ಪ್ರಾಣ ತೆಗೀ*, ಪ್ರಾಣ ತಿನ್ನ*, ಜೀವ ತಿನ್ನ*, ತಲೆ ತಿನ್ನ*, ಪ್ರಾಣ ಹಿಂಡ*, ಜೀವ ಹಿಂಡ*, ಪ್ರಾಣ ಸ್ನೇಹಿತ*, ಜೀವದ ಗೆಳೆಯ*, ಪ್ರಾಣ ಸ್ನೇಹಿತೆ*, ನನ್ನ ಪ್ರಾಣ, ನನ್ನ ಜೀವ, ಕೊಲ್ಲುತ್ತಿದೆ, ಕೊಲ್ತಿದೆ, ಸಾಯಿಸ್ತಿದೆ, ಸತ್ತೆ ಕಣೋ, ಸತ್ತೇ ಹೋದೆ, ಹರಟೆ ಹೊಡೆ*, ಬೋರ್ ಹೊಡೆ*, ಸಿಕ್ಸ್ ಹೊಡೆ*, ಸಿಕ್ಸರ್ ಹೊಡೆ*, ಗೋಲ್ ಹೊಡೆ*, ಲೈನ್ ಹೊಡೆ*, ಸೈಟ್ ಹೊಡೆ*, ಶಿಳ್ಳೆ ಹೊಡೆ*, ಅಲಾರಂ ಹೊಡೆ*, ನಿದ್ದೆ ಹೊಡೆ*, ಮಾತು ಹೊಡೆ*, ಈಜು ಹೊಡೆ*, ಬಣ್ಣ ಹೊಡೆ*, ಚಪ್ಪಾಳೆ ಹೊಡೆ*, bore hode*, bore hodi*, six hode*, harate hode*, line hode*, sight hode*, tale tinn*, pranna tinn*, jeeva tinn*, prana snehitha*, nanna jeeva, nanna praana, kolthide, saayistide, sathe hode, sattogbitte, bisi bisi',
  aged: 'ವಯಸ್ಸು, ವಯಸು, vayassu',
  only_way: 'ಒಂದೇ ದಾರಿ, ಒಂದೇ ಮಾರ್ಗ, ಬಿಟ್ಟು ಬೇರೆ, ಬಿಟ್ಟರೆ ಬೇರೆ, ಹೊರತು, onde daari, bitre bere, bittu bere',
  earth: 'ಲೋಕ*, ಪ್ರಪಂಚ*, ಜಗತ್ತ*, loka, lokadalli, prapancha*, jagattu*',
  remain: 'ಇರಲು, ಇರೋದು, ಇರೋಕೆ, ಇರುವುದು, iralu, irodu, iroke',
  unwanted: 'ಬೇಡ, ಬೇಡವಾಗಿದೆ, beda, bedavagide',
  what_for: 'ಏನು, enu',
  torment: 'ವ್ಯರ್ಥ*, ಶಿಕ್ಷೆ*, ನರಕ*, vyartha*, shikshe*, naraka*',
  lacking: 'ಇಲ್ದೆ, ಇಲ್ದೇ, ಇಲ್ಲದೆ, ಇಲ್ಲದೇ, ಇಲ್ಲಾಂದ್ರೆ, illade, ilde, illandre',
  formerly: 'ಮೊದ್ಲು, ಮೊದಲು, ಹಿಂದೆ, ಮುಂಚೆ, ಆಗ, hinde, modlu, munche',
  recovered: 'ಚೆನ್ನಾಗಿದ್ದೀನಿ*, ಚೆನ್ನಾಗಿದೆ*, ಆರಾಮಾಗಿ*, ಆರಾಮ*, ನೆಮ್ಮದಿಯಾಗಿ*, ಖುಷಿಯಾಗಿ*, ಚಿತ್ರ ಬಿಡಿಸ್ತೀನಿ*, aaram*, aram*, chennagid*, khushiyag*',
  baby: 'ಮಗೂಗೆ, ಮಗುವಿಗೆ, maguge',
}
