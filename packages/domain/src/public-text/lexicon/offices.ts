/** Words for those who run or moderate this place, or treat people, as they stand by themselves in a name. */
export const offices =
  'admin admins administrator administration administrators moderator moderators moderation mod mods maitri maithri mythri mindmitra official officials staff support helpdesk helpline superuser sysadmin webmaster owner dr drs doctor doctors doc doctorji daktar daktarbabu doktor psychiatrist psychiatrists psychologist psychologists psychotherapist therapist therapists counsellor counselor counsellors counselors counselling clinician clinicians physician nurse mbbs mphil psyd police cop telemanas vaidya vaidyaraj vaidji maruthuvar marutthuvar maruttuvar aalosagar alosagar nirvagi nirvaagi nirvahi nirvahaka nirvahaki nirvahakudu nirvahakulu sanchalak sanchaalak sanchalika sanchalakaru prashasak prashaasak adhikari adhikaari adhikrut salahkar salaahkaar paramarshdata samupdeshak samupadeshak chikitsak manochikitsak manovaigyanik manasikvaidya vaidyudu vaidyulu vaidyaru vaidyar chikitshok poramorshodata porichalok ' +
  'एडमिन अॅडमिन ॲडमिन ऐडमिन प्रशासक प्रशासन मॉडरेटर मोडरेटर संचालक संचालिका मैत्री माइंडमित्र अधिकारी अधिकृत आधिकारिक ऑफिशियल डॉ डा डॉक्टर डाक्टर डॉक्टरसाहब चिकित्सक मनोचिकित्सक मानसोपचारतज्ज्ञ मानसशास्त्रज्ञ मनोवैज्ञानिक थेरेपिस्ट थेरपिस्ट काउंसलर काउन्सलर परामर्शदाता सलाहकार समुपदेशक वैद्य नर्स परिचारिका हेल्पलाइन सपोर्ट पुलिस पोलीस ' +
  'એડમિન સંચાલક સંચાલિકા મોડરેટર મોડરેટર્સ મૈત્રી અધિકારી સત્તાવાર ઓફિશિયલ ડૉ ડો ડૉક્ટર ડોક્ટર ચિકિત્સક મનોચિકિત્સક મનોવૈજ્ઞાનિક થેરાપિસ્ટ કાઉન્સેલર સલાહકાર વૈદ્ય નર્સ હેલ્પલાઇન સપોર્ટ પોલીસ ' +
  'কাউন্সেলর কাউন্সিলর অ্যাডমিন এডমিন মডারেটর মৈত্রী সঞ্চালক পরিচালক প্রশাসক আধিকারিক অফিসিয়াল ডা ডাঃ ডাক্তার ডাক্তারবাবু ডক্টর চিকিৎসক মনোচিকিৎসক মনোবিদ মনোবিজ্ঞানী থেরাপিস্ট পরামর্শদাতা নার্স হেল্পলাইন সাপোর্ট পুলিশ ' +
  'நிர்வாகி நிர்வாகம் அட்மின் மாடரேட்டர் மைத்ரி அதிகாரி அதிகாரப்பூர்வ டாக்டர் டாக்டரம்மா மருத்துவர் உளவியலாளர் உளவியல் ஆலோசகர் செவிலியர் கவுன்சிலர் தெரபிஸ்ட் ஹெல்ப்லைன் காவல்துறை போலீஸ் ' +
  'అడ్మిన్ అడ్మిన్‌ మోడరేటర్ మైత్రి మైత్రీ నిర్వాహకుడు నిర్వాహకులు నిర్వాహకురాలు అధికారి అధికారిక డాక్టర్ డా వైద్యుడు వైద్యులు వైద్యురాలు థెరపిస్ట్ కౌన్సెలర్ కౌన్సిలర్ సలహాదారు నర్సు హెల్ప్‌లైన్ పోలీస్ పోలీసు ' +
  'ಅಡ್ಮಿನ್ ಮಾಡರೇಟರ್ ಮೈತ್ರಿ ಮೈತ್ರೀ ನಿರ್ವಾಹಕ ನಿರ್ವಾಹಕರು ನಿರ್ವಾಹಕಿ ಅಧಿಕಾರಿ ಅಧಿಕೃತ ಡಾ ಡಾಕ್ಟರ್ ವೈದ್ಯ ವೈದ್ಯರು ವೈದ್ಯೆ ಮನೋವೈದ್ಯ ಮನಶ್ಶಾಸ್ತ್ರಜ್ಞ ಥೆರಪಿಸ್ಟ್ ಕೌನ್ಸೆಲರ್ ಕೌನ್ಸಿಲರ್ ಸಲಹೆಗಾರ ಸಲಹೆಗಾರರು ಆಪ್ತಸಮಾಲೋಚಕ ಆಪ್ತಸಮಾಲೋಚಕರು ಹೆಲ್ಪ್‌ಲೈನ್ ಪೊಲೀಸ್'

/** Words of this place and its moderators that take endings: 'मैत्रीचे', 'ಮೈತ್ರಿಯ', 'अॅडमिनकडून'. */
export const officeStems =
  'मैत्री मॉडरेटर एडमिन अॅडमिन ॲडमिन समुपदेशक डॉक्टर મૈત્રી મોડરેટર એડમિન ડૉક્ટર ડોક્ટર মৈত্রী মডারেটর অ্যাডমিন ডাক্তার மைத்ரி மாடரேட்டர் அட்மின் நிர்வாகி டாக்டர் மருத்துவர் మైత్రి మోడరేటర్ అడ్మిన్ నిర్వాహక డాక్టర్ ವೈದ್ಯರ ಮೈತ್ರಿ ಮಾಡರೇಟರ್ ಅಡ್ಮಿನ್ ನಿರ್ವಾಹಕ ಡಾಕ್ಟರ್'

/** Names that are found inside a longer word as well, as in 'MaitriTeam'. */
export const officesInside =
  'maitri maithri customercare helpline mindmitra moderator administrator psychologist psychiatrist therapist counsellor counselor telemanas'
