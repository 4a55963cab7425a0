import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import {
  clientPartiesContract as clients,
  partiesOpsContract as ops,
  talentPartiesContract as talents,
} from '@fareeq/domain/parties/contract.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { companyOf } from '../../testing/contracts.ts'
import { freshStory } from '../../testing/story.ts'

const story = await freshStory()
const LAYLA = {
  legal_name: 'ليلى محمد حداد',
  second_legal_name: 'Layla Mohammad Haddad',
  country: 'JO',
  address: 'عمّان',
}

test('a company says once who it is, for all its colleagues, and a stranger’s company is another', async () => {
  const [khalid, stranger] = [await story.client(), await story.client()]
  expect((await khalid.call(clients.read)).body.data).toBeNull()
  const form = companyOf(khalid)
  expect((await khalid.call(clients.save, { body: form })).body.data).toEqual(form)
  expect((await khalid.call(clients.save, { body: { ...form, tax_number: '' } })).body.data.tax_number).toBeNull()
  const colleague = await story.client()
  await story.db.run(sql`
    update organisation_members set role = 'finance',
      organisation_id = (select organisation_id from organisation_members where user_id = ${khalid.user.id})
    where user_id = ${colleague.user.id}`)
  expect((await colleague.call(clients.read)).body.data).toMatchObject({ legal_name: form.legal_name })
  // Whoever may not sign for the company may not say who it is either.
  expect((await colleague.call(clients.save, { body: form })).body.code).toBe('not_authorized')
  expect((await stranger.call(clients.read)).body.data).toBeNull()
  expect(await story.db.rows(sql`select 1 from audit_entries where action = 'party.company_changed'`)).toHaveLength(2)
})

test('a company is not called by its address on the web, nor registered by half a number', async () => {
  const khalid = await story.client()
  const body = { ...companyOf(khalid), legal_name: 'nakhla.com', second_legal_name: '', registration_number: '10' }
  const { status, body: refused } = await khalid.call(clients.save, { body }, { 'accept-language': 'ar' })
  expect(status).toBe(422)
  expect(refused.errors).toEqual([
    expect.objectContaining({ field: 'legal_name', code: 'no_url', error: rule.no_url.ar }),
    expect.objectContaining({ field: 'registration_number', error: rule.registration_number.ar }),
  ])
})

test('numbers of a talent are kept sealed and shown by their end; left out they stay, empty they are gone', async () => {
  const layla = await story.talent()
  const save = async (numbers: object) => (await layla.call(talents.save, { body: { ...LAYLA, ...numbers } })).body.data
  expect(await save({ national_id: '9876543210', tax_number: '5554443' })).toMatchObject({
    national_id: '••••3210',
    tax_number: '••••443',
  })
  expect(await save({})).toMatchObject({ national_id: '••••3210', tax_number: '••••443' })
  const { numbers_secret } = await story.db.one<{ numbers_secret: Buffer }>(
    sql`select numbers_secret from talent_parties`,
  )
  expect(numbers_secret.toString('latin1')).not.toContain('9876543210')
  expect(await save({ tax_number: '' })).toMatchObject({ national_id: '••••3210', tax_number: null })
  expect(await save({ national_id: '' })).toMatchObject({ national_id: null })
  expect(await story.db.one(sql`select numbers_secret from talent_parties`)).toEqual({ numbers_secret: null })
})

test('operations open whole numbers with a reason, which stays in the trail; others do not', async () => {
  const layla = await story.talent()
  await layla.call(talents.save, { body: { ...LAYLA, national_id: '9876543210' } })
  const [operations, recruiter] = [await story.staff(['operations']), await story.staff(['recruiter'])]
  const open = (who: typeof operations, id: string, reason: string) =>
    who.call(ops.numbers, { params: { id }, body: { reason } })
  expect((await open(operations, layla.user.id, ' ')).status).toBe(422)
  expect((await open(recruiter, layla.user.id, 'Court order 12')).body.code).toBe('not_authorized')
  expect((await open(operations, (await story.talent()).user.id, 'Court order 12')).body.code).toBe('not_found')
  expect((await open(operations, layla.user.id, 'Court order 12')).body.data).toEqual({
    national_id: '9876543210',
    tax_number: null,
  })
  expect(await story.db.rows(sql`select details from audit_entries where action = 'party.numbers_read'`)).toEqual([
    { details: { reason: 'Court order 12' } },
  ])
})
