import { createRoute } from '@tanstack/react-router'
import { paths } from '../../config/paths'
import { comparedIds } from '../../features/mindscan/compared-ids'
import { guardedRoute } from './guarded'
import { loadScreen } from './load-screen'

/** What the address of Mindscan can name: one opened reading, or two side by side. */
type MindscanSearch = { reading?: string | undefined; compare?: string | undefined }

/** Leaves out what has another form, so that a broken address opens Mindscan as it is. */
export function mindscanSearch({ reading, compare }: Record<string, unknown>): MindscanSearch {
  const compared = comparedIds(compare)?.join()
  return { reading: !compared && typeof reading === 'string' ? reading : undefined, compare: compared }
}

export const mindscanRoute = createRoute({
  getParentRoute: () => guardedRoute,
  path: paths.mindscan,
  staticData: { titleKey: 'titles.mindscan' },
  validateSearch: mindscanSearch,
  component: loadScreen(['mindscan', 'feelings', 'stress'], () => import('./mindscan-screen'), 'MindscanScreen'),
})
