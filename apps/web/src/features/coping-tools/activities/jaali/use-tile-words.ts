import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../lib/format'
import { type Ends, hasEnd, meets, sides } from './jaali-puzzle'

const sideNames = ['up', 'right', 'down', 'left'] as const

/** What a tile says to those who do not see it: where it is, its ends, and whether they meet. */
export function useTileWords(width: number) {
  const { t } = useTranslation('tool_drawing')
  const format = useFormat()
  return useMemo(() => {
    const placeOf = (tile: number) => ({ row: Math.floor(tile / width) + 1, column: (tile % width) + 1 })
    const endsOf = (tiles: readonly Ends[], tile: number) =>
      format.list(
        sides
          .filter((side) => hasEnd(tiles[tile] ?? 0, side))
          .map((side) =>
            t(meets(width, tiles, tile, side) ? 'jaali.meets' : 'jaali.loose', {
              side: t(`jaali.side.${sideNames[side]}`),
            }),
          ),
      )
    return {
      placeOf,
      endsOf,
      nameOf: (tiles: readonly Ends[], tile: number) =>
        t('jaali.tile', { ...placeOf(tile), ends: endsOf(tiles, tile) }),
    }
  }, [t, format, width])
}
