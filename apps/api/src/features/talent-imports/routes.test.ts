import { accountsContract } from '@fareeq/domain/accounts/contract.ts'
import { csvOf } from '@fareeq/domain/kernel/text/csv.ts'
import { DAY } from '@fareeq/domain/kernel/time/time.ts'
import { selectionRecordContract } from '@fareeq/domain/selections/contract-record.ts'
import { selectionsOpsContract } from '@fareeq/domain/selections/contract-ops.ts'
import { importsContract as ops, welcomeContract as welcome } from '@fareeq/domain/talent-imports/contract.ts'
import { MAX_ROWS } from '@fareeq/domain/talent-imports/limits.ts'
import type { ImportRow } from '@fareeq/domain/talent-imports/schema.ts'
import { expect, test } from 'vitest'
import type { ActionContext } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { liveTalent } from '../../testing/market.ts'
import { type Person, snapshotStory } from '../../testing/story.ts'
import { deleteUnproved } from '../accounts/queries.ts'
import { enterSelection } from '../selections/actions-following.ts'
import { compareImport } from './actions-comparing.ts'
import { forgetImports } from './actions-consent.ts'
import { workImport } from './actions-importing.ts'

let sara: Person
const story = await snapshotStory(async (story) => {
  sara = await story.staff(['recruiter'], 'Sara')
})

const HEADS = ['Name', 'Email', 'Phone', 'Headline', 'Skills', 'Salary wish']
const form = (bytes: Uint8Array | string, name = 'candidates.csv') => {
  const data = new FormData()
  data.set('file', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), name)
  return data
}
const upload = (bytes: Uint8Array | string, name?: string, person = sara) =>
  person.call(ops.upload, { body: form(bytes, name) })
const table = (...rows: string[][]) => csvOf([HEADS, ...rows])
const read = async (id: string) => (await sara.call(ops.read, { params: { id } })).body.data
const rows = async (id: string, query = {}): Promise<ImportRow[]> =>
  (await sara.call(ops.rows, { params: { id }, query })).body.data

/** A file, read and compared. */
async function compared(bytes: Uint8Array | string, name?: string): Promise<string> {
  const { status, body } = await upload(bytes, name)
  expect(status, JSON.stringify(body)).toBe(202)
  await compareImport(story.work(), body.data.id)
  return body.data.id
}
async function imported(id: string) {
  await sara.call(ops.begin, { params: { id } })
  await workImport(story.work(), id)
  return read(id)
}
/** As `begin` leaves it, without its job, which might be faster than what follows. */
const runningWithoutJob = (id: string) =>
  story.db.run(sql`update talent_imports set phase = 'running' where id = ${id}`)
/** Context of a job during which something else happens, after its first transaction. */
function beforeSecondBatch(happens: () => Promise<unknown>): ActionContext {
  const context = story.work()
  let transactions = 0
  const transaction: Db['transaction'] = async (run, options) => {
    transactions++
    if (transactions === 2) await happens()
    return context.db.transaction(run, options)
  }
  return { ...context, db: { ...context.db, transaction } }
}
const linkTo = async (email: string): Promise<string> =>
  /token=([\w-]+)/.exec((await story.outbox(email))[0]?.text ?? '')?.[1] ?? ''
const LAYLA = ['ليلى حدّاد', 'layla@mail.example', '+962 79 123 4567', '=HYPERLINK("http://x")', 'Node.js, Go', '900']
const CONSENT = { consent: { terms: true as const, privacy: true as const } }

test('a file is previewed, imported and asked about: one mail, a place in the first step, nothing for companies before the yes [D-76] [E-011]', async () => {
  const id = await compared(table(LAYLA, ['Omar', 'not-an-address', '', '', '', '']))
  expect(await read(id)).toMatchObject({
    phase: 'ready',
    total: 2,
    verdicts: { new: 1, duplicate: 0, faulty: 1 },
    ignored: ['Salary wish'],
  })
  expect(await rows(id, { verdict: 'faulty' })).toMatchObject([
    { line: 3, faults: [{ field: 'last_name', error: 'This field is required' }, { field: 'email' }] },
  ])
  expect(await imported(id)).toMatchObject({ phase: 'finished', imported: 1, skipped: 1, done: 2 })
  const { details } = await story.db.one<{ details: object }>(
    sql`select details from audit_entries where action = 'account.imported'`,
  )
  expect(details).toEqual({ file: (await read(id)).file_name, answer_by: expect.any(String) })

  const [card] = (await sara.call(selectionsOpsContract.list)).body.data
  expect(card).toMatchObject({ state: 'assessment', from_workable: true, awaits_consent: true })
  const manager = await story.staff(['account_manager'])
  expect((await manager.call(selectionsOpsContract.list)).body.data).toMatchObject([{ from_workable: false }])
  const { notes } = (await sara.call(selectionRecordContract.read, { params: { id: card.id } })).body.data
  expect(notes).toMatchObject([{ by: 'Sara', text: expect.stringContaining('headline: =HYPERLINK') }])
  const params = { id: card.id }
  expect(await sara.call(selectionsOpsContract.invite, { params })).toMatchObject({ body: { code: 'consent_awaited' } })
  const body = { expected_state: 'assessment' as const, reason: 'x' }
  expect(await sara.call(selectionsOpsContract.reject, { params, body })).toMatchObject({ status: 409 })

  const mails = await story.outbox('layla@mail.example')
  expect(mails).toMatchObject([{ lang: 'ar', subject: 'طلبك السابق لدينا: هل نُبقي بياناتك؟' }])
  const token = await linkTo('layla@mail.example')
  const visitor = story.person()
  expect((await visitor.call(welcome.read, { params: { token } })).body.data).toMatchObject({
    first_name: 'ليلى',
    phone: expect.stringContaining('•'),
    skills: ['Node.js', 'Go'],
  })
  const refused = await visitor.call(welcome.agree, { params: { token }, body: { consent: { terms: true } } as never })
  expect(refused).toMatchObject({ status: 422 })
  const agreed = await visitor.call(welcome.agree, { params: { token }, body: CONSENT })
  expect(agreed.body.data.user).toMatchObject({ from_workable: true, step: 1, phone: '+962791234567', country: 'JO' })
  expect(await visitor.call(welcome.agree, { params: { token }, body: CONSENT })).toMatchObject({
    status: 409,
    body: { code: 'welcome_over' },
  })
  const consents = sql`select kind, granted from consents where user_id = ${card.id} order by kind`
  expect(await story.db.rows(consents)).toEqual([
    { kind: 'marketing', granted: false },
    { kind: 'privacy', granted: true },
    { kind: 'terms', granted: true },
  ])
  expect((await sara.call(selectionsOpsContract.list)).body.data).toMatchObject([{ awaits_consent: false }])
})

test('who we have already is known by mail, phone and name in either script; what the file says becomes a note, and nothing of theirs changes', async () => {
  const layla = await liveTalent(story, { email: 'layla@mail.example' })
  await story.db.run(sql`
    update users set first_name = 'ليلى', last_name = 'حدّاد', phone = '+962791234567' where id = ${layla.user.id}`)
  await story.db.transaction((db) => enterSelection(story.work(db), layla.user.id))
  await story.client({ email: 'boss@nakhla.test' })
  const id = await compared(
    table(
      ['Layla H', 'LAYLA@mail.example', '', 'QA lead', '', ''],
      ['Somebody Else', 'else@mail.example', '00962791234567', '', '', ''],
      ['Haddad Layla', 'layla.haddad@mail.example', '', '', '', ''],
      ['The Boss', 'boss@nakhla.test', '', '', '', ''],
      ['Layla Again', 'layla@mail.example', '', '', '', ''],
    ),
  )
  expect(
    (await rows(id)).map(({ line, verdict, likeness, choice, match }) => [line, verdict, likeness, choice, match?.id]),
  ).toEqual([
    [2, 'duplicate', 'mail', 'note', layla.user.id],
    [3, 'duplicate', 'phone', 'skip', layla.user.id],
    [4, 'duplicate', 'name', 'skip', layla.user.id],
    [5, 'faulty', null, 'skip', undefined],
    [6, 'faulty', null, 'skip', undefined],
  ])
  const errors = (await rows(id, { verdict: 'faulty' })).map(({ faults }) => faults[0]?.error)
  expect(errors).toEqual([
    'This email belongs to an account that is not a talent’s.',
    'The same email is already in line 2.',
  ])
  const choose = (line: number, choice: 'import' | 'note' | 'skip') =>
    sara.call(ops.choose, { params: { id, line }, body: { choice } })
  expect(await choose(2, 'import')).toMatchObject({ status: 409, body: { code: 'choice_closed' } })
  expect((await choose(4, 'import')).body.data).toMatchObject({ choice: 'import' })
  expect(await imported(id)).toMatchObject({ imported: 1, noted: 1, skipped: 3 })
  const record = await sara.call(selectionRecordContract.read, { params: { id: layla.user.id } })
  expect(record.body.data.notes).toMatchObject([{ text: 'Workable\nheadline: QA lead' }])
  expect(await story.outbox('layla.haddad@mail.example')).toHaveLength(1)
  expect(await choose(2, 'skip')).toMatchObject({ status: 409, body: { code: 'import_over' } })
})

test('stopped in the middle it goes on where it was; two workers, a repeated job and the same file again make no doubles', async () => {
  const many = Array.from({ length: 60 }, (_, n) => [
    `Person Number${'abcdefghij'[n % 10]}${'klmnop'[Math.floor(n / 10)]}`,
    `p${n}@mail.example`,
    '',
    '',
    '',
    '',
  ])
  const id = await compared(table(...many))
  await runningWithoutJob(id)
  await workImport(
    beforeSecondBatch(() => sara.call(ops.stop, { params: { id } })),
    id,
  )
  expect(await read(id)).toMatchObject({ phase: 'stopped', done: 25 })
  await sara.call(ops.begin, { params: { id } })
  await Promise.all([workImport(story.work(), id), workImport(story.work(), id)])
  await workImport(story.work(), id)
  expect(await read(id)).toMatchObject({ phase: 'finished', imported: 60 })
  const { count } = await story.db.one<{ count: number }>(
    sql`select count(*)::int from messages where to_address like 'p%@mail.example'`,
  )
  expect(count).toBe(60)
  const again = await compared(table(...many))
  expect(await read(again)).toMatchObject({ verdicts: { new: 0, duplicate: 60 } })
  expect(await imported(again)).toMatchObject({ imported: 0 })
})

test('a role that was taken away imports nobody more', async () => {
  const id = await compared(table(LAYLA))
  await runningWithoutJob(id)
  await story.db.run(sql`update staff set roles = '{content}' where name = 'Sara'`)
  await workImport(story.work(), id)
  expect(await story.db.row(sql`select phase, imported from talent_imports`)).toEqual({ phase: 'stopped', imported: 0 })
})

test.each([
  ['UTF-16 with its mark', (text: string) => Buffer.from(text, 'utf16le')],
  ['UTF-16 without one', (text: string) => Buffer.from(text.replace('\u{feff}', ''), 'utf16le')],
  ['Windows-1256', () => Buffer.from('4e616d652c456d61696c0ae1edecf42068c7cfc72c6c40782e636f', 'hex')],
])('%s is read as it is', async (_, write) => {
  const id = await compared(write(table(LAYLA)))
  expect((await rows(id))[0]?.name).toMatch(/ل/)
})

test('files that cannot be used are refused in a sentence, in the caller’s language', async () => {
  const tooMany = `Name,Email\n${Array.from({ length: MAX_ROWS + 1 }, (_, n) => `A B,p${n}@x.example`).join('\n')}`
  const refusal = async (bytes: string, name?: string) => {
    const { status, body } = await upload(bytes, name)
    return [status, body.code]
  }
  expect(await refusal('Name,Phone\nA B,1')).toEqual([422, 'import_columns'])
  expect(await refusal('Name,Email\n')).toEqual([422, 'import_empty'])
  expect(await refusal('{"a":1}', 'x.json')).toEqual([422, 'import_json'])
  expect(await refusal('[', 'x.json')).toEqual([422, 'import_json'])
  expect(await refusal('Name,Email\n\u{fffd}A B,a@b.example')).toEqual([422, 'file_encoding'])
  expect(await refusal('Name,Email\nA\0B,a@b.example')).toEqual([422, 'file_encoding'])
  expect(await refusal('Name,Email\nA\0B,a@b.example', 'x.xlsx')).toEqual([422, 'file_type'])
  const arabic = story.person({ lang: 'ar', token: sara.token })
  expect((await upload(tooMany, undefined, arabic)).body.message).toBe(
    'الحد الأقصى لعدد الأشخاص في الملف 20000، وهذا الملف أكبر. قسّمه وارفع أجزاءه.',
  )
  const json = JSON.stringify({ candidates: [{ name: 'Layla Haddad', email: 'l@mail.example' }, 'x'] })
  expect(await read(await compared(json, 'candidates.json'))).toMatchObject({ verdicts: { new: 1, faulty: 1 } })
})

test('before the yes nobody comes in: a code leads to the link; a no deletes everything and is remembered', async () => {
  await imported(await compared(table(LAYLA)))
  const email = 'layla@mail.example'
  const visitor = story.person()
  await visitor.call(accountsContract.generateOtp, { body: { email } })
  const entered = await visitor.call(accountsContract.login, { body: { email, otpCode: await story.codeFor(email) } })
  expect(entered).toMatchObject({ status: 403, body: { code: 'consent_missing' } })
  expect(await story.outbox(email)).toHaveLength(3)
  const token = await linkTo(email)
  expect((await visitor.call(welcome.decline, { params: { token } })).body.data).toEqual({ deleted: true })
  for (const tableName of ['users where type = 1', 'selections', 'talent_import_rows', 'imported_talents'])
    expect(await story.db.rows({ text: `select 1 from ${tableName}`, values: [] })).toEqual([])
  expect(await visitor.call(welcome.read, { params: { token } })).toMatchObject({ status: 404 })
  const again = await compared(table(LAYLA))
  expect(await rows(again)).toMatchObject([
    { verdict: 'faulty', faults: [{ error: 'This person has asked us not to keep their data.' }] },
  ])
})

test('who does not answer within thirty days is forgotten, and not before', async () => {
  const id = await compared(table(LAYLA))
  await imported(id)
  story.advance(29 * DAY)
  await deleteUnproved(story.db, story.now())
  expect(await forgetImports(story.work())).toBe(0)
  story.advance(2 * DAY)
  expect(await forgetImports(story.work())).toBe(1)
  expect(await story.db.rows(sql`select 1 from users`)).toEqual([])
  expect(await story.db.rows(sql`select 1 from talent_import_rows`)).toEqual([])
})

test('only those who recruit import', async () => {
  const matcher = await story.staff(['matcher'])
  expect(await upload(table(LAYLA), undefined, matcher)).toMatchObject({ status: 403 })
  expect(await matcher.call(ops.list)).toMatchObject({ status: 403 })
})
