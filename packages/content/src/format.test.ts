import { languages } from '@maitri/domain'
import { expect, test } from 'vitest'
import { Format, formatFor } from './format'

const at = '2026-11-21T13:00:00Z'
const india = 'Asia/Kolkata'

test.each([
  ['day', '21 November 2026'],
  ['short_day', '21 Nov 2026'],
  ['full_day', 'Saturday, 21 November 2026'],
  ['moment', '21 Nov 2026, 6:30 pm'],
  ['full_moment', 'Saturday, 21 November 2026, 6:30 pm'],
  ['time', '6:30 pm'],
  ['short_weekday_and_day', 'Sat, 21 Nov'],
  ['month', 'November 2026'],
] as const)('%s says %s', (style, said) => {
  expect(formatFor('en').date(at, style, india)).toBe(said)
})

test.each([
  ['en', '21 November 2026, 6:30 pm'],
  ['hi', '21 नवंबर 2026, शाम 6:30'],
  ['kn', '21 ನವೆಂಬರ್ 2026, ಸಂಜೆ 6:30'],
  ['te', '21 నవంబర్ 2026, సాయంత్రం 6:30'],
  ['ta', '21 நவம்பர் 2026, மாலை 6:30'],
  ['mr', '21 नोव्हेंबर 2026, संध्याकाळी 6:30'],
  ['gu', '21 નવેમ્બર 2026, સાંજે 6:30'],
  ['bn', '21 নভেম্বর 2026, সন্ধ্যা 6:30'],
])('in %s the day stands before the month: %s', (language, said) => {
  expect(formatFor(language).date(at, 'long_moment', india)).toBe(said)
})

test('no short month ends in the sign of an office for what is left out', () => {
  const months = Array.from({ length: 12 }, (_, month) =>
    formatFor('bn').date(Date.UTC(2026, month, 3), 'day_and_month', india),
  )
  expect(months[11]).toBe('3 ডিসে')
  expect(months.filter((month) => /[ঃ.]/.test(month))).toEqual([])
})

test('every language groups by lakh and writes 0 to 9', () => {
  for (const language of languages) {
    const format = formatFor(language)
    expect(format.rupees(150000)).toBe('₹1,50,000')
    expect(format.number(1234567.89, 1)).toBe('12,34,567.9')
    expect(format.number(6, 1, { fixed: true })).toBe('6.0')
    expect(format.date(at, 'full_moment', india)).toMatch(/\b21\b.*\b2026\b.*6:30( pm)?$/)
  }
})

test('a time says which part of the day it is in', () => {
  const times = ['00:05', '04:00', '12:00', '16:30', '19:00', '23:59'].map((time) => `2026-11-21T${time}:00Z`)
  const said = (language: string) => times.map((time) => formatFor(language).date(time, 'time', 'UTC'))
  expect(said('en')).toEqual(['12:05 am', '4:00 am', '12:00 pm', '4:30 pm', '7:00 pm', '11:59 pm'])
  expect(said('bn')).toEqual(['রাত 12:05', 'সকাল 4:00', 'দুপুর 12:00', 'বিকেল 4:30', 'সন্ধ্যা 7:00', 'রাত 11:59'])
})

test('a day is said as far as it is known', () => {
  const days = ['2018', '2018-09', '2018-09-07', '2018-01-01']
  expect(days.map((day) => formatFor('en').calendarDay(day))).toEqual([
    '2018',
    'September 2018',
    '7 September 2018',
    '1 January 2018',
  ])
  expect(formatFor('hi').calendarDay('2018-09-07')).toBe('7 सितंबर 2018')
})

test('a span names its day once, and both days where it goes over midnight', () => {
  expect(formatFor('en').span(at, '2026-11-21T13:50:00Z', india)).toBe('Saturday, 21 November 2026, 6:30 pm – 7:20 pm')
  expect(formatFor('en').span(at, '2026-11-21T19:00:00Z', india)).toBe(
    'Saturday, 21 November 2026, 6:30 pm – Sunday, 22 November 2026, 12:30 am',
  )
})

test('zones and languages have names that people use', () => {
  expect(formatFor('en').zoneName('Asia/Calcutta', at)).toBe('India Standard Time')
  expect(formatFor('hi').zoneName(india, at)).toBe('भारतीय मानक समय')
  expect(formatFor('en').languageName('ta')).toBe('Tamil')
  expect(formatFor('en').languageName('not a code')).toBe('not a code')
  expect(formatFor('en').list(['a', 'b', 'c'])).toBe('a, b and c')
})

test('one language has one format', () => {
  expect(formatFor('gu')).toBe(formatFor('gu'))
  expect(formatFor('gu')).toBeInstanceOf(Format)
})
