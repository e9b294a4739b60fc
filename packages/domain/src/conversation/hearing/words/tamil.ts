import type { HearingWords } from '../hearing-words'

/** Not yet read by a native speaker. */
export const tamil: HearingWords = {
  yes: 'ஆமா, ஆமாம், ஆம், ஆமாங்க, ஆமாம் சார், நிச்சயமா, கண்டிப்பா, உண்மைதான், aama, aamaa, ama, aamam, amam, aamanga, amaanga, kandippa, nichayama, unmai than',
  yesAlone:
    'சரி தான், சரிதான், இருக்கு, இருக்கிறது, இருக்கேன், இருக்கிறேன், இருக்காங்க, இருக்கிறார், யோசிக்கிறேன், நினைக்கிறேன், வருது, irukku, iruku, irukken, iruken, irukkanga, irukkaru, irukka, yosikiren, yosikkiren, nenaikiren, ninaikiren, varudhu, aam',
  no: 'இல்லை, இல்ல, இல்லைங்க, இல்லவே இல்லை, கிடையாது, வேண்டாம், illai, illa, ille, illainga, illave illai, illave illa, kidayathu, kedayadhu, venam, vendam',
  noAlone:
    'அப்படி இல்லை, ஒன்றும் இல்லை, ஒண்ணும் இல்ல, appadi illai, appadi illa, onnum illa, onnum illai, ondrum illai, சொல்லவில்லை, சொல்லல, சொல்லலை, வரவில்லை, வரல, வரலை, செய்யவில்லை, பண்ணல, எடுக்கவில்லை, எடுக்கல, பார்க்க முடியாது, sollala, sollavillai, varala, varalai, pannala, edukala, edukkala, paakka mudiyathu',
  notSure:
    'தெரியலை, தெரியல, தெரியவில்லை, தெரியாது, உறுதியாகத் தெரியவில்லை, ஒருவேளை, சில நேரம், சில சமயம், கொஞ்சம், theriyala, theriala, theriyalai, theriyavillai, theriyathu, theriyadhu, therila, oruvela, oru velai, sila neram, sila samayam, konjam',
  filler:
    'ம்ம், ம், நான், எனக்கு, என், இது, அது, இங்க, இங்கே, தான், சார், அண்ணா, அக்கா, சரி, ஓகே, ப்ளீஸ், உம், naan, nan, enakku, enaku, en, idhu, ithu, adhu, athu, inga, inge, than, dhan, sir, anna, akka, sari, seri, da, pa, di, ma',
  tag: 'இல்லையா, இப்போ இல்லை, இப்போது இல்லை, ஆமா இல்லை, illaiya, illaya, ippo illa, ippo illai, aama illa',
  notBefore: '',
  notAfter: 'இல்லை, இல்ல, இல்லைங்க, illai, illa, ille',
  now: 'இப்போ, இப்போது, இப்பவே, இப்போதே, இன்னைக்கு, இன்று, இன்றிரவு, இன்று இரவு, இன்னைக்கு ராத்திரி, ராத்திரி, ippo, ipo, ippove, ippave, ippodhu, innaiku, innaikku, indru, inru, innaiku night, indru iravu, rathiri',
  later:
    'அப்புறம், பிறகு, நாளை, நாளைக்கு, அடுத்த வாரம், அடுத்த மாதம், ஒரு நாள், appuram, apparam, piragu, naalai, nalai, naalaikku, nalaiku, adutha vaaram, adutha varam, adutha maasam, oru naal',
  with_me:
    'என்கிட்ட, என்னிடம், என் கையில், கையில், கைல, பக்கத்தில், பக்கத்துல, அருகில், வீட்டில், வீட்டுல, என் அறையில், enkitta, en kitta, ennidam, en kaiyil, kaiyila, kaila, pakkathula, pakathula, pakkathil, arugil, veetla, veettula, veetil, en roomla',
  alone:
    'தனியா, தனியாக, தனிமையில், தனியாத்தான், நான் மட்டும், thaniya, taniya, thaniyaa, thaniyaaga, thanimaiyil, naan mattum, nan mattum, thaniyathan',
  with_someone:
    'யாரோ இருக்காங்க, கூட இருக்காங்க, உடன் இருக்கிறார், அம்மா, அப்பா, அண்ணன், தம்பி, தங்கை, தங்கச்சி, நண்பர், நண்பன், தோழி, கணவர், மனைவி, பக்கத்து வீட்டுக்காரர், பாட்டி, தாத்தா, மாமா, அத்தை, சித்தி, டீச்சர், வார்டன், ரூம்மேட், எல்லாரும் இருக்காங்க, வருவாங்க, வருவார், வர முடியும், yaro irukkanga, kooda irukkanga, kuda irukanga, amma, appa, annan, thambi, thangai, thangachi, nanban, nanbar, thozhi, friend irukan, kanavar, manaivi, paati, thatha, mama, athai, chithi, ellarum irukkanga, varuvanga, varuvaru',
  nobody:
    'யாரும் இல்லை, யாருமே இல்லை, யாரும் இல்ல, ஒருத்தரும் இல்லை, yaarum illai, yarum illai, yaarum illa, yarum illa, yaarume illa, yarume illa, orutharum illa',
  cannot_talk:
    'பேச முடியாது, பேச முடியல, பேச முடியவில்லை, கால் பண்ண முடியாது, அழைக்க முடியாது, கேட்டுடுவாங்க, யாராவது கேட்பாங்க, pesa mudiyathu, pesa mudiyadhu, pesa mudiyala, call panna mudiyathu, call panna mudiyala, ketuduvanga, kettuduvanga, yaravathu kepanga',
  call: 'கால் பண்றேன், கால் பண்ணணும், அழைக்கிறேன், போன், பேசணும், எண், call panren, call pannanum, phone panren, pesanum, number kudu, number kudunga',
  whatsapp: 'வாட்ஸ்அப், வாட்ஸாப், எழுதி, watsap la, ezhudhi',
  plan: 'திட்டம், பாதுகாப்புத் திட்டம், thittam, padhukappu thittam',
  breath: 'மூச்சு, மூச்சுப் பயிற்சி, moochu, muchu',
  stay: 'இரு, இருங்க, கூட இரு, கூட இருங்க, போகாதீங்க, பத்து நிமிடம், kooda iru, kooda irunga, kuda irunga, pogadhinga, pogathinga, pathu nimisham',
  means:
    'மாத்திரை, மாத்திரைகள், தூக்க மாத்திரை, மருந்து, கயிறு, கத்தி, பிளேடு, விஷம், பூச்சி மருந்து, பூச்சிக்கொல்லி, ஆசிட், துப்பாக்கி, துப்பட்டா, மாடி, மொட்டை மாடி, பாலம், தண்டவாளம், மண்ணெண்ணெய், mathirai, maathirai, mathiraigal, maathra, thookka mathirai, marundhu, marunthu, kayiru, kathi, katthi, visham, vesham, poochi marundhu, poochi marunthu, mottai maadi, motta madi, thandavalam, mannennai',
  taken:
    'சாப்பிட்டேன், சாப்பிட்டுட்டேன், குடிச்சிட்டேன், குடித்தேன், குடித்துவிட்டேன், விழுங்கினேன், விழுங்கிட்டேன், எடுத்துட்டேன், எடுத்துக்கொண்டேன், வெட்டிக்கிட்டேன், sapten, saaptten, sapitten, saptuten, saptutten, kudichiten, kudichitten, kudichuten, vizhungiten, vizhungitten, muzhungiten, eduthuten, eduthutten, vettikiten, vetikiten',
  numbers:
    '0/பூஜ்யம்/பூஜ்ஜியம்/poojyam, 1/ஒன்று/ஒண்ணு/onnu/ondru, 2/இரண்டு/ரெண்டு/rendu/irandu, 3/மூன்று/மூணு/moonu/mundru/moondru, 4/நான்கு/நாலு/naalu/nalu/naangu, 5/ஐந்து/அஞ்சு/anju/aindhu/ainthu, 6/ஆறு/aaru/aru, 7/ஏழு/ezhu/elu, 8/எட்டு/ettu, 9/ஒன்பது/onbathu/onbadhu/ombathu, 10/பத்து/pathu/paththu',
  ordinals:
    'முதல்/முதலாவது/muthal/mudhal/muthalavathu, இரண்டாவது/ரெண்டாவது/rendavathu/irandavathu/rendavadhu, மூன்றாவது/மூணாவது/moonavathu/moondravathu, நான்காவது/நாலாவது/naalavathu/nalavathu, ஐந்தாவது/அஞ்சாவது/anjavathu/ainthavathu',
}
