/** Rate-limit key of an IP address: for IPv6 the /64 prefix, because one subscriber has a whole /64. */
export function networkOf(address: string): string {
  const v4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (v4) return v4
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const behind = tail ? tail.split(':') : []
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - before.length - behind.length) }, () => '0')
  const groups = [...before, ...zeros, ...behind].slice(0, 4)
  return groups.map((group) => group.toLowerCase().replace(/^0+(?=.)/, '')).join(':')
}

/** Loopback: the operator, or a proxy on the same machine. */
export const isLoopback = (address: string): boolean => address === '::1' || /^(::ffff:)?127\./i.test(address)
