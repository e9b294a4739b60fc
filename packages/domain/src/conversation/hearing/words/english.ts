import type { HearingWords } from '../hearing-words'

export const english: HearingWords = {
  yes: 'yes, yeah, yea, yep, yup, yess, yes please, definitely, absolutely, of course, sure am, sadly yes, i am afraid so, i think so, i guess so, correct, true, thats right, right yes, affirmative, obviously, always',
  yesAlone:
    'y, ya, yah, ye, yee, i am, im, i do, i have, ive, i did, i can, i could, he is, she is, they are, there is, they do, he does, she does, he did, she did, they did, it is, he has, she has, they have, kind of yes, done, all the time, everyday, every day',
  no: 'no, nope, nah, nop, naah, not at all, not really, never, no never, definitely not, of course not, absolutely not, no no, negative, no thanks, no thank you, no im fine, no i am fine, no im ok, no i am ok',
  noAlone:
    'n, i am not, im not, i dont, i do not, i havent, i have not, i didnt, i did not, i cant, i cannot, i wont, he isnt, she isnt, they arent, they dont, he didnt, she didnt, they didnt, he hasnt, she hasnt, they havent, not yet, nothing, it isnt, its not, there isnt, not that, dont, none',
  notSure:
    'not sure, unsure, dont know, do not know, dunno, idk, dk, no idea, maybe, may be, perhaps, possibly, might be, cant say, hard to say, sometimes, kind of, sort of, kinda, sorta, probably, a little, a bit, half, i guess, who knows, depends, not certain, confused',
  filler:
    'i, im, am, is, it, its, do, have, ive, did, was, the, a, an, thats, that, this, me, my, please, sir, maam, mam, madam, bro, yaar, dear, ok, okay, k, well, so, just, really, honestly, actually, but, and, oh, um, uh, er, hmm, hm, hey, there, here, thanks, thank you, thankyou, thinking, thought, about, of, been, all, anything, yet, any, think, be, being, to, one, hello, hi, sorry, been, think so, with, by, using, some, will, going, gonna, are, them, and then',
  tag: 'not now, yes no, yes and no, isnt it, right, you know, arent they',
  notBefore:
    'not, never, dont, do not, isnt, arent, wasnt, aint, cant, cannot, wont, didnt, havent, hasnt, without, no longer',
  notAfter: '',
  now: 'now, right now, rn, tonight, today, tonite, 2nite, this minute, at this moment, in a minute, in an hour, in some time, soon, any minute, this evening, immediately, in a few minutes',
  later:
    'later, tomorrow, next week, next month, this weekend, after exams, after my exams, after results, some day, someday, one day, in a few days, when i am ready, on my birthday, on sunday, on monday',
  with_me:
    'with me, in my hand, in my hands, in my room, next to me, beside me, near me, in front of me, got it here, have it here, have them here, right here, holding it, holding them, in my pocket, in my bag, in my drawer, at home, on me, in the house, i have it, i have them, i have some, got some, got them, have pills, have the pills, have tablets, have a rope, have a knife, have poison, have a blade, got pills, got the pills, got a rope',
  alone:
    'alone, by myself, on my own, all alone, lonely, home alone, just me, only me, by himself, by herself, by themselves',
  with_someone:
    'not alone, with someone, someone is here, someone is with me, not by myself, my roommate, roommate, flatmate, room mate, my friend, a friend, friend, friends, my mother, mother, mom, mum, mummy, amma, my father, father, dad, papa, appa, brother, sister, bhai, didi, cousin, husband, wife, partner, boyfriend, girlfriend, neighbour, neighbor, aunt, aunty, uncle, teacher, warden, colleague, my family, family, parents, grandmother, grandfather, nani, dadi, nurse, doctor, someone, somebody, everyone, people around, people here, they are here, he is here, she is here, can come, will come, is coming, coming over, watchman, guard, son, daughter, in laws, roomie',
  nobody:
    'nobody, no one, noone, no body, not anyone, dont have anyone, have no one, there is no one, theres no one, no one can come, no one here, nobody here, none of them, no friends, everyone left',
  cannot_talk:
    'cant talk, cannot talk, can not talk, cant speak, cannot speak, cant call, cannot call, cant talk now, dont want to talk, do not want to talk, not able to talk, unable to talk, they can hear me, someone can hear, they will hear, someone is listening, too scared to call, scared to call, dont want to call, afraid to call, hard to talk, cant say it aloud, cant say it out loud, no calls',
  call: 'call, call them, calling, i will call, ill call, phone, ring, talk to a person, talk to someone, speak to someone, real person, give me the number, which number',
  whatsapp: 'whatsapp, whats app, chat with someone, text someone, by text, message them, write to them',
  plan: 'plan, safety plan, make a plan, the plan, my plan',
  breath: 'breath, breathe, breathing, grounding, ground me, calm down, calm me, exercise',
  stay: 'stay, stay with me, dont go, dont leave, ten minutes, sit with me, keep talking, be with me',
  means:
    'pill, pills, tablet, tablets, sleeping pills, medicine, medicines, strip, capsules, rope, noose, knife, blade, razor, poison, pesticide, phenyl, harpic, acid, gun, pistol, bottle of, dupatta, insulin, sleeping tablets, roof, terrace, balcony, bridge, train track, tracks, railway track, kerosene, rat poison, overdose, hang myself, jump, have pills, have the pills, have tablets, have a rope, have a knife, have poison, have a blade, got pills, got the pills, got a rope',
  taken:
    'took, have taken, ive taken, already taken, taken them, taken it, swallowed, drank, drunk, ate them, ate it, ate all, consumed, i did it, done it, already did, did it, cut myself, hurt myself, i cut, bleeding, injected',
  numbers: '0/zero/none, 1/one, 2/two, 3/three, 4/four, 5/five, 6/six, 7/seven, 8/eight, 9/nine, 10/ten',
  ordinals: '1st/first/the first one/first one, 2nd/second/second one, 3rd/third/third one, 4th/fourth, 5th/fifth',
}
