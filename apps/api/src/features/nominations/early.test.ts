import { nominationsOpsContract as ops } from '@fareeq/domain/nominations/contract-ops.ts'
import { nominationsContract as contract } from '@fareeq/domain/nominations/contract.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { newId } from '../../platform/ids.ts'
import { running } from '../../testing/contracts.ts'
import { finishedRequest, liveTalent } from '../../testing/market.ts'
import { type Member, type Person, freshStory } from '../../testing/story.ts'

let khalid: Member
let mona: Person
let project_id: string
const story = await freshStory(async (story) => {
  khalid = await story.client()
  mona = await story.staff(['matcher'])
  project_id = await finishedRequest(story, khalid)
})
const reasons = ['Five years of Node.js']

test('before the three promised steps a nomination takes a reason, which the company reads; the history keeps what we knew [D-127]', async () => {
  const sarah = await liveTalent(story)
  await story.db.run(sql`
    insert into ban_cases (id, talent_id, state, created_at, updated_at)
    values (${newId(story.now())}, ${sarah.user.id}, 'reported', ${story.now()}, ${story.now()})`)
  const ask = (early_reason?: string) =>
    mona.call(ops.nominate, { body: { project_id, talent_id: sarah.user.id, reasons, early_reason } })
  expect(await ask()).toMatchObject({
    status: 409,
    body: {
      code: 'nominated_early',
      message: expect.stringContaining('technical assessment, HR evaluation, interview'),
    },
  })
  const several = await mona.call(ops.nominateMany, {
    params: { id: project_id },
    body: { people: [{ talent_id: sarah.user.id, reasons }] },
  })
  expect(several.body.data).toMatchObject([{ nomination_id: null, refusal: { code: 'nominated_early' } }])
  const why = 'You asked to meet them before the interview with us.'
  const { body } = await ask(why)
  expect(body.data).toMatchObject({
    early_reason: why,
    early_steps: ['assessment', 'evaluation', 'interview'],
    events: [{ kind: 'nominate', data: { early_reason: why, open_case: true } }],
  })
  const { data } = (await khalid.call(contract.list)).body
  expect(data).toMatchObject([{ early_reason: why, early_steps: ['assessment', 'evaluation', 'interview'] }])
  const trail = await story.db.row<{ details: object }>(
    sql`select details from audit_entries where action = 'nomination.reserved' order by id desc limit 1`,
  )
  expect(trail).toMatchObject({ details: { early_reason: why } })
  // What was open then stays said, although the steps are complete by now.
  await story.db.run(sql`
    insert into selections (talent_id, state, entered_at, updated_at)
    values (${sarah.user.id}, 'alignment', ${story.now()}, ${story.now()})`)
  expect((await khalid.call(contract.list)).body.data).toMatchObject([
    { early_steps: ['assessment', 'evaluation', 'interview'], open_steps: [] },
  ])
})

test('a candidate is shown with their step, the contract they work by and an open case; a policy of no steps asks for no reason', async () => {
  const deal = await running(story)
  const matcher = await story.staff(['matcher'])
  const standing = async () =>
    (await matcher.call(ops.candidates, { params: { id: project_id }, query: { all: '1' } })).body.data.find(
      ({ id }: { id: string }) => id === deal.layla.user.id,
    ).standing
  expect(await standing()).toMatchObject({
    selection: null,
    steps_done: 0,
    open_steps: ['assessment', 'evaluation', 'interview'],
    has_open_case: false,
    contract: { client_name: expect.any(String), availability: expect.any(String), end_day: expect.any(String) },
  })
  await story.policies({ steps_before_nomination: 0 })
  expect(await standing()).toMatchObject({ open_steps: [] })
})
