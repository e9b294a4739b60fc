/** Seven to fifteen digits in groups, as people write a number among words; short ones are dates and house numbers. */
const numberAmongWords = /\+?\d(?:[ -]?\d){6,14}/g

/** The numbers in a line that can be called. */
export function phoneNumbersIn(text: string): string[] {
  return [...new Set(text.match(numberAmongWords))]
}
