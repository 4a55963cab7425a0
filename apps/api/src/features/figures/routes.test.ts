import { signUpContract } from '@fareeq/domain/accounts/contract-sign-up.ts'
import { clientProjectsContract } from '@fareeq/domain/client-projects/contract.ts'
import { figuresContract as contract } from '@fareeq/domain/figures/contract.ts'
import type { ListedStep } from '@fareeq/domain/figures/limits.ts'
import type { Figure, FigureRow, StepRow } from '@fareeq/domain/figures/schema.ts'
import { interviewsTalentContract } from '@fareeq/domain/interviews/contract-talent.ts'
import { invoicesOpsContract } from '@fareeq/domain/invoices/contract-ops.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import type { StaffRole } from '@fareeq/domain/kernel/permissions/roles.ts'
import { DAY, HOUR } from '@fareeq/domain/kernel/time/time.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { talentForm } from '../../testing/forms.ts'
import { interview, nominated } from '../../testing/interviews.ts'
import { billed } from '../../testing/invoices.ts'
import { finishedRequest, liveTalent } from '../../testing/market.ts'
import { freshStory } from '../../testing/story.ts'

const story = await freshStory()

const read = async (query: object = {}, roles: StaffRole[] = ['admin']) => {
  const { status, body } = await (await story.staff(roles)).call(contract.list, { query })
  expect(status).toBe(200)
  return Object.fromEntries((body.data as Figure[]).map((figure) => [figure.id, figure]))
}
const rowsOf = async (figure: string, query: object = {}, roles: StaffRole[] = ['admin']) =>
  (await story.staff(roles)).send('GET', `/api/ops/figures/${figure}/rows?${new URLSearchParams({ ...query })}`)

test('a request, its nomination after two days and the answer of the talent are figures that open their rows', async () => {
  const khalid = await story.client()
  const project = await finishedRequest(story, khalid, 'منصة التعلّم')
  await story.db.run(sql`update client_projects set created_at = ${new Date(story.now().getTime() - 2 * DAY)}`)
  const pair = await nominated(story, khalid, await liveTalent(story), project)
  const { params } = await interview(story, pair, 'asked')
  story.advance(3 * HOUR)
  const decline = { params, body: { reason: 'مشغولة هذا الشهر' } }
  expect(await pair.layla.call(interviewsTalentContract.decline, decline)).toMatchObject({ status: 200 })

  const figures = await read({ days: 30 })
  expect(figures['time_to_nomination']).toMatchObject({
    value: (2 * DAY) / 1000,
    count: 1,
    before: { value: null, count: 0 },
  })
  expect(figures['time_to_nomination']?.bars.at(-1)).toMatchObject({ value: (2 * DAY) / 1000, count: 1 })
  expect(figures['nominations_taken']).toMatchObject({ value: 1, count: 1 })
  expect(figures['interviews_agreed']).toMatchObject({ value: 0, count: 1 })
  expect(figures['talent_response']).toMatchObject({ value: (3 * HOUR) / 1000, count: 1 })
  expect(figures['time_to_hire']).toMatchObject({ value: null, count: 0 })

  const { body } = await rowsOf('time_to_nomination', { days: '30' })
  expect(body.data).toEqual([
    expect.objectContaining({ record_id: project, section: 'requests', label: 'منصة التعلّم', value: (2 * DAY) / 1000 }),
  ])
  expect(body.meta).toMatchObject({ next_cursor: null })
})

test('what was billed is counted without the tax on top, and a credit note takes its part back', async () => {
  const { invoice, finance } = await billed(story)
  const { subtotal } = await story.db.one<{ subtotal: number }>(sql`select subtotal::int from invoices`)
  expect((await read({}, ['finance']))['revenue']).toMatchObject({ value: subtotal, count: 1 })
  expect((await read())['fee']).toMatchObject({ value: 30_000, count: 1 })
  const line = await story.db.one<{ id: string }>(sql`select id from invoice_lines`)
  const body = { reason: 'خصم متفق عليه', lines: [{ line_id: line.id, amount: 10_000 }] }
  const credited = await finance.call(invoicesOpsContract.credit, { params: { id: invoice }, body })
  expect(credited).toMatchObject({ status: 201 })
  const note = await story.db.one<{ fee: number }>(sql`select fee::int from credit_note_lines`)
  const figures = await read({}, ['finance'])
  expect(figures['revenue']).toMatchObject({ value: subtotal - 10_000, count: 2 })
  expect(figures['fee']).toMatchObject({ value: 30_000 - note.fee })
  const rows = (await rowsOf('revenue', {}, ['finance'])).body.data as FigureRow[]
  expect(new Set(rows.map(({ value, record_id }) => `${value} ${record_id}`))).toEqual(
    new Set([`-10000 ${invoice}`, `${subtotal} ${invoice}`]),
  )
})

test('an invoice without a fee of ours is no row of it', async () => {
  const { contract: contract_id, finance } = await billed(story)
  const [{ organisation_id }] = (await finance.call(invoicesOpsContract.companies)).body.data
  const lines = [{ kind: 'other' as const, label: 'Night shifts', amount: 10_000, contract_id }]
  const { id } = (await finance.call(invoicesOpsContract.draft, { body: { organisation_id, lines } })).body.data
  await finance.call(invoicesOpsContract.issue, { params: { id } })
  expect((await read({}, ['finance']))['fee']).toMatchObject({ value: 30_000, count: 1 })
  const rows = await rowsOf('fee', {}, ['finance'])
  expect([rows.status, rows.body.data?.length]).toEqual([200, 1])
  expect((await rowsOf('revenue', {}, ['finance'])).body.data).toHaveLength(2)
})

test('rows come page by page, each once', async () => {
  const khalid = await story.client()
  for (let n = 0; n < 3; n++) {
    await nominated(story, khalid, await liveTalent(story), await finishedRequest(story, khalid, `Souq ${n}`))
    story.advance(HOUR)
  }
  const labels: string[] = []
  let cursor: string | null = null
  do {
    const { body } = await rowsOf('time_to_nomination', { limit: '2', ...(cursor && { cursor }) })
    labels.push(...(body.data as FigureRow[]).map(({ label }) => label))
    cursor = body.meta.next_cursor as string | null
  } while (cursor)
  expect(labels).toEqual(['Souq 2', 'Souq 1', 'Souq 0'])
})

test('nobody reads a figure whose rows are closed to them, or one that does not exist', async () => {
  expect(Object.keys(await read({}, ['content']))).toEqual([])
  const closed = await rowsOf('revenue', {}, ['matcher'])
  expect(closed).toMatchObject({ status: 403, body: { code: platformErrors.not_authorized.code } })
  expect(await rowsOf('happiness')).toMatchObject({ status: 404, body: { code: platformErrors.not_found.code } })
  for (const query of [{ days: '31' }, { cursor: 'yesterday' }])
    expect(await rowsOf('revenue', query)).toMatchObject({
      status: 422,
      body: { errors: [{ field: Object.keys(query)[0], code: 'choice' }] },
    })
})

test('requests are counted by the page their wizard began with', async () => {
  const khalid = await story.client()
  await khalid.call(clientProjectsContract.saveAbout, { body: { product_name: 'Souq' } })
  await khalid.call(clientProjectsContract.saveServices, {
    body: { services: ['team-as-a-service'], technologies: ['react'] },
  })
  await story.db.run(sql`update client_projects set step = 6 where wizard = 'services_first'`)
  const { body } = await (await story.staff(['content'])).call(contract.wizards, {})
  expect(body.data).toEqual([
    { wizard: 'project_first', began: 1, described: 0, booked: 0, hired: 0 },
    { wizard: 'services_first', began: 1, described: 1, booked: 1, hired: 0 },
  ])
})

const stepRows = async (step: ListedStep, query: object = {}, roles: StaffRole[] = ['admin']) =>
  (await story.staff(roles)).call(contract.steps, { params: { step }, query })

test('a step of the funnel opens whoever took it, by the same campaign; requests open by the order of their wizard', async () => {
  const utm = { utm_source: 'Whapp', utm_campaign: 'launch', at: '2026-11-15' }
  const visitor = story.person({ lang: 'ar' })
  await visitor.call(signUpContract.register, { body: { ...talentForm(), utm } })
  const khalid = await story.client()
  const project = await finishedRequest(story, khalid, 'منصة التعلّم')
  const { body } = await stepRows('signed_up', { by: 'campaign', key: 'launch' })
  expect(body.data).toMatchObject([{ section: 'talents', label: 'ليلى حدّاد' }])
  expect((await stepRows('signed_up', { by: 'campaign' })).body.data).toMatchObject([{ section: 'companies' }])
  // Of so many campaigns the smallest have one row together, which opens its people like the others.
  await story.db.run(sql`
    insert into tracking_events (at, name, path, lang, source, campaign, steps)
    select ${story.now()}, 'page_view', '/', 'ar', '', 'made up ' || n / 2, '{visit}' from generate_series(2, 101) as n`)
  const others = await stepRows('signed_up', { by: 'campaign', others: '1' })
  expect(others.body.data).toMatchObject([{ section: 'talents', label: 'ليلى حدّاد' }])
  expect((await stepRows('signed_up', { by: 'lang', others: '1' })).body.data).toEqual([])
  const all = (await stepRows('signed_up', { limit: 1 })).body
  expect(all.data).toHaveLength(1)
  const rest = (await stepRows('signed_up', { limit: 1, cursor: all.meta.next_cursor })).body
  const sections = [...all.data, ...rest.data].map(({ section }: StepRow) => section)
  expect(sections.toSorted()).toEqual(['companies', 'talents'])
  expect((await stepRows('email_verified')).body.data).toMatchObject([{ section: 'companies' }])
  const [wizard] = (await (await story.staff(['admin'])).call(contract.wizards)).body.data.filter(
    ({ began }: { began: number }) => began > 0,
  )
  const opened = await stepRows('described', { wizard: wizard.wizard })
  expect(opened.body.data).toMatchObject([{ section: 'requests', record_id: project, label: 'منصة التعلّم' }])
  expect(opened.body.data).toHaveLength(wizard.described)
  expect((await stepRows('hired', { wizard: wizard.wizard })).body.data).toEqual([])
  // Marketing reads numbers, not names.
  expect(await stepRows('signed_up', {}, ['content'])).toMatchObject({ status: 403 })
})
