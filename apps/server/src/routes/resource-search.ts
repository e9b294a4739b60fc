import { searchResources } from '@maitri/contracts'
import type { ClientAddress } from '../services/client-address'
import type { RateLimits } from '../services/rate-limits'
import type { ResourceSearch } from '../services/resource-search'
import type { Mount } from './mount'

type Services = { mount: Mount; resourceSearch: ResourceSearch; rateLimits: RateLimits; addressOf: ClientAddress }

/** The search on the web for health resources: by topic words, open to guests, limited by network address. */
export function mountResourceSearch({ mount, resourceSearch, rateLimits, addressOf }: Services) {
  mount(searchResources, async ({ body, context }) => {
    await rateLimits.use(
      'resource-search',
      addressOf({
        socketAddress: context.env?.incoming?.socket.remoteAddress,
        forwardedFor: context.req.header('x-forwarded-for'),
      }),
    )
    return resourceSearch.search({ ...body, signal: context.req.raw.signal })
  })
}
