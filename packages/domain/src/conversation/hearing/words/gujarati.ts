import type { HearingWords } from '../hearing-words'

/** Not yet read by a native speaker. */
export const gujarati: HearingWords = {
  yes: 'હા, હાં, હા જી, હાજી, જી હા, હોવ, હોવે, ચોક્કસ, સાચું, સાચે, haji, ha ji, ji ha, hov, hove, chokkas, sachu, sache, ha bhai, ha ne',
  yesAlone:
    'છે, છું, છીએ, છો, વિચારું છું, આવે છે, લાગે છે, ha, chhe, che, chhu, chu, chhie, vicharu chhu, vicharu chu, aave chhe, ave che, lage chhe, lage che, haa',
  no: 'ના, ના જી, નહીં, નહિ, જરાય નહીં, ક્યારેય નહીં, બિલકુલ નહીં, ના ના, naa, na ji, nai, nahi, nahin, jaray nahi, kyarey nahi, bilkul nahi, na na, na bhai',
  noAlone:
    'નથી, નથી જી, કંઈ નહીં, કશું નહીં, એવું નથી, એવું કંઈ નથી, na, nathi, kai nahi, kai nai, kashu nahi, evu nathi, evu kai nathi',
  notSure:
    'ખબર નથી, ખબર નહીં, ખબર નહિ, ખબર નથી પડતી, કહી ન શકું, કદાચ, હોઈ શકે, ક્યારેક, ક્યારેક ક્યારેક, થોડું, થોડું થોડું, khabar nathi, khabar nai, khabar nahi, khbr nathi, khabar nathi padti, kahi na shaku, kadach, hoi shake, kyarek, kyarek kyarek, thodu, thodu thodu',
  filler:
    'હું, મને, મારું, મારો, મારી, મારા, આ, તે, એ, અહીં, તો, જ, પણ, સર, ભાઈ, બેન, બહેન, ઠીક, સારું, ઓકે, યાર, હજી, hu, hun, mane, maru, maro, mari, mara, aa, te, ahi, to, j, pan, sir, bhai, ben, thik, saru, yaar, haji sudhi',
  tag: 'હા ને ના, અત્યારે નહીં, હમણાં નહીં, હા ના, ખરું ને, ને, atyare nahi, atyare nai, hamna nahi, hamna nai, ha na, kharu ne',
  notBefore: '',
  notAfter: 'નથી, નહીં, નહિ, ના, nathi, nahi, nai',
  now: 'અત્યારે, હમણાં, હમણાં જ, આજે, આજે રાતે, આજે રાત્રે, અત્યારે જ, રાતે, થોડી વારમાં, atyare, atyarej, hamna, hamnaj, hamanan, aaje, aje, aaje rate, aje rate, aaje ratre, thodi varma',
  later:
    'પછી, કાલે, આવતી કાલે, આવતીકાલે, પરમ દિવસે, આવતા અઠવાડિયે, આવતા મહિને, એક દિવસ, ક્યારેક પછી, pachi, pachhi, kale, kaale, avti kale, avtikale, param divse, avta athvadiye, avta mahine, ek divas',
  with_me:
    'મારી પાસે, પાસે, પાસે જ, હાથમાં, મારા હાથમાં, બાજુમાં, ઘરમાં, રૂમમાં, સામે, mari pase, mari paase, pase che, pase chhe, paase, hathma, haathma, mara hathma, bajuma, gharma, roomma',
  alone: 'એકલો, એકલી, એકલા, એકલું, હું એકલો, હું એકલી, eklo, ekli, ekla, eklu, hu eklo, hu ekli, aeklo, aekli',
  with_someone:
    'કોઈ છે, સાથે છે, સાથે, મમ્મી, મા, પપ્પા, ભાઈ છે, બહેન છે, બેન છે, મિત્ર, દોસ્ત, બહેનપણી, પતિ, પત્ની, પાડોશી, કાકા, કાકી, માસી, ફોઈ, મામા, મામી, નાની, દાદી, દાદા, રૂમમેટ, શિક્ષક, ટીચર, બધા છે, આવી શકે, આવશે, koi che, koi chhe, sathe che, sathe chhe, saathe, mummy, pappa, bhai che, ben che, mitra, dost, bahenpani, pati, patni, padoshi, kaka, kaki, masi, foi, mama, mami, nani, dadi, badha che, badha chhe, aavi shake, avi shake, aavshe, avshe',
  nobody: 'કોઈ નથી, કોઈ નહીં, કોઈ જ નથી, કોઈ પણ નથી, koi nathi, koi nai, koi nahi, koi j nathi, koi pan nathi',
  cannot_talk:
    'વાત નથી કરી શકતો, વાત નથી કરી શકતી, વાત કરી શકું એમ નથી, બોલી શકું એમ નથી, બોલી નથી શકતો, બોલી નથી શકતી, ફોન નથી કરી શકતો, ફોન નથી કરી શકતી, કોઈ સાંભળી જશે, vat nathi kari shakto, vaat nathi kari shakto, vat nathi kari shakti, vaat nathi kari shakti, boli nathi shakto, boli nathi shakti, vat kari shaku em nathi, phone nathi kari shakto, phone nathi kari shakti, koi sambhli jashe, koi sambhali jashe',
  call: 'ફોન કરું, ફોન કરીશ, કૉલ કરું, કોલ કરું, ફોન, વાત કરવી છે, નંબર, phone karu, phone karish, call karu, call karish, vat karvi che, vaat karvi chhe, number aapo',
  whatsapp: 'વોટ્સએપ, વૉટ્સએપ, વોટ્સઅપ, લખીને, lakhine',
  plan: 'યોજના, સલામતી યોજના, સુરક્ષા યોજના, પ્લાન, salamati yojana',
  breath: 'શ્વાસ, શ્વાસની કસરત, shwas, shvas',
  stay: 'રહો, સાથે રહો, ન જાઓ, જશો નહીં, દસ મિનિટ, saathe raho, sathe raho, jasho nahi, das minit',
  means:
    'ગોળી, ગોળીઓ, ઊંઘની ગોળી, ઊંઘની ગોળીઓ, દવા, દવાઓ, દોરડું, દોરી, ફાંસો, છરી, ચપ્પુ, બ્લેડ, ઝેર, જંતુનાશક, ઉંદર મારવાની દવા, એસિડ, ફિનાઇલ, બંદૂક, દુપટ્ટો, ઓઢણી, ધાબું, ધાબા, અગાશી, પુલ, રેલવેના પાટા, કેરોસીન, goli, golio, goliyo, unghni goli, unghni golio, dava, davao, dordu, dori, faanso, fanso, chhari, chappu, chapu, zer, jher, jantunashak, banduk, dupatto, dhabu, dhaba, agashi, kerosin',
  taken:
    'લઈ લીધી, લઈ લીધું, લીધી, લીધી છે, ખાઈ લીધી, ખાઈ લીધું, ખાધી, ખાઈ ગયો, ખાઈ ગઈ, પી લીધું, પી ગયો, પી ગઈ, ગળી ગયો, ગળી ગઈ, કાપી લીધું, કરી લીધું, lai lidhi, lai lidhu, lidhi, lidhi che, khai lidhi, khai lidhu, khadhi, khai gayo, khai gai, pi lidhu, pi gayo, pi gai, gali gayo, gali gai, kapi lidhu, kari lidhu',
  numbers:
    '0/શૂન્ય/shunya, 1/એક/ek, 2/બે/be, 3/ત્રણ/tran, 4/ચાર/char/chaar, 5/પાંચ/panch/paanch, 6/છ/chha/chh, 7/સાત/sat/saat, 8/આઠ/aath/ath, 9/નવ/nav, 10/દસ/das',
  ordinals:
    'પહેલું/પહેલો/પહેલી/pahelu/pahelo/paheli, બીજું/બીજો/બીજી/biju/bijo/biji, ત્રીજું/ત્રીજો/ત્રીજી/triju/trijo/triji, ચોથું/ચોથો/ચોથી/chothu/chotho/chothi, પાંચમું/પાંચમો/પાંચમી/panchmu/panchmo/panchmi',
}
