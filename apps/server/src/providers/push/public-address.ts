import { lookup as lookUp } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

// What is no address of the public internet: RFC 1122, 1918, 3927, 4193, 4291, 6598, 6890.
const inner = new BlockList()
for (const [address, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(address, prefix, 'ipv4')
for (const [address, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inner.addSubnet(address, prefix, 'ipv6')

/** Whether an IP address is one of the public internet; of an IPv6 address that carries an IPv4 one, that one counts. */
export function isPublicAddress(address: string): boolean {
  const carried = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (carried) return isPublicAddress(carried)
  const family = isIP(address)
  return family !== 0 && !inner.check(address, family === 4 ? 'ipv4' : 'ipv6')
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
