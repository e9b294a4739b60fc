import type { ReflectionWords } from '../reflection-words'

/** Not yet read by a native speaker. */
export const telugu: ReflectionWords = {
  controlled:
    'ఫోన్ .. చెక్|చూస్త*, చెక్ చేస్త*, అనుమతి*|పర్మిషన్, బయటకు|బయటికి వెళ్*|పంప*, వెళ్ళనివ్వ*|వెళ్లనివ్వ*, డబ్బు .. దగ్గర|వాళ్ళ*, మాట్లాడనివ్వ*, వెనక నిల*, phone check*, permission, bayataki vell*',
  numb: 'ఏమీ అనిపించ*|ఫీల్, ఫీలింగ్* లేవు|లేదు, శూన్యం*, మొద్దుబార*, emi anipinch*, feeling* levu|ledu',
  humiliated:
    'అందరి ముందు*, అందరూ నవ్వ*, నవ్వారు, అవమాన*, ఎగతాళి*, తిట్టాడు, తిట్టారు, తిట్టింది, వెక్కిరి*, andari mundu*, navvar*, navvutu*, avaman*, tittad*|thittad*|thidit*|thittar*',
  compared: 'పోల్చ*|పోలుస్త*, కంపేర్*, అందరూ చేస్త*|తల్లు*, నీకెందుకు, వాళ్ళ అబ్బాయి|అమ్మాయి, పక్కింటి*, compare*',
  blamed:
    'నన్నే తిట్ట*|నింద*|అంట*, నింద*, తప్పు పడ*, చిన్న తప్పు*, నాదే తప్పు అంట*, సోమరి*, బద్ధక*, కారణం లేకుండా, తిడతారు|తిడతాడు, chinna mistake|thappu, chinna thappuk*, tidatar*|thidatar*, nanne ant*|titt*',
  dismissed:
    'అడ్జస్ట్*|సర్దుకు*, ఎవరూ విన*|వినరు|పట్టించు*|నమ్మ*|అర్థం, పట్టించుకో*, వినరు, జోక్ గా, తేలిగ్గా తీసు*, adjust*, evaru vin*|pattinch*|artham, pattinchuko*',
  left_with_it:
    'అన్నీ|అంతా నేనే|నా, నేనొక్కద*|నేనొక్కడ*, ఎవరూ సహాయ*|హెల్ప్*, డబ్బు మాత్రమే పంప*, రాడు|రారు చూడ*, nene anni|antha, antha nene, evaru help*',
  others_fine:
    'అందరూ .. బాగా|మామూలు*|సంతోష*|సెటిల్*, నాకు మాత్రమే, నేను తప్ప, అందరికీ .. పెళ్ళి*|ఉద్యోగ*, andaru .. baga|settle*|happy, nenu thappa',
  holds_it_in: 'ఏడవ* కూడదు|లేను|ను, ఎవరి ముందు, బయటకు చూపించ*|చూప*, నటిస్త*, ధైర్యంగా ఉండ*, వాళ్ళు బాధపడ*|కంగారు*',
  froze: 'ఏమీ అన*|మాట్లాడ*|చెప్ప* లేక*, మాట రాలేదు, మాట్లాడలేకపోయా*, మౌనంగా, నోరు తెరవ*, emi matladaleka*|analeka*',
  forgets:
    'మర్చిపో*|మరిచిపో*|మరచిపో*, గుర్తు ఉండ*|రావ*|లేదు|రాద*, గుర్తుండ*, మైండ్ బ్లాంక్, చదవలేకపో*, ఏకాగ్రత*, marchipo*|maripo*, gurtu und*|raav*|ledu, mind blank, chadavaleka*',
  dreads_going:
    'వెళ్ళాలని|వెళ్లాలని లేదు|అనిపించ*, వెళ్ళాలంటే|వెళ్లాలంటే భయ*, వెళ్ళబుద్ధి|వెళ్లబుద్ధి, కాలేజీ*|ఆఫీసు* .. వెళ్ళ*|వెళ్ల*, vellalani ledu|anipinch*, vellalante bhay*',
  torn: 'మానేయ* .. కానీ|కాని, కానీ|కాని EMI|లోన్|అప్పు*|ఇల్లు, manes* .. kani|kaani, kani|kaani emi|emilu|loan, ఒకవైపు',
  unheard_wish: 'నేను చదువు*|చదవాలి, నాకు చదువుకో*, నా ఇష్ట*, ఎవరూ అడగ*, పెళ్ళి|పెళ్లి వద్దు, బలవంత*, ప్రతి ఆదివారం',
  secret:
    'ఎవరికీ చెప్ప*|తెలియ*, చెప్పలేకపో*|చెప్పలేను|చెప్పలేదు, దాచ*|దాస్త*, ఇంట్లో తెలిస్తే|తెలియ*|చెప్ప*, తెలిస్తే, అబద్ధ*, evariki chepp*|teli*, cheppaledu, intlo teliste|teliy*|chepp*, daach*',
  silence:
    'మాట్లాడట్లేదు|మాట్లాడటం|మాట్లాడడు|మాట్లాడరు|మాట్లాడదు, రిప్లై ఇవ్వ*|లేదు, ఫోన్ ఎత్త*|తీయ*, బ్లాక్ చే*, మౌనం*, జవాబు లేదు|ఇవ్వ*, matladatledu|matladadu|matladaru, reply ivv*|ledu, block ches*',
  shame: 'సిగ్గు*, పరువు*, మొహం|ముఖం చూపించ*|చూప*, జనం|అందరూ ఏమనుకు*, ఊర్లో, బంధువు*, siggu*, paruvu*, moham chup*',
  crying: 'ఏడుస్త*|ఏడ్చ*|ఏడుపు*|ఏడవ*, కన్నీ*, edust*|edch*|edupu*',
  memory:
    'వాసన*, చీర*, గొంతు*, చేసి పెట్టేది|ఇచ్చేది|పెట్టేవ*, పెంచింది|పెంచాడు|పెంచారు, చిన్నప్పుడు, ఫోటో చూ*, ఎప్పుడూ చెప్పేవ*|చేసేవ*, chinnappudu, penchind*|penchar*',
  missing: 'గుర్తొస్త*|గుర్తుకొస్త*|గుర్తుకు వస్త*, మిస్ అవు*, జ్ఞాపక*, లేకుండా ఉండ*, gurtost*|gurthost*|gurtuk*, miss avu*',
  small_good:
    'బాగుంది|బావుంది, బాగా అనిపించ*, కొంచెం బెటర్|తేలిక*|తగ్గ*|నయం, నవ్వాను|నవ్వొచ్చ*, ప్రశాంత*, konchem better|nayam|taggi*, bagundi, baga anipinch*',
  alone_there:
    'ఎవరూ లేరు, ఎవరు లేరు, ఒంటరి*, ఒక్కదాన్నే|ఒక్కడినే, మాట్లాడే*|మాట్లాడటానికి ఎవరూ, ఫ్రెండ్స్ లేరు, evaru leru, ontari*, friends leru',
  friend_there: 'ఒక ఫ్రెండ్|స్నేహితుడు|అక్క|అన్న|తమ్ముడు|చెల్లి ఉంది|ఉన్నాడు|ఉన్నారు, ఫ్రెండ్ ఉన్న*, అమ్మ ఉంది, oka friend, friend unn*',
  afraid: 'భయం*, భయంగా, భయమేస్త*, కంగారు*, టెన్షన్*, ఏమవుతుంద*, ఆందోళన*, bhayam*|bayam*, bhayamga, tension*, kangaru*',
  exhausted:
    'అలసి*|అలసట*, నా వల్ల కాదు|కావట్లేదు, ఓపిక లేదు, విశ్రాంతి లేదు, నిద్ర లేదు|ఉండ*, టైమ్|సమయం లేదు|ఉండ*, ఇక చేయలేను, alasi*, naa valla kadu|kavatledu, opika ledu, tired*',
}
