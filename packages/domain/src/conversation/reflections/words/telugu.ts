import type { ReflectionWords } from '../reflection-words'

/** Not yet read by a native speaker. */
export const telugu: ReflectionWords = {
  controlled:
    'వెళ్ళనివ్వ*|వెళ్లనివ్వ*, మాట్లాడనివ్వ*, ఫోన్ .. చెక్ చేస్తాడు|చేస్తారు|చేస్తుంది|చేశారు|చేశాడు, బయటకు|బయటికి పంపరు|పంపడు|పంపదు|పంపట్లేదు, bayataki pampar*|pampad*|vellanivv*',
  numb: 'ఏమీ అనిపించ*|ఫీల్, ఫీలింగ్* లేవు|లేదు, శూన్యం*, మొద్దుబార*, emi anipinch*, em|emi|ye feeling* levu|ledu',
  humiliated:
    'అందరి ముందు*, అవమాన*, ఎగతాళి*, తిట్టాడు, తిట్టారు, తిట్టింది, వెక్కిరి*, andari mundu*, avaman*, tittad*|thittad*|thidit*|thittar*, నా మీద నవ్వ*, నన్ను చూసి నవ్వ*',
  compared: 'పోల్చ*|పోలుస్త*, కంపేర్*, compare ches*',
  blamed: 'నన్నే తిట్ట*|నింద*|అంట*, నింద*, తప్పు పడ*, నాదే తప్పు అంట*, తిడతారు|తిడతాడు, tidatar*|thidatar*, nanne ant*|titt*',
  dismissed:
    'అడ్జస్ట్*|సర్దుకు*, ఎవరూ విన*|వినరు|పట్టించు*|నమ్మ*|అర్థం, పట్టించుకో*, వినరు, జోక్ గా, తేలిగ్గా తీసు*, evaru vin*|pattinch*|artham, pattinchuko*, adjust avv*|chesko*|kamm*',
  left_with_it:
    'అన్నీ|అంతా నేనే|నా, ఎవరూ సహాయ*|హెల్ప్*, డబ్బు మాత్రమే పంప*, రాడు|రారు చూడ*, nene anni|antha, antha nene, evaru help*, నేనొక్కద*|నేనొక్కడ* చేస్త*|చూసుకు*',
  others_fine: 'అందరూ .. బాగా|మామూలు*|సంతోష*|సెటిల్*, నేను తప్ప, అందరికీ .. పెళ్ళి*|ఉద్యోగ*, andaru .. baga|settle*|happy, nenu thappa',
  holds_it_in: 'ఏడవ* కూడదు|లేను|ను, ఎవరి ముందు, బయటకు చూపించ*|చూప*, నటిస్త*, ధైర్యంగా ఉండ*, వాళ్ళు బాధపడ*|కంగారు*',
  froze: 'ఏమీ అన*|మాట్లాడ*|చెప్ప* లేక*, మాట రాలేదు, మాట్లాడలేకపోయా*, నోరు తెరవ*, emi matladaleka*|analeka*',
  forgets:
    'గుర్తు ఉండ*|రావ*|లేదు|రాద*, గుర్తుండ*, మైండ్ బ్లాంక్, mind blank, చదివింది|చదివినవి|చదివినదంతా|అన్నీ .. మర్చిపో*|మరిచిపో*|మరచిపో*, chadivindi|anni .. marchipo*, gurtu undatledu|undadu|undadam|ravatledu|raavatledu',
  dreads_going:
    'వెళ్ళాలని|వెళ్లాలని లేదు|అనిపించ*, వెళ్ళాలంటే|వెళ్లాలంటే భయ*, వెళ్ళబుద్ధి|వెళ్లబుద్ధి, కాలేజీ*|ఆఫీసు* .. వెళ్ళ*|వెళ్ల*, vellalani ledu|anipinch*, vellalante bhay*',
  torn: 'మానేయ* .. కానీ|కాని, manes* .. kani|kaani',
  unheard_wish: 'నా ఇష్ట*, ఎవరూ అడగ*, పెళ్ళి|పెళ్లి వద్దు, బలవంత*',
  secret:
    'ఎవరికీ చెప్ప*|తెలియ*, దాచ*|దాస్త*, evariki chepp*|teli*, intlo teliste|teliy*|chepp*, daach*, అబద్ధం చెప్ప*|చెప్త*, ఇంట్లో .. తెలిస్తే|తెలియదు|తెలీదు|చెప్పలేదు',
  silence:
    'మాట్లాడట్లేదు|మాట్లాడటం|మాట్లాడడు|మాట్లాడరు|మాట్లాడదు, రిప్లై ఇవ్వ*|లేదు, ఫోన్ ఎత్త*|తీయ*, బ్లాక్ చే*, మౌనం*, జవాబు లేదు|ఇవ్వ*, matladatledu|matladadu|matladaru, reply ivv*|ledu, block ches*',
  shame: 'సిగ్గు*, మొహం|ముఖం చూపించ*|చూప*, జనం|అందరూ ఏమనుకు*, siggu*, moham chup*, పరువు పో*, paruvu po*',
  crying:
    'కన్నీ*, ఏడుస్తున్నా*|ఏడ్చాను|ఏడ్చా|ఏడ్చేశా*|ఏడుస్తూనే|ఏడ్చేస్తా*, ఏడుపు వస్త*|వచ్చ*|ఆగ*, ఏడుపొస్త*|ఏడుపొచ్చ*, edustunna*|edusthunna*|edchanu|edcha|edchesa*, edupu vast*|vach*|vost*|agat*',
  memory: 'చేసి పెట్టేది|ఇచ్చేది|పెట్టేవ*, పెంచింది|పెంచాడు|పెంచారు, ఎప్పుడూ చెప్పేవ*|చేసేవ*, penchind*|penchar*',
  missing: 'గుర్తొస్త*|గుర్తుకొస్త*|గుర్తుకు వస్త*, మిస్ అవు*, జ్ఞాపక*, లేకుండా ఉండ*, gurtost*|gurthost*|gurtuk*, miss avu*',
  small_good:
    'బాగా అనిపించ*, కొంచెం బెటర్|తేలిక*|తగ్గ*|నయం, నవ్వాను|నవ్వొచ్చ*, konchem better|nayam|taggi*, baga anipinch*, ప్రశాంతంగా ఉంది|అనిపించ*, ప్రమాదం తప్పింది, స్పృహ వచ్చింది, ఆరోగ్యం కుదుట*',
  alone_there:
    'ఎవరూ లేరు, ఎవరు లేరు, ఒంటరి*, మాట్లాడే*|మాట్లాడటానికి ఎవరూ, ఫ్రెండ్స్ లేరు, evaru leru, ontari*, friends leru, ఒక్కదాన్నే|ఒక్కడినే ఉంటా*|ఉన్నా*|తింటా*|కూర్చు*',
  friend_there: 'ఒక ఫ్రెండ్|స్నేహితుడు|అక్క|అన్న|తమ్ముడు|చెల్లి ఉంది|ఉన్నాడు|ఉన్నారు, ఫ్రెండ్ ఉన్న*, oka friend, friend unnadu|undi|unnaru',
  afraid: 'భయం*, భయంగా, భయమేస్త*, కంగారు*, ఏమవుతుంద*, ఆందోళన*, bhayam*|bayam*, bhayamga, kangaru*, టెన్షన్ గా|వస్త*|ఉంది|పడ*',
  exhausted:
    'అలసి*|అలసట*, నా వల్ల కాదు|కావట్లేదు, ఓపిక లేదు, విశ్రాంతి లేదు, నిద్ర లేదు|ఉండ*, ఇక చేయలేను, alasi*, naa valla kadu|kavatledu, opika ledu, tired*',
  help_refused: 'సహాయం|సాయం చేయను|చేయం|చేయమన్న*, కుదరదు అన్న*, కాదన్నారు, కాదన్నాడు, కాదంది, సహాయం|సాయం అడిగి* .. లేదు|కాదు, kudaradu ann*',
  pressure: 'అందరూ|అందరికీ|ఇంట్లో .. ఆశి*|ఆశలు|ఎక్స్‌పెక్ట్*, చాలా ఒత్తిడి|ప్రెషర్, ఒత్తిడి పెడ*|చేస్త*, chala pressure|ottidi, andaru expect*',
  guilt: 'తప్పు చేశా*, గిల్టీ*, నేను .. చేయాల్సింది|ఉండాల్సింది, చేయకుండా ఉండాల్సింది, నన్ను నేను నింద*|తిట్టు*, పశ్చాత్తాప*, guilty*',
  plan: 'రేపు|ఆదివారం|ఈరోజు .. చేస్తా*|వెళ్తా*|మాట్లాడతా*|చెప్తా*, ప్రయత్నిస్తా*, ట్రై చేస్తా*, repu .. chesta*|velta*|matladata*|cheptha*, try chesta*',
  hope: 'ఆశ ఉంది, ఆశగా ఉంది, నమ్మకం ఉంది, బాగవుతుందని అనిపి*|అనుకు*, asha undi, nammakam undi',
  anger: 'కోపం*, కోపంగా, చిరాకు*, ఒళ్ళు మండు*, kopam*, chiraku*, ఒళ్ళు|కడుపు|ఒళ్లు మండిపో*',
}
