import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { nominationsOpsContract as ops } from '@fareeq/domain/nominations/contract-ops.ts'
import { nominationsContract as contract } from '@fareeq/domain/nominations/contract.ts'
import type { StaffRole } from '@fareeq/domain/kernel/permissions/roles.ts'
import { staffAccountsContract } from '@fareeq/domain/staff/contract-accounts.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { newId } from '../../platform/ids.ts'
import { finishedRequest, selectedTalent } from '../../testing/market.ts'
import { type Member, type Person, snapshotStory } from '../../testing/story.ts'

type Body = InputOf<typeof ops.nominateMany>['body']

let mona: Person
let [khalid, noura]: [Member, Member] = [] as never
let [layla, omar, sami]: [Member, Member, Member] = [] as never
let [souq, tawseel, other]: [string, string, string] = [] as never
const story = await snapshotStory(async (story) => {
  mona = await story.staff(['matcher'], 'Mona')
  khalid = await story.client()
  noura = await story.client()
  souq = await finishedRequest(story, khalid)
  tawseel = await finishedRequest(story, khalid, 'Tawseel')
  other = await finishedRequest(story, noura, 'Rihla')
  layla = await selectedTalent(story)
  omar = await selectedTalent(story)
  sami = await selectedTalent(story)
})
const reasons = ['Five years of Node.js']
const nominate = async (talent: Member, project_id: string) =>
  (await mona.call(ops.nominate, { body: { project_id, talent_id: talent.user.id, reasons } })).body.data.id as string
const many = (people: readonly object[], headers: Record<string, string> = {}, id = souq) =>
  mona.call(ops.nominateMany, { params: { id }, body: { people: people as Body['people'] } }, headers)
const person = (talent_id: string, more: object = {}) => ({ talent_id, reasons, ...more })
const pass = (client: Member, id: string, reason: string) =>
  client.call(contract.decline, { params: { id }, body: { reason, tag: 'skills' } })
const count = async () =>
  (await story.db.one<{ n: number }>(sql`select count(*)::int as n from nominations where project_id = ${souq}`)).n

test('a candidate comes with where else they stand, what this company said before, and the salary', async () => {
  const [there] = [await nominate(layla, other)]
  await pass(khalid, await nominate(layla, tawseel), 'Needs more Go.')
  // What another company did not want is not this one's to know.
  await pass(noura, await nominate(omar, other), 'Too junior for us.')
  const { data } = (await mona.call(ops.candidates, { params: { id: souq } })).body
  const of = (talent: Member) => data.find(({ id }: { id: string }) => id === talent.user.id)
  expect(of(layla)).toMatchObject({
    nominated: false,
    terms: { full_time: 2400, part_time: null },
    refusals: [
      { project_id: tawseel, project_name: 'Tawseel', is_here: false, tag: 'skills', reason: 'Needs more Go.' },
    ],
    elsewhere: [{ id: there, project_id: other, project_name: 'Rihla', state: 'reserved', interview_id: null }],
  })
  expect(of(omar)).toMatchObject({ refusals: [], elsewhere: [] })
})

test('several are nominated with one call; who cannot be is told why, and holds up nobody', async () => {
  const [gone, newcomer, banned] = [newId(story.now()), await story.talent(), await selectedTalent(story)]
  await story.db.run(sql`update talent_profiles set hiring_status = 'banned' where user_id = ${banned.user.id}`)
  await nominate(omar, souq)
  await pass(khalid, await nominate(sami, souq), 'Not now.')
  const ids = [gone, khalid.user.id, newcomer.user.id, banned.user.id, omar.user.id, sami.user.id, layla.user.id]
  const { status, body } = await many(ids.map((id) => person(id)))
  expect(status).toBe(200)
  const outcomes = body.data.map((one: { refusal: { code: string } | null }) => one.refusal?.code ?? 'nominated')
  expect(body.data.map(({ talent_id }: { talent_id: string }) => talent_id)).toEqual(ids)
  expect(outcomes).toEqual([
    'talent_gone',
    'talent_gone',
    'talent_not_live',
    'talent_banned',
    'nominated_already',
    'refused_before',
    'nominated',
  ])
  expect(body.data[3].refusal.message).toBe('This talent is suspended and cannot be nominated.')
  const { data: standing } = (await khalid.call(contract.list, { query: { list: 'standing' } })).body
  const talentIds = standing.map((one: { talent: { id: string } }) => one.talent.id)
  expect(talentIds.toSorted()).toEqual([omar.user.id, layla.user.id].toSorted())
  // `again` overrides an earlier rejection.
  const again = await many([person(sami.user.id, { again: true })])
  expect(again.body.data).toMatchObject([{ refusal: null }])
})

test('two clicks make one change and read one answer; a colleague at the same moment nominates nobody twice', async () => {
  const people = [layla, omar, sami].map(({ user }) => person(user.id))
  const headers = { 'idempotency-key': 'three-at-once-0001' }
  const [first, second, rival] = await Promise.all([
    many(people, headers),
    many(people, headers),
    many(people.toReversed()),
  ])
  expect(second.body).toEqual(first.body)
  expect(await count()).toBe(3)
  const nominated = [...first.body.data, ...rival.body.data].filter((one) => one.nomination_id)
  expect(nominated).toHaveLength(3)
  // Three in one mail, not three mails.
  const subjects = (await story.outbox(khalid.email)).flatMap(({ channel, subject }) =>
    channel === 'email' ? subject : [],
  )
  expect(subjects.filter((subject) => /nominat/i.test(subject ?? ''))).toEqual([expect.stringContaining('3')])
})

test('an empty, a repeated or an eleventh person is a fault of the form', async () => {
  const eleven = Array.from({ length: 11 }, () => person(newId(story.now())))
  for (const people of [[], [person(layla.user.id), person(layla.user.id)], eleven])
    expect(await many(people)).toMatchObject({ status: 422, body: { errors: [{ field: 'people' }] } })
  expect(await many([person(layla.user.id, { reasons: ['x'.repeat(301)] })])).toMatchObject({ status: 422 })
  expect(await many([person(layla.user.id)], {}, newId(story.now()))).toMatchObject({ status: 404 })
  expect(await count()).toBe(0)
})

test('a reason of blanks or beyond its length names the person it is of, and nobody of the call is nominated', async () => {
  for (const [reason, code] of [
    ['   ', 'required'],
    ['x'.repeat(301), 'max_length'],
  ] as const) {
    const answer = await many([person(layla.user.id), person(omar.user.id, { reasons: [reason] })])
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: 'people.1.reasons.0', code }] } })
  }
  expect(await many([person(layla.user.id, { reasons: [] })])).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'people.0.reasons', code: 'required' }] },
  })
  expect(await count()).toBe(0)
})

test('a role that was taken away and a request that fell back or vanished meanwhile refuse the whole call', async () => {
  const people = [person(layla.user.id), person(omar.user.id)]
  const admin = await story.staff(['admin'])
  const { id } = await story.db.one<{ id: string }>(sql`select id from staff where name = 'Mona'`)
  const setRoles = async (expectedRoles: StaffRole[], roles: StaffRole[]) =>
    expect(
      await admin.call(staffAccountsContract.setRoles, {
        params: { id },
        body: { roles, expected_roles: expectedRoles },
      }),
    ).toMatchObject({
      status: 200,
    })
  const trace = async () =>
    (
      await story.db.one<{ n: number }>(
        sql`select count(*)::int as n from audit_entries where action like 'nomination.%'`,
      )
    ).n
  await story.db.run(sql`update client_projects set step = 3 where id = ${souq}`)
  expect(await many(people)).toMatchObject({ status: 409, body: { code: 'request_unfinished' } })
  await story.db.run(sql`update client_projects set step = 6 where id = ${souq}`)
  await setRoles(['matcher'], ['content'])
  expect(await many(people)).toMatchObject({ status: 403, body: { code: 'not_authorized' } })
  await setRoles(['content'], ['matcher'])
  await story.db.run(sql`delete from client_projects where id = ${souq}`)
  expect(await many(people)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect([await count(), await trace()]).toEqual([0, 0])
})

test('the preview is what the company reads once it is sent, in its language, and shows no hidden salary', async () => {
  await story.db.run(sql`update users set lang = 'ar' where id = ${khalid.user.id}`)
  const read = async () =>
    (await mona.call(ops.preview, { params: { id: souq }, query: { talent_id: layla.user.id } })).body.data
  const preview = await read()
  expect(preview.talent).toMatchObject({ role_name: 'تطوير الأنظمة الخلفية', salary: null, salary_range: null })
  expect(JSON.stringify(preview)).not.toContain('2400')
  expect(await count()).toBe(0)
  const id = await nominate(layla, souq)
  const arabic = { 'accept-language': 'ar' }
  const view = (await khalid.call(contract.read, { params: { id } }, arabic)).body.data
  const { id: _, reasons: __, reasons_in: ___, ...expected } = view
  expect(preview).toMatchObject(expected)
  await story.db.run(sql`update talent_profiles set salary_shown = true where user_id = ${layla.user.id}`)
  expect((await read()).talent).toMatchObject({ salary: null, salary_range: { full_time: { from: 2000 } } })
})
