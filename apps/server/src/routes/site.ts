import { readHealth, readSite, type Site } from '@maitri/contracts'
import { AppError } from '../errors'
import type { Mount } from './mount'

type Readiness = { check: () => boolean | Promise<boolean> }

/** What every visitor may know: the operator's contacts, and whether the server is ready. */
export function mountSite({ mount, site, readiness }: { mount: Mount; site: Site; readiness: Readiness }) {
  mount(readSite, () => site)
  mount(readHealth, () => {
    const isReady = readiness.check()
    return isReady instanceof Promise ? isReady.then(present) : present(isReady)
  })
}

function present(isReady: boolean) {
  if (!isReady) throw new AppError('unavailable')
  return { status: 'ok' as const }
}
