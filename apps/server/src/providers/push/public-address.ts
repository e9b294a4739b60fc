import { lookup as lookUp } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** What IANA gives to hosts of the public internet (RFC 4291): every form that carries an IPv4 address without a network of its own lies outside. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')
/** Where the second half of an ISATAP address (RFC 5214) carries an IPv4 address: it ends in this and the address. */
const isatap = 0x5efe

/**
 * Whether an IP address is one of the public internet. An IPv4 address written within IPv6 counts as itself; those that a tunnel or a
 * translator carries (6to4, Teredo, NAT64, ISATAP) may lead anywhere and never count.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  return !('parts' in parsed) || (parsed.match(globalUnicast) && parsed.parts[5] !== isatap)
}

/** Looks a name up and answers public addresses only, so that a name which somebody chose cannot lead into the operator's own network. */
export const lookUpPublic: LookupFunction = (name, options, done) => {
  lookUp(name, { ...options, all: true }, (error, addresses) => {
    const found = error ? [] : addresses.filter(({ address }) => isPublicAddress(address))
    const [first] = found
    if (!first) return done(error ?? new Error('No public address'), '', 0)
    if (options.all) return (done as (error: null, addresses: typeof found) => void)(null, found)
    done(null, first.address, first.family)
  })
}
