import { expect, test } from 'vitest'
import { assessRisk } from '../read-risk'
import { needsHelp } from '../session-tier'

test.each([
  'my cousin pushed me to apply for the scholarship and i got selected',
  'dad pushed me into taking science',
  'my father had a heart attack last year, since then i get scared at night',
  'dadi ko do saal pehle heart attack aaya tha',
  'বাবা জানলে মরেই যাবে লজ্জায়',
  'মা শুনলে মরে যাবে',
  'माँ को पता चला तो वो मर जाएगी',
  'आईला कळलं तर ती मरेल',
  'મમ્મીને ખબર પડશે તો એ મરી જશે',
  'அப்பாக்கு தெரிஞ்சா நான் செத்தேன்',
  'appa ku therinja naan seththen',
  'అమ్మకి తెలిస్తే చచ్చిపోతుంది',
  'ಅಮ್ಮಂಗೆ ಗೊತ್ತಾದ್ರೆ ಸತ್ತೇ ಹೋಗ್ತಾರೆ',
  'if papa finds out i am dead meat',
  'shaadi ko 5 saal ho gaye, bachcha nahi hua, har function me wahi sawal',
  'hamara baccha nahi hai',
  'maine phone chheen liya to usne plate phek di',
  'मैंने उसका फ़ोन छीन लिया',
  'bacha nahi ho raha, sab poochte hai',
  'loan app wale roz phone karke dhamki dete hai',
  'loan recovery agents call my office and abuse me',
  'லோன் ஆப் ஆளுங்க தினமும் போன் பண்ணி மிரட்டுறாங்க',
])('S7: %s', (text) => expect(needsHelp(assessRisk(text, 'en'))).toBe(false))

test.each([
  'my husband pushed me to the floor',
  'papa pushed me against the wall',
  'if my parents find out i will kill myself',
  'papa ko pata chala to main mar jaungi',
  'ab bachna nahi chahti main',
  'pati ne mera phone chheen liya',
  'maine mana kiya to usne mera phone chheen liya',
  'ami ar bachbo na',
  'bachcha nahi hai, ab jeena nahi chahti',
  'if papa finds out about my boyfriend he will kill me',
  'the loan app will leak my nude photos',
  'the moneylender came home and beat my husband',
])('what only sounds like it stays: %s', (text) => expect(needsHelp(assessRisk(text, 'en'))).toBe(true))
