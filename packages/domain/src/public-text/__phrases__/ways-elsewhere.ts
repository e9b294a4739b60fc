import type { PublicTextReason } from '../reading'

/** Ways to lead people elsewhere, and disguises. Own phrases: they guard the rules, and measure nothing. */
export const waysElsewhere = {
  phone: [
    'Call 9876543210',
    '+91 98765 43210',
    '९८७६५४३२१०',
    '9 8 7 6 5 4 3 2 1 0',
    'nine eight seven six five four three two one zero',
    '98765-4321o',
    '⑨⑧⑦⑥⑤④③②①⓪',
    '022-24567890',
    'nau aath saat chhe paanch char teen do ek shunya',
    'ring 987.654.3210 now',
  ],
  link: [
    'https://example.com',
    'www.pills.in',
    'join t.me/abc',
    'pills dot com',
    'bit.ly/xy',
    'get it at meds24.shop',
    'hxxp://abc.def',
  ],
  handle: [
    'follow @cool_person99',
    'write to ravi@example.com',
    'ravi (at) gmail dot com',
    'pay ravi@okaxis',
    'insta: ravi_99',
  ],
  contact: ['WhatsApp me', 'join our Telegram group link', 'DM me for details', 'व्हाट्सएप करो', 'டெலிகிராம் சேரவும்'],
  disguise: ['раin and рeасe with hiddеn'],
} satisfies Partial<Record<PublicTextReason, readonly string[]>>
