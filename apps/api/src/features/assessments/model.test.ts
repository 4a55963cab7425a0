import { UNCHANGED } from '@fareeq/domain/kernel/policies/policies.ts'
import { attemptsContract as attempts } from '@fareeq/domain/assessments/contract-attempts.ts'
import { assessmentsOpsContract as ops } from '@fareeq/domain/assessments/contract-ops.ts'
import { assessmentsContract } from '@fareeq/domain/assessments/contract.ts'
import { assessmentOf, isTechnical } from '@fareeq/domain/assessments/rules-offers.ts'
import { standingOf } from '@fareeq/domain/assessments/rules.ts'
import type { Offer } from '@fareeq/domain/assessments/schema.ts'
import { type AttemptState, attemptLife, factsOf } from '@fareeq/domain/assessments/states.ts'
import { DAY, HOUR } from '@fareeq/domain/kernel/time/time.ts'
import { talentsContract } from '@fareeq/domain/talents/contract.ts'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { DEVICE, gradeAll, objects, rightChoices } from '../../testing/assessments.ts'
import { liveTalent } from '../../testing/market.ts'
import { type Member, type Person, openStory } from '../../testing/story.ts'
import { runOut } from './taking/actions-submitting.ts'
import { lapseInvitations } from './queries.ts'

// Property-based: the talent, the clock and two colleagues do what they like in any order. After each step the database
// must agree with the tables of the domain, whatever was refused. FAREEQ_WALKS=100 for a longer run.
const WALKS = Number(process.env['FAREEQ_WALKS'] ?? 6)

type Row = { id: string; state: AttemptState; assessment_id: string; ended_at: Date | null; score: number | null }
type World = { layla: Member; huda: Person; omar: Person }
const TESTS = ['react', 'introduction'] as const

const commands = fc.array(
  fc.record({
    who: fc.constantFrom('talent', 'clock', 'staff'),
    what: fc.nat(9),
    on: fc.constantFrom(...TESTS),
    good: fc.boolean(),
  }),
  { minLength: 6, maxLength: 16 },
)
type Command = { who: 'talent' | 'clock' | 'staff'; what: number; on: (typeof TESTS)[number]; good: boolean }

const story = await openStory()
afterAll(() => story.close())
const rows = () =>
  story.db.rows<Row>(sql`select id, state, assessment_id, ended_at, score from assessment_attempts order by id`)
const last = async (on: string) => (await rows()).findLast(({ assessment_id }) => assessment_id === on)

async function talentDoes({ layla }: World, { what, on, good }: Command) {
  const { body } = await layla.call(assessmentsContract.list)
  const token = (body.data as Offer[])
    .find(({ id }) => id === on)
    ?.link?.split('/')
    .at(-1)
  if (!token) {
    const attempt = await last(on)
    if (what === 9 && attempt && factsOf(attempt.state).is_reported) await objects(story, attempt.id).catch(() => null)
    else await layla.call(assessmentsContract.invite, { params: { id: on } })
    return
  }
  const params = { token }
  if (what === 8) return layla.call(attempts.reportIncident, { params, body: { note: 'The power went out.' } })
  const started = await layla.call(attempts.start, { params, body: { device: DEVICE, extra_time: 0 } })
  if (started.status !== 200 || what < 2) return started
  if (on === 'react') {
    const choices = await rightChoices(story, started.body.data)
    for (const [index, choice] of choices.entries())
      await layla.call(attempts.save, {
        params: { token, position: index + 1 },
        body: {
          device: DEVICE,
          answer: { kind: 'multiple_choice', choice: good ? choice : null },
          flagged: false,
          revision: 1,
          seconds: 9,
        },
      })
  }
  return what < 4 ? undefined : layla.call(attempts.submit, { params, body: { device: DEVICE } })
}

async function clockDoes({ what, on }: Command) {
  // A session of colleagues lasts less than two days; a story moves on by hours, and now and then past a link's life.
  story.advance(what === 0 ? 2 * HOUR : HOUR / 2)
  const attempt = await last(on)
  if (attempt) await runOut(story.work(), attempt.id)
  if (what === 1)
    await story.db.run(sql`update assessment_attempts set expires_at = ${story.now()} where state = 'invited'`)
  await lapseInvitations(story.db, story.now())
  await gradeAll(story)
}

async function staffDo({ huda, omar }: World, { what, on, good }: Command) {
  const attempt = await last(on)
  if (!attempt) return
  const { id } = attempt
  const [first, second] = good ? [huda, omar] : [omar, huda]
  const { body } = await first.call(ops.read, { params: { id } })
  const { rubric, objection_id } = body.data
  const scores = Object.fromEntries((rubric as { id: string }[]).map((one) => [one.id, good ? 4 : 1]))
  const review = { scores, decision: good ? ('pass' as const) : ('fail' as const), note: 'Seen.' }
  const reason = { reason: 'A reason.' }
  const choices = [
    () => first.call(ops.review, { params: { id }, body: review }),
    () => first.call(ops.giveBack, { params: { id }, body: reason }),
    () => first.call(ops.annul, { params: { id }, body: reason }),
    () => first.call(ops.keep, { params: { id }, body: reason }),
    () =>
      first.call(ops.decide, {
        params: { id: objection_id ?? id },
        body: { decision: good ? 'accept' : 'refuse', ...reason },
      }),
    // Both at once.
    () =>
      Promise.all([
        first.call(ops.review, { params: { id }, body: review }),
        second.call(ops.annul, { params: { id }, body: reason }),
      ]),
  ]
  await choices[what % choices.length]!()
}

/** What must hold whatever happened. */
async function agrees({ layla, huda }: World, before: readonly Row[]) {
  // The jobs of the server grade as well: nothing may be on its way while the two are compared.
  await gradeAll(story)
  const all = await rows()
  for (const { id, state } of all) {
    const was = before.find((one) => one.id === id)?.state ?? 'invited'
    expect(reachable(was)).toContain(state)
  }
  for (const on of TESTS) {
    const own = all.filter(({ assessment_id }) => assessment_id === on)
    expect(own.filter(({ state }) => factsOf(state).is_open).length).toBeLessThanOrEqual(1)
    const offers = (await layla.call(assessmentsContract.list)).body.data as Offer[]
    const standing = standingOf(assessmentOf(on)!, own, () => UNCHANGED, story.now()).kind
    expect(offers.find(({ id }) => id === on)?.standing).toBe(standing)
  }
  const proved = all.some(
    ({ state, assessment_id }) => factsOf(state).verdict === 'passed' && isTechnical(assessmentOf(assessment_id)!),
  )
  expect((await layla.call(talentsContract.profile)).body.data.basicInfo.verified).toBe(proved)
  const { body } = await huda.call(ops.list, { query: { queue: 'videos' } })
  expect(body.data.map(({ id }: Row) => id)).toEqual(
    all.filter(({ state }) => state === 'in_review').map(({ id }) => id),
  )
  for (const { objection } of body.data) expect(objection).toBeNull()
}

/** One command may make several moves: start, hand in, be graded. */
function reachable(from: AttemptState): Set<AttemptState> {
  const reachable = new Set<AttemptState>([from])
  for (const state of reachable)
    for (const event of attemptLife.moves(state)) reachable.add(attemptLife.next(state, event)!)
  return reachable
}

test(
  'whatever the talent, the clock and two colleagues do, the attempts keep to their life',
  { timeout: 240_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(commands, async (steps) => {
        await story.reset()
        story.advance(DAY)
        const world: World = {
          layla: await liveTalent(story),
          huda: await story.staff(['recruiter'], 'Huda'),
          omar: await story.staff(['admin'], 'Omar'),
        }
        for (const step of steps) {
          const before = await rows()
          if (step.who === 'talent') await talentDoes(world, step)
          else if (step.who === 'clock') await clockDoes(step)
          else await staffDo(world, step)
          await agrees(world, before)
        }
      }),
      { numRuns: WALKS },
    )
  },
)
