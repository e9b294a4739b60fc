import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

type Arrival = { socketAddress: string | undefined; forwardedFor: string | undefined }
type Address = ipaddr.IPv4 | ipaddr.IPv6

export type ClientAddress = ReturnType<typeof createClientAddress>

/** The bits of an IPv6 address that name a subscriber's network; whoever has one has every address in it. */
const networkGroups = 4

/**
 * Finds where a request comes from, for limits only: it is never stored or logged as it is. Forwarded addresses count only as far as
 * proxies of the operator vouch for them, read from the last hop backwards.
 */
export function createClientAddress(trustedProxies: readonly string[]) {
  const trusted = trustedProxies.map(rangeOf)
  const isTrusted = (address: Address) =>
    trusted.some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits))

  return ({ socketAddress = '', forwardedFor }: Arrival): string => {
    let address = addressOf(socketAddress)
    const hops = forwardedFor?.split(',').map(addressOf) ?? []
    while (address && hops.length > 0 && isTrusted(address)) {
      const hop = hops.pop()
      // What a trusted proxy could not name ('unknown') is counted as the proxy's own.
      if (!hop) break
      address = hop
    }
    return address ? networkOf(address) : 'unknown'
  }
}

/** An address as sockets and proxies write it: also as `address:port`, in brackets, and IPv4 within IPv6. Null where it is none. */
function addressOf(text: string): Address | null {
  const [, inBrackets, withPort] = /^\[([^\]]+)\](?::\d+)?$|^(\d+(?:\.\d+){3}):\d+$/.exec(text.trim()) ?? []
  const plain = inBrackets ?? withPort ?? text.trim()
  // Not the library's own check, which takes '1' and octal numbers too.
  return isIP(plain) === 0 ? null : ipaddr.process(plain)
}

function rangeOf(proxy: string): [Address, number] {
  if (ipaddr.isValidCIDR(proxy)) return ipaddr.parseCIDR(proxy)
  const address = ipaddr.process(proxy)
  return [address, address.kind() === 'ipv4' ? 32 : 128]
}

const networkOf = (address: Address) =>
  'octets' in address
    ? address.toString()
    : address.parts
        .slice(0, networkGroups)
        .map((group) => group.toString(16))
        .join(':')
