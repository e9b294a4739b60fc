import { getRouteApi } from '@tanstack/react-router'
import { comparedIds } from '../../features/mindscan/compared-ids'
import { MindscanPage } from '../../features/mindscan/mindscan-page'

const route = getRouteApi('/guarded/mindscan')

/** The open reading and the two that are compared stand in the address, so that Back closes them and returns to a reading that was just made. */
export function MindscanScreen() {
  const { reading, compare } = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <MindscanPage
      openId={reading ?? null}
      onOpen={(id, isFresh = false) =>
        void navigate({ search: id ? { reading: id } : {}, replace: isFresh, resetScroll: false })
      }
      comparedIds={comparedIds(compare)}
      onCompare={(ids) => void navigate({ search: ids ? { compare: ids.join() } : {}, resetScroll: false })}
    />
  )
}
