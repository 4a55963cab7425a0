import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { MINUTE, after } from '@fareeq/domain/kernel/time/time.ts'
import type { Db } from '../../platform/db/database.ts'
import type { PageQuery } from '../../platform/db/page.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Staff } from '../../platform/session.ts'
import { IS_ACTIVE } from '../../platform/users.ts'
import type { AuditActionsRow, AuditRow } from './rows.ts'

export type AuditFilter = {
  action?: string | undefined
  actor?: string | undefined
  /** All of a kind where no id is named. */
  subject?: { kind: string; id?: string | undefined } | undefined
  from?: Date | undefined
  to?: Date | undefined
}
const LAST = '9223372036854775807'

type Page = AuditFilter & PageQuery

const person = (id: Sql, lang: Lang) => sql`(select name_for(users, ${lang}) from users where users.id = ${id})`
/** Below `organisations`, which names a company in the reader's language. */
export const companyName = (organisationId: Sql): Sql => sql`(
  select coalesce(company, nullif(regexp_replace(website, '^https?://(www\\.)?([^/]+).*$', '\\2'), ''),
    concat_ws(' ', first_name, last_name))
  from organisation_members join users on users.id = user_id
  where organisation_members.organisation_id = ${organisationId}
  order by company is null, website is null, organisation_members.role <> 'owner', joined_at, user_id limit 1)`
const ID = sql`subject_id::uuid`

/** A subject that counts has plural forms; a text message and a line why a mail came have no subject. */
const MAIL_TITLES = ['subject', 'subject_one', 'subject_two', 'subject_other', 'phone', 'reason']
const SITE_TITLES = ['title', 'name', 'question', 'label']

/** Known by `kind/slug`: its title in the reader's language, as far as it was ever saved. */
const siteTitle = (lang: Lang): Sql => {
  const translation = lang === 'ar' ? sql`coalesce(draft->'ar', ar)` : sql`coalesce(draft->'en', en)`
  const parts = [...MAIL_TITLES, ...SITE_TITLES].map((part) => sql`nullif(${translation}->>${part}, '')`)
  return sql`(select coalesce(${sql.join(parts, ', ')}) from site_items
    where kind = split_part(subject_id, '/', 1) and slug = split_part(subject_id, '/', 2))`
}

/** Display names of actors and subjects; null when deleted. */
const namesFor = (lang: Lang) => sql`
  case when actor_kind = 'staff' then (select name from staff where staff.id = actor_id)
    else ${person(sql`actor_id`, lang)} end as actor_name,
  case subject_kind
    when 'user' then ${person(ID, lang)}
    when 'talent' then ${person(ID, lang)}
    when 'staff' then (select name from staff where staff.id = ${ID})
    when 'client-project' then (select product_name from client_projects where client_projects.id = ${ID})
    when 'ticket' then (select reference from tickets where tickets.id = ${ID})
    when 'meeting' then (select name_or_closed(concat_ws(' ', first_name, last_name), ${lang}) from meetings where meetings.id = ${ID})
    when 'interview' then (select ${person(sql`talent_id`, lang)} from interviews where interviews.id = ${ID})
    when 'ban' then (select ${person(sql`talent_id`, lang)} from ban_cases where ban_cases.id = ${ID})
    when 'nomination' then (select ${person(sql`talent_id`, lang)} from nominations where nominations.id = ${ID})
    when 'offer' then (select ${person(sql`talent_id`, lang)} from offers where offers.id = ${ID})
    when 'contract' then (select ${person(sql`talent_id`, lang)} from contracts where contracts.id = ${ID})
    when 'payout' then (select ${person(sql`talent_id`, lang)} from payouts where payouts.id = ${ID})
    when 'assessment' then (select ${person(sql`user_id`, lang)} from assessment_attempts where assessment_attempts.id = ${ID})
    when 'payout_batch' then (select 'PB-' || lpad(place::text, 5, '0') from payout_batches where payout_batches.id = ${ID})
    when 'invoice' then (select number from invoices where invoices.id = ${ID})
    when 'payment' then (select number from payments join invoices on invoices.id = invoice_id where payments.id = ${ID})
    when 'referral' then (select name_or_closed(name, ${lang}) from referrals where referrals.id = ${ID})
    when 'message' then (select to_address from messages where messages.id = ${ID})
    when 'organisation' then ${companyName(ID)}
    when 'site_item' then coalesce(${siteTitle(lang)}, subject_id)
  end as subject_name,
  case subject_kind
    when 'nomination' then (select project_id from nominations where nominations.id = ${ID})
    when 'talent' then (select id from users where users.id = ${ID} and ${IS_ACTIVE})
  end as record_id`

/** A talent's account and their profile are one person. */
const kindsOf = (kind: string): string[] => (kind === 'talent' ? ['talent', 'user'] : [kind])

/** Ids rise with time, up to transactions that overlap: a minute is left for them, and `at` decides exactly. */
const firstSince = (moment: Date) => sql`coalesce(
  (select id from audit_entries where at >= ${after(moment, -MINUTE)} order by at limit 1), ${LAST}::bigint)`

const whereOf = ({ cursor, action, actor, subject, from, to }: Omit<Page, 'limit'>): Sql => {
  const conditions: Sql[] = [
    ...(cursor ? [sql`e.id < ${cursor}`] : []),
    ...(action ? [sql`action = ${action}`] : []),
    ...(actor ? [sql`actor_id = ${actor}`] : []),
    ...(subject ? [sql`subject_kind = any(${kindsOf(subject.kind)})`] : []),
    ...(subject?.id ? [sql`subject_id = ${subject.id}`] : []),
    ...(from ? [sql`at >= ${from} and e.id >= ${firstSince(from)}`] : []),
    ...(to ? [sql`at < ${to} and e.id < ${firstSince(after(to, MINUTE))}`] : []),
  ]
  return conditions.length > 0 ? sql`where ${sql.join(conditions, ' and ')}` : sql``
}

/** Newest first. */
export const auditEntries = (db: Db, _viewer: Staff, lang: Lang, { limit, ...page }: Page) => {
  const where = whereOf(page)
  return db.rows<AuditRow>(sql`
    select id::text, at, actor_kind, actor_id, action, subject_kind, subject_id, details, ${namesFor(lang)}
    from (select * from audit_entries e ${where} order by e.id desc limit ${limit + 1}) found order by found.id desc`)
}

/** Counts up to one more than `most`. */
export const countEntries = async (db: Db, _viewer: Staff, filter: AuditFilter, max: number): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*)::int as count from (select 1 from audit_entries e ${whereOf(filter)} limit ${max + 1}) found`)
  ).count

/** Distinct actions by a loose index scan (recursive CTE) instead of reading the whole log. */
export const auditActions = async (db: Db, _viewer: Staff): Promise<string[]> => {
  const rows = await db.rows<AuditActionsRow>(sql`
    with recursive hop as (
      (select action from audit_entries order by action limit 1)
      union all
      select (select action from audit_entries where action > hop.action order by action limit 1)
      from hop where hop.action is not null
    )
    select action from hop where action is not null`)
  return rows.map(({ action }) => action)
}
