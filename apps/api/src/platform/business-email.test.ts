import type { resolveMx } from 'node:dns/promises'
import { expect, test, vi } from 'vitest'
import { isBusinessEmail } from './business-email.ts'

test.each(['khalid@company.sa', 'khalid@mail.company.com.sa', 'a@demo.fareeq.test', 'a@xn--mgbh0fb.com'])(
  'an address at a domain of one’s own is a business address: %s [V-006]',
  async (email) => expect(await isBusinessEmail(email, false)).toBe(true),
)

test.each([
  'a@gmail.com',
  'a@googlemail.com',
  'a@hotmail.com',
  'a@outlook.com',
  'a@live.com',
  'a@yahoo.com',
  'a@icloud.com',
  'a@proton.me',
  'a@mail.gmail.com',
  'a@mailinator.com',
  'a@sub.mailinator.com',
  'a@guerrillamail.com',
  'a@gmail.con',
  'a@hotmial.com',
])('a free, throw-away or mistyped mailbox is not: %s [V-006]', async (email) =>
  expect(await isBusinessEmail(email, false)).toBe(false),
)

const failure = (code: string) => Object.assign(new Error(code), { code })
test('where the DNS may be asked, a domain must be able to receive mail; a DNS that is down stops nobody', async () => {
  const dns = vi.fn<typeof resolveMx>()
  const check = () => isBusinessEmail('khalid@company.sa', true, dns)
  dns.mockResolvedValueOnce([{ exchange: 'mail.company.sa', priority: 10 }])
  expect(await check()).toBe(true)
  // RFC 7505: an empty exchange says "no mail here".
  dns.mockResolvedValueOnce([{ exchange: '', priority: 0 }])
  expect(await check()).toBe(false)
  for (const [code, verdict] of [
    ['ENOTFOUND', false],
    ['ENODATA', false],
    ['ETIMEOUT', true],
    ['ESERVFAIL', true],
    ['ECONNREFUSED', true],
  ] as const) {
    dns.mockRejectedValueOnce(failure(code))
    expect(await check()).toBe(verdict)
  }
})
