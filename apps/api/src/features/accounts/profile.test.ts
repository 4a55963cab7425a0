import { profileContract as contract } from '@fareeq/domain/accounts/contract-profile.ts'
import { accountsContract } from '@fareeq/domain/accounts/contract.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { type Member, freshStory } from '../../testing/story.ts'

let khalid: Member
const story = await freshStory(async (story) => {
  khalid = await story.client()
})

const form = {
  first_name: 'خالد',
  last_name: 'العتيبي',
  company: 'نخلة للتقنية',
  website: 'nakhla.test',
  role: 'CTO',
  country: 'AE',
}
const save = (overrides: object = {}, version = 1) =>
  khalid.call(contract.saveClient, { body: { ...form, ...overrides, version } })
const trail = () =>
  story.db.rows<{ details: { changed: string[] } }>(sql`
    select details from audit_entries where action = 'account.changed' and actor_id = ${khalid.user.id} order by id`)

test('a client changes what they say about themselves and their company, and the trail says which', async () => {
  const answer = await save()
  expect(answer).toMatchObject({ status: 200, body: { data: { ...form, website: 'https://nakhla.test', version: 2 } } })
  expect((await khalid.call(accountsContract.me)).body.data).toEqual(answer.body.data)
  expect((await trail())[0]?.details.changed).toContain('company')
  const cleared = await save({ company: '  ', role: 'CEO' }, 2)
  expect(cleared.body.data).toMatchObject({ company: null, role: 'CEO', version: 3 })
  expect((await trail())[1]?.details.changed.toSorted()).toEqual(['company', 'role'])
})

test('what another window saved meanwhile is not overwritten unseen; saving the same twice is saving it once', async () => {
  await save()
  expect(await save({ role: 'CEO' })).toMatchObject({ status: 412, body: { code: 'account_changed' } })
  expect(await save()).toMatchObject({ status: 200, body: { data: { role: 'CTO', version: 2 } } })
  expect(await trail()).toHaveLength(1)
})

test.each([
  ['first_name', { first_name: ' ' }],
  ['website', { website: 'not a site' }],
  ['role', { role: '' }],
  ['country', { country: 'Saudi' }],
  ['company', { company: 'ن'.repeat(121) }],
])('a wrong %s is refused by the rule of the sign-up, at its field', async (field, overrides) => {
  expect(await save(overrides)).toMatchObject({ status: 422, body: { errors: [{ field }] } })
  expect(await trail()).toEqual([])
})

test('a talent and a visitor have no such call', async () => {
  const body = { ...form, version: 1 }
  expect((await (await story.talent()).call(contract.saveClient, { body })).status).toBe(403)
  expect((await story.person().call(contract.saveClient, { body })).status).toBe(401)
})
