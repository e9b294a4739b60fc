import type { HearingWords } from '../hearing-words'

/** Not yet read by a native speaker. */
export const kannada: HearingWords = {
  yes: 'ಹೌದು, ಹೂಂ, ಹೂ, ಹೌದ್ರಿ, ಹೌದು ಸರ್, ಖಂಡಿತ, ನಿಜ, ನಿಜವಾಗಿ, howdu, haudu, houdu, hawdu, hoodu, hudu, howdri, haudri, khandita, nija, nijavagi',
  yesAlone:
    'ಇದೆ, ಇದ್ದೀನಿ, ಇದ್ದೇನೆ, ಇದ್ದಾರೆ, ಇದ್ದಾನೆ, ಇದ್ದಾಳೆ, ಬರ್ತಿದೆ, ಯೋಚಿಸ್ತಿದೀನಿ, ಯೋಚಿಸುತ್ತಿದ್ದೇನೆ, ಅನ್ಸುತ್ತೆ, ide, idhe, iddini, iddeeni, iddene, iddare, iddane, iddale, bartide, yochistidini, ansutte, ansuthe, hu, hoon, ಹೇಳಿದ್ದಾರೆ, ಹೇಳಿದ್ದಾನೆ, ಹೇಳಿದ್ದಾಳೆ, ಹೇಳಿದರು, ನೋಡಬಹುದು, ನೋಡ್ತಾರೆ, ದೂರ ಇದ್ದೀನಿ, ದೂರದಲ್ಲಿದ್ದೀನಿ, helidare, heliddare, heliddane, heliddale, helidru, nodabahudu, nodtare, doora iddini, dura iddini',
  no: 'ಇಲ್ಲ, ಇಲ್ಲಾ, ಅಲ್ಲ, ಬೇಡ, ಇಲ್ವೇ ಇಲ್ಲ, ಇಲ್ಲ ರಿ, ಖಂಡಿತ ಇಲ್ಲ, illa, ila, illaa, alla, beda, illa ri, illvalla, khandita illa, illave illa',
  noAlone:
    'ಏನೂ ಇಲ್ಲ, ಏನಿಲ್ಲ, ಹಾಗೇನಿಲ್ಲ, ಹಾಗೇನೂ ಇಲ್ಲ, enu illa, enilla, hagenilla, haagenilla, hagenu illa, ಹೇಳಿಲ್ಲ, ಹೇಳಲಿಲ್ಲ, ನೋಡಲ್ಲ, ನೋಡೋಕೆ ಆಗಲ್ಲ, ದೂರ ಇಲ್ಲ, ಬರ್ತಿಲ್ಲ, ಬರುತ್ತಿಲ್ಲ, ಬರಲ್ಲ, ಮಾಡಿಲ್ಲ, ತಗೊಂಡಿಲ್ಲ, ತೆಗೆದುಕೊಂಡಿಲ್ಲ, ನುಂಗಿಲ್ಲ, helilla, helalilla, nodalla, doora illa, dura illa, bartilla, baralla, madilla, tagondilla, thagondilla, nungilla',
  notSure:
    'ಗೊತ್ತಿಲ್ಲ, ಗೊತ್ತಾಗ್ತಿಲ್ಲ, ಗೊತ್ತಾಗುತ್ತಿಲ್ಲ, ತಿಳಿದಿಲ್ಲ, ಇರಬಹುದು, ಬಹುಶಃ, ಕೆಲವೊಮ್ಮೆ, ಕೆಲವು ಸಲ, ಸ್ವಲ್ಪ, gottilla, gothilla, gotilla, gottagtilla, gothagthilla, tilidilla, irabahudu, irbahudu, bahusha, kelavomme, kelavu sala, swalpa, solpa',
  filler:
    'ನಾನು, ನನಗೆ, ನನ್ನ, ಇದು, ಅದು, ಇಲ್ಲಿ, ಸರ್, ಅಣ್ಣ, ಅಕ್ಕ, ಸರಿ, ಓಕೆ, ರಿ, naanu, nanu, nanage, nange, nanna, idu, adu, illi, sir, anna, akka, sari, ri, guru',
  tag: 'ಅಲ್ವಾ, ಅಲ್ಲವೇ, ಈಗ ಅಲ್ಲ, ಈಗ ಇಲ್ಲ, ಹೌದು ಇಲ್ಲ, alva, alwa, allave, iga alla, eega alla, iga illa, howdu illa',
  notBefore: '',
  notAfter: 'ಇಲ್ಲ, ಇಲ್ಲಾ, ಅಲ್ಲ, illa, ila, alla',
  now: 'ಈಗ, ಈಗಲೇ, ಇವತ್ತು, ಇಂದು, ಈ ರಾತ್ರಿ, ಇವತ್ತು ರಾತ್ರಿ, ರಾತ್ರಿ, iga, eega, eeg, igale, eegale, ivattu, ivathu, indu, ee ratri, ivattu ratri, ratri, rathri',
  later:
    'ಆಮೇಲೆ, ನಂತರ, ನಾಳೆ, ನಾಡಿದ್ದು, ಮುಂದಿನ ವಾರ, ಮುಂದಿನ ತಿಂಗಳು, ಒಂದು ದಿನ, aamele, amele, nantara, naale, nale, nadiddu, mundina vara, mundina vaara, mundina tingalu, ondu dina',
  with_me:
    'ನನ್ನ ಹತ್ತಿರ, ನನ್ನ ಬಳಿ, ಕೈಯಲ್ಲಿ, ನನ್ನ ಕೈಯಲ್ಲಿ, ಕೈಲಿ, ಪಕ್ಕದಲ್ಲಿ, ಮನೆಯಲ್ಲಿ, ಮನೇಲಿ, ರೂಮಲ್ಲಿ, ಎದುರಿಗೆ, ಹತ್ತಿರ ಇದೆ, nanna hatra, nanna hattira, nan hatra, nanna bali, kaiyalli, kaili, kaiyali, pakkadalli, maneyalli, maneli, roomalli, hatra ide, hattira ide',
  alone:
    'ಒಬ್ಬನೇ, ಒಬ್ಬಳೇ, ಒಂಟಿ, ಒಂಟಿಯಾಗಿ, ಒಬ್ಬಂಟಿ, ಒಬ್ಬಂಟಿಯಾಗಿ, ನಾನೊಬ್ಬನೇ, ನಾನೊಬ್ಬಳೇ, obbane, obbale, onti, ontiyagi, obbanti, obbantiyagi, nanobbane, nanobbale, obne, oble',
  with_someone:
    'ಯಾರೋ ಇದ್ದಾರೆ, ಜೊತೆ ಇದ್ದಾರೆ, ಜೊತೆಗಿದ್ದಾರೆ, ಜೊತೆಯಲ್ಲಿ, ಅಮ್ಮ, ಅಪ್ಪ, ತಮ್ಮ, ತಂಗಿ, ಗೆಳೆಯ, ಗೆಳತಿ, ಸ್ನೇಹಿತ, ಸ್ನೇಹಿತೆ, ಫ್ರೆಂಡ್, ಗಂಡ, ಹೆಂಡತಿ, ಪಕ್ಕದ ಮನೆಯವರು, ಅಜ್ಜಿ, ತಾತ, ಮಾವ, ಅತ್ತೆ, ಚಿಕ್ಕಮ್ಮ, ಟೀಚರ್, ವಾರ್ಡನ್, ರೂಮ್ಮೇಟ್, ಎಲ್ಲರೂ ಇದ್ದಾರೆ, ಬರ್ತಾರೆ, ಬರ್ತಾನೆ, ಬರ್ತಾಳೆ, ಬರಬಹುದು, yaro iddare, jote iddare, jothe iddare, jotegiddare, jotheyalli, amma, appa, tamma, tangi, geleya, gelati, snehita, snehite, ganda, hendathi, hendati, ajji, maava, atte, chikkamma, ellaru iddare, bartare, barthare, bartane, bartale, barabahudu',
  nobody: 'ಯಾರೂ ಇಲ್ಲ, ಯಾರು ಇಲ್ಲ, ಯಾರೂ ಇಲ್ಲಾ, ಒಬ್ಬರೂ ಇಲ್ಲ, yaru illa, yaaru illa, yaroo illa, yarilla, yaarilla, obbaru illa',
  cannot_talk:
    'ಮಾತಾಡೋಕೆ ಆಗಲ್ಲ, ಮಾತಾಡಕ್ಕೆ ಆಗಲ್ಲ, ಮಾತನಾಡಲು ಆಗುವುದಿಲ್ಲ, ಮಾತಾಡಲು ಆಗಲ್ಲ, ಕಾಲ್ ಮಾಡೋಕೆ ಆಗಲ್ಲ, ಫೋನ್ ಮಾಡಲು ಆಗಲ್ಲ, ಯಾರಾದರೂ ಕೇಳ್ತಾರೆ, ಕೇಳಿಸಿಕೊಳ್ತಾರೆ, matadoke agalla, mathadoke agalla, maatadakke agalla, matadakke agolla, matadoke agtilla, call madoke agalla, phone madoke agalla, yaradru keltare, kelskoltare',
  call: 'ಕಾಲ್ ಮಾಡ್ತೀನಿ, ಕರೆ ಮಾಡ್ತೀನಿ, ಫೋನ್ ಮಾಡ್ತೀನಿ, ಫೋನ್, ಮಾತಾಡಬೇಕು, ನಂಬರ್, call madtini, call madthini, kare madtini, phone madtini, matadbeku, mathadbeku, number kodi',
  whatsapp: 'ವಾಟ್ಸಾಪ್, ವಾಟ್ಸ್ಯಾಪ್, ಬರೆದು, baredu',
  plan: 'ಪ್ಲಾನ್, ಯೋಜನೆ, ಸುರಕ್ಷತಾ ಯೋಜನೆ, yojane, surakshata yojane',
  breath: 'ಉಸಿರು, ಉಸಿರಾಟ, usiru, usirata',
  stay: 'ಇರಿ, ಇರು, ಜೊತೆಗಿರಿ, ಜೊತೆಗಿರು, ಹೋಗಬೇಡಿ, ಹತ್ತು ನಿಮಿಷ, jotegiri, jothegiri, jote iri, hogbedi, hogabedi, hattu nimisha',
  means:
    'ಮಾತ್ರೆ, ಮಾತ್ರೆಗಳು, ನಿದ್ರೆ ಮಾತ್ರೆ, ನಿದ್ದೆ ಮಾತ್ರೆ, ಔಷಧಿ, ಹಗ್ಗ, ನೇಣು, ಚಾಕು, ಬ್ಲೇಡ್, ವಿಷ, ಕೀಟನಾಶಕ, ಇಲಿ ಪಾಷಾಣ, ಆಸಿಡ್, ಬಂದೂಕು, ದುಪಟ್ಟಾ, ಮಹಡಿ, ಟೆರೇಸ್, ಸೇತುವೆ, ಹಳಿ, ರೈಲು ಹಳಿ, ಸೀಮೆಎಣ್ಣೆ, matre, matregalu, maatre, mathre, nidde matre, nidre matre, oushadhi, aushadhi, hagga, chaku, chaaku, visha, keetanashaka, ili pashana, banduku, setuve, railu hali, seeme enne',
  taken:
    'ತಗೊಂಡೆ, ತಗೊಂಡಿದ್ದೀನಿ, ತಗೊಂಡಿದೀನಿ, ತೆಗೆದುಕೊಂಡೆ, ನುಂಗಿದೆ, ನುಂಗಿದ್ದೀನಿ, ನುಂಗಿಬಿಟ್ಟೆ, ಕುಡಿದೆ, ಕುಡಿದಿದ್ದೀನಿ, ಕುಡಿದುಬಿಟ್ಟೆ, ತಿಂದೆ, ತಿಂದಿದ್ದೀನಿ, ಕೊಯ್ದುಕೊಂಡೆ, tagonde, thagonde, tagondidini, thagondidini, togonde, nungide, nungidini, nungbitte, kudide, kudididini, kudidbitte, tinde, tindidini, koydkonde',
  numbers:
    '0/ಸೊನ್ನೆ/sonne, 1/ಒಂದು/ondu, 2/ಎರಡು/eradu/yeradu, 3/ಮೂರು/mooru/muru, 4/ನಾಲ್ಕು/naalku/nalku, 5/ಐದು/aidu/aidhu, 6/ಆರು/aaru/aru, 7/ಏಳು/elu/yelu, 8/ಎಂಟು/entu, 9/ಒಂಬತ್ತು/ombattu/ombathu, 10/ಹತ್ತು/hattu/hathu',
  ordinals:
    'ಮೊದಲ/ಮೊದಲನೆಯ/ಮೊದಲನೇದು/modala/modalane/modalanedu, ಎರಡನೇ/ಎರಡನೆಯ/eradane/eradanedu, ಮೂರನೇ/ಮೂರನೆಯ/moorane/mooranedu, ನಾಲ್ಕನೇ/ನಾಲ್ಕನೆಯ/naalkane/nalkane, ಐದನೇ/ಐದನೆಯ/aidane',
}
