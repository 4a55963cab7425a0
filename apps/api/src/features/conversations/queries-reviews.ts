import type { ConversationKind, ReportAnswer, ReportReason } from '@fareeq/domain/conversations/limits.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { Db } from '../../platform/db/database.ts'
import type { PageQuery } from '../../platform/db/page.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Staff } from '../../platform/session.ts'
import { CONTEXT, PARTIES, partiesIn } from './queries-contexts.ts'
import { filesIn } from './queries-files.ts'
import type { HeldContent, ReportPlace, ReviewRow } from './rows.ts'

/** What nobody has decided about: held messages, and reported ones by their first open report. Ids are in the order of time. */
const OPEN_REVIEWS: Sql = sql`(
  select id, id as message_id, conversation_id, 'held' as kind, at as since
  from conversation_held_messages where kept_at is null
  union all
  select id, message_id, conversation_id, 'reported' as kind, at as since from (
    select distinct on (message_id) id, message_id, conversation_id, at from conversation_reports
    where answered_at is null order by message_id, id) as first_reports)`

const ABOUT: Sql = sql`
  join lateral (select * from ${CONTEXT} as every where every.id = reviews.conversation_id) as about on true`

const PLACE = { message: sql`reviews.message_id`, about: sql`reviews.conversation_id` }

const reportsIn = (lang: Lang): Sql => sql`(
  select coalesce(json_agg(json_build_object('reason', reason, 'note', note, 'name', name_for(reporters, ${lang}),
    'at', conversation_reports.at) order by conversation_reports.id), '[]')
  from conversation_reports join users as reporters on reporters.id = reporter_id
  where conversation_reports.message_id = reviews.message_id and answered_at is null)`

type Search = PageQuery & { kinds: readonly ConversationKind[]; lang: Lang }

/** The longest waiting first. */
export const openReviews = (db: Db, viewer: Staff, { kinds, lang, cursor, limit }: Search) =>
  db.rows<ReviewRow>(sql`
    select reviews.id, reviews.kind, reviews.since, about.id as about_id, about.kind as about_kind, about.label, about.detail,
      ${partiesIn(lang)}, coalesce(held.side, messages.side, 'talent') as side,
      coalesce(name_for(users, ${lang}), staff.name) as name,
      coalesce(messages.staff_id = ${viewer.staffId}, false) as is_mine,
      coalesce(held.text, messages.text, '') as text, held.kinds as contacts, ${filesIn(PLACE)} as files, ${reportsIn(lang)} as reports
    from ${OPEN_REVIEWS} as reviews ${ABOUT} ${PARTIES}
      left join conversation_held_messages as held on held.id = reviews.message_id
      left join conversation_messages as messages on messages.id = reviews.message_id
      left join users on users.id = coalesce(held.user_id, messages.user_id)
      left join staff on staff.id = messages.staff_id
    where about.kind = any(${kinds}) and ${cursor === undefined ? sql`true` : sql`reviews.id > ${cursor}`}
    order by reviews.id limit ${limit + 1}`)

export const countReviews = async (db: Db, kinds: readonly ConversationKind[]): Promise<number> =>
  kinds.length === 0
    ? 0
    : (
        await db.one<{ count: number }>(sql`
          select count(*)::int as count from ${OPEN_REVIEWS} as reviews ${ABOUT} where about.kind = any(${kinds})`)
      ).count

/** Row lock: what is decided about a thread, and what is added to it, follow each other. */
export const lockThread = (db: Db, id: string) => db.run(sql`select id from conversations where id = ${id} for update`)

/** With the row lock that `clearReview` relies on. */
export const markReview = (db: Db, id: string, at: Date) =>
  db.run(sql`update conversations set review_at = coalesce(review_at, ${at}) where id = ${id}`)

/** Under the lock of the thread. */
export const clearReview = (db: Db, id: string) =>
  db.run(sql`
    update conversations set review_at = null
    where id = ${id}
      and not exists (select from conversation_held_messages where conversation_id = ${id} and kept_at is null)
      and not exists (select from conversation_reports where conversation_id = ${id} and answered_at is null)`)

/** The thread of a held message, also when it has been released. */
export const threadOfHeld = (db: Db, id: string) =>
  db.row<{ conversation_id: string }>(sql`
    select conversation_id from conversation_held_messages where id = ${id}
    union all select conversation_id from conversation_messages where id = ${id}`)

/** Undefined where a colleague was faster. */
export const takeHeld = (db: Db, id: string) =>
  db.row<HeldContent>(sql`
    delete from conversation_held_messages where id = ${id} and kept_at is null
    returning user_id, side, text, by_mail, refused_files`)

export const keepHeld = (db: Db, id: string, decision: { note: string; staffId: string; now: Date }) =>
  db.row<{ user_id: string }>(sql`
    update conversation_held_messages set kept_at = ${decision.now}, kept_by = ${decision.staffId}, kept_note = ${decision.note}
    where id = ${id} and kept_at is null returning user_id`)

/** Whoever had read all before a message of theirs was released has read it, too. */
export const readOwn = (db: Db, id: string, userId: string, seq: number) =>
  db.also(sql`
    update conversation_readers set read_seq = ${seq}
    where conversation_id = ${id} and user_id = ${userId} and read_seq = ${seq - 1}`)

type NewReport = {
  id: string
  about: string
  message: string
  reporter: string
  reason: ReportReason
  note: string | null
}
/** False where they reported it before. */
export const insertReport = async (db: Db, report: NewReport, at: Date): Promise<boolean> =>
  (await db.run(sql`
    insert into conversation_reports (id, conversation_id, message_id, reporter_id, reason, note, at)
    values (${report.id}, ${report.about}, ${report.message}, ${report.reporter}, ${report.reason}, ${report.note}, ${at})
    on conflict (message_id, reporter_id) do nothing`)) === 1

export const reportById = (db: Db, id: string) =>
  db.row<ReportPlace>(sql`
    select reports.conversation_id, message_id, staff_id from conversation_reports as reports
      join conversation_messages as messages on messages.id = message_id
    where reports.id = ${id}`)

/** All that are open about the message; none where a colleague was faster. */
export const answerReports = (db: Db, messageId: string, answer: ReportAnswer, by: { staffId: string; now: Date }) =>
  db.rows<{ reporter_id: string }>(sql`
    update conversation_reports set answer = ${answer}, answered_at = ${by.now}, answered_by = ${by.staffId}
    where message_id = ${messageId} and answered_at is null returning reporter_id`)

export const hideMessage = (db: Db, id: string, at: Date) =>
  db.also(sql`update conversation_messages set hidden_at = coalesce(hidden_at, ${at}) where id = ${id}`)
