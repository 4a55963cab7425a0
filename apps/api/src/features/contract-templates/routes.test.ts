import { contractTemplatesContract as templates } from '@fareeq/domain/contract-templates/contract.ts'
import { FIRST_TEMPLATE } from '@fareeq/domain/contract-templates/rules-first.ts'
import type { TemplateContent } from '@fareeq/domain/contract-templates/schema.ts'
import { contractsOpsContract as ops } from '@fareeq/domain/contracts/contract-ops.ts'
import { talentContractsContract as talents } from '@fareeq/domain/contracts/contract.ts'
import { DAY } from '@fareeq/domain/kernel/time/time.ts'
import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { beforeEach, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { running } from '../../testing/contracts.ts'
import { type Person, freshStory } from '../../testing/story.ts'

let [rana, omar]: Person[] = []
const story = await freshStory(async (story) => {
  rana = await story.staff(['content'], 'Rana')
  omar = await story.staff(['operations'], 'Omar')
})
let today = ''
beforeEach(() => {
  today = riyadhDay(story.now())
})

const WORDS = { when: null, ar: 'تُرفع تقارير العمل كل أسبوع.', en: 'Reports on the work are filed every week.' }
const withWords = (content: TemplateContent): TemplateContent => ({
  ...content,
  sections: content.sections.map((section) =>
    section.key === 'services' ? { ...section, points: [...section.points, WORDS] } : section,
  ),
})
const opinion = (from_day: string, expected_revision: number) => ({
  lawyer_name: 'Huda Al-Saleh',
  lawyer_licence: 'SBA 41/2217',
  opinion_day: today,
  from_day,
  expected_revision,
})
const draft = async () => (await rana!.call(templates.draft)).body.data
const save = (who: Person, version: number, content: TemplateContent, expected_revision: number) =>
  who.call(templates.save, { params: { version }, body: { content, expected_revision } })
const release = (who: Person, version: number, from_day = today, revision = 1) =>
  who.call(templates.release, { params: { version }, body: opinion(from_day, revision) })

/** The next version, drafted by content and released by operations. */
async function released(from_day = today): Promise<number> {
  const { version, content } = await draft()
  await save(rana!, version, withWords(content), 0)
  expect((await release(omar!, version, from_day)).status).toBe(200)
  return version
}

test('an empty database has the version of the product, and contracts are written by it', async () => {
  const { data, meta } = (await rana!.call(templates.list)).body
  expect(data).toMatchObject([{ version: 1, state: 'released', is_in_force: true, from_day: null, drafted_by: null }])
  expect(meta.may_draft).toBe(true)
  expect((await omar!.call(templates.list)).body.meta.may_draft).toBe(false)
  const { id, operations } = await running(story)
  const { template, text, code } = (await operations.call(ops.document, { params: { id } })).body.data
  expect(template).toBe(1)
  expect(text.en).toContain(FIRST_TEMPLATE.sections[1]!.points[0]!.en)
  expect(code).toMatch(/^[0-9A-F]{4}(-[0-9A-F]{4}){3}$/)
})

test('content drafts, somebody else releases with a lawyer’s opinion, and it writes from its day on', async () => {
  expect(await released(daysAfter(today, 6))).toBe(2)
  const list = async (who: Person) => (await who.call(templates.list)).body.data
  expect(await list(rana!)).toMatchObject([
    { version: 2, is_in_force: false, lawyer_name: 'Huda Al-Saleh', released_by: 'Omar', drafted_by: 'Rana' },
    { version: 1, is_in_force: true },
  ])
  const old = await running(story)
  story.advance(2 * DAY)
  const next = await running(story)
  expect(await list(next.operations)).toMatchObject([{ is_in_force: true }, { is_in_force: false }])
  const textOf = async ({ id, layla }: typeof old) =>
    (await layla.call(talents.document, { params: { id } })).body.data.text.en
  expect(await textOf(next)).toContain(WORDS.en)
  expect(await textOf(old)).not.toContain(WORDS.en)
  const templateOf = async ({ id }: typeof old) =>
    (await next.operations.call(ops.document, { params: { id } })).body.data.template
  expect([await templateOf(old), await templateOf(next)]).toEqual([1, 2])
  const trail = await story.db.rows<{ action: string }>(sql`
    select action from audit_entries where action like 'contract_template.%' order by id`)
  expect(trail.map(({ action }) => action)).toEqual([
    'contract_template.drafted',
    'contract_template.saved',
    'contract_template.released',
  ])
})

test('nobody releases what they have written in, and nothing that is incomplete', async () => {
  const admin = await story.staff(['admin'], 'Huda')
  const { version, content } = await draft()
  await save(admin, version, content, 0)
  expect(await release(admin, version)).toMatchObject({ status: 409, body: { code: 'template_own' } })
  const half = { ...content, title: { ar: 'اتفاقية {number}', en: 'Agreement' } }
  await save(rana!, version, half, 1)
  const refused = await release(omar!, version, today, 2)
  expect(refused).toMatchObject({ status: 409, body: { code: 'template_faulty' } })
  expect(refused.body.data).toEqual({ faults: [{ part: 'title', at: null, kind: 'differs', place: 'number' }] })
  expect(await release(rana!, version, today, 2)).toMatchObject({ status: 403 })
  expect(await save(omar!, version, content, 2)).toMatchObject({ status: 403 })
})

test('what was changed meanwhile is not overwritten, and there is one draft at a time', async () => {
  const { version, content } = await draft()
  expect(await rana!.call(templates.draft)).toMatchObject({ status: 409, body: { code: 'template_draft_exists' } })
  expect(await save(rana!, version, content, 0)).toMatchObject({ status: 200 })
  expect(await save(rana!, version, content, 0)).toMatchObject({ status: 409 })
  expect(await release(omar!, version, today, 0)).toMatchObject({ status: 409 })
  for (const [from_day, code] of [
    [daysAfter(today, -1), 'template_day_past'],
    [daysAfter(today, 400), 'template_day_far'],
  ] as const)
    expect(await release(omar!, version, from_day)).toMatchObject({ status: 422, body: { code } })
  expect(
    await omar!.call(templates.release, {
      params: { version },
      body: { ...opinion(today, 1), opinion_day: daysAfter(today, 1) },
    }),
  ).toMatchObject({ status: 422, body: { code: 'template_opinion_ahead', errors: [{ field: 'opinion_day' }] } })
})

test('a release is given up before its day, never after it; a number is not given twice', async () => {
  const version = await released(daysAfter(today, 1))
  const withdraw = (who: Person) => who.call(templates.withdraw, { params: { version } })
  expect((await withdraw(rana!)).status).toBe(403)
  expect((await withdraw(omar!)).body.data.state).toBe('withdrawn')
  expect((await withdraw(omar!)).status).toBe(409)
  const next = await released()
  expect(next).toBe(version + 1)
  expect(await omar!.call(templates.withdraw, { params: { version: next } })).toMatchObject({
    status: 409,
    body: { code: 'template_in_force' },
  })
  expect((await omar!.call(templates.read, { params: { version: 99 } })).status).toBe(404)
})
