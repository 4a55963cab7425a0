import { STAFF_ROLES } from '@fareeq/domain/kernel/permissions/roles.ts'
import { HOUR } from '@fareeq/domain/kernel/time/time.ts'
import { requestsOpsContract } from '@fareeq/domain/client-projects/contract-ops.ts'
import { siteContract } from '@fareeq/domain/site/contract.ts'
import { ticketsContract } from '@fareeq/domain/tickets/contract.ts'
import { workItemsContract as contract } from '@fareeq/domain/work-items/contract.ts'
import { WORK_KINDS, WORK_TABS, type WorkTab } from '@fareeq/domain/work-items/limits.ts'
import { endOfToday, tabsOf, workKindsFor } from '@fareeq/domain/work-items/rules.ts'
import type { WorkCounts, WorkItem } from '@fareeq/domain/work-items/schema.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDemoWorld } from '../../../seeds/demo-world.ts'
import { sql } from '../../platform/db/sql.ts'
import { openSession } from '../../platform/session.ts'
import { recordStatements } from '../../testing/statements.ts'
import { type Person, type Story, openStory } from '../../testing/story.ts'

const { through, texts } = recordStatements()
let story: Story
beforeAll(async () => {
  story = await openStory({ through })
  await story.reset()
  await seedDemoWorld(story.db, story.now())
})
afterAll(() => story.close())

const counts = async (person: Person): Promise<WorkCounts> => (await person.call(contract.counts)).body.data
const colleague = async (email: string) => {
  const { id } = await story.db.one<{ id: string }>(sql`select id from staff where email = ${email}`)
  const token = await openSession(story.db, { staffId: id }, 'a story', story.now())
  return { id, person: story.person({ token }) }
}
/** All pages of a list. */
async function listed(person: Person, tab: WorkTab, limit = 3): Promise<WorkItem[]> {
  const all: WorkItem[] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const { status, body } = await person.call(contract.list, { query: { tab, limit, ...(cursor && { cursor }) } })
    expect(status).toBe(200)
    all.push(...body.data)
    cursor = body.meta.next_cursor
  }
  return all
}
const keyOf = ({ kind, id }: WorkItem) => `${kind} ${id}`

test('whoever has all roles finds the open work of the demo world, each once, in the order of the clock', async () => {
  const everybody = await story.staff([...STAFF_ROLES])
  const [late, today, later] = await Promise.all(
    (['late', 'today', 'later'] as const).map((tab) => listed(everybody, tab)),
  )
  const all = [...late!, ...today!, ...later!]
  expect(new Set(all.map(keyOf)).size).toBe(all.length)
  expect(all.map(({ due_at }) => due_at)).toEqual(all.map(({ due_at }) => due_at).toSorted())
  expect(all.filter(({ is_late }) => is_late)).toEqual(late)
  expect(late!.length).toBeGreaterThan(2)
  expect(today!.length).toBeGreaterThan(0)
  expect((await listed(everybody, 'late', 20)).map(keyOf)).toEqual(late!.map(keyOf))
  const { tabs, kinds } = await counts(everybody)
  expect([tabs.late, tabs.today, tabs.later]).toEqual([late!.length, today!.length, later!.length])
  expect(kinds.reduce((sum, kind) => sum + kind.late, 0)).toBe(tabs.late)
  const nameless = all.filter(({ name }) => !name)
  expect(nameless).toEqual([])
})

test('a home sends less than a dozen statements, and its counts read each kind once', async () => {
  const everybody = await story.staff([...STAFF_ROLES])
  await counts(everybody)
  texts.length = 0
  const { kinds } = await counts(everybody)
  const reads = texts.join(' ').match(/ as owner_id /g) ?? []
  await listed(everybody, 'late', 20)
  expect(reads.length).toBe(kinds.length)
  expect(texts.length).toBeLessThan(12)
})

test('a kind with very many items is counted list by list, and a hundred stands for more', async () => {
  const everybody = await story.staff([...STAFF_ROLES], 'Noura of very many')
  const before = await counts(everybody)
  const restore = await story.snapshot()
  await story.db.run(sql`
    insert into tickets (id, reference, kind, state, subject, body, from_name, from_email, lang, owner_id, created_at, updated_at, due_at)
    select gen_random_uuid(), 'Q' || n, 'contact', 'open', '-', '-', '-', 'a@b.sa', 'ar',
      case when n <= 40 then (select id from staff where name = 'Noura of very many') end,
      ${story.now()}, ${story.now()}, ${story.now()}::timestamptz + (n - 60) * interval '1 day'
    from generate_series(1, 700) as n`)
  const { tabs, kinds } = await counts(everybody)
  expect(tabs).toMatchObject({ later: 100, unowned: 100, mine: before.tabs.mine + 40 })
  const lateOf = ({ kinds }: WorkCounts) => kinds.find(({ kind }) => kind === 'ticket')?.late ?? 0
  expect(lateOf({ tabs, kinds })).toBe(lateOf(before) + 59)
  await restore()
})

test('every item stands in the lists that the rule says, for a colleague who owns some', async () => {
  const { id: me, person } = await colleague('claire@demo.fareeq.test')
  await story.db.run(sql`update client_projects set manager_id = ${me} where contracted_at is null and step >= 6`)
  const byId = new Map<string, { item: WorkItem; tabs: WorkTab[] }>()
  for (const tab of WORK_TABS)
    for (const item of await listed(person, tab)) {
      const entry = byId.get(keyOf(item)) ?? { item, tabs: [] }
      byId.set(keyOf(item), { item, tabs: [...entry.tabs, tab] })
    }
  const moment = { now: story.now(), end: endOfToday(story.now(), []), me }
  for (const { item, tabs } of byId.values()) {
    const facts = { due: new Date(item.due_at), owner: item.owner?.id ?? null, isOwned: WORK_KINDS[item.kind].isOwned }
    expect([keyOf(item), tabs.toSorted()]).toEqual([keyOf(item), tabsOf(facts, moment).toSorted()])
  }
  expect([...byId.values()].filter(({ tabs }) => tabs.includes('mine')).length).toBeGreaterThan(0)
})

test.each(STAFF_ROLES)('%s is shown the kinds of their role and nothing else', async (role) => {
  const person = await story.staff([role])
  const kinds = workKindsFor([role])
  for (const tab of WORK_TABS) for (const { kind } of await listed(person, tab, 20)) expect(kinds).toContain(kind)
  expect((await counts(person)).kinds.every(({ kind }) => kinds.includes(kind))).toBe(true)
})

test('an answered ticket and a taken request leave the list of what nobody has', async () => {
  const sara = await story.staff(['account_manager'], 'Sara')
  const body = { name: 'Noura', email: 'noura@shop.example', topic: 'hiring', message: 'Do you hire in Oman?' } as const
  await story.person().call(siteContract.contact, { body })
  const ofNoura = async (tab: WorkTab) => (await listed(sara, tab, 20)).filter(({ name }) => name === 'Noura')
  const [ticket] = await ofNoura('unowned')
  expect(ticket).toMatchObject({ kind: 'ticket', sub: 'contact', about: 'hiring', owner: null, is_late: false })
  await sara.call(ticketsContract.take, { params: { id: ticket!.id }, body: { expected_owner: null } })
  expect(await ofNoura('unowned')).toEqual([])
  expect(await ofNoura('mine')).toMatchObject([{ id: ticket!.id, owner: { name: 'Sara' } }])
  story.advance(30 * 24 * HOUR)
  const later = await story.staff(['account_manager'])
  expect((await listed(later, 'late', 20)).some(({ id }) => id === ticket!.id)).toBe(true)
  const answered = await later.call(ticketsContract.answer, {
    params: { id: ticket!.id },
    body: { text: 'Yes, we hire in Oman.' },
  })
  expect(answered.status).toBe(200)
  expect((await listed(later, 'late', 20)).some(({ id }) => id === ticket!.id)).toBe(false)
  await story.db.run(sql`update client_projects set manager_id = null`)
  const [request] = (await listed(later, 'unowned', 20)).filter(({ kind }) => kind === 'request')
  await later.call(requestsOpsContract.take, { params: { id: request!.id }, body: { expected_owner: null } })
  expect((await listed(later, 'unowned', 20)).some(({ id }) => id === request!.id)).toBe(false)
})

test('a case about a ban waits for whoever may make its next move and did not open it; a draft waits for content', async () => {
  const kindsOf = async (person: Person) => {
    const all = await Promise.all((['late', 'today', 'later'] as const).map((tab) => listed(person, tab, 20)))
    return all.flat()
  }
  const { person: admin, id } = await colleague('staff@demo.fareeq.test')
  const cases = (await kindsOf(admin)).filter(({ kind }) => kind === 'ban')
  expect(cases.length).toBeGreaterThan(0)
  expect(cases.every(({ sub }) => sub === 'answered' || sub === 'unanswered' || sub === 'appealed')).toBe(true)
  await story.db.run(sql`update ban_cases set opened_by = ${id}`)
  expect((await kindsOf(admin)).filter(({ kind }) => kind === 'ban')).toEqual([])
  const reports = (await kindsOf(await story.staff(['operations']))).filter(({ kind }) => kind === 'ban')
  expect(reports.every(({ sub }) => sub === 'reported')).toBe(true)
  expect((await kindsOf(await story.staff(['matcher']))).filter(({ kind }) => kind === 'ban')).toEqual([])
  const drafts = await kindsOf(await story.staff(['content']))
  expect(drafts.length).toBeGreaterThan(0)
  expect(drafts.every(({ kind, sub }) => kind === 'draft' && sub?.includes('.'))).toBe(true)
})

test('a stranger, a talent and a mangled cursor get nowhere', async () => {
  expect((await story.person().call(contract.counts)).status).toBe(401)
  expect((await (await story.talent()).call(contract.list, { query: { tab: 'late' } })).status).toBe(403)
  const admin = await story.staff()
  for (const cursor of ['x', 'ticket:1', "ticket:1:' or 1=1", 'nothing:1:019a0000-0000-7000-8000-000000000000'])
    expect([200, 422]).toContain((await admin.call(contract.list, { query: { tab: 'late', cursor } })).status)
  expect((await admin.call(contract.list, { query: { tab: 'tomorrow' as 'late' } })).status).toBe(422)
})
