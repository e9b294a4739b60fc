import { getRouteApi } from '@tanstack/react-router'
import { MindscanPage } from '../../features/mindscan/mindscan-page'

const route = getRouteApi('/guarded/mindscan')

/** The open reading stands in the address, so that Back closes it. */
export function MindscanRoute() {
  const { reading } = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <MindscanPage
      openId={reading ?? null}
      onOpen={(id) => void navigate({ search: id ? { reading: id } : {}, resetScroll: false })}
    />
  )
}
