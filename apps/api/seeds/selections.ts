import { TALENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import { TALENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import { workingDaysAfter } from '@fareeq/domain/kernel/time/working-days.ts'
import { UNCHANGED } from '@fareeq/domain/kernel/policies/policies.ts'
import { CRITERIA, type Criterion } from '@fareeq/domain/selections/limits.ts'
import { promisedBy } from '@fareeq/domain/selections/rules.ts'
import { type SelectionState, factsOf, selectionLife } from '@fareeq/domain/selections/states.ts'
import type { HiringStatus } from '@fareeq/domain/talents/states.ts'
import { recordMove } from '../src/features/selections/queries-moves.ts'
import type { Db } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/sql.ts'
import { newId } from '../src/platform/ids.ts'
import { hasPassed } from '../src/features/talents/queries-profile.ts'

type Person = { id: string; email: string; hiring_status: HiringStatus; verified: boolean }
type Place = { state: SelectionState; daysAgo: number }

/** Selections of verified people, in turn: in time, due today, and late. */
const VERIFIED: readonly Place[] = [
  { state: 'evaluation', daysAgo: 1 },
  { state: 'interview', daysAgo: 2 },
  { state: 'alignment', daysAgo: 1 },
  { state: 'evaluation', daysAgo: 0 },
  { state: 'alignment', daysAgo: 3 },
  { state: 'done', daysAgo: 20 },
]
/** The first of them have waited too long. */
const LATE: readonly Place[] = [
  { state: 'evaluation', daysAgo: 9 },
  { state: 'interview', daysAgo: 12 },
  { state: 'evaluation', daysAgo: 8 },
  { state: 'alignment', daysAgo: 11 },
]
/** Every so many-th of those who have not passed yet was brought by a friend and waits for the invitation to the tests. */
const REFERRED_EVERY = 9

/** People of the demo requests: one through the steps, and one for whose early nomination a reason is asked for. */
const FIXED: Readonly<Record<string, Place>> = {
  'rana@demo.fareeq.test': { state: 'alignment', daysAgo: 3 },
  'dina@demo.fareeq.test': { state: 'interview', daysAgo: 1 },
}

function placeOf({ email, hiring_status, verified }: Person, index: number): Place {
  const fixed = FIXED[email]
  if (fixed) return fixed
  if (hiring_status === 'banned') return { state: 'left', daysAgo: 30 }
  if (hiring_status === 'hired') return { state: 'done', daysAgo: 60 }
  // Three steps come before a nomination.
  if (hiring_status === 'nominated' || hiring_status === 'interviewing') return { state: 'alignment', daysAgo: 2 }
  return (
    (verified ? (LATE[index] ?? VERIFIED[index % VERIFIED.length]) : undefined) ?? {
      state: 'assessment',
      daysAgo: index % 15,
    }
  )
}

/** Everybody who has applied, in all four steps; recruiters share what is theirs, some of it is nobody's. */
export async function seedSelections(db: Db, now: Date) {
  const owners = await db.rows<{ id: string }>(
    sql`select id from staff where email in ('recruiter@demo.fareeq.test', 'yara.nuaimi@demo.fareeq.test') order by email`,
  )
  const people = await db.rows<Person>(sql`
    select users.id, users.email, hiring_status, ${hasPassed(sql`users.id`)} as verified
    from users join talent_profiles on user_id = users.id
    where type = ${TALENT} and status = 'active' and step >= ${TALENT_STEP.profile}
      and not exists (select 1 from selections where talent_id = users.id)
    order by verified desc, users.id`)
  for (const [index, person] of people.entries()) {
    const { state, daysAgo } = placeOf(person, index)
    const entered = after(now, -daysAgo * DAY)
    const referred = state === 'assessment' && index % REFERRED_EVERY === 0
    const due = referred ? workingDaysAfter(entered, 3) : promisedBy(state, entered, UNCHANGED)
    const owner = state === 'assessment' || index % 3 === 2 ? null : owners[index % 2]?.id
    await db.run(sql`
      insert into selections (talent_id, state, owner_id, entered_at, due_at, referred, updated_at)
      values (${person.id}, ${state}, ${owner ?? null}, ${entered}, ${due}, ${referred}, ${entered})`)
    await seedMoves(db, person.id, state, owner ?? null, entered)
    if (owners[0]) await seedEvidence(db, person.id, state, owner ?? owners[0].id, entered)
  }
}

const EVIDENCE: Record<Criterion, string> = {
  communication: 'شرح مشروعه الأخير بترتيب ووضوح.',
  language: 'تحدث بالإنجليزية بطلاقة في نصف الحديث.',
  ownership: 'روى كيف عالج عطلًا دون أن يُطلب منه.',
  teamwork: 'ذكر دور زملائه في كل نجاح رواه.',
  remote: 'يعمل عن بعد منذ سنتين، وله مواعيد ثابتة.',
  motivation: 'يعرف ما نقدمه، ويبحث عن عقد طويل.',
}

/** What companies read of it. */
const FOR_COMPANIES = {
  evaluation: 'خبرة واضحة في العمل عن بُعد، وعرض صريح لما أُنجز وما تعثّر.',
  interview: 'نقاش جيد للقرارات التقنية وبدائلها، وأجوبة مباشرة عن أسئلة المتابعة.',
}

/** What the steps behind somebody were left by: the HR evaluation, and an interview both sides agreed on. */
async function seedEvidence(db: Db, talentId: string, state: SelectionState, staffId: string, entered: Date) {
  const { done } = factsOf(state)
  const marks = CRITERIA.map((id) => ({ id, mark: 3, evidence: EVIDENCE[id] }))
  if (done >= 2)
    await db.run(sql`
      insert into selection_evaluations (id, talent_id, staff_id, marks, recommendation, company_line,
        history_checked_at, created_at, updated_at)
      values (${newId(entered)}, ${talentId}, ${staffId}, ${JSON.stringify(marks)}, 'yes', ${FOR_COMPANIES.evaluation},
        ${entered}, ${entered}, ${entered})`)
  if (done >= 3)
    await db.run(sql`
      insert into selection_meetings (id, talent_id, step, starts_at, set_by, outcome, company_line, created_at)
      values (${newId(entered)}, ${talentId}, 'interview', ${after(entered, -DAY)}, ${staffId}, 'agreed',
        ${FOR_COMPANIES.interview}, ${entered})`)
}

/** The steps behind somebody, a few days each. */
async function seedMoves(db: Db, talentId: string, state: SelectionState, owner: string | null, entered: Date) {
  const way = ['pass', 'advance', 'advance', 'advance'] as const
  const moves: { event: (typeof way)[number]; from: SelectionState; to: SelectionState }[] = []
  let from: SelectionState = 'assessment'
  for (const event of way) {
    const to = selectionLife.next(from, event)
    if (from === state || !to) break
    moves.push({ event, from, to })
    from = to
  }
  if (from !== state) return
  for (const [index, { event, from, to }] of moves.entries()) {
    const at = after(entered, -(moves.length - 1 - index) * 3 * DAY)
    const staffId = event === 'pass' ? null : owner
    await recordMove(db, talentId, { event, from, to, was_late: false, reason: null, staffId }, at)
  }
}
