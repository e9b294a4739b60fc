import { exampleTherapists } from '@maitri/content/therapists'
import type { Therapist } from '@maitri/contracts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayChoices, feeBands } from '../therapists-search'
import { filterOptions, knownFilter } from './filter-options'
import { findTherapists, openFilter, type TherapistFilter } from './find-therapists'

const ids = (therapists: readonly Therapist[]) => therapists.map(({ id }) => id)
const find = (part: Partial<TherapistFilter>) => ids(findTherapists(exampleTherapists, { ...openFilter, ...part }))

test('nothing asked for leaves everybody, in their order', () => {
  expect(find({})).toEqual(ids(exampleTherapists))
})

test.each([
  ['the name', { words: 'meera' }, ['meera-iyer']],
  ['the specialty', { words: 'PTSD' }, ['arjun-deshpande']],
  ['the approach', { words: '  emdr ' }, ['arjun-deshpande']],
  ['part of a specialty', { specialty: 'stress' }, ['kavya-reddy']],
  ['a language', { language: 'Tamil' }, ['meera-iyer']],
  ['a method by its letters', { words: 'CBT' }, ['meera-iyer', 'sandeep-bose']],
  ['a city', { words: 'hyderabad' }, ['kavya-reddy']],
  ['a city by its older name', { words: 'Madras' }, ['meera-iyer']],
  ['a language that is typed', { words: 'telugu' }, ['kavya-reddy']],
  ['a language under its own name', { words: 'தமிழ்' }, ['meera-iyer']],
  ['another word for a topic', { words: 'drinking' }, ['nisha-patel']],
  ['a topic in Hindi', { words: 'घबराहट' }, ['meera-iyer']],
  ['a topic in Latin letters', { words: 'rishte' }, ['farah-qureshi']],
  ['several words, each in its own place', { words: 'children kolkata' }, ['sandeep-bose']],
  ['words that nobody has', { words: 'zebra' }, []],
  ['things that nobody has together', { specialty: 'trauma', language: 'Tamil' }, []],
] as const)('%s is found', (_, part, found) => {
  expect(find(part)).toEqual(found)
})

/** By another way than the code under test: goes through the list once for each part, and keeps who is in all of them. */
function plainFilter(therapists: readonly Therapist[], filter: TherapistFilter): string[] {
  const within = (text: string, part: string) => text.toLowerCase().indexOf(part.toLowerCase()) >= 0
  const days = { weekdays: 'Mon Tue Wed', weekends: 'Sat Sun', this_week: 'Mon Tue Wed Thu Fri' }
  const fees = { up_to_1500: [0, 1500], up_to_2500: [1501, 2500], up_to_3000: [2501, 3000], above_3000: [3001, 1e6] }
  let left = [...therapists]
  const { specialty, language, insurance, session, fee } = filter
  if (specialty) left = left.filter((one) => within(one.specialization, specialty))
  if (filter.days) {
    const wanted = days[filter.days].split(' ')
    left = left.filter((one) => one.availability.filter((day) => wanted.includes(day)).length > 0)
  }
  if (session) left = left.filter((one) => new Set<string>(one.sessionTypes).has(session))
  if (insurance) left = left.filter((one) => new Set(one.insurances).has(insurance))
  if (language) left = left.filter((one) => new Set(one.languages).has(language))
  if (fee) {
    const [least = 0, most = 0] = fees[fee]
    left = left.filter((one) => one.sessionFee >= least && one.sessionFee <= most)
  }
  return ids(left)
}

const options = filterOptions(exampleTherapists)
const or = <T>(list: readonly T[]) => fc.constantFrom(null, ...list)

test('every combination finds whom a plain filter finds', () => {
  const somebody = fc.constantFrom(...exampleTherapists).chain((one) => {
    const text = `${one.name}\n${one.specialization}\n${one.approach}`.split('\n')[0] ?? ''
    return fc.tuple(fc.nat(text.length), fc.nat(6)).map(([from, length]) => text.slice(from, from + length).trim())
  })
  fc.assert(
    fc.property(
      fc.record({
        words: fc.oneof(fc.constantFrom('', 'therapy', 'ZEBRA'), somebody),
        specialty: or([...options.specialty, 'anxiety', 'relationships', 'stress']),
        days: or(dayChoices),
        session: or(options.session),
        insurance: or([...options.insurance, 'Nobody Insures']),
        language: or([...options.language, 'Klingon']),
        fee: or(feeBands),
      }),
      (filter) => {
        const { words } = filter
        const within = ({ name, specialization, approach }: Therapist) =>
          `${name}\n${specialization}\n${approach}`.toLowerCase().includes(words.toLowerCase())
        const left = plainFilter(exampleTherapists, filter)
        const found = ids(findTherapists(exampleTherapists, filter))
        // Words are found in more places and by other words too, never less.
        if (words === '') expect(found).toEqual(left)
        expect(left).toEqual(expect.arrayContaining(found))
        const said = ids(exampleTherapists.filter(within))
        expect(found).toEqual(expect.arrayContaining(left.filter((id) => said.includes(id))))
      },
    ),
    { numRuns: 2000 },
  )
})

test('only what somebody has is offered, and an address that asks for more is left open', () => {
  expect(options.days).toEqual(['weekdays', 'weekends', 'this_week'])
  expect(options.fee).toEqual(['up_to_2500', 'up_to_3000', 'above_3000'])
  expect(knownFilter({ language: 'Klingon', fee: 'up_to_1500', days: 'weekends' }, options)).toEqual({
    specialty: null,
    days: 'weekends',
    session: null,
    insurance: null,
    language: null,
    fee: null,
  })
})

test.each([
  ['anxiety', 'Anxiety & Depression'],
  ['relationships', 'Relationships & Family'],
  ['stress', 'Stress Management & Mindfulness'],
  ['health', 'Child & Adolescent Mental Health'],
  ['&', '&'],
  ['astrology', null],
])('a specialty named %s in the address is %s', (specialty, known) => {
  expect(knownFilter({ specialty }, options).specialty).toBe(known)
})
