import ipaddr from 'ipaddr.js'

const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')
/** What Azure answers its own machines from, at an address that is public by its form. */
const METADATA = ['168.63.129.16']

/**
 * Whether an address belongs to the public internet. Everything else may be our own network: private and shared ranges,
 * loopback, link-local with the metadata of clouds, multicast, reserved, and IPv6 that carries an IPv4 address inside.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.parse(text)
  if (address.range() !== 'unicast') return false
  return address instanceof ipaddr.IPv6 ? address.match(GLOBAL_IPV6) : !METADATA.includes(address.toString())
}
