// Names of no person, plant by plant and place by place: two of these words together are offered as a pseudonym. They are names, and so the
// same in every language.
const firsts =
  'Quiet Early Gentle Slow Golden Silver Amber Indigo Saffron Monsoon River Lantern Terrace Winter Summer Evening Morning Misty Sunlit Starlit Wandering Patient Steady Soft Green Blue Copper Cotton Cedar Clover Harbour Hilltop'.split(
    ' ',
  )
const seconds =
  'Banyan Neem Peepal Mango Lotus Jasmine Marigold Tulsi Bamboo Palm Fern Sparrow Koel Mynah Heron Kingfisher Peacock Gecko Otter Squirrel Firefly Kite Veena Sitar Tabla Kettle Lamp Boat Verandah Meadow Stream Cloud'.split(
    ' ',
  )

/**
 * A pseudonym to begin with, for instance 'Quiet Banyan'. `random` answers whole numbers from 0 to below its argument; from the second
 * attempt on, when two words were taken, two digits follow.
 */
export function suggestPseudonym(random: (below: number) => number, attempt = 0): string {
  const words = `${firsts[random(firsts.length)]} ${seconds[random(seconds.length)]}`
  return attempt === 0 ? words : `${words} ${10 + random(90)}`
}
