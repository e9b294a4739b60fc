import { getRouteApi } from '@tanstack/react-router'
import { comparedIds } from '../../features/mindscan/compared-ids'
import { MindscanPage } from '../../features/mindscan/mindscan-page'

const route = getRouteApi('/guarded/mindscan')

/** The open reading and the two that are compared stand in the address, so that Back closes them. */
export function MindscanScreen() {
  const { reading, compare } = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <MindscanPage
      openId={reading ?? null}
      onOpen={(id) => void navigate({ search: id ? { reading: id } : {}, resetScroll: false })}
      comparedIds={comparedIds(compare)}
      onCompare={(ids) => void navigate({ search: ids ? { compare: ids.join() } : {}, resetScroll: false })}
    />
  )
}
