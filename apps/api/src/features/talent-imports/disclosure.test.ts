import { signUpContract } from '@fareeq/domain/accounts/contract-sign-up.ts'
import { linksContract } from '@fareeq/domain/accounts/contract-links.ts'
import { accountsContract } from '@fareeq/domain/accounts/contract.ts'
import { csvOf } from '@fareeq/domain/kernel/text/csv.ts'
import { DAY } from '@fareeq/domain/kernel/time/time.ts'
import { visitorMeetingsContract } from '@fareeq/domain/meetings/contract-visitors.ts'
import { organisationsContract } from '@fareeq/domain/organisations/contract.ts'
import { joiningContract } from '@fareeq/domain/organisations/contract-joining.ts'
import { importsContract as ops, welcomeContract as welcome } from '@fareeq/domain/talent-imports/contract.ts'
import { trackingContract } from '@fareeq/domain/tracking/contract.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { clientForm, pendingForm, talentForm } from '../../testing/forms.ts'
import { type Person, snapshotStory } from '../../testing/story.ts'
import { deleteUnproved } from '../accounts/queries.ts'
import { restoreAddresses } from '../accounts/queries-imported.ts'
import { compareImport } from './actions-comparing.ts'
import { workImport } from './actions-importing.ts'

const IMPORTED = 'held@corp.example'
const UNKNOWN = 'unknown@corp.example'
const CONSENT = { consent: { terms: true as const, privacy: true as const } }

let sara: Person
/** One person was imported, and has not answered. */
const story = await snapshotStory(async (story) => {
  sara = await story.staff(['recruiter'], 'Sara')
  const body = new FormData()
  body.set(
    'file',
    new Blob([
      csvOf([
        ['Name', 'Email'],
        ['Layla Haddad', IMPORTED],
      ]),
    ]),
    'candidates.csv',
  )
  const { id } = (await sara.call(ops.upload, { body })).body.data
  await compareImport(story.work(), id)
  await sara.call(ops.begin, { params: { id } })
  await workImport(story.work(), id)
})

const people = () =>
  story.db.rows<{ email: string; type: number; from_workable: boolean }>(
    sql`select email, type, from_workable from users order by created_at`,
  )
const linkTo = async () => /token=([\w-]+)/.exec((await story.outbox(IMPORTED)).at(-1)?.text ?? '')?.[1] ?? ''
/** The same calls for both addresses; what differs is only the address itself. */
async function answers(email: string): Promise<unknown[]> {
  const visitor = story.person()
  const collected: unknown[] = []
  const hear = ({ status, body }: { status: number; body: unknown }) =>
    collected.push(JSON.parse(JSON.stringify([status, body]).replaceAll(email, 'ADDRESS')))
  hear(await visitor.call(accountsContract.validateEmail, { body: { email, type: 2 } }))
  hear(await visitor.call(accountsContract.validateEmail, { body: { email, type: 1 } }))
  hear(await visitor.call(accountsContract.generateOtp, { body: { email } }))
  hear(await visitor.call(accountsContract.login, { body: { email, otpCode: '0000' } }))
  hear(await visitor.call(linksContract.send, { body: { email } }))
  hear(await visitor.call(signUpContract.register, { body: clientForm({ email }) }))
  hear(await visitor.call(signUpContract.register, { body: clientForm({ email }) }))
  hear(await visitor.call(signUpContract.register, { body: talentForm({ email }) }))
  hear(await visitor.call(accountsContract.login, { body: { email, otpCode: '0000' } }))
  return collected
}

test('sign-up and sign-in answer the same for an imported address as for an unknown one, first and again', async () => {
  const [imported, unknown] = [await answers(IMPORTED), await answers(UNKNOWN)]
  expect(imported).toEqual(unknown)
  expect(imported[5]).toMatchObject([201, { data: { email: 'ADDRESS' } }])
  expect(imported[6]).toMatchObject([422, { code: 'email_registered' }])
})

test('booking a meeting with it answers the same, and what a file said is not overwritten', async () => {
  const book = async (email: string) => {
    const { status, body } = await story
      .person()
      .call(visitorMeetingsContract.registerPending, { body: pendingForm({ email }) })
    return [status, JSON.stringify(body).replaceAll(email, 'ADDRESS')]
  }
  expect(await book(IMPORTED)).toEqual(await book(UNKNOWN))
  expect(await story.db.row(sql`select first_name from users where from_workable`)).toEqual({ first_name: 'Layla' })
})

test('a company invites it as any other; its owner joins by the link, and what a file said is gone', async () => {
  const boss = await story.client({ email: 'boss@corp.example' })
  const invited = await boss.call(organisationsContract.invite, { body: { email: IMPORTED, role: 'viewer' } })
  expect(invited.status).toBe(201)
  const token = /token=([\w-]+)/.exec((await story.outbox(IMPORTED))[0]?.text ?? '')?.[1] ?? ''
  const owner = story.person()
  expect((await owner.call(joiningContract.offer, { params: { token } })).body.data.has_account).toBe(false)
  const body = { first_name: 'Layla', last_name: 'Haddad', ...CONSENT }
  expect((await owner.call(joiningContract.signUp, { params: { token }, body })).body.data.user.email).toBe(IMPORTED)
  expect((await people()).filter(({ from_workable }) => from_workable)).toEqual([])
})

test('whoever signs up and proves the address has their own account, and what a file said of them is deleted unseen', async () => {
  const visitor = story.person()
  await visitor.call(signUpContract.register, { body: clientForm({ email: IMPORTED }) })
  const otpCode = await story.codeFor(IMPORTED)
  expect((await visitor.call(accountsContract.login, { body: { email: IMPORTED, otpCode } })).status).toBe(200)
  expect(await people()).toEqual([{ email: IMPORTED, type: 2, from_workable: false }])
  for (const table of ['imported_talents', 'talent_import_rows', 'selections'])
    expect(await story.db.rows({ text: `select 1 from ${table}`, values: [] })).toEqual([])
})

test('a sign-up that is never proved takes nothing: the owner still answers by the link, and after a day the address is back', async () => {
  const token = await linkTo()
  await story.person().call(signUpContract.register, { body: clientForm({ email: IMPORTED }) })
  expect((await story.person().call(welcome.read, { params: { token } })).body.data.email).toBe(IMPORTED)
  const agreed = await story.person().call(welcome.agree, { params: { token }, body: CONSENT })
  expect(agreed.body.data.user).toMatchObject({ email: IMPORTED, first_name: 'Layla', type: 1 })
  expect(await people()).toHaveLength(1)
})

test('without an answer the address is the record’s again once the sign-up is forgotten', async () => {
  await story.person().call(signUpContract.register, { body: clientForm({ email: IMPORTED }) })
  story.advance(2 * DAY)
  await deleteUnproved(story.db, story.now())
  await restoreAddresses(story.db)
  expect(await people()).toEqual([{ email: IMPORTED, type: 1, from_workable: true }])
})

test('the funnel counts somebody imported when they say yes, and not before', async () => {
  const admin = await story.staff(['admin'])
  const total = async () =>
    (await admin.call(trackingContract.funnel)).body.meta.total.map(({ count }: { count: number }) => count)
  expect(await total()).toEqual([0, 0, 0, 0, 0])
  await story.person().call(welcome.agree, { params: { token: await linkTo() }, body: CONSENT })
  expect(await total()).toEqual([0, 0, 1, 1, 0])
})
