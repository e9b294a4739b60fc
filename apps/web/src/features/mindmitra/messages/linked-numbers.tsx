import { type HelplineId, helpline } from '@maitri/content/helplines'
import { telAddress } from '../../../safety/help-addresses'

/** The lines that replies name. */
const named: readonly HelplineId[] = ['emergency', 'tele_manas', 'vandrevala', 'child', 'women', 'cyber']

const numbers = new Map(named.map((id) => [helpline(id).number.display, helpline(id).number]))

const numberAmongWords = new RegExp(
  `(?<!\\d)(${[...numbers.keys()].map((display) => display.replaceAll(/[+\\-]/g, '\\$&')).join('|')})(?!\\d)`,
)

/** Words of a reply in which each number of the register is one tap to call. */
export function LinkedNumbers({ text, tabIndex }: { text: string; tabIndex: number }) {
  let at = 0
  return text.split(numberAmongWords).map((piece) => {
    const key = at
    at += piece.length
    const number = numbers.get(piece)
    return number ? (
      <a key={key} href={telAddress(number)} tabIndex={tabIndex}>
        {piece}
      </a>
    ) : (
      piece
    )
  })
}
