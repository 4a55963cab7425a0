import { integrityLevel, tabSeconds, tabsSwitched } from '@fareeq/domain/assessments/rules-conduct.ts'
import { type Assessment, assessmentOf } from '@fareeq/domain/assessments/rules-offers.ts'
import { objectionDue } from '@fareeq/domain/assessments/rules-review.ts'
import { scoreOf, strengthsOf } from '@fareeq/domain/assessments/rules-scoring.ts'
import { isPass, linkExpiry, timeFor } from '@fareeq/domain/assessments/rules.ts'
import { HOUR, MINUTE, after } from '@fareeq/domain/kernel/time.ts'
import { type BankItem, drawFor, optionsOf } from '../src/features/assessments/actions-bank.ts'
import { hashOf } from '../src/features/assessments/actions-links.ts'
import { type KeptReport, shownConduct } from '../src/features/assessments/grading/actions-judging.ts'
import { insertConduct, insertDraw, saveAnswer, saveGrade } from '../src/features/assessments/queries-answers.ts'
import { insertAttempt } from '../src/features/assessments/queries.ts'
import type { Db } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/sql.ts'
import { newId } from '../src/platform/ids.ts'

type Seed = {
  mailbox: string
  assessment: string
  hoursAgo: number
  /** Right answers of a test. */
  right?: number
  /** Times they left the window for half a minute. */
  exits?: number
  written?: readonly string[]
  incident?: string
  objection?: string
}

/** The results of the demo talent; then one for each queue of the recruiters: a video, an objection, a doubt, an incident. */
const ATTEMPTS: readonly Seed[] = [
  { mailbox: 'talent', assessment: 'typescript', hoursAgo: 300, right: 18 },
  { mailbox: 'talent', assessment: 'javascript', hoursAgo: 290, right: 16, exits: 1 },
  {
    mailbox: 'omar',
    assessment: 'introduction',
    hoursAgo: 20,
    written: [
      'أعمل على أنظمة الدفع منذ 4 سنوات. آخرها خدمة تسوية تعالج مليون عملية في اليوم، وكنت مسؤولًا عن نقلها دون توقف.',
      'خفّضنا زمن التسوية من 6 ساعات إلى 20 دقيقة بعد أن قسمنا العمل إلى دفعات مستقلة. كتبت خطة النقل وراجعها فريقان قبل التنفيذ.',
      'أبحث عن فريق يراجع الشيفرة بجدية ويكتب قراراته. أتعلم أكثر حين أرى لماذا اختار الآخرون ما اختاروه.',
    ],
  },
  { mailbox: 'rana', assessment: 'react', hoursAgo: 30, right: 16, exits: 7 },
  {
    mailbox: 'mona',
    assessment: 'javascript',
    hoursAgo: 50,
    right: 11,
    objection: 'في السؤال 7 إجابتان صحيحتان بحسب المواصفة، واخترت إحداهما. أرجو مراجعته.',
  },
  {
    mailbox: 'mona',
    assessment: 'sql',
    hoursAgo: 26,
    right: 5,
    incident: 'انقطعت الكهرباء في الحي بعد السؤال السادس، ولم تعد قبل انتهاء الوقت.',
  },
]

const SECONDS = 48

export async function seedAssessments(db: Db, now: Date): Promise<void> {
  for (const [index, seed] of ATTEMPTS.entries()) await seedAttempt(db, seed, 1000 + index, now)
}

async function seedAttempt(db: Db, one: Seed, seed: number, now: Date): Promise<void> {
  const assessment = assessmentOf(one.assessment)
  const user = await db.row<{ id: string }>(
    sql`select id from users where email = ${`${one.mailbox}@demo.fareeq.test`}`,
  )
  if (!assessment || !user) return
  const known = sql`select 1 from assessment_attempts where user_id = ${user.id} and assessment_id = ${assessment.id}`
  if (await db.row(known)) return
  const begun = after(now, -one.hoursAgo * HOUR)
  const id = newId(begun)
  const invitation = { id, user_id: user.id, assessment_id: assessment.id, kind: assessment.kind, seed }
  await insertAttempt(db, { ...invitation, token_hash: hashOf(`demo ${id}`), expires_at: linkExpiry(begun) }, begun)
  const items = drawFor(assessment, { seed, seen: [], retired: [] })
  await insertDraw(db, id, items)
  await answerAll(db, id, one, items, seed, begun)
  await handIn(db, id, assessment, one, items, begun)
  if (one.objection)
    await db.run(sql`
      insert into assessment_objections (id, attempt_id, state, note, due_at, created_at)
      values (${newId(begun)}, ${id}, 'open', ${one.objection}, ${objectionDue(after(begun, 2 * HOUR), [])},
        ${after(begun, 2 * HOUR)})`)
}

const isRightAt = ({ right = 0 }: Seed, index: number) => index < right

async function answerAll(db: Db, id: string, one: Seed, items: readonly BankItem[], seed: number, begun: Date) {
  for (const [index, item] of items.entries()) {
    const position = index + 1
    const save = { flagged: false, revision: 1, seconds: SECONDS }
    const at = after(begun, position * MINUTE)
    if (item.kind === 'video') {
      const written = one.written?.[index] ?? ''
      await saveAnswer(db, id, position, { ...save, answer: { kind: 'video', take: null, written } }, at)
    } else if (item.kind === 'multiple_choice') {
      const option = optionsOf(item, seed + position).find(({ isRight }) => isRight === isRightAt(one, index))
      const answer = { kind: 'multiple_choice' as const, choice: option?.id ?? null }
      await saveAnswer(db, id, position, { ...save, answer }, at)
      await saveGrade(db, id, position, { passed: isRightAt(one, index) ? 1 : 0, total: 1, result: null })
    }
  }
}

const exitsOf = ({ exits = 0 }: Seed, begun: Date) =>
  Array.from({ length: exits }, (_, index) => ({
    id: newId(begun),
    kind: 'left' as const,
    position: index + 2,
    seconds: 34,
    at: after(begun, (index + 2) * MINUTE),
  }))

function reportOf(one: Seed, items: readonly BankItem[], begun: Date): KeptReport {
  const graded = items.map((item, index) => ({
    topic: item.kind === 'multiple_choice' ? item.topic : '',
    passed: isRightAt(one, index) ? 1 : 0,
    total: 1,
  }))
  const [score, right, exits] = [scoreOf(graded), one.right ?? 0, exitsOf(one, begun)]
  return {
    score,
    passed: isPass(score),
    mcq: { score, right, wrong: items.length - right, seconds: items.length * SECONDS },
    problem_solving: null,
    video: null,
    strengths: strengthsOf(graded),
    tabs_switched: tabsSwitched(exits),
    tab_seconds: tabSeconds(exits),
    plagiarism: [],
    integrity: { level: integrityLevel(exits, 0), events: exits.map(shownConduct) },
  }
}

async function handIn(db: Db, id: string, assessment: Assessment, one: Seed, items: readonly BankItem[], begun: Date) {
  const over = after(begun, (items.length + 1) * MINUTE)
  for (const exit of exitsOf(one, begun)) await insertConduct(db, id, [exit], exit.at)
  await db.run(sql`
    update assessment_attempts
    set device = 'demo-window', started_at = ${begun}, heard_at = ${over}, allowed = ${timeFor(assessment, 0)},
      submitted_at = ${over}, state = 'in_review', updated_at = ${over}, incident = ${one.incident ?? null},
      incident_at = ${one.incident ? over : null}
    where id = ${id}`)
  if (assessment.kind === 'video') return
  const report = reportOf(one, items, begun)
  await db.run(sql`
    update assessment_attempts
    set state = ${report.passed ? 'passed' : 'failed'}, score = ${report.score}, report = ${JSON.stringify(report)},
      ended_at = ${over}
    where id = ${id}`)
}
