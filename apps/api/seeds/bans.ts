import { answerBy } from '@fareeq/domain/bans/rules.ts'
import type { BanState } from '@fareeq/domain/bans/states.ts'
import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import { TALENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import { insertReport, openCaseOf } from '../src/features/bans/queries.ts'
import type { Db } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/sql.ts'
import { newId } from '../src/platform/ids.ts'

const CLAIM = 'في السيرة الذاتية مشروع منسوب إلى صاحبها، ويظهر بنصه في موقع شركة أخرى.'
const ANSWER = 'عملت في هذا المشروع مع فريق من أربعة، وأرفقت رسالة من مديري السابق.'
const REASON = 'لم يثبت العمل في المشروع المذكور، وأكدت الشركة ذلك كتابة.'

/** One case in each state; `banned` talents are hidden in the demo world already. */
const CASES: readonly { state: BanState; daysAgo: number; banned?: true }[] = [
  { state: 'banned', daysAgo: 20, banned: true },
  { state: 'reported', daysAgo: 1 },
  { state: 'noticed', daysAgo: 3 },
  { state: 'answered', daysAgo: 6 },
  { state: 'unanswered', daysAgo: 12 },
  { state: 'dismissed', daysAgo: 30 },
  { state: 'lifted', daysAgo: 50 },
]
const BEFORE_NOTICE: readonly BanState[] = ['reported']
const WITH_ANSWER: readonly BanState[] = ['answered', 'banned', 'dismissed', 'lifted']
const DECIDED: readonly BanState[] = ['banned', 'dismissed', 'lifted']

export async function seedBans(db: Db, now: Date) {
  if (await db.row(sql`select 1 from ban_cases limit 1`)) return
  const talents = await db.rows<{ id: string; banned: boolean }>(sql`
    select id, hiring_status = 'banned' as banned from users join talent_profiles on user_id = users.id
    where type = ${TALENT} and email not like '%@demo.fareeq.test' or hiring_status = 'banned' order by users.id`)
  const staffId = async (email: string) =>
    (await db.one<{ id: string }>(sql`select id from staff where email = ${email}`)).id
  const [reporter, opener, decider] = [
    await staffId('noor@demo.fareeq.test'),
    await staffId('operations@demo.fareeq.test'),
    await staffId('staff@demo.fareeq.test'),
  ]
  for (const { state, daysAgo, banned = false } of CASES) {
    const at = talents.findIndex((talent) => talent.banned === banned)
    const [talent] = at < 0 ? [] : talents.splice(at, 1)
    if (!talent) continue
    const startedAt = after(now, -daysAgo * DAY)
    const { id } = await openCaseOf(db, newId(startedAt), talent.id, startedAt)
    await insertReport(db, {
      id: newId(startedAt),
      caseId: id,
      reporterId: null,
      staffId: reporter,
      text: CLAIM,
      at: startedAt,
    })
    if (BEFORE_NOTICE.includes(state)) continue
    await db.run(sql`
      update ban_cases set state = ${state}, notice = ${CLAIM}, opened_by = ${opener}, opened_at = ${startedAt},
        answer_by = ${answerBy(startedAt)} where id = ${id}`)
    if (WITH_ANSWER.includes(state))
      await db.run(sql`
        update ban_cases set answer = ${ANSWER}, answered_at = ${after(startedAt, 2 * DAY)} where id = ${id}`)
    if (DECIDED.includes(state))
      await db.run(sql`
        update ban_cases set decided_by = ${decider}, decided_at = ${after(startedAt, 4 * DAY)}, reason = ${REASON}
        where id = ${id}`)
    if (state === 'lifted')
      await db.run(sql`
        update ban_cases set appeal = ${ANSWER}, appealed_at = ${after(startedAt, 6 * DAY)}, appeal_decided_by = null,
          appeal_decided_at = ${after(startedAt, 8 * DAY)}, appeal_reason = 'قدّمت الشركة تأكيدًا جديدًا يؤيد التظلّم.'
        where id = ${id}`)
  }
}
