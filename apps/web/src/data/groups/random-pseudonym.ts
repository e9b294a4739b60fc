import { suggestPseudonym } from '@maitri/content/pseudonyms'

/** A pseudonym that nobody could guess from the person; from the second attempt on with two digits. */
export const randomPseudonym = (attempt = 0): string => suggestPseudonym(randomBelow, attempt)

/** Near enough to even: of 2^32 numbers the lowest few are a billionth likelier. */
function randomBelow(below: number): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
  return number % below
}
