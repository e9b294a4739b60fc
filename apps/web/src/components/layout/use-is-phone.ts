import { useMediaQuery } from '../../lib/use-media-query'

/**
 * A narrow and upright screen: the bottom bar takes the place of the menu. On a phone laid on its side, above an open keyboard of a browser
 * that shrinks the page, and at 400 % zoom the bar would take a third of what is seen; there the menu stays.
 */
export const useIsPhone = () => useMediaQuery('(max-width: 759px) and (min-height: 480px)')
