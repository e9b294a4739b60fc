import { BlockList, isIPv6 } from 'node:net'

type Arrival = { socketAddress: string | undefined; forwardedFor: string | undefined }

export type ClientAddress = ReturnType<typeof createClientAddress>

/**
 * Finds where a request comes from, for limits only: it is never stored or logged as it is. Forwarded addresses count only as far as
 * proxies of the operator vouch for them, read from the last hop backwards.
 */
export function createClientAddress(trustedProxies: readonly string[]) {
  const trusted = new BlockList()
  for (const proxy of trustedProxies) {
    const [address = '', prefix] = proxy.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (prefix === undefined) trusted.addAddress(address, family)
    else trusted.addSubnet(address, Number(prefix), family)
  }
  const isTrusted = (address: string) => trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

  return ({ socketAddress, forwardedFor }: Arrival): string => {
    let address = plain(socketAddress ?? 'unknown')
    const hops = forwardedFor?.split(',').map((hop) => plain(hop.trim())) ?? []
    while (hops.length > 0 && isTrusted(address)) address = hops.pop() || address
    // One subscriber has a whole /64 of IPv6 addresses.
    return isIPv6(address) ? address.split(':').slice(0, 4).join(':') : address
  }
}

const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')
