import type { Rule } from './rule'

/** S1: the same thought said indirectly: not living, not waking, not being here. */
export const indirect: readonly Rule[] = [
  // not wanting to live
  { tier: 'crisis', find: 'not|unwant > want|think|care > live', span: 6, clear: 'other|over', unless: 'place' },
  { tier: 'crisis', find: 'unwant + live', span: 5, clear: 'other', unless: 'place' },
  { tier: 'crisis', find: 'live > nahi', span: 5, clear: 'die', unless: 'place|without|lacking' },
  { tier: 'crisis', find: 'nahi > live', isWeak: true, span: 2, clear: 'die', unless: 'place|without|lacking' },
  { tier: 'crisis', find: 'cant_live', isWeak: true, span: 1, unless: 'thing|place|without|lacking' },
  { tier: 'crisis', find: 'cant > live > anymore', span: 6, unless: 'place|without|lacking' },
  { tier: 'crisis', find: 'cant > go_on > live', span: 5, unless: 'place|without|lacking' },
  { tier: 'crisis', find: 'not|no|nahi|without|nobody|cant + reason|worth + live', isWeak: true, span: 7 },
  { tier: 'crisis', find: 'not > worth + live|life', span: 5 },
  { tier: 'crisis', find: 'live > not > want', span: 7, clear: 'task|other', unless: 'place' },
  // 'मुझे इस दुनिया में नहीं रहना', 'ఈ జీవితం వద్దు', 'जीकर क्या करूँ'
  { tier: 'crisis', find: 'earth + remain + nahi|not|unwant', span: 6, unless: 'without' },
  { tier: 'crisis', find: 'life > unwanted', isWeak: true, span: 3 },
  { tier: 'crisis', find: 'live > what_for', span: 2, unless: 'place' },
  { tier: 'crisis', find: 'my + life + reason + not|no|nahi', isWeak: true, span: 8 },
  { tier: 'crisis', find: 'not|no|nobody > live_for', span: 6 },
  { tier: 'crisis', find: 'not|no > reason > go_on|remain', span: 7, unless: 'task|thing|place|other' },
  { tier: 'crisis', find: 'want|wish|hope > my > life > end|over', span: 8, clear: 'other' },
  { tier: 'crisis', find: 'what|why > reason > live', span: 7, unless: 'place' },
  { tier: 'crisis', find: 'why > self + live', span: 4, unless: 'place' },
  { tier: 'crisis', find: 'why > live', span: 3, clear: 'other', unless: 'place|pleasant' },
  { tier: 'crisis', find: 'not|cant|nahi > worth|should > live', span: 5, unless: 'place' },
  { tier: 'crisis', find: 'not|no|nahi > belong', span: 4 },
  { tier: 'crisis', find: 'tired + live', isWeak: true, span: 6, unless: 'place|other', deniable: true },
  { tier: 'crisis', find: 'hate + live', span: 3, unless: 'place|other|pleasant', deniable: true },
  { tier: 'crisis', find: 'tired + life', span: 5, clear: 'task', unless: 'other', deniable: true },
  { tier: 'crisis', find: 'live > torment', span: 5, unless: 'place|other' },
  { tier: 'crisis', find: 'regret > still_here', span: 6 },
  // an end to it all
  {
    tier: 'crisis',
    find: 'want|wish|please|will|should + everything + end|over',
    span: 7,
    clear: 'task|thing',
    unless: 'thing',
  },
  { tier: 'crisis', find: 'want|wish|please + pain + end|over', span: 6, unless: 'body|thing|chest' },
  // sleep that does not end
  { tier: 'crisis', find: 'not|nahi|unwant + wake', span: 7, unless: 'early|other|pleasant' },
  { tier: 'crisis', find: 'sleep + forever', span: 5, unless: 'pleasant|task' },
  { tier: 'crisis', find: 'wish|better|hope|want + not|nahi + born', isWeak: true, span: 7, unless: 'place' },
  { tier: 'crisis', find: 'why + self + born', span: 5 },
  // better without me, gone, goodbye
  { tier: 'crisis', find: 'better|miss|nobody|care + without_me', span: 8, about: 'self' },
  { tier: 'crisis', find: 'if + self + die|dead|gone + better|nobody|miss|care|everything', span: 12 },
  { tier: 'crisis', find: 'nobody + miss|care + die|dead|gone', span: 10 },
  {
    tier: 'crisis',
    find: 'want|wish|think|will|should|better + gone',
    isWeak: true,
    span: 5,
    clear: 'other|thing|pain|task',
    unless: 'thing|pleasant|task|place',
  },
  { tier: 'crisis', find: 'goodbye', span: 1, unless: 'news|pleasant' },
  { tier: 'crisis', find: 'god|please + take_me', isWeak: true, span: 4, unless: 'pleasant|place' },
  { tier: 'crisis', find: 'wish|hope|why + take_me', span: 7, clear: 'other', unless: 'pleasant|place|task' },
  // not safe with oneself
  { tier: 'crisis', find: 'safe + myself + not|cant|nahi', span: 6, unless: 'thing|task|pleasant' },
  { tier: 'crisis', find: 'unsafe + myself', span: 4 },
  { tier: 'crisis', find: 'do_something + myself', isWeak: true, span: 5, unless: 'pleasant', deniable: true },
  // farewells: forgiveness asked, letters for after, things given away, the last night and message
  { tier: 'crisis', find: 'forgive + everything|family|everyone', span: 8, unless: 'task|thing|early|pleasant|place' },
  {
    tier: 'crisis',
    find: 'after_me + letter|family|other|everyone',
    span: 10,
    unless: 'task|thing|pleasant|place|news',
  },
  { tier: 'crisis', find: 'my + wont_need', span: 12, unless: 'pleasant|task' },
  { tier: 'crisis', find: 'last_of_me', span: 1, unless: 'task|thing|place|pleasant|news' },
  { tier: 'crisis', find: 'goodbye_sent + unreachable', span: 14, unless: 'news|pleasant' },
  // no self in the future, the will gone
  { tier: 'crisis', find: 'not|cant|no|nahi + see + myself|self + future', span: 9, unless: 'place|task|thing|other' },
  { tier: 'crisis', find: 'will_to_live + lost|over|gone|not|no|nahi', span: 5, deniable: true },
  { tier: 'crisis', find: 'nobody > want > go_on', span: 6 },
  { tier: 'crisis', find: 'wait + everything', isWeak: true, span: 5, unless: 'task|thing|pleasant|news' },
  // an accident, an illness, a wish to be among the dead
  { tier: 'crisis', find: 'wish|hope|want|if + fatal', span: 8, clear: 'other|not', unless: 'news|thing' },
  { tier: 'crisis', find: 'if + crash|fatal + care|better', span: 12, unless: 'news|other' },
  { tier: 'crisis', find: 'envy + die|dead|death', span: 7, unless: 'news|thing' },
  { tier: 'crisis', find: 'wish_gone', span: 1, unless: 'news' },
  { tier: 'crisis', find: 'leave_taking', span: 1, unless: 'news' },
]
