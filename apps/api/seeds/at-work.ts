import { answerBy as checkInBy, askedOn, eventOf } from '@fareeq/domain/check-ins/rules.ts'
import type { CheckInSide, Mood } from '@fareeq/domain/check-ins/limits.ts'
import { RUNNING } from '@fareeq/domain/contracts/states.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { BUSINESS_ZONE, DAY, HOUR, after } from '@fareeq/domain/kernel/time/time.ts'
import { daysAfter, riyadhDay, riyadhMidnight } from '@fareeq/domain/kernel/time/working-days.ts'
import { itemsFor, startsAt } from '@fareeq/domain/starts/rules.ts'
import { answerBy } from '@fareeq/domain/work-reviews/rules.ts'
import { referenceStart } from '@fareeq/domain/work-reviews/states.ts'
import { insertCheckIn, lockCheckIn, saveAnswer as answerCheckIn } from '../src/features/check-ins/queries.ts'
import { insertEnding, saveEarlyEnd } from '../src/features/contracts/queries-endings.ts'
import { contractById, insertEvent } from '../src/features/contracts/queries.ts'
import type { ContractRow } from '../src/features/contracts/rows.ts'
import { insertItem, insertStart, itemsOf, savePlan, saveTick } from '../src/features/starts/queries.ts'
import {
  insertReference,
  insertReview,
  moveReference,
  saveAnswer as answerReview,
  saveReply,
} from '../src/features/work-reviews/queries.ts'
import type { Db } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/sql.ts'
import { newId } from '../src/platform/ids.ts'

/** The contract of a talent in one of these states; undefined in a demo world from before. */
async function contractOf(db: Db, talent: string, states: readonly string[], lang: Lang = 'ar') {
  const row = await db.row<{ id: string }>(sql`
    select contracts.id from contracts join users on users.id = talent_id
    where email = ${talent} and contracts.state = any(${[...states]}) order by contracts.id limit 1`)
  return row && (await contractById(db, row.id, lang))
}

/** A first day in six days: the company has planned it, the talent has read it, and one thing of each is left. */
async function seedStart(db: Db, contract: ContractRow, now: Date) {
  const at = after(now, -11 * DAY)
  if (!(await insertStart(db, contract.id, contract.first_day, at))) return
  for (const { kind, side } of itemsFor('remote'))
    await insertItem(db, contract.id, { id: newId(at), side, kind, label: null }, at)
  await insertItem(
    db,
    contract.id,
    { id: newId(at), side: 'talent', kind: 'added', label: 'إرسال صورة لبطاقة الدخول' },
    at,
  )
  const starts_at = startsAt(contract.first_day, '09:30', BUSINESS_ZONE)
  if (starts_at) {
    const meeting = { contact: 'سارة المطيري، قائدة الفريق', place: 'https://meet.example.com/souq', note: null }
    await savePlan(db, contract.id, { starts_at, timezone: BUSINESS_ZONE, ...meeting }, after(now, -2 * DAY))
  }
  for (const item of await itemsOf(db, contract.id))
    if (['first_day_read', 'own_equipment', 'documents'].includes(item.kind))
      await saveTick(db, { ...item, is_ticked: true }, after(now, -DAY))
}

type Answer = { mood: Mood; words: string | null; shared?: boolean }
type Round = Readonly<Partial<Record<CheckInSide, Answer>>>
/** The last rounds of a contract, the newest first; what a side has not answered waits while its week lasts, and lapsed before. */
async function seedCheckIns(
  db: Db,
  { id, first_day, talent_id, client_id }: ContractRow,
  rounds: readonly Round[],
  now: Date,
) {
  const today = riyadhDay(now)
  let last = 0
  while (askedOn(first_day, last + 1) <= today) last++
  for (const [index, round] of rounds.entries()) {
    const number = last - index
    if (number < 1) return
    const sentAt = after(riyadhMidnight(askedOn(first_day, number)), 9 * HOUR)
    for (const side of ['talent', 'client'] as const) {
      const checkIn = newId(sentAt)
      if (!(await insertCheckIn(db, { id: checkIn, contract_id: id, side, number, due_at: checkInBy(sentAt) }, sentAt)))
        continue
      const answer = round[side]
      const row = answer && (await lockCheckIn(db, null, checkIn))
      if (!answer || !row) continue
      const { mood, words, shared = false } = answer
      const by = side === 'talent' ? talent_id : client_id
      const event = eventOf(mood)
      const due_at = event === 'raise' ? after(now, DAY) : row.due_at
      await answerCheckIn(db, row, event, { mood, words, is_shared: shared, by, due_at }, after(sentAt, 20 * HOUR))
    }
  }
}

/** Notice of the talent, which the company has not acknowledged. */
async function seedNotice(db: Db, contract: ContractRow, now: Date) {
  const givenAt = after(now, -3 * DAY)
  const last_day = daysAfter(riyadhDay(givenAt), contract.notice_days + 2)
  const notice = {
    id: newId(givenAt),
    contract_id: contract.id,
    kind: 'notice' as const,
    given_by: 'talent' as const,
    reason: 'new_job' as const,
    words: 'عرض قريب من بيتي، وسأسلّم عملي كاملًا قبل آخر يوم.',
    last_day,
  }
  if (!(await insertEnding(db, notice, givenAt))) return
  await saveEarlyEnd(db, contract.id, last_day, givenAt)
  await insertEvent(
    db,
    contract.id,
    { event: 'give_notice', actor: { kind: 'talent', id: contract.talent_id }, note: null },
    givenAt,
  )
}

/** Both looked back on a contract that is over; the talent shows what the company wrote, with an answer. */
async function seedReview(db: Db, { id, ends_on, talent_id, client_id }: ContractRow) {
  const endedAt = after(riyadhMidnight(daysAfter(ends_on, 1)), HOUR)
  const at = after(endedAt, 3 * DAY)
  const answers = [
    { side: 'talent', by: talent_id, overall: 4, words: 'Clear briefs, and a designer who answers.' },
    { side: 'client', by: client_id, overall: 5, words: 'We would take her again tomorrow.' },
  ] as const
  for (const { side, by, overall, words } of answers) {
    const review = newId(endedAt)
    if (!(await insertReview(db, { id: review, contract_id: id, side, due_at: answerBy(endedAt) }, endedAt))) return
    await answerReview(db, review, { overall, again: 'yes', words, by }, at)
  }
  const reference = {
    id: newId(at),
    contract_id: id,
    talent_id,
    state: referenceStart(false),
    feedback: 'The archive is used every day, and nobody has asked us how.',
    reference:
      'Layla rebuilt our archive of forty thousand photographs in half a year, and left it faster and easier to change than she found it.',
    is_named: true,
    due_at: null,
  }
  await insertReference(db, reference, at)
  await moveReference(db, reference, 'show', { shown_at: after(at, DAY) })
  await saveReply(db, reference.id, 'Half of that is their designer, who knew every picture.')
}

const GOOD: Answer = { mood: 'good', words: null }

/** What happens between the signature and the end: a first day ahead, how it is going, notice, and looking back. */
export async function seedAtWork(db: Db, now: Date) {
  if (await db.row(sql`select 1 as seeded from check_ins limit 1`)) return
  const ahead = await contractOf(db, 'ghada@demo.fareeq.test', RUNNING)
  if (ahead) await seedStart(db, ahead, now)
  const rounds: Readonly<Record<string, readonly Round[]>> = {
    'elias@demo.fareeq.test': [
      { talent: { ...GOOD, words: 'The second phase is on time.', shared: true }, client: { ...GOOD, shared: true } },
      { talent: GOOD, client: { mood: 'so_so', words: 'التقدير الأخير لم يصمد أسبوعًا.' } },
    ],
    'selin@demo.fareeq.test': [
      { talent: { mood: 'not_good', words: 'Reviews take a week, and the release date stays.' }, client: GOOD },
    ],
    'amina@demo.fareeq.test': [{ talent: GOOD, client: { ...GOOD, words: 'تسأل قبل أن ترسم.', shared: true } }],
    // Asked two days ago: it waits for both.
    'zaid@demo.fareeq.test': [{}, { talent: { mood: 'so_so', words: null }, client: GOOD }],
  }
  for (const [talent, own] of Object.entries(rounds)) {
    const contract = await contractOf(db, talent, RUNNING)
    if (contract) await seedCheckIns(db, contract, own, now)
  }
  const ending = await contractOf(db, 'zaid@demo.fareeq.test', RUNNING)
  if (ending) await seedNotice(db, ending, now)
  const ended = await contractOf(db, 'talent@demo.fareeq.test', ['ended'], 'en')
  if (ended) await seedReview(db, ended)
}
