/** The `tel:` address of a number as people write it: its digits, and a plus where one leads. */
export function telLink(number: string): string {
  const plus = number.trim().startsWith('+') ? '+' : ''
  return `tel:${plus}${number.replaceAll(/\D/g, '')}`
}
