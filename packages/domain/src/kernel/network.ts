/** The line behind an address: one line of IPv6 has as many addresses as it likes, and its network is the first half. */
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

/** The machine itself: its operator, or a proxy that runs on it. */
export const isLoopback = (address: string): boolean => address === '::1' || /^(::ffff:)?127\./i.test(address)
