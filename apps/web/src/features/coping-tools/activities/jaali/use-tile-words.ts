import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type Ends, hasEnd, meets, sides } from './jaali-puzzle'

const sideNames = ['up', 'right', 'down', 'left'] as const

/** What a tile says to those who do not see it: where it is, its ends, and whether they meet. */
export function useTileWords(width: number) {
  const { t, i18n } = useTranslation('tool_drawing')
  return useMemo(() => {
    const list = new Intl.ListFormat(i18n.language, { type: 'unit', style: 'short' })
    const placeOf = (tile: number) => ({ row: Math.floor(tile / width) + 1, column: (tile % width) + 1 })
    const endsOf = (tiles: readonly Ends[], tile: number) =>
      list.format(
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
  }, [t, i18n.language, width])
}
