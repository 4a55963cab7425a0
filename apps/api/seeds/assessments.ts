import { UNCHANGED } from '@fareeq/domain/kernel/policies/policies.ts'
import { type Assessment, assessmentOf } from '@fareeq/domain/assessments/rules-offers.ts'
import { personalityScores } from '@fareeq/domain/assessments/grading/rules-personality.ts'
import { objectionDue } from '@fareeq/domain/assessments/review/rules-review.ts'
import { lengthOf, linkExpiry, timeFor } from '@fareeq/domain/assessments/rules.ts'
import { HOUR, after } from '@fareeq/domain/kernel/time/time.ts'
import type { BankItem } from '../bank/schema.ts'
import { drawFor } from '../src/features/assessments/actions-bank.ts'
import { hashOf } from '../src/features/assessments/actions-links.ts'
import { answersOf, insertConduct, insertDraw } from '../src/features/assessments/queries-answers.ts'
import { savePersonality, savePersonalityShare } from '../src/features/assessments/queries-personality.ts'
import { insertAttempt } from '../src/features/assessments/queries.ts'
import type { Db } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/sql.ts'
import { newId } from '../src/platform/ids.ts'
import { type AttemptSeed, answerAll, exitsOf, overAt, reportOf } from './assessments-answers.ts'

/** The results of the demo talent; then one for each queue of the recruiters: a video, an objection, a doubt, an incident. */
const ATTEMPTS: readonly AttemptSeed[] = [
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
    objection: 'في السؤال 14 إجابتان صحيحتان بحسب المواصفة، واخترت إحداهما. أرجو مراجعته.',
  },
  {
    mailbox: 'mona',
    assessment: 'sql',
    hoursAgo: 26,
    right: 5,
    incident: 'انقطعت الكهرباء في الحي بعد السؤال السادس، ولم تعد قبل انتهاء الوقت.',
  },
  { mailbox: 'talent', assessment: 'problem-solving', hoursAgo: 280, exits: 1 },
  {
    mailbox: 'talent',
    assessment: 'technical-story',
    hoursAgo: 270,
    written: [
      'كانت طلبات الدفع تتكرر عند انقطاع الشبكة. قرأت السجلات بترتيبها الزمني، فوجدت أن التطبيق يعيد الإرسال قبل أن يصله الرد. أضفنا مفتاحًا لكل عملية، واختفى التكرار في أسبوع.',
      'اخترت قاعدة بيانات واحدة بدل خدمتين منفصلتين. خسرنا استقلال الفريقين في النشر، وربحنا معاملات صحيحة من أول يوم. كتبنا متى نعيد النظر: حين يتجاوز الحمل ألف طلب في الثانية.',
      'الفهرس في قاعدة البيانات يشبه فهرس الكتاب: بدل أن تقلب كل الصفحات، تفتح الصفحة المطلوبة. لكنه يحتاج إلى تحديث مع كل تعديل، فلا نضع فهرسًا لكل كلمة.',
    ],
    reviewed: {
      reviewer: 'Omar Saleh',
      scores: [4, 3, 4, 3],
      note: 'إجابات مرتبة بأمثلة من عمل حقيقي، والقرار التقني مذكور بثمنه. نتمنى أرقامًا أكثر في القصة الأولى.',
    },
  },
  { mailbox: 'talent', assessment: 'personality', hoursAgo: 260 },
]

/** What the others passed who were verified, nominated or hired: mailbox, assessment, right answers. */
const PASSES: readonly (readonly [mailbox: string, assessment: string, right: number])[] = [
  ['youssef', 'node-js', 17],
  ['nadia', 'react', 18],
  ['hanna', 'linux', 15],
  ['dina', 'problem-solving', 0],
  ['omar', 'go', 17],
  ['tariq', 'problem-solving', 0],
  ['sami', 'typescript', 16],
  ['abdulrahman', 'php', 15],
  ['salem', 'java', 19],
  ['bilal', 'c-sharp', 18],
  ['mehmet', 'linux', 18],
  ['ahmed', 'java', 13],
  ['elias', 'problem-solving', 0],
  ['selin', 'typescript', 17],
  ['hassan', 'typescript', 16],
  ['amina', 'react', 14],
  ['kenza', 'linux', 17],
  ['zaid', 'react', 17],
  ['ghada', 'node-js', 16],
]
const HOURS_AGO = 800

const SEEDS: readonly AttemptSeed[] = [
  ...ATTEMPTS,
  ...PASSES.map(([mailbox, assessment, right], index) => ({
    mailbox,
    assessment,
    right,
    hoursAgo: HOURS_AGO + 31 * index,
  })),
]

export async function seedAssessments(db: Db, now: Date): Promise<void> {
  for (const [index, seed] of SEEDS.entries()) await seedAttempt(db, seed, 1000 + index, now)
}

async function seedAttempt(db: Db, attemptSeed: AttemptSeed, seed: number, now: Date): Promise<void> {
  const assessment = assessmentOf(attemptSeed.assessment)
  const user = await db.row<{ id: string }>(
    sql`select id from users where email = ${`${attemptSeed.mailbox}@demo.fareeq.test`}`,
  )
  if (!assessment || !user) return
  const existing = sql`select 1 from assessment_attempts where user_id = ${user.id} and assessment_id = ${assessment.id}`
  if (await db.row(existing)) return
  const startedAt = after(now, -attemptSeed.hoursAgo * HOUR)
  const id = newId(startedAt)
  const invitation = { id, user_id: user.id, assessment_id: assessment.id, kind: assessment.kind, seed }
  await insertAttempt(
    db,
    { ...invitation, token_hash: hashOf(`demo ${id}`), expires_at: linkExpiry(startedAt, UNCHANGED) },
    startedAt,
  )
  const items = drawFor(assessment, {
    seed,
    seenIds: [],
    retired: [],
    count: lengthOf(assessment.kind, UNCHANGED).items,
  })
  await insertDraw(db, id, items)
  await answerAll(db, id, attemptSeed, items, seed, startedAt)
  await submitAttempt(db, invitation, assessment, attemptSeed, items, startedAt)
  if (attemptSeed.objection)
    await db.run(sql`
      insert into assessment_objections (id, attempt_id, state, note, due_at, created_at)
      values (${newId(startedAt)}, ${id}, 'open', ${attemptSeed.objection}, ${objectionDue(after(startedAt, 2 * HOUR), UNCHANGED)},
        ${after(startedAt, 2 * HOUR)})`)
}

async function submitAttempt(
  db: Db,
  { id, user_id }: { id: string; user_id: string },
  assessment: Assessment,
  attemptSeed: AttemptSeed,
  items: readonly BankItem[],
  startedAt: Date,
) {
  const endedAt = overAt(items, startedAt)
  for (const exit of exitsOf(attemptSeed, startedAt)) await insertConduct(db, id, [exit], exit.at)
  await db.run(sql`
    update assessment_attempts
    set device = 'demo-window', started_at = ${startedAt}, heard_at = ${endedAt}, allowed = ${timeFor(assessment, 0, UNCHANGED)},
      submitted_at = ${endedAt}, state = 'in_review', updated_at = ${endedAt}, incident = ${attemptSeed.incident ?? null},
      incident_at = ${attemptSeed.incident ? endedAt : null}
    where id = ${id}`)
  const report = await reportOf(db, id, attemptSeed, startedAt)
  if (!report) return
  const state = report.passed === null ? 'completed' : report.passed ? 'passed' : 'failed'
  await db.run(sql`
    update assessment_attempts
    set state = ${state}, score = ${report.score}, report = ${JSON.stringify(report)}, ended_at = ${endedAt}
    where id = ${id}`)
  if (attemptSeed.reviewed)
    await db.run(sql`
      update assessment_attempts
      set decided_by = (select id from staff where name = ${attemptSeed.reviewed.reviewer}), decision = ${attemptSeed.reviewed.note},
        decided_at = ${after(endedAt, 4 * HOUR)}, ended_at = ${after(endedAt, 4 * HOUR)}
      where id = ${id}`)
  if (assessment.kind === 'personality') await sharePersonality(db, { id, user_id }, items, endedAt)
}

/** The five traits, which their owner lets companies see. */
async function sharePersonality(
  db: Db,
  attempt: { id: string; user_id: string },
  items: readonly BankItem[],
  endedAt: Date,
) {
  const statements = items.flatMap((item) => (item.kind === 'personality' ? [item] : []))
  const values = Object.fromEntries(
    (await answersOf(db, attempt.id)).flatMap(({ item_id, answer }) =>
      answer?.kind === 'personality' && answer.value !== null ? [[item_id, answer.value]] : [],
    ),
  )
  await savePersonality(db, attempt, personalityScores(statements, values), endedAt)
  await savePersonalityShare(db, attempt.user_id, endedAt)
}
