import { hear } from '../hear'

/** Longer messages tell something beside it. */
const longest = 18

const light =
  /(?<![\p{L}\p{M}])(?:(?:just|only) (?:came|come|here|want(?:ed)?|wanna) (?:to )?(?:see|check|look|try)|just (?:looking|checking|browsing|trying|seeing) |see what (?:this|it) |nothing (?:else )?to do|(?:not|nothing) (?:that |so |very )?serious|time ?pass|(?:so|very|im|i'm|i am|getting) bored(?! (?:of|with))|bored$|bas (?:dekhne|dekh rah|check kar)|bore? ho rah|karne ko kuch nah|kuch serious nah|itna serious nah|summa pa[ak]|bore adik|bore kod|bore ag)|बस (?:देखने|देख रह|ऐसे ही आ)|टाइम ?पास|बोर हो|(?:कुछ|इतना) सीरियस नहीं|करने को कुछ नहीं|फक्त बघायला|सहज बघ|टाईम ?पास|काही सिरीयस नाही|(?:ખાલી|બસ) જોવા|બોર થ|ટાઇમ ?પાસ|કંઈ સિરિયસ નથી|শুধু দেখতে|এমনি দেখ|বোর (?:হচ্ছি|লাগছে)|টাইম ?পাস|সিরিয়াস কিছু না|சும்மா (?:பாக்க|பார்க்க)|போர் ?அடிக்|போரடிக்|சீரியஸ் இல்ல|ఊరికే చూ|బోర్ కొడ|సీరియస్ కాదు|టైం ?పాస్|ಸುಮ್ನೆ ನೋಡ|ಬೋರ್ (?:ಆಗ|ಹೊಡ)|ಸೀರಿಯಸ್ ಅಲ್ಲ|ಟೈಮ್ ?ಪಾಸ್/iu

/** Whether somebody only looks around, is bored or says that it is nothing serious. Linear in the length of the text. */
export const isLightTalk = (text: string): boolean => light.test(text) && hear(text).words <= longest
