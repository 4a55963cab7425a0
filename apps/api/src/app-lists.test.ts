import type { Access, Endpoint } from '@fareeq/domain/kernel/endpoint.ts'
import { STAFF_ROLES } from '@fareeq/domain/kernel/permissions/roles.ts'
import type { PolicyKey } from '@fareeq/domain/kernel/policies/policies.ts'
import { MINUTE } from '@fareeq/domain/kernel/time/time.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { termsFrom } from '@fareeq/domain/offers/rules.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { seedDemoWorld } from '../seeds/demo-world.ts'
import { type Statement, sql } from './platform/db/sql.ts'
import { newId } from './platform/ids.ts'
import { openSession } from './platform/session.ts'
import { offerFormOf } from './testing/offers.ts'
import { paymentRow } from './testing/payments.ts'
import { recordStatements } from './testing/statements.ts'
import { type Person, type Story, openStory } from './testing/story.ts'

// No list asks per row: the number of statements of a list is the same with few rows and with many. The lists are found by
// their contracts, so that a new one is counted too; one that has parameters needs a line in ARGUMENTS.

type Json = { properties?: Record<string, Json>; type?: string }
const { through, texts } = recordStatements()
let story: Story
let people: Record<Access, Person[]>
beforeAll(async () => {
  story = await openStory({ through })
  await story.reset()
  await seedDemoWorld(story.db, story.now(), undefined, story.app.platform.files)
  await seedMore(story)
  const users = await story.db.rows<{ id: string; type: 1 | 2 }>(sql`
    select users.id, type from users left join (
      select talent_id as id, count(*) from interviews group by 1) as met on met.id = users.id
    where status = 'active' order by type desc, met.count desc nulls last, users.id limit 24`)
  const members = await Promise.all(
    users.map(async ({ id, type }) => ({
      type,
      person: story.person({ token: await openSession(story.db, { userId: id }, 'a list', story.now()) }),
    })),
  )
  const of = (type: 1 | 2) => members.filter((member) => member.type === type).map(({ person }) => person)
  const [talent, client, staff] = [of(1), of(2), [await story.staff([...STAFF_ROLES])]]
  people = { anyone: [story.person()], user: [...talent, ...client], talent, client, staff }
}, 240_000)
afterAll(() => story.close())

/** What the demo world has none of, or only one. */
async function seedMore(story: Story): Promise<void> {
  const { db, now } = story
  for (let nth = 0; nth < 3; nth++) {
    await paymentRow(story)
    await db.run(sql`
      insert into notices (id, user_id, kind, title_ar, title_en, path, created_at)
      select gen_random_uuid(), id, 'interviews', '-', '-', '/', ${now()} from users`)
    await db.run(sql`
      insert into inbound_mails (id, fingerprint, outcome, reason, received_at)
      values (${newId(now())}, ${Buffer.from(`held ${nth}`)}, 'held', 'no_text', ${now()})`)
    await db.run(sql`
      insert into conversation_held_messages (id, conversation_id, user_id, side, text, kinds, at)
      select gen_random_uuid(), id, talent_id, 'talent', '-', array['phone'], ${now()} from conversations
      where kind = 'contract'`)
    await db.run(sql`
      insert into profile_views (talent_id, viewer_kind, viewer, parts, ground, at)
      select id, 'client', 'Souq', array['profile'], 'nomination', ${now()} from users where type = 1`)
    await db.run(sql`
      insert into staff_impersonations (id, staff_id, user_id, reason, acts, started_at, expires_at)
      select gen_random_uuid(), (select id from staff limit 1), id, 'a call', false, ${now()}, ${now()} from users`)
    await db.run(sql`
      insert into contract_renewals (id, contract_id, term, state, created_at, updated_at)
      select gen_random_uuid(), id, term + 10 + ${nth}::int, 'need_renewal', ${now()}, ${now()} from contracts`)
    await db.run(sql`
      insert into offers (id, project_id, talent_id, client_id, made_by, state, terms, terms_hash, fee, expires_at,
        created_at, updated_at)
      select gen_random_uuid(), project_id, talent_id, client_id, 'client', 'expired',
        ${JSON.stringify(termsFrom(offerFormOf(story, ''), 0))}, '', 0, ${now()}, ${now()}, ${now()} from contracts`)
    await db.run(sql`
      insert into approval_substitutes (id, staff_id, from_day, to_day, reason, appointed_by, created_at)
      select gen_random_uuid(), one.id, ${now()}, ${now()}, 'a list', other.id, ${now()}
      from staff one join staff other on other.id <> one.id limit 1`)
    await db.run(sql`
      insert into sellers (id, name_ar, name_en, address_ar, address_en, vat_number, registration_number, accounts,
        from_day, reason, proposed_by, proposed_at, withdrawn_by, withdrawn_at)
      select gen_random_uuid(), 'فريق', 'Fareeq', 'الرياض', 'Riyadh', '310123456700003', '1010123456', '[]', ${now()},
        'a list', id, ${now()}, id, ${now()} from staff limit 1`)
    const [file, statement, digest] = [newId(now()), newId(now()), String(nth).repeat(64)]
    await db.run(sql`
      insert into files (id, kind, name, media_type, size, sha256, storage_key)
      values (${file}, 'bank-statement', 'march.xml', 'application/xml', 1, ${Buffer.alloc(32)}, ${file})`)
    await db.run(sql`
      insert into bank_statements (id, iban, currency, format, file_id, sha256, from_day, to_day, imported_by, imported_at)
      select ${statement}, 'SA0380000000608010167519', 'USD', 'csv', ${file}, ${digest}, ${now()}, ${now()}, id, ${now()}
      from staff limit 1`)
    await db.run(sql`
      insert into bank_statement_lines (id, statement_id, place, iban, fingerprint, day, amount, currency, text, is_reversal,
        state)
      values (${newId(now())}, ${statement}, 1, 'SA0380000000608010167519', ${digest}, ${now()}, 1, 'USD', '', false, 'open')`)
    // Booked, and not at the bank yet.
    await db.transaction(async (db) => {
      const entry = newId(now())
      await db.run(sql`
        insert into ledger_entries (id, kind, reference, day, actor_kind, postings, created_at)
        values (${entry}, 'manual', ${entry}, ${riyadhDay(now())}, 'system', 2, ${now()})`)
      await db.run(sql`
        insert into ledger_postings (entry_id, account, amount) values (${entry}, 'cash', 5), (${entry}, 'suspense', -5)`)
    })
    await db.run(sql`
      insert into policies (id, key, value, from_day, reason, created_at)
      values (${newId(now())}, ${POLICY}, ${nth}, ${`2027-01-0${nth + 1}`}, 'a list', ${now()})`)
  }
  await db.run(sql`
    insert into talent_marks (project_id, talent_id, mark, at)
    select client_projects.id, users.id, 'saved', ${now()} from client_projects cross join users
    where type = 1 and users.status = 'active' on conflict do nothing`)
}

const answerOf = ({ answer }: Endpoint): Json =>
  typeof answer === 'string' ? {} : (z.toJSONSchema(answer, { unrepresentable: 'any' }) as Json)
const isList = (endpoint: Endpoint): boolean =>
  endpoint.method === 'GET' && answerOf(endpoint).properties?.data?.type === 'array'
const isPaged = (endpoint: Endpoint): boolean => {
  const { next_cursor, more } = answerOf(endpoint).properties?.meta?.properties ?? {}
  return isList(endpoint) && (next_cursor ?? more) !== undefined
}
const hasLimit = ({ query }: Endpoint): boolean =>
  query !== undefined &&
  'limit' in ((z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }) as Json).properties ?? {})

const POLICY: PolicyKey = 'account_closing_days'

type Arguments = { params?: Record<string, string>; query?: Record<string, string> }

const paramsFrom = async (statement: Statement): Promise<Arguments> => ({
  params: await story.db.one<Record<string, string>>(statement),
})

const CONVERSATION = sql`select id from conversations where kind = 'contract' limit 1`

/** Of the lists that have parameters, or that show more with a filter. */
const ARGUMENTS: Record<string, () => Arguments | Promise<Arguments>> = {
  '/api/ops/assessments': () => ({ query: { queue: 'all' } }),
  '/api/ops/client-projects/:id/candidates': async () => ({
    ...(await paramsFrom(sql`select id from client_projects where role is not null order by id limit 1`)),
    query: { all: '1' },
  }),
  '/api/ops/companies/:id/acts': () =>
    paramsFrom(sql`select organisation_id as id from company_acts group by 1 order by count(*) desc limit 1`),
  '/api/conversations/:id/messages': () => paramsFrom(CONVERSATION),
  '/api/ops/conversations/:id/messages': () => paramsFrom(CONVERSATION),
  '/api/ops/figures/:figure/rows': () => ({ params: { figure: 'nominations_taken' }, query: { days: '365' } }),
  '/api/ops/figures/steps/:step/rows': () => ({ params: { step: 'began' }, query: { days: '365' } }),
  '/api/ops/policies/:key/history': () => ({ params: { key: POLICY } }),
  '/api/ops/reconciliations/entries': () => ({ query: { account: 'cash' } }),
  '/api/ops/reconciliations/lines': () => ({ query: { account: 'cash', state: 'matched' } }),
  '/api/ops/site/:kind/:slug/versions': () =>
    paramsFrom(sql`select kind, slug from site_item_versions group by 1, 2 order by count(*) desc limit 1`),
  '/api/ops/talent-imports/:id/rows': () =>
    paramsFrom(sql`select import_id as id from talent_import_rows group by 1 order by count(*) desc limit 1`),
  '/api/ops/work-items': () => ({ query: { tab: 'late' } }),
  '/api/client/talents/marked': () => ({ query: { mark: 'saved' } }),
}

type Count = { rows: number; statements: string[] }

/** The fewest statements of three calls: what a first call or a job does beside it is left out. */
async function countOf(person: Person, endpoint: Endpoint, { params = {}, query = {} }: Arguments): Promise<Count> {
  const counts: Count[] = []
  for (let nth = 0; nth < 3; nth++) {
    texts.length = 0
    const { status, body } = await person.call(endpoint, { params, query })
    if (status !== 200) return { rows: -1, statements: [JSON.stringify(body)] }
    counts.push({ rows: body.data.length, statements: [...texts] })
  }
  return counts.toSorted((a, b) => a.statements.length - b.statements.length)[0]!
}

/** As the person who has most of it. */
async function longest(endpoint: Endpoint): Promise<Count & { person: Person; input: Arguments }> {
  const input = (await ARGUMENTS[endpoint.path]?.()) ?? {}
  const lengths: { person: Person; rows: number }[] = []
  for (const person of people[endpoint.access]) {
    const { status, body } = await person.call(endpoint, { params: {}, query: {}, ...input })
    lengths.push({ person, rows: status === 200 ? body.data.length : -1 })
  }
  const { person } = lengths.toSorted((a, b) => b.rows - a.rows)[0]!
  return { ...(await countOf(person, endpoint, input)), person, input }
}

const repeatedIn = (statements: readonly string[]) =>
  statements.filter((text, at) => statements.indexOf(text) !== at).map((text) => text.trim().slice(0, 200))

test('a list sends as many statements for one row as for a page of them', async () => {
  const tooFew: string[] = []
  const perRow: Record<string, unknown> = {}
  for (const endpoint of story.app.server.served.filter(isPaged)) {
    story.advance(MINUTE)
    const { rows, statements, person, input } = await longest(endpoint)
    if (rows < 2) tooFew.push(`${endpoint.path}: ${rows} ${rows < 0 ? statements[0] : ''}`)
    if (hasLimit(endpoint)) {
      const one = await countOf(person, endpoint, { ...input, query: { ...input.query, limit: '1' } })
      if (one.statements.length !== statements.length)
        perRow[endpoint.path] = {
          [rows]: statements.length,
          1: one.statements.length,
          repeated: repeatedIn(statements),
        }
    } else if (repeatedIn(statements).length > 0) perRow[endpoint.path] = repeatedIn(statements)
  }
  expect({ tooFew, perRow }).toEqual({ tooFew: [], perRow: {} })
}, 120_000)

/** One statement a figure, one after the other, so that a page of figures does not take every connection. */
const BY_FIGURE = '/api/ops/figures'

test('a list without pages sends no statement twice', async () => {
  const repeated: Record<string, unknown> = {}
  const isWhole = (endpoint: Endpoint) => isList(endpoint) && !isPaged(endpoint) && !endpoint.path.includes(':')
  for (const endpoint of story.app.server.served.filter(isWhole)) {
    story.advance(MINUTE)
    const { statements } = await longest(endpoint)
    if (endpoint.path !== BY_FIGURE && repeatedIn(statements).length > 0)
      repeated[endpoint.path] = repeatedIn(statements)
  }
  expect(repeated).toEqual({})
}, 120_000)
