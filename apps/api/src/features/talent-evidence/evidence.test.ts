import { DAY } from '@fareeq/domain/kernel/time/time.ts'
import { matchingContract } from '@fareeq/domain/matching/contract.ts'
import { nominationsOpsContract } from '@fareeq/domain/nominations/contract-ops.ts'
import { nominationsContract } from '@fareeq/domain/nominations/contract.ts'
import { CRITERIA } from '@fareeq/domain/selections/limits.ts'
import { selectionRecordContract } from '@fareeq/domain/selections/contract-record.ts'
import { talentViewsContract } from '@fareeq/domain/talent-views/contract.ts'
import type { Evidence } from '@fareeq/domain/talent-evidence/schema.ts'
import { expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { sql } from '../../platform/db/sql.ts'
import { takeTest, takeVideo } from '../../testing/assessments.ts'
import { finishedRequest, liveTalent, selectedTalent } from '../../testing/market.ts'
import { type Member, type Person, snapshotStory } from '../../testing/story.ts'

let khalid: Member
let layla: Member
let sara: Person
let project_id: string
const story = await snapshotStory(async (story) => {
  ;[khalid, layla] = [await story.client(), await selectedTalent(story)]
  sara = await story.staff(['recruiter'], 'Sara')
  project_id = await finishedRequest(story, khalid)
  await takeTest(story, layla, 'node-js', 15)
})

const nominate = async (talent: Member, early_reason?: string) =>
  (await story.staff(['matcher'])).call(nominationsOpsContract.nominate, {
    body: { project_id, talent_id: talent.user.id, reasons: ['Fits'], early_reason },
  })
const listed = async (reader: Person = khalid) => (await reader.call(nominationsContract.list)).body.data
const evidenceOn = async (reader?: Person): Promise<Evidence[]> => (await listed(reader))[0].evidence
const kindsIn = (evidence: readonly Evidence[]) => evidence.map(({ kind }) => kind)

const evaluate = (
  fields: { company_line?: string; history_checked?: boolean },
  expected_version: number | null = null,
) =>
  sara.call(selectionRecordContract.evaluate, {
    params: { id: layla.user.id },
    body: {
      marks: CRITERIA.map((id) => ({ id, mark: 3 as const, evidence: 'For a second reader only.' })),
      recommendation: 'yes',
      ...fields,
      expected_version,
    },
  })

/** An interview of ours that is over. */
async function heldMeeting(): Promise<string> {
  const [id, at] = [newId(story.now()), story.now()]
  const staff = await story.db.one<{ id: string }>(sql`select id from staff where name = 'Sara'`)
  await story.db.run(sql`
    insert into selection_meetings (id, talent_id, step, starts_at, set_by, created_at)
    values (${id}, ${layla.user.id}, 'interview', ${at}, ${staff.id}, ${at})`)
  return id
}

test('a nominee is shown with the tests they passed, the number of their questions and the day, and with nothing they failed', async () => {
  await takeTest(story, layla, 'sql', 0)
  await nominate(layla)
  const [nomination] = await listed()
  expect(nomination).toMatchObject({ open_steps: [], planned: null })
  expect(nomination.evidence).toMatchObject([
    { kind: 'test', title: { en: 'Node.js test' }, score: 75, questions: 20, at: story.now().toISOString() },
  ])
})

test('card, profile and comparison show the same evidence', async () => {
  await takeVideo(story, layla)
  await story.db.run(sql`update assessment_attempts set state = 'passed' where kind = 'video'`)
  await evaluate({ company_line: 'Calm and clear.', history_checked: true })
  await nominate(layla)
  const onCard = await evidenceOn()
  expect(kindsIn(onCard)).toEqual(['test', 'answers', 'history', 'evaluation'])
  const view = await khalid.call(talentViewsContract.view, { params: { id: layla.user.id }, query: { project_id } })
  expect(view.body.data.evidence).toEqual(onCard)
  const compare = await khalid.call(matchingContract.compare, { query: { 'ids[]': [layla.user.id], project_id } })
  expect(compare.body.data[0].evidence).toEqual(onCard)
  const blind = { 'ids[]': [layla.user.id], project_id, blind: '1' as const }
  const [nameless] = (await khalid.call(matchingContract.compare, { query: blind })).body.data
  expect(kindsIn(nameless.evidence)).toEqual(['test', 'answers', 'history'])
})

test('of an evaluation and an interview a company reads the sentence that was written for it, and nothing else', async () => {
  await evaluate({})
  await nominate(layla)
  expect(kindsIn(await evidenceOn())).toEqual(['test'])
  await evaluate({ company_line: 'Shows what went wrong, too.', history_checked: true }, 1)
  const meeting = await heldMeeting()
  const outcome = {
    outcome: 'agreed',
    note: 'Asks for a raise soon.',
    company_line: 'Knows what she trades off.',
  } as const
  const response = await sara.call(selectionRecordContract.recordOutcome, {
    params: { id: layla.user.id, meeting },
    body: outcome,
  })
  expect(response.body.data).toMatchObject({
    evaluations: [{ company_line: 'Shows what went wrong, too.', history_checked: true }],
    meetings: [{ company_line: 'Knows what she trades off.' }],
  })
  const evidence = await evidenceOn()
  expect(evidence).toMatchObject([
    { kind: 'test' },
    { kind: 'history' },
    { kind: 'evaluation', line: 'Shows what went wrong, too.' },
    { kind: 'interview', line: 'Knows what she trades off.' },
  ])
  expect(JSON.stringify(await listed())).not.toMatch(/second reader|raise soon/)
  // What is taken out again is gone from the card, too.
  await evaluate({}, 2)
  expect(kindsIn(await evidenceOn())).toEqual(['test', 'interview'])
})

test('whoever has a link reads tests and answers, and no sentence of ours', async () => {
  await evaluate({ company_line: 'Calm and clear.', history_checked: true })
  await nominate(layla)
  const { url } = (await khalid.call(talentViewsContract.share, { params: { id: layla.user.id } })).body.data
  const token = new URL(url).searchParams.get('token') ?? ''
  const view = await story.person().call(talentViewsContract.view, { params: { id: layla.user.id }, query: { token } })
  expect(kindsIn(view.body.data.evidence)).toEqual(['test'])
})

test('nobody reads evidence of whom they have only found, nor once the nomination is over or the talent is banned', async () => {
  const view = await khalid.call(talentViewsContract.view, { params: { id: layla.user.id }, query: { project_id } })
  expect(view.body.data).toMatchObject({ evidence: null })
  const compare = await khalid.call(matchingContract.compare, { query: { 'ids[]': [layla.user.id], project_id } })
  expect(compare.body.data).toMatchObject([{ evidence: null }])
  await nominate(layla)
  await story.db.run(sql`update talent_profiles set hiring_status = 'banned'`)
  expect(await listed()).toMatchObject([{ evidence: null, open_steps: [] }])
  await story.db.run(sql`update talent_profiles set hiring_status = 'nominated'`)
  expect(await listed()).toMatchObject([{ evidence: [{ kind: 'test' }] }])
  story.advance(15 * DAY)
  expect(await listed()).toMatchObject([{ state: 'expired', evidence: null }])
})

test('a nominee without proof is shown as such, with the steps that are open and what is planned', async () => {
  const omar = await liveTalent(story, { first_name: 'Omar' })
  const due = new Date(story.now().getTime() + 3 * DAY)
  await story.db.run(sql`
    insert into selections (talent_id, state, entered_at, due_at, updated_at)
    values (${omar.user.id}, 'evaluation', ${story.now()}, ${due}, ${story.now()})`)
  await nominate(omar, 'You asked to meet him.')
  expect(await listed()).toMatchObject([
    {
      early_reason: 'You asked to meet him.',
      evidence: [],
      open_steps: ['evaluation', 'interview'],
      planned: { step: 'evaluation', at: due.toISOString() },
    },
  ])
  story.advance(4 * DAY)
  expect(await listed()).toMatchObject([{ planned: { step: 'evaluation', at: null } }])
})

test('work through us counts once its contract has run to the end, without the name of the company', async () => {
  const [id, now] = [newId(story.now()), story.now()]
  const other = await story.client()
  const request = await finishedRequest(story, other, 'Elsewhere')
  await story.db.run(sql`
    insert into contracts (id, number, client_id, talent_id, project_id, state, created_at, updated_at)
    values (${id}, 'C-2025-000001', ${other.user.id}, ${layla.user.id}, ${request}, 'active', ${now}, ${now})`)
  await story.db.run(sql`
    insert into contract_terms (contract_id, term, type, availability, start_day, end_day, months, salary_net, wht_rate,
      salary_gross, fee, notice_days)
    select ${id}, term, 'full_time', 'full_time', start_day, end_day, 6, 200000, 0, 200000, 30000, 30
    from (values (1, date '2025-01-01', date '2025-06-30'), (2, date '2025-07-01', date '2025-12-31'))
      as terms (term, start_day, end_day)`)
  await nominate(layla)
  expect(kindsIn(await evidenceOn())).toEqual(['test'])
  await story.db.run(sql`update contracts set state = 'ended' where id = ${id}`)
  expect(await evidenceOn()).toMatchObject([{ kind: 'test' }, { kind: 'contracts', count: 1, months: 12 }])
  expect(JSON.stringify(await listed())).not.toContain('Elsewhere')
})
