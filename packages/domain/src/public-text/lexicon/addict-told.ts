import type { ConceptWords } from './concept-words'

/** That somebody tells of a habit that is fought or left, or of a person of the family who has it; no offer says so. */
export const addictTold: ConceptWords = {
  en: 'my son, my husband, my father, my brother, my daughter, my wife, our son, our sons, our children, our kids, wives, families, family of, parents, mothers, siblings, lost to, fighting, fight against, battle*, struggl*, left, gave up, given up, giving up, months off, years off, days off, no to, worried, rehab, meetings, fellowship, anonymous, stay clean, staying clean, habit, habits, relapse*, temptation*, craving*, counsel*, affected by, hurt by, living with',
  roman:
    'maro dikro, maza mulga, mere papa, mere pati, mere bete, mera beta,   bete, pati,  parivar, parivaar, gharwale, gharwalon,  sangharsh*, ladai, lad rahe, chhod*, chhut*, chhoot*, mukti, aadat, talab, ilaaj, mulga, mulache, navra, navryach*, kutumb*, sutk*, dikro, dikra, chhele,   kanavan, kudumba*,  koduku, bhartha,   horata*, vyasan*',
  hi: 'बेटा, बेटे, बेटी, पति, पिता, पापा, परिवार*, घरवाल*, माँ, मां, माता*, संघर्ष*, लड़ रह*, लड़ाई*, छूट*, छोड़*, मुक्ति*, दूर, आदत*, पीड़ित*, तलब*, इलाज*',
  mr: 'मुलगा, मुलाच*, मुलांच*, नवरा, नवऱ्याच*, वडील*, कुटुंब*, घरच्या*, आई, संघर्ष*, झगड*, सोड*, सुट*, सवय*, तल्लफ*, उपचार*',
  gu: 'દીકરો, દીકરા*, પતિ*, પિતા*, પરિવાર*, ઘરના*, સંઘર્ષ*, લડ*, છોડ*, છૂટ*, ટેવ*, તલપ*, સારવાર*',
  bn: 'ছেলে*, স্বামী*, বাবা*, পরিবার*, মা, মায়ে*, লড়*, সংগ্রাম*, ছাড়*, ছেড়ে*, অভ্যাস*, চিকিৎসা*',
  ta: 'மகன்*, கணவ*, அப்பா*, குடும்ப*, அம்மா*, பெற்றோர்*, போராட*, போராடு*, பழக்க*, சிகிச்சை*',
  te: 'కొడుకు*, భర్త*, నాన్న*, కుటుంబ*, అమ్మ*, పోరాడ*, పోరాట*, మానే*, బయటపడ*, అలవాటు*, చికిత్స*',
  kn: 'ಮಗ*, ಗಂಡ*, ಅಪ್ಪ*, ಕುಟುಂಬ*, ಅಮ್ಮ*, ಹೋರಾಟ*, ಹೋರಾಡ*, ಬಿಟ್ಟ*, ಹೊರಬ*, ಅಭ್ಯಾಸ*, ಚಿಕಿತ್ಸೆ*',
}
