import { costsContract as contract } from '@fareeq/domain/costs/contract.ts'
import { clientInvoicesContract } from '@fareeq/domain/invoices/contract.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Member, type Story, openStory } from '../../testing/story.ts'

let story: Story
let client: Member
beforeAll(async () => {
  story = await openStory()
})
beforeEach(async () => {
  await story.reset()
  client = await story.client()
})
afterAll(() => story.close())

test('a company works out costs with the rates in force and the country of its invoices', async () => {
  const basis = { fee_percent: 15, wht_rate: 500, vat_rate: 1500, sar_rate: 37_500, bands: [] }
  expect((await client.call(contract.basis, {})).body).toEqual({ data: { country: 'SA', ...basis } })
  const billing = { name: 'Souq', country: 'AE', address: 'Dubai', email: 'books@souq.test' }
  await client.call(clientInvoicesContract.saveBilling, { body: billing })
  expect((await client.call(contract.basis, {})).body).toEqual({ data: { country: 'AE', ...basis } })
})

test('a talent reads none of it, nor does a visitor', async () => {
  expect(await story.person().call(contract.basis, {})).toMatchObject({
    status: 401,
    body: { code: 'Unauthenticated' },
  })
  const talent = await story.talent()
  expect(await talent.call(contract.basis, {})).toMatchObject({ status: 403, body: { code: 'not_authorized' } })
})
