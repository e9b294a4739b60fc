import type { ToolId } from '@maitri/contracts'
import type { Language } from '@maitri/domain'

/** What people look for when they look for a tool. */
export const toolNeedIds = [
  'panic',
  'anxiety',
  'stress',
  'relax',
  'sleep',
  'anger',
  'sadness',
  'loneliness',
  'focus',
  'gratitude',
  'worry',
  'exam',
  'body',
  'tired',
  'boredom',
  'breath',
  'self_doubt',
  'meditation',
] as const

export type ToolNeedId = (typeof toolNeedIds)[number]

type ToolNeed = {
  /** What answers it, best first. */
  tools: readonly ToolId[]
  /**
   * Beginnings of the words that people use for it, parted by spaces: 'anxi' stands for anxious and anxiety. A phrase has its words joined by
   * '_': they stand in this order, and others may stand between them.
   */
  words: Record<Language, string>
}

/**
 * Natural words for each need. People type any language under any interface, and each in Latin letters ('en' has these too), so that a search
 * reads all of them. A word is a beginning: endings differ in every one of these languages.
 */
export const toolNeeds: Record<ToolNeedId, ToolNeed> = {
  panic: {
    tools: ['paanch-indriya', 'saans'],
    words: {
      en: "panic attack freak ghabra ghabhra bechain palpitat heart_rac heart_beat heart_pound chest_tight suffocat cant_breath can't_breath cannot_breath hyperventilat trembl shak dizzy faint dread overwhelmed ghabrahat ghabraat bechaini bechani dhadkan dhadak saans_phool dam_ghut dum_ghut dil_dhad dil_tez padapadap padabada bayama gabhara gabharat gabari gaabari kangaru khangaru bhoy_lag voy_lag atank buk_dhor buk_dhad grounding",
      hi: 'पैनिक घबरा बेचैन धड़कन धड़क दम_घुट साँस_फूल साँस_नहीं छाती_भारी काँप चक्कर सहम दिल_ज़ोर दिल_तेज़ हड़बड़',
      kn: 'ಗಾಬರಿ ಪ್ಯಾನಿಕ್ ದಿಗಿಲು ಎದೆ_ಬಡಿ ಎದೆಬಡಿತ ಉಸಿರುಗಟ್ಟ ಉಸಿರು_ಕಟ್ಟ ನಡುಕ ತಲೆ_ತಿರುಗ ತಳಮಳ',
      te: 'గాభరా కంగారు ప్యానిక్ గుండె_దడ గుండెద ఊపిరి_ఆడ వణుకు వణక తల_తిర భయాందోళన దడ',
      ta: 'பீதி படபட பேனிக் நெஞ்சு இதய_துடி படபடப்பு மூச்சு_முட்ட மூச்சுத்_திணற நடுக்க தலைசுற்ற திகில் பதைபதை மூச்சு_திணற',
      mr: 'पॅनिक घाबर कासावीस धडधड धडध छातीत श्वास_कोंड गुदमर थरथर चक्कर जीव_घाबर बेचैन',
      gu: 'ગભરા પેનિક બેચેન ધબકાર ધબક શ્વાસ_ચડ ગૂંગળા ધ્રૂજ ચક્કર ગભરામણ',
      bn: 'আতঙ্ক ভয় প্যানিক ঘাবড় বুক_ধড়ফড় ধড়ফড় দম_বন্ধ শ্বাস_বন্ধ কাঁপ মাথা_ঘোর আতংক',
    },
  },
  anxiety: {
    tools: ['saans', 'paanch-indriya', 'vichaar', 'chinta-dabba', 'bhramari'],
    words: {
      en: 'anxi nervous uneasy afraid scared fear darr dara udvignata anxious angst jitter restless phobia dread tense_mind social_anx butterflies edgy on_edge insecur uncertain future ghabrahat bechain bhay bhaya dar_lag darr_lag dar_laga bayam payam padhatt pathatt badat bhayam andolana aandolana aatanka atanka bhiti bhiiti bik_lag udbeg udveg anxiety anxious',
      hi: 'घबराहट डर बेचैनी एंग्जायटी उद्विग्न भय डर_लग घबरा बेचैन एंग्ज़ाइटी एंजाइटी एंग्जाइटी सहमा आशंका भविष्य असुरक्ष',
      kn: 'ಆತಂಕ ಭಯ ಹೆದರಿಕೆ ಕಳವಳ ಭಯವಾಗ ಹೆದರ ಅಂಜಿಕೆ ಭವಿಷ್ಯ ಗಾಬರಿ ಆಂಗ್ಸೈಟಿ ದಿಗಿಲ',
      te: 'ఆందోళన భయం భయ బెరుకు భయంగా కలవర ఆతృత దిగులు_గా భవిష్యత్తు యాంగ్జైటీ ఆదుర్దా',
      ta: 'பதற்ற பதட்ட பயம் பய அச்சம் பதைப்பு நடுக்க கலக்க தவிப்பு எதிர்கால ஆங்சைட்டி',
      mr: 'घाबरेपण भीती अस्वस्थ धास्ती भिती भीत काळजी_वाट घाबर बेचैन अँक्झायटी भविष्य',
      gu: 'ગભરાટ ડર બીક અજંપો ડર_લાગ ગભરામણ બેચેન અસ્વસ્થ ભવિષ્ય ભય',
      bn: 'উদ্বেগ ভয় অস্থির ঘাবড়ানো ভয়_লাগ উৎকণ্ঠা দুশ্চিন্ত ভবিষ্যৎ অস্বস্তি টেনশন_হচ্ছে',
    },
  },
  stress: {
    tools: ['saans', 'muscle-release', 'bhramari', 'yoga-nidra', 'kolam-studio'],
    words: {
      en: 'stress pressure tense tension burnout overwhelm tanav tanaav stres deadline office boss job workload overwork busy too_much burn_out overload heavy hectic money loan debt emi rent family_press marriage_press parents relatives log_kya kaam_ka_bojh kaam_zyada bojh dabav dabaav pareshan paresan pareshani tentio tenshan tanaw azhuttam aluttam mana_azhutt ottidi otthidi ottada othada taan_yet taan_aal dadpan tanav_che chap_lag manosik_chap',
      hi: 'तनाव टेंशन दबाव स्ट्रेस परेशान बोझ काम_का काम_बहुत ऑफ़िस बॉस नौकरी डेडलाइन क़र्ज़ कर्ज़ पैसे पैसों टेन्शन दिमाग़_भारी सिर_भारी घुटन',
      kn: 'ಒತ್ತಡ ಟೆನ್ಶನ್ ಸ್ಟ್ರೆಸ್ ಕೆಲಸದ_ಒತ್ತಡ ಕೆಲಸ_ಜಾಸ್ತಿ ಆಫೀಸ್ ಸಾಲ ಹಣ ಕಷ್ಟ ಹೊರೆ ತಲೆಬಿಸಿ',
      te: 'ఒత్తిడి టెన్షన్ స్ట్రెస్ పని_ఒత్తిడి పని_భారం ఆఫీస్ ఉద్యోగ అప్పు డబ్బు భారం తలనొప్పిగా సతమత',
      ta: 'அழுத்த டென்ஷன் ஸ்ட்ரெஸ் இறுக்க மன_அழுத்த வேலைப்பளு வேலை_அதிக ஆபீஸ் கடன் பணம் பணக் நெருக்கடி சுமை தொல்லை',
      mr: 'ताण टेन्शन दडपण स्ट्रेस ताण_आ कामाचा ऑफिस नोकरी कर्ज पैस त्रास ओझं दमछाक',
      gu: 'તણાવ ટેન્શન દબાણ સ્ટ્રેસ કામનો કામનું ઑફિસ ઓફિસ નોકરી દેવું પૈસા બોજ પરેશાન ભાર_લાગ',
      bn: 'চাপ টেনশন স্ট্রেস কাজের_চাপ অফিস চাকরি ঋণ টাকা ধার বোঝা প্রেসার ঝামেলা',
    },
  },
  relax: {
    tools: ['muscle-release', 'yoga-nidra', 'saans', 'bhramari', 'kolam-studio'],
    words: {
      en: 'relax calm rest peace unwind chill sukoon shanti aaram relief relieve sooth slow_down quiet still break ease serene tranquil soft destress de-stress mind_fresh fresh rahat araam aram shaant shanth sukun chain vishram nimmadi amaithi amaidhi nimmathi prashant prasant vishranti nemmadi nirant halvash shaanti shonti biswram bishram shosti self_care selfcare',
      hi: 'आराम शांत सुकून चैन रिलैक्स राहत ठंडक हल्का_मह विश्राम शांति ताज़ा सुस्ता चैन_नह रिलेक्स',
      kn: 'ವಿಶ್ರಾಂತಿ ಶಾಂತ ನೆಮ್ಮದಿ ಸಮಾಧಾನ ಆರಾಮ ಶಾಂತಿ ಹಗುರ ಸಮಾಧಾನವಾಗ ರಿಲ್ಯಾಕ್ಸ್ ನಿರಾಳ',
      te: 'విశ్రాంతి ప్రశాంత నెమ్మది రిలాక్స్ హాయి ఊరట ప్రశాంతంగా సేద తేలిక శాంతి',
      ta: 'ஓய்வு அமைதி நிம்மதி ரிலாக்ஸ் இளைப்பாற சாந்த ஆறுதல் அமைதியாக லேசாக',
      mr: 'आराम शांत निवांत विश्रांती आरामात शांतता हलकं निवांतपण मोकळं विसावा दिलासा',
      gu: 'આરામ શાંત નિરાંત હળવા શાંતિ હળવાશ રાહત રિલેક્સ ટાઢક વિસામો',
      bn: 'আরাম শান্ত বিশ্রাম স্বস্তি শান্তি হালকা রিল্যাক্স জিরো স্বস্ত',
    },
  },
  sleep: {
    tools: ['yoga-nidra', 'muscle-release', 'chinta-dabba', 'saans'],
    words: {
      en: 'sleep insomnia awake bedtime night neend nind slip asleep nap bed wake woke dream nightmare tired_but_awake 3am 2am midnight neendh nid_nahi soya sone sona so_nahi jaag raat thookam thookkam tukkam tookam thukkam thoongu urakkam uranga nidra nidhra nidura padukovali nidde nidre malag zop jhop jop ungh oongh unng ghum ghoom ghumate',
      hi: 'नींद सोना सोने अनिद्रा रात निंद निंदिया सो_नहीं सो_पा जाग बिस्तर सपने आधी_रात करवट',
      kn: 'ನಿದ್ದೆ ನಿದ್ರೆ ಮಲಗ ರಾತ್ರಿ ನಿದ್ದೆಗೆ ನಿದ್ರಾ ಎಚ್ಚರ ಕನಸು ಹಾಸಿಗೆ',
      te: 'నిద్ర పడుకో రాత్రి నిద్రలే నిద్రపట్ట మెలకువ కల పడక కునుకు',
      ta: 'தூக்க உறக்க தூங்க இரவு தூக்கமி தூங்கு விழிப்பு கனவு நள்ளிரவு உறங்க',
      mr: 'झोप निद्रा रात्री झोपेत झोपत जाग रात्रभर निद्रानाश स्वप्न झोपायच',
      gu: 'ઊંઘ નિદ્રા સૂવ રાત ઊંઘવ ઉંઘ સૂઈ જાગ અનિદ્રા સપન',
      bn: 'ঘুম অনিদ্রা রাতে ঘুমাতে ঘুমোতে ঘুমহীন জেগে রাত স্বপ্ন',
    },
  },
  anger: {
    tools: ['saans', 'muscle-release', 'paanch-indriya', 'vichaar'],
    words: {
      en: 'anger angry rage irritat frustrat fight gussa krodh mad furious annoyed temper irate resent hate argument quarrel shout yell jealous revenge gusse gussaa ghussa krodha chidchid chid jhagda jhagra ladai kopam kobam kovam kopa sittu raag raga santap bhandan gusso rag_lag rag_hocch birokto jhogra chiraku scream chillan kaththanum arupu oradav chilla',
      hi: 'गुस्सा गुस्से ग़ुस्सा क्रोध चिड़चिड़ झगड़ भड़क खीझ खीज नफ़रत लड़ाई जलन चिढ़ बहस ग़ुस्से आग_बबू चिल्ला',
      kn: 'ಕೋಪ ಸಿಟ್ಟು ರೇಗ ಜಗಳ ಕೋಪವಾಗ ಸಿಡುಕ ಕಿರಿಕಿರಿ ದ್ವೇಷ ಜಗಳವಾ ಅಸೂಯೆ ಸಿಟ್ಟ ಕೂಗಾಡ ಕಿರುಚ ಬೈದ',
      te: 'కోపం కోప చిరాకు గొడవ ఆగ్రహ ఆవేశ కోపంగా చిరాకుగా పోట్లాట అసూయ ద్వేష అరవాల అరుపు తిట్టా తిట్టే',
      ta: 'கோப எரிச்சல் சண்டை கோவ ஆத்திர சினம் வெறுப்ப சண்டைய கடுப்ப பொறாமை கத்தணு கத்துற கத்தவேண்டு திட்டிட்ட திட்டினே திட்டிவிட்ட',
      mr: 'राग चिडचिड संताप भांडण रागा चिडच चिडल वैताग भांड द्वेष मत्सर ओरडाव ओरडाय ओरडल',
      gu: 'ગુસ્સો ગુસ્સા ક્રોધ ચીડ ઝઘડ ગુસ્સે ખીજ ચીડિય ઝઘડો નફરત ઈર્ષ્યા બળતરા રીસ ચીસ વઢ',
      bn: 'রাগ ক্রোধ বিরক্ত ঝগড়া রেগে রাগা মেজাজ ঝগড়ার ঘৃণা হিংসা খিটখিট চিৎকার চেঁচা বকেছি',
    },
  },
  sadness: {
    tools: ['chhota-kadam', 'vichaar', 'sach-ya-mithya', 'kolam-studio'],
    words: {
      en: "sad low cry depress unhapp hopeless grief heartbr empty numb dukhi udaas sorrow tear upset miser blue down gloom heartbreak broken breakup break_up miss hurt loss lost died death_of mourning meaningless pointless no_interest not_interest nothing_feels dont_feel don't_feel bad_day feel_bad mood_off mood_kharab mann_nahi man_nahi mann_nhi man_nhi mann_bhari man_bhari mann_udas man_udas mann_kharab udas rona rone dukh dard_dil dil_tut dil_toot niras mayoos sogam sokam thukkam varuttam varutham manasu_sari manasu_kashta azhugai badha baadha dukkham edupu digulu manasu_bagal bejar besara dukkha alu_bar manassu_sari udaas_aahe man_lagat mon_kharap monkharap mon_bhalo dukkho kanna mann_nathi man_nathi nirash dukhi_chu depression left_me manasu manassu acha_nahi_lag kuch_acha_nahi love_fail uski_yaad dil_baith andhera_lag",
      hi: 'उदास दुख दुःख रोना मायूस निराश मन_नहीं मन_भारी मन_ख़राब मन_उदास मन_दुखी जी_नहीं रो_रहा रो_रही रोने आँसू दिल_टूट टूट_गय टूटा ब्रेकअप ग़म डिप्रेशन अवसाद कुछ_अच्छा_नहीं अच्छा_नहीं_लग हताश खालीपन सूना दिलचस्पी_नहीं रुचि_नहीं धोखा उसकी_याद दिल_बैठ अंधेरा_लग',
      kn: 'ದುಃಖ ಬೇಸರ ಅಳು ಖಿನ್ನ ನಿರಾಶೆ ಮನಸ್ಸು_ಸರಿ ಮನಸ್ಸಿಲ್ಲ ಮನಸ್ಸು_ಇಲ್ಲ ಮನಸ್ಸು_ಭಾರ ಮನಸ್ಸಿಗೆ ಬೇಜಾರ ಅಳ ಕಣ್ಣೀರು ನೋವಾಗ ಹತಾಶೆ ದುಃಖವಾಗ ಬ್ರೇಕಪ್ ಡಿಪ್ರೆಶನ್ ಏನೂ_ಇಷ್ಟ ಖಿನ್ನತೆ ಮನಸ್ಸು ಆಸಕ್ತಿ_ಇಲ್ಲ ಆಸಕ್ತಿಯಿಲ್ಲ ಪ್ರೇಮ_ವೈಫಲ್ಯ',
      te: 'బాధ దుఃఖ ఏడుపు దిగులు నిరాశ మనసు_బాగ మనసు_బాలే మనసు_లేదు మూడ్_బాలే ఏడు ఏడ్ కన్నీ విచారం నిస్పృహ బ్రేకప్ డిప్రెషన్ ఏమీ_నచ్చ ఆసక్తి_లేదు బాధగా దుఃఖంగా మనసు ఆసక్తి_లే ప్రేమ_విఫల',
      ta: 'சோக துக்க அழுகை மனச்சோர்வு வருத்த மனசு_சரி மனது_சரி மனம்_சரி மனசு_கஷ்ட மனம்_கஷ்ட மன_வருத்த அழ கண்ணீர் வேதனை விரக்தி மனமுடை பிரிவு சோகமாக ஒன்றும்_பிடிக்க எதுவும்_பிடிக்க மனம்_இல்லை மனசு_லே மனசு மனது ஆர்வம்_இல் ஆர்வமில் காதல்_தோல்வி வெறுமை',
      mr: 'उदास दुःख दुख रडू निराश मन_लागत_नाही मन_लागत मन_नाही मन_उदास मन_जड काही_आवडत वाईट_वाट दुःखी रडाय रडत हताश निराशा ब्रेकअप खिन्न पोकळी उदासीन रस_नाही इच्छा_नाही प्रेमभंग',
      gu: 'ઉદાસ દુઃખ દુખ રડ નિરાશ મન_નથી મન_લાગતું મન_ઉદાસ મન_ભારે મન_ખરાબ રડવ આંસુ હતાશ દિલ_તૂટ બ્રેકઅપ ડિપ્રેશન દુઃખી દુખી ગમતું_નથી કંઈ_ગમ રસ_નથી પ્રેમભંગ',
      bn: 'দুঃখ মনখারাপ খারাপ কান্না বিষণ্ণ হতাশ মন_ভাল_ন মন_ভালো_ন মন_বস মন_নেই মন_ভার মন_লাগ কাঁদ কান্ন চোখের_জল কষ্ট দুঃখ_হ ভেঙে ব্রেকআপ ডিপ্রেশন কিছু_ভাল কিছুই_ভাল হতাশা বিষাদ ইচ্ছে_করে_না ইচ্ছা_করে_না আগ্রহ_নেই',
    },
  },
  loneliness: {
    tools: ['chhota-kadam', 'sach-ya-mithya'],
    words: {
      en: 'lonel alone isolat friend akela akeli left_out nobody no_one ignored unloved homesick miss_home abandon unwanted akelapan akele koi_nahi tanha tanhai thanimai thaniya tanimai ontari ontariga onti ekant ekta ekati ekata ekaki ekla eklo eka_lag nisongo yaad_aa missing_someone uski_yaad unki_yaad kisi_ki_yaad yaad_sata',
      hi: 'अकेला अकेली अकेलापन तन्हा अकेले तनहा तन्हाई कोई_नहीं घर_की_याद दोस्त पराया याद_आ याद_सता उसकी_याद किसी_की_याद',
      kn: 'ಒಂಟಿ ಏಕಾಂಗಿ ಒಂಟಿತನ ಯಾರೂ_ಇಲ್ಲ ಯಾರೂ ಒಬ್ಬಂಟಿ ಸ್ನೇಹಿತ ನೆನಪಾಗ ನೆನಪು_ಬರ',
      te: 'ఒంటరి ఏకాకి ఒంటరితనం ఎవరూ_లేరు ఎవరూ_లే స్నేహితు తోడు గుర్తొస్త గుర్తుకు_వ',
      ta: 'தனிமை தனியாக தனிமையாக யாரும்_இல்லை யாருமில்லை நண்பர் நினைவு_வ ஞாபகம்_வ',
      mr: 'एकट एकाकी एकटं एकटेपण कोणी_नाही कुणी_नाही मित्र घरची_आठवण आठवण_ये आठवण_आ',
      gu: 'એકલ એકાકી એકલું એકલતા કોઈ_નથી મિત્ર યાદ_આવ',
      bn: 'একা নিঃসঙ্গ একলা একাকী কেউ_নেই একাকিত্ব বন্ধু নিসঙ্গ মনে_পড়',
    },
  },
  focus: {
    tools: ['path-of-lamps', 'jaali', 'saans'],
    words: {
      en: 'focus concentrat attention distract memory study dhyan concentrate procrast adhd scroll phone_addict screen productiv brain_fog forget mind_wander dhyaan_nahi dhyan_nahi ekagra lakshya gamana kavanam gavanam shraddha monojog lakh_lag mind_blank mobile_ki_lat phone_ki_lat mobile_addict',
      hi: 'ध्यान एकाग्र फ़ोकस याददाश्त ध्यान_नहीं मन_भटक भटक फोकस भूल टालमटोल फ़ोन_की_लत मोबाइल_की_लत दिमाग़_सुन्न',
      kn: 'ಗಮನ ಏಕಾಗ್ರ ಫೋಕಸ್ ನೆನಪು ಏಕಾಗ್ರತೆ ಮರೆವು ಗಮನಕೊಡ ಮೊಬೈಲ್_ಚಟ',
      te: 'ఏకాగ్రత ధ్యాస శ్రద్ధ ఫోకస్ జ్ఞాపక ఏకాగ్రతలే మరుపు మతిమరుపు దృష్టి ఫోన్_వ్యసన',
      ta: 'கவன ஒருமுக நினைவ கவனம் மறதி கவனச்சிதற போன்_பார்த்து மொபைல்_அடிமை',
      mr: 'लक्ष एकाग्र फोकस स्मरण लक्ष_लागत मन_भरकट विसर एकाग्रता मोबाईलचं_व्यसन',
      gu: 'ધ્યાન એકાગ્ર ફોકસ યાદ એકાગ્રતા ભૂલી ભટક મોબાઇલની_લત',
      bn: 'মনোযোগ একাগ্র ফোকাস স্মৃতি মনযোগ মন_বসছে_না ভুলে একাগ্রতা মোবাইলের_নেশা',
    },
  },
  gratitude: {
    tools: ['sach-ya-mithya', 'chhota-kadam'],
    words: {
      en: 'grat thank bless appreciat happy joy positive shukr aabhaar thankful good_thing happiness smile cheer content optimis hope kritagya abhar aabhar abhari shukriya dhanyavad khush khushi nandri magizhchi santosham anandam krutagnya santosh anand kritoggo dhonnobad',
      hi: 'आभार कृतज्ञ शुक्र ख़ुश खुश धन्यवाद शुक्रिया मुस्कु अच्छी_बात ख़ुशी खुशी आनंद प्रसन्न',
      kn: 'ಕೃತಜ್ಞ ಧನ್ಯ ಸಂತೋಷ ಖುಷಿ ಕೃತಜ್ಞತೆ ಒಳ್ಳೆಯ_ವಿಷಯ ನಗು ಆನಂದ',
      te: 'కృతజ్ఞ ధన్యవాద సంతోష ఆనంద కృతజ్ఞత మంచి_విషయ నవ్వు సంతోషంగా',
      ta: 'நன்றி மகிழ்ச்சி சந்தோஷ நன்றியுணர்வு மகிழ்வு நல்ல_விஷய சிரிப்பு',
      mr: 'कृतज्ञ आभार आनंद धन्यवाद आनंदी कृतज्ञता चांगल्या_गोष्ट हसू समाधान',
      gu: 'કૃતજ્ઞ આભાર આનંદ ખુશ કૃતજ્ઞતા સારી_વાત હસ આનંદી',
      bn: 'কৃতজ্ঞ ধন্যবাদ আনন্দ খুশি কৃতজ্ঞতা ভালো_জিনিস হাসি আনন্দে',
    },
  },
  worry: {
    tools: ['chinta-dabba', 'vichaar', 'saans'],
    words: {
      en: "worr overthink racing thought fikar chinta overthinking what_if mind_racing mind_won't ruminat intrusive obsess loop doubt_everything thinking_too think_too cant_stop_think can't_stop_think chintaa soch sochna sochti vichar fikr phikar kavalai yosanai yochana chinte yochane aalochana alochana benga kalji kaalji vichaar_yet dushchinta bhabna durbhabna dimag_chal dimag_band dimag_ghoom sochte_rah yosik yosich khayal",
      hi: 'चिंता चिन्ता फ़िक्र फिक्र विचार सोच सोचते सोचना दिमाग़_चल दिमाग_चल विचारों बार-बार_सोच ख़याल ख्याल',
      kn: 'ಚಿಂತೆ ಯೋಚನೆ ಆಲೋಚನೆ ಯೋಚನೆಗಳು ಚಿಂತೆಗಳು ಅತಿಯಾಗಿ_ಯೋಚ ತಲೆಯಲ್ಲಿ ಯೋಚಿಸ',
      te: 'చింత బెంగ ఆలోచన ఆలోచనలు చింతలు ఎక్కువ_ఆలోచ దిగాలు ఆలోచిస్త',
      ta: 'கவலை யோசனை சிந்தனை எண்ண கவலைய ஓயாத_எண்ண சிந்தனைகள் யோசித்து யோசிக்',
      mr: 'चिंता काळजी विचार काळजीत विचारचक्र विचार_थांब डोक्यात सतावत',
      gu: 'ચિંતા ફિકર વિચાર વિચારો ચિંતાઓ ફિકર_થ મગજ_ચાલ',
      bn: 'চিন্তা দুশ্চিন্তা ভাবনা চিন্তায় ভাবছি মাথায়_ঘুর ভাবনাচিন্তা চিন্তা_থাম ভাবতে_ভাব ভাবতেই',
    },
  },
  exam: {
    tools: ['saans', 'path-of-lamps', 'paanch-indriya', 'chinta-dabba'],
    words: {
      en: 'exam interview test result pariksha paper exams viva marks board neet upsc rank school college homework syllabus presentation speech stage performance pariksa parikshaa imtihan padhai padhna thervu paritchai pareeksha pariksh porikkha porikha padashona',
      hi: 'परीक्षा इम्तिहान इंटरव्यू एग्ज़ाम पढ़ाई एग्जाम रिज़ल्ट बोर्ड नंबर स्कूल कॉलेज मंच पेपर पढ़ना',
      kn: 'ಪರೀಕ್ಷೆ ಸಂದರ್ಶನ ಓದು ಪರೀಕ್ಷಾ ಅಂಕ ಶಾಲೆ ಕಾಲೇಜು ವೇದಿಕೆ',
      te: 'పరీక్ష ఇంటర్వ్యూ చదువు పరీక్షలు మార్కులు స్కూల్ కాలేజీ వేదిక',
      ta: 'தேர்வு பரீட்சை நேர்காணல் படிப்பு தேர்வுப் மதிப்பெண் பள்ளி கல்லூரி மேடை',
      mr: 'परीक्षा मुलाखत अभ्यास परिक्षा निकाल शाळा कॉलेज पेपर गुण',
      gu: 'પરીક્ષા ઇન્ટરવ્યૂ ભણ પરિક્ષા પરિણામ શાળા કૉલેજ માર્ક્સ પેપર',
      bn: 'পরীক্ষা ইন্টারভিউ পড়া পরীক্ষার রেজাল্ট স্কুল কলেজ নম্বর পড়াশোনা',
    },
  },
  body: {
    tools: ['muscle-release', 'yoga-nidra', 'paanch-indriya'],
    words: {
      en: 'body pain ache headache stiff muscle shoulder neck back badan dard physical sore cramp migraine period jaw tight stretch head_hurt stomach gut sweat sar_dard sir_dard pet_dard kamar gardan kandhe udal vali thalai_vali tala_noppi noppi novu mai_kai tale_novu ang_dukh doke_dukh mathu_dukh matha_byatha gaye_byatha shorir marod',
      hi: 'शरीर बदन दर्द अकड़न कंधे सिरदर्द सिर_दर्द सर_दर्द कमर गर्दन पीठ पेट माइग्रेन जकड़न पसीना',
      kn: 'ದೇಹ ಮೈ ನೋವು ಭುಜ ತಲೆನೋವು ಬೆನ್ನು ಕುತ್ತಿಗೆ ಹೊಟ್ಟೆ ಸ್ನಾಯು ಬೆವರ',
      te: 'శరీర ఒళ్లు నొప్పి భుజ తలనొప్పి నడుము మెడ కడుపు కండరా చెమట',
      ta: 'உடல் வலி தோள் கழுத்து தலைவலி முதுகு வயிறு இடுப்பு தசை வியர்',
      mr: 'शरीर अंग दुखणं दुखत खांदे डोकेदुखी डोकं_दुख पाठ मान कंबर पोट आखडल',
      gu: 'શરીર દુખાવો દુખે ખભા માથું_દુખ માથા કમર ગરદન પેટ સ્નાયુ પીઠ',
      bn: 'শরীর ব্যথা কাঁধ ঘাড় মাথাব্যথা মাথা_ব্যথা কোমর পিঠ পেট পেশি',
    },
  },
  tired: {
    tools: ['yoga-nidra', 'muscle-release', 'chhota-kadam'],
    words: {
      en: "tired exhaust fatigue energy weak motivat lazy thak drained sleepy no_energy low_energy burnt worn sluggish dull can't_get_up cant_get_up procrastinat demotivat unmotivat stuck thakan thakaan thak_gay susti aalas alas kalaippu sorvu asathi alasata neerasam sustu aayasa dani thakva thakwa damlo damle thaak klanto shranto",
      hi: 'थक थकान ऊर्जा सुस्ती थके थकावट आलस कमज़ोरी कमजोर ऊर्जा_नहीं हिम्मत_नहीं उठा_नहीं प्रेरणा',
      kn: 'ಆಯಾಸ ದಣಿವು ಸುಸ್ತು ಶಕ್ತಿ ಸುಸ್ತಾಗ ಆಲಸ್ಯ ಸೋಮಾರಿ ಉತ್ಸಾಹ_ಇಲ್ಲ ದಣಿದ',
      te: 'అలసట నీరసం ఓపిక శక్తి అలసిపో బద్ధకం ఉత్సాహం_లే శక్తి_లే నీరసంగా',
      ta: 'களைப்பு சோர்வு அசதி சக்தி சோம்பல் சோர்வாக ஆற்றல் தெம்பு உற்சாகமி',
      mr: 'थकवा दमल दमणं ऊर्जा दमलं थकल आळस कंटाळून अशक्त उत्साह_नाही प्रेरणा',
      gu: 'થાક ઊર્જા સુસ્તી થાકી આળસ કંટાળ અશક્તિ ઉત્સાહ_નથી',
      bn: 'ক্লান্ত অবসাদ শক্তি ক্লান্তি আলসেমি অলস দুর্বল উৎসাহ_নেই শক্তি_নেই',
    },
  },
  boredom: {
    tools: ['jaali', 'kolam-studio', 'path-of-lamps', 'sach-ya-mithya'],
    words: {
      en: 'bore game play fun draw art puzzle distraction khel bored boring nothing_to_do timepass time_pass entertain color colour paint creative hobby rangoli mandala kolam_draw kantala kantaal bor_ho oob bejaar_aag salippu visugu ekgheye pass_time passing_time kill_time samay_kat vakt_kat waqt_kat',
      hi: 'ऊब बोर खेल चित्र पहेली टाइमपास मनोरंजन रंग रंगोली मन_बहला समय_काट समय_बिता वक़्त_काट',
      kn: 'ಬೋರು ಬೋರ್ ಆಟ ಚಿತ್ರ ಒಗಟು ರಂಗೋಲಿ ಬಣ್ಣ ಕಾಲಹರಣ ಟೈಂಪಾಸ್',
      te: 'విసుగు బోర్ ఆట బొమ్మ పజిల్ ముగ్గు రంగులు కాలక్షేపం టైంపాస్',
      ta: 'சலிப்பு போர் விளையாட்டு ஓவிய புதிர் கோலம் வண்ணம் பொழுதுபோக்கு நேரம்_போ',
      mr: 'कंटाळा बोर खेळ चित्र कोडं टाइमपास रांगोळी रंग मनोरंजन',
      gu: 'કંટાળો બોર રમત ચિત્ર કોયડો રંગોળી રંગ ટાઇમપાસ મનોરંજન',
      bn: 'একঘেয়ে বোর খেলা ছবি ধাঁধা আলপনা রং রঙ সময়_কাট বিনোদন',
    },
  },
  breath: {
    tools: ['saans', 'bhramari'],
    words: {
      en: 'breath pranayam inhale swas shwas breathe breathing exhale lungs pranayama anulom vilom nadi bhramari humming sigh 478 4-7-8 box_breath saans sans shvas shwaas moochu muchu swasam shwasa upiri oopiri usiru shvaas niswas nishwas saas_le saas_nahi',
      hi: 'साँस सांस श्वास प्राणायाम सांसें अनुलोम विलोम भ्रामरी',
      kn: 'ಉಸಿರು ಶ್ವಾಸ ಪ್ರಾಣಾಯಾಮ ಉಸಿರಾಟ ಅನುಲೋಮ',
      te: 'ఊపిరి శ్వాస ప్రాణాయామ శ్వాసించ ప్రాణాయామం ఉచ్ఛ్వాస',
      ta: 'மூச்சு சுவாச பிராணாயாம சுவாசம் மூச்சுப் பிராணயாம',
      mr: 'श्वास प्राणायाम श्वसन अनुलोम भ्रामरी',
      gu: 'શ્વાસ પ્રાણાયામ શ્વાસોશ્વાસ અનુલોમ',
      bn: 'শ্বাস প্রাণায়াম নিঃশ্বাস শ্বাসপ্রশ্বাস অনুলোম',
    },
  },
  self_doubt: {
    tools: ['vichaar', 'sach-ya-mithya', 'chhota-kadam'],
    words: {
      en: 'guilt shame asham doubt confiden worthless esteem failure negative not_good_enough not_enough useless loser imposter impostor insecur embarrass regret mistake compar self_love self_worth self-love low_confid inferior blame body_image ugly sharm sharam aatmavishwas atmavishwas himmat vetkam thannambikkai siggu nachike lajja laaj fail hate_my',
      hi: 'शर्म ग्लानि अपराध आत्मविश्वास नाकाम शर्मिंद पछताव ग़लती गलती बेकार नाकामी हीन कमतर तुलना हिम्मत फेल',
      kn: 'ನಾಚಿಕೆ ಅಪರಾಧ ಆತ್ಮವಿಶ್ವಾಸ ಸೋಲು ತಪ್ಪು ಕೀಳರಿಮೆ ಪಶ್ಚಾತ್ತಾಪ ಹೋಲಿಕೆ ಆತ್ಮವಿಶ್ವಾಸ_ಇಲ್ಲ ಫೇಲ್',
      te: 'సిగ్గు అపరాధ ఆత్మవిశ్వాస ఓటమి నమ్మకం_లే తప్పు పనికిరా పోలిక పశ్చాత్తాప ఆత్మవిశ్వాసం ఫెయిల్',
      ta: 'வெட்க குற்ற தன்னம்பிக்கை தோல்வி குற்றவுணர்வு வெட்கமாக தாழ்வு பயனற்ற தவறு ஒப்பீடு நம்பிக்கை_இல்லை ஃபெயில்',
      mr: 'लाज अपराध आत्मविश्वास अपयश लाजिरव पश्चात्ताप चूक निरुपयोगी न्यूनगंड तुलना नापास',
      gu: 'શરમ અપરાધ આત્મવિશ્વાસ નિષ્ફળ શરમ_આવ પસ્તાવો ભૂલ નકામ લઘુતા સરખામણી નાપાસ',
      bn: 'লজ্জা অপরাধ আত্মবিশ্বাস ব্যর্থ লজ্জ ভুল অনুশোচনা অপদার্থ হীনমন্যতা তুলনা আত্মবিশ্বাসের ফেল',
    },
  },
  meditation: {
    tools: ['yoga-nidra', 'path-of-lamps', 'bhramari', 'saans'],
    words: {
      en: 'medit mindful yoga trance awareness dhyaan meditation mindfulness vipassana trataka candle gaze present_moment ground scan dhyana dhyaana dhyanam thiyanam yog_nidra yognidra body_scan chant mantra meditating',
      hi: 'ध्यान योग मेडिटेशन विपश्यना त्राटक मेडिटेट योगनिद्रा मंत्र एकांत',
      kn: 'ಧ್ಯಾನ ಯೋಗ ಧ್ಯಾನಮಾಡ ಮೆಡಿಟೇಶನ್ ಯೋಗಾಸನ',
      te: 'ధ్యాన యోగా ధ్యానం మెడిటేషన్ యోగ',
      ta: 'தியான யோகா தியானம் மெடிடேஷன் யோக',
      mr: 'ध्यान योग ध्यानधारणा विपश्यना त्राटक मेडिटेशन',
      gu: 'ધ્યાન યોગ ધ્યાન_ધર મેડિટેશન ત્રાટક',
      bn: 'ধ্যান যোগ মেডিটেশন বিপাসনা যোগব্যায়াম',
    },
  },
}
