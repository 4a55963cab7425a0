import { searchWords } from '@fareeq/domain/matching/rules-names.ts'
import { nominationsOpsContract } from '@fareeq/domain/nominations/contract-ops.ts'
import { profileViewsContract } from '@fareeq/domain/profile-views/contract.ts'
import { talentsOpsContract as contract } from '@fareeq/domain/talent-views/contract-ops.ts'
import { talentQuery } from '@fareeq/domain/talent-views/rules-search.ts'
import { talentState } from '@fareeq/domain/talent-views/rules.ts'
import { expect, test } from 'vitest'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { newId } from '../../platform/ids.ts'
import type { Staff } from '../../platform/session.ts'
import { takeTest } from '../../testing/assessments.ts'
import { running } from '../../testing/contracts.ts'
import { agreedInterview, finishedRequest, selectedTalent } from '../../testing/market.ts'
import { type Member, type Person, freshStory } from '../../testing/story.ts'
import { readProfile } from '../talents/actions-profile.ts'
import { talentRows } from './queries-ops.ts'

let mona: Person
const story = await freshStory(async (story) => {
  mona = await story.staff(['matcher'])
})

type TalentRow = { id: string; first_name: string; state: string }
const find = async (query: object = {}) => (await mona.call(contract.find, { query })).body
const namesBy = async (q: string) => (await find({ q })).data.map(({ first_name }: TalentRow) => first_name)
const results = (person: Person, id: string) => person.call(contract.read, { params: { id } })
const rename = (id: string, first_name: string, last_name: string) =>
  story.db.run(sql`update users set first_name = ${first_name}, last_name = ${last_name} where id = ${id}`)
const called = async (first_name: string, last_name: string) => {
  story.advance(1000)
  const talent = await selectedTalent(story)
  await rename(talent.user.id, first_name, last_name)
  return talent
}

test('somebody is found by their name in any spelling, with or without its article', async () => {
  await called('إسراء', 'الحَربي')
  await called('Jean-Luc', "O'Brien")
  for (const q of ['إسراء', 'اسراء', 'اسرا', 'حربي', 'الحربى', 'أسراء حربي'])
    expect(await namesBy(q)).toEqual(['إسراء'])
  for (const q of ['JEAN', 'luc', 'brien jean']) expect(await namesBy(q)).toEqual(['Jean-Luc'])
  for (const q of ['سراء', '100%', '_', 'اسراء ليلى']) expect(await namesBy(q)).toEqual([])
})

test('the database reads the words of a name as the domain does', async () => {
  const letters = Array.from('أإآٱىیئؤةکءبتثجحخدذرزسشصضطظعغفقلمنهويـًٌٍَُِّْٰٕٓٔؐۖ٣۳', (letter) => `م${letter}ن`)
  const names = [...letters, 'إِدَارَة الله', 'Ｌayla LAYLA', 'Jean-Luc O’Brien', 'ÉLODIE d’Été', 'A. (B) "C"', ' ', '٤٢']
  const results = await story.db.rows<{ words: string[] }>(sql`
    select tsvector_to_array(name_words(name)) as words from unnest(${names}::text[]) with ordinality as given(name, n)
    order by n`)
  for (const [n, name] of names.entries()) expect(new Set(results[n]!.words), name).toEqual(new Set(searchWords(name)))
})

test.each([
  ['ليلى حداد', ['users_name_words']],
  ['layla@fareeq', ['users_name_words', 'users_email_begins']],
  ['+962 79', ['users_name_words', 'users_phone_begins']],
  ['0791234567', ['users_name_words', 'users_email_begins', 'users_phone_ends']],
])('«%s» is looked up and not looked through everybody for', async (q, indexes) => {
  const search = { term: talentQuery(q, true), role: undefined, country: undefined, state: undefined }
  const plan = await story.db.transaction(async (db) => {
    // The planner would prefer a sequential scan on so few rows.
    await db.run(sql`set local enable_seqscan = off`)
    await db.run(sql`set local enable_indexscan = off`)
    const explaining: Db = { ...db, rows: (question: Sql) => db.rows(sql`explain ${question}`) }
    return talentRows(explaining, {} as Staff, { ...search, cursor: undefined, limit: 20 })
  })
  for (const index of indexes) expect(JSON.stringify(plan)).toContain(`Bitmap Index Scan on ${index}`)
})

test('an address and a number find whom they begin', async () => {
  const layla = await called('Layla', 'Haddad')
  await story.db.run(sql`update users set phone = '+962791234567' where id = ${layla.user.id}`)
  await called('Omar', 'Saleh')
  for (const q of [layla.email, layla.email.slice(0, -4).toUpperCase(), '+962 79123', '٠٧٩١٢٣٤٥٦٧', '009627912'])
    expect(await namesBy(q), q).toEqual(['Layla'])
  for (const q of ['1234567', '%@', '+963']) expect(await namesBy(q), q).toEqual([])
})

test('every talent is there, live or not, and the state is the one of the rule', async () => {
  const change: Record<string, ReturnType<typeof sql>> = {
    live: sql`update users set country = 'SA' where id = `,
    phone: sql`update users set phone_verified_at = null where id = `,
    application: sql`update users set step = 2 where id = `,
    unavailable: sql`update talent_profiles set unavailable = true, weeks = null where user_id = `,
    terms: sql`update talent_profiles set weeks = null where user_id = `,
    banned: sql`update talent_profiles set hiring_status = 'banned' where user_id = `,
  }
  for (const [state, words] of Object.entries(change)) {
    const { user } = await called(state, 'Saleh')
    await story.db.run(sql`${words}${user.id}`)
    const { data } = await readProfile(story.work(), { userId: user.id })
    expect(talentState(data)).toBe(state)
    expect((await find({ state })).data).toMatchObject([{ id: user.id, state }])
  }
  story.advance(1000)
  const unsaid = await story.talent()
  await story.client()
  const { data, meta } = await find()
  expect(meta).toEqual({ total: 7, next_cursor: null })
  expect(data[0]).toMatchObject({ id: unsaid.user.id, state: 'application', role_name: null, availability: null })
  expect(data[1]).toMatchObject({ first_name: 'banned', role_name: 'Backend developer', seniority: 'senior' })
  expect((await find({ country: 'SA', role_id: 'backend_developer' })).data).toMatchObject([{ state: 'live' }])
  expect((await find({ role_id: 'designer' })).meta.total).toBe(0)
})

test('a page ends where the next one begins, and both know how many there are', async () => {
  for (const name of ['First', 'Second', 'Third']) await called(name, 'Saleh')
  const { data, meta } = await find({ limit: 2 })
  expect([data.map(({ first_name }: TalentRow) => first_name), meta.total]).toEqual([['Third', 'Second'], 3])
  const rest = await find({ limit: 2, cursor: meta.next_cursor })
  expect(rest).toMatchObject({ data: [{ first_name: 'First' }], meta: { total: 3, next_cursor: null } })
})

const GRANTED = ['contact', 'salary', 'nominations', 'interviews']
test.each([
  ['recruiter', 200, []],
  ['matcher', 200, GRANTED],
  ['account_manager', 200, GRANTED],
  ['operations', 200, ['contact', 'salary']],
  ['admin', 200, GRANTED],
])('a %s who searches is answered %d, and sees of one: %s', async (role, status, visible) => {
  const layla = await called('Layla', 'Haddad')
  const person = await story.staff([role])
  expect((await person.call(contract.find, {})).status).toBe(status)
  const { data } = (await results(person, layla.user.id)).body
  const { contact, nominations, interviews } = data
  const visibleParts = { contact, salary: data.talent.salaries, nominations, interviews }
  expect(Object.keys(visibleParts).filter((part) => visibleParts[part as keyof typeof visibleParts] !== null)).toEqual(
    visible,
  )
  const json = JSON.stringify(data)
  expect([json.includes(layla.email), json.includes('2400')]).toEqual([visible.length > 0, visible.length > 0])
})

test.each(['finance', 'content'])('a %s finds and sees nobody', async (role) => {
  const layla = await called('Layla', 'Haddad')
  const person = await story.staff([role])
  expect([(await person.call(contract.find, {})).status, (await results(person, layla.user.id)).status]).toEqual([
    403, 403,
  ])
})

test('one talent is shown whole: the state, what is missing, nominations and interviews; and they read who looked', async () => {
  const [khalid, layla] = [await story.client(), await called('Layla', 'Haddad')]
  const project_id = await finishedRequest(story, khalid, 'Tawseel')
  await mona.call(nominationsOpsContract.nominate, {
    body: { project_id, talent_id: layla.user.id, reasons: ['Payments'] },
  })
  story.advance(1000)
  const interview = await agreedInterview(story, khalid, layla, new Date(story.now().getTime() + 3_600_000))
  const { data } = (await results(mona, layla.user.id)).body
  expect(data).toMatchObject({
    talent: { first_name: 'Layla', role_name: 'Backend developer', salaries: { full_time: 2400 } },
    state: 'live',
    contact: { email: layla.email, phone_verified: true },
    nominations: [
      { project_name: 'Souq', state: 'in_interview' },
      { project_id, project_name: 'Tawseel', state: 'reserved' },
    ],
    interviews: [{ id: interview, project_name: 'Souq', state: 'interview_scheduled' }],
  })
  expect(data.strength.next).toContain('photo')
  const views = (await layla.call(profileViewsContract.profileViews)).body.data
  expect(views).toMatchObject([{ viewer: 'منى', viewer_kind: 'staff', parts: ['profile', 'salary'] }])
})

test('who is not there, is no talent or has left is nobody; members have no such page', async () => {
  const [khalid, layla]: Member[] = [await story.client(), await called('Layla', 'Haddad')]
  for (const id of [newId(story.now()), khalid!.user.id]) expect(await results(mona, id)).toMatchObject({ status: 404 })
  await story.db.run(sql`update users set status = 'closed' where id = ${layla!.user.id}`)
  expect(await results(mona, layla!.user.id)).toMatchObject({ status: 404 })
  expect((await find()).meta.total).toBe(0)
  expect(await khalid!.call(contract.find, {})).toMatchObject({ status: 403 })
})

test('a recruiter reads the assessments beside the record, an account manager the contracts; finance reads no assessments', async () => {
  const deal = await running(story)
  const { id: attempt } = await takeTest(story, deal.layla, 'node-js', 15)
  const { id } = deal.layla.user
  const recruiter = (await results(await story.staff(['recruiter']), id)).body.data
  expect(recruiter.attempts).toMatchObject([
    { id: attempt, kind: 'multiple_choice', title: expect.stringContaining('Node.js'), state: 'passed' },
  ])
  const manager = (await results(await story.staff(['account_manager']), id)).body.data
  expect(manager.contracts).toMatchObject([{ id: deal.id, state: 'active', client_name: expect.any(String) }])
  const finance = await results(await story.staff(['finance']), id)
  expect(finance.body.data?.attempts ?? null).toBeNull()
})
