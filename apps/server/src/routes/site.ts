import { readHealth, readSite, type Site } from '@maitri/contracts'
import { AppError } from '../errors'
import type { Mount } from './mount'

/** What every visitor may know: the operator's contacts, and whether the server is ready. */
export function mountSite({ mount, site, isReady }: { mount: Mount; site: Site; isReady: () => boolean }) {
  mount(readSite, () => site)
  mount(readHealth, () => {
    if (!isReady()) throw new AppError('unavailable')
    return { status: 'ok' as const }
  })
}
