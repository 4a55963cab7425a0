import { accountsContract as contract } from '@fareeq/domain/accounts/contract.ts'
import { ENUMERATION } from '@fareeq/domain/accounts/rules.ts'
import { HOUR, SECOND } from '@fareeq/domain/kernel/time/time.ts'
import { expect, test } from 'vitest'
import { freshStory } from '../../testing/story.ts'

const story = await freshStory(undefined, { settings: { TRUST_PROXY: '127.0.0.0/8,::1' } })

const from = (address: string, browser: string) => ({ 'x-forwarded-for': address, 'x-session-id': browser })
const validate = (email: string, headers: Record<string, string>) => {
  // Stays below the rate limit of the call itself.
  story.advance(10 * SECOND)
  return story.person().call(contract.validateEmail, { body: { email, type: 2 } }, headers)
}

test('that an address is taken is told a few times to a browser and to its network, then nothing is (M4)', async () => {
  const { email } = await story.talent({ email: 'talent@company.sa' })
  const own = from('2001:db8:7:9::1', 'one browser')
  const answers: string[] = []
  for (let n = 0; n < ENUMERATION.browser.count; n++) answers.push((await validate(email, own)).body.code)
  expect(answers).toEqual(Array.from({ length: ENUMERATION.browser.count }, () => 'email_registered'))
  // Also for an unknown address: the refusal itself reveals nothing.
  for (const address of [email, 'nobody@company.sa'])
    expect(await validate(address, own)).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })

  const office = (n: number) => from(`2001:db8:7:9::${n}`, `browser ${n}`)
  for (let n = ENUMERATION.browser.count; n < ENUMERATION.network.first; n++)
    expect((await validate(email, office(n))).body.code).toBe('email_registered')
  expect(await validate('nobody@company.sa', office(50))).toMatchObject({ status: 429 })
  expect((await validate(email, from('2001:db8:7:a::1', 'elsewhere'))).body.code).toBe('email_registered')

  // Five more an hour, and not twenty.
  story.advance(HOUR)
  const later: string[] = []
  for (let n = 60; n < 60 + ENUMERATION.network.count + 1; n++) later.push((await validate(email, office(n))).body.code)
  const registered = Array.from({ length: ENUMERATION.network.count }, () => 'email_registered')
  expect(later).toEqual([...registered, 'too_many_requests'])
})

test('whoever signs up with addresses that are free is never asked to wait for it', async () => {
  for (let n = 0; n < 15; n++)
    expect(await validate(`somebody-${n}@company.sa`, from('203.0.113.7', 'one browser'))).toMatchObject({
      status: 200,
    })
})
