import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type Ends, hasEnd, meets, sides } from './jaali-puzzle'

const sideNames = ['up', 'right', 'down', 'left'] as const

/** What a tile says to those who do not see it: where it is, its ends, and whether they meet. */
export function useTileWords(width: number) {
  const { t } = useTranslation('tool_drawing')
  return useMemo(() => {
    const placeOf = (tile: number) => ({ row: Math.floor(tile / width) + 1, column: (tile % width) + 1 })
    // By commas, not by the language's own list: the first of those takes a slow phone the time of a whole screen.
    const endsOf = (tiles: readonly Ends[], tile: number) =>
      sides
        .filter((side) => hasEnd(tiles[tile] ?? 0, side))
        .map((side) =>
          t(meets(width, tiles, tile, side) ? 'jaali.meets' : 'jaali.loose', {
            side: t(`jaali.side.${sideNames[side]}`),
          }),
        )
        .join(', ')
    return {
      placeOf,
      endsOf,
      nameOf: (tiles: readonly Ends[], tile: number) =>
        t('jaali.tile', { ...placeOf(tile), ends: endsOf(tiles, tile) }),
    }
  }, [t, width])
}
