import { expect, test } from 'vitest'
import { isLoopback, networkOf } from './network.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2'],
  ['2001:db8:1:2:1:1:1:1', '2001:db8:1:2'],
  ['2001:DB8:0001:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8::ffff:0:2', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
])('a line at %s is known by %s', (address, network) => expect(networkOf(address)).toBe(network))

test.each([
  ['127.0.0.1', true],
  ['::ffff:127.0.0.1', true],
  ['::1', true],
  ['203.0.113.7', false],
  ['2001:db8::1', false],
])('%s is this machine: %s', (address, expected) => expect(isLoopback(address)).toBe(expected))
