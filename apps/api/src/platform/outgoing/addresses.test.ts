import { expect, test } from 'vitest'
import { isPublicAddress } from './addresses.ts'

test.each(['93.184.216.34', '8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:2800:220:1:248:1893:25c8:1946'])(
  '%s belongs to the public internet',
  (address) => expect(isPublicAddress(address)).toBe(true),
)

test.each([
  ['this machine', ['127.0.0.1', '127.8.9.1', '0.0.0.0', '::1', '::']],
  [
    'private networks',
    ['10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd12:3456::1', 'fec0::1'],
  ],
  ['the network of a carrier', ['100.64.0.1', '100.127.255.254']],
  ['the next machine', ['169.254.1.1', 'fe80::1', 'fe80::1%eth0']],
  ['metadata of clouds', ['169.254.169.254', '168.63.129.16', 'fd00:ec2::254', '192.0.0.192']],
  ['many at once', ['224.0.0.1', '239.1.1.1', '255.255.255.255', 'ff02::1']],
  ['reserved for other things', ['192.0.2.1', '198.18.0.1', '198.51.100.7', '203.0.113.9', '240.0.0.1', '2001:db8::1']],
  [
    'IPv4 inside of IPv6',
    ['::ffff:127.0.0.1', '::ffff:93.184.216.34', '::127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::', '2001::1'],
  ],
  ['no addresses', ['', 'localhost', '1.2.3.4.5', '127.1/8']],
])('%s: refused', (_, addresses) => expect(addresses.filter(isPublicAddress)).toEqual([]))
