import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { CLOSED_TICKETS, OPEN_TICKETS, type TicketKind, type TicketState } from '@fareeq/domain/tickets/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { type PageQuery, olderThan } from '../../platform/db/page.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { bodyIn, senderIn, subjectIn } from './queries-words.ts'
import type { LockedTicket, MoveTicketsRow, OpenCountsRow, TicketRow } from './rows.ts'

const ANSWERS = sql`
  select coalesce(json_agg(json_build_object('text', text, 'by', staff.name, 'at', at) order by answers.id), '[]')
  from ticket_answers as answers left join staff on staff.id = staff_id where ticket_id = tickets.id`
const REPLIES = sql`
  select coalesce(json_agg(json_build_object('id', id, 'text', text, 'at', at, 'refused_files', refused_files, 'files', (
    select coalesce(json_agg(json_build_object('id', files.id, 'name', files.name) order by files.id), '[]')
    from ticket_reply_files join files on files.id = file_id where reply_id = ticket_replies.id)) order by at, id), '[]')
  from ticket_replies where ticket_id = tickets.id`
const notes = (lang: Lang) => sql`
  select coalesce(json_agg(json_build_object('id', notes.id,
    'text', ${lang === 'en' ? sql`coalesce(text_en, text)` : sql`text`}, 'by', staff.name, 'at', at, 'mentions',
    array(select name from staff where id = any(notes.mentions) order by name)) order by notes.id), '[]')
  from ticket_notes as notes left join staff on staff.id = staff_id where ticket_id = tickets.id`
const OTHER = sql`other`
const merged = (lang: Lang) => sql`
  select coalesce(json_agg(json_build_object('id', other.id, 'reference', other.reference, 'kind', other.kind,
    'subject', ${subjectIn(lang, OTHER)}, 'body', ${bodyIn(lang, OTHER)}, 'at', other.created_at) order by other.id), '[]')
  from tickets as other where other.merged_into = tickets.id`
const writing = (now: Date) => sql`
  select coalesce(json_agg(json_build_object('id', staff.id, 'name', name, 'until', until) order by name), '[]')
  from ticket_writers join staff on staff.id = staff_id where ticket_id = tickets.id and until > ${now}`

const selectTickets = ({ lang, now }: { lang: Lang; now: Date }) => sql`
  select tickets.id, reference, kind, state, ${subjectIn(lang)} as subject, ${bodyIn(lang)} as body,
    ${senderIn(lang)} as from_name, from_email, user_id is not null as is_member, lang, data, due_at, tickets.created_at,
    (select json_build_object('id', id, 'name', name) from staff where id = owner_id) as owner,
    (select json_build_object('id', into_.id, 'reference', into_.reference) from tickets as into_
      where into_.id = tickets.merged_into) as merged_into,
    (${ANSWERS}) as answers, (${REPLIES}) as replies, (${notes(lang)}) as notes, (${merged(lang)}) as merged, (${writing(now)}) as writing
  from tickets`

/** Scoped by kind: others are not found. */
export const ticketOf = (db: Db, kinds: readonly TicketKind[], id: string, reader: { lang: Lang; now: Date }) =>
  db.row<TicketRow>(sql`${selectTickets(reader)} where tickets.id = ${id} and kind = any(${kinds})`)

/** Row lock until the transaction ends, unless it is only read. */
export const lockTicket = (db: Db, kinds: readonly TicketKind[], id: string, { lock = true } = {}) =>
  db.row<LockedTicket>(sql`
    select id, kind, state, subject, reference, from_name, from_email, lang, due_at, created_at, owner_id, user_id,
      merged_into, case lang when 'en' then ${subjectIn('en')} else subject end as mail_subject
    from tickets
    where id = ${id} and kind = any(${kinds}) ${lock ? sql`for update` : sql``}`)

/** Both must equal the expression of their index literally to use it. */
const NOTE_WORDS = sql`text_words(text || ' ' || coalesce(text_en, ''))`
const WORDS = sql`
  text_words(subject || ' ' || body || ' ' || from_name || ' ' || from_email || ' ' || reference || ' ' ||
    coalesce(data->'english'->>'subject', '') || ' ' || coalesce(data->'english'->>'body', ''))`

/** What Arabic writes as one word with the next: and, the, for, with. */
const PREFIXES = ['', 'ال', 'و', 'وال', 'لل', 'ل', 'بال', 'ب']

/** Prefix match of every word, in the ticket or in one of its notes; found before sorting, so that the indexes are used. */
const withWords = (words: readonly string[]) => {
  const query = words.map((word) => `(${PREFIXES.map((prefix) => `'${prefix}${word}':*`).join(' | ')})`).join(' & ')
  return sql`tickets.id = any(array(select id from tickets where ${WORDS} @@ ${query}::tsquery
    union all select ticket_id from ticket_notes where ${NOTE_WORDS} @@ ${query}::tsquery))`
}

export type TicketSearch = {
  kinds: readonly TicketKind[]
  state: TicketState | undefined
  owner: 'me' | 'none' | 'mentioned' | undefined
  late: boolean
  organisation_id: string | undefined
  /** Null where nothing was searched for. */
  words: readonly string[] | null
}
type Reader = { staffId: string; lang: Lang; now: Date }
const MINE = (me: string) => sql`owner_id = ${me}`
const MENTIONED = (me: string) =>
  sql`exists (select from ticket_notes where ticket_id = tickets.id and mentions @> array[${me}::uuid])`

const OF_COMPANY = (id: string) =>
  sql`user_id in (select user_id from organisation_members where organisation_id = ${id})`

const conditions = (
  { kinds, state, owner, late, organisation_id, words }: TicketSearch,
  { staffId, now }: Reader,
): Sql[] => [
  sql`kind = any(${kinds})`,
  ...(state ? [sql`state = ${state}`] : []),
  ...(owner === 'me' ? [MINE(staffId)] : []),
  ...(owner === 'none' ? [sql`owner_id is null`] : []),
  ...(owner === 'mentioned' ? [MENTIONED(staffId)] : []),
  ...(late ? [sql`state in (${sql.literals(OPEN_TICKETS)}) and due_at < ${now}`] : []),
  ...(organisation_id ? [OF_COMPANY(organisation_id)] : []),
  ...(words === null ? [] : words.length === 0 ? [sql`false`] : [withWords(words)]),
]

/** Open ones by deadline, others by age. */
export const ticketsOf = (db: Db, reader: Reader, { cursor, limit, ...search }: TicketSearch & PageQuery) => {
  const byClock = search.state === 'open' || search.late
  const rest = byClock
    ? sql`(due_at, tickets.id) > (select due_at, id from tickets where id = ${cursor ?? null})`
    : olderThan(sql`tickets.id`, cursor)
  const all = [...conditions(search, reader), ...(cursor === undefined ? [] : [rest])]
  return db.rows<TicketRow>(sql`
    ${selectTickets(reader)} where ${sql.join(all, ' and ')}
    order by ${byClock ? sql`due_at, tickets.id` : sql`tickets.id desc`} limit ${limit + 1}`)
}

export const openCounts = (db: Db, kinds: readonly TicketKind[], now: Date) =>
  db.rows<OpenCountsRow>(sql`
    select kind, count(*)::int as open, count(*) filter (where due_at < ${now})::int as late
    from tickets where state in (${sql.literals(OPEN_TICKETS)}) and kind = any(${kinds}) group by kind`)

const open = (kinds: readonly TicketKind[]) => sql`state in (${sql.literals(OPEN_TICKETS)}) and kind = any(${kinds})`

/** The open ones by who is on them: each count by an index of its own. */
export const ownCounts = (db: Db, kinds: readonly TicketKind[], { staffId }: { staffId: string }) =>
  db.one<{ mine: number; unowned: number; mentioned: number }>(sql`
    select (select count(*)::int from tickets where ${MINE(staffId)} and ${open(kinds)}) as mine,
      (select count(*)::int from tickets where owner_id is null and ${open(kinds)}) as unowned,
      (select count(distinct tickets.id)::int from ticket_notes join tickets on tickets.id = ticket_id
        where mentions @> array[${staffId}::uuid] and ${open(kinds)}) as mentioned`)

export const saveState = (db: Db, id: string, state: TicketState, now: Date) =>
  db.run(sql`update tickets set state = ${state}, updated_at = ${now} where id = ${id}`)

/** False where a colleague was faster. */
export const saveAdmitted = async (db: Db, id: string, now: Date): Promise<boolean> =>
  (await db.run(sql`
    update tickets set data = data || jsonb_build_object('admitted_at', ${now.toISOString()}::text), updated_at = ${now}
    where id = ${id} and data->>'admitted_at' is null`)) === 1

export const setOwner = (db: Db, id: string, owner: string | null, now: Date) =>
  db.also(sql`update tickets set owner_id = ${owner}, updated_at = ${now} where id = ${id}`)

/** Answers after those that were read. */
export const newerAnswers = (db: Db, id: string, readCount: number) =>
  db.rows<{ by: string | null; at: Date; text: string }>(sql`
    select staff.name as by, at, text from ticket_answers left join staff on staff.id = staff_id
    where ticket_id = ${id} order by ticket_answers.id offset ${readCount}`)

export const insertAnswer = (
  db: Db,
  answer: { id: string; ticketId: string; staffId: string; text: string; at: Date },
) =>
  db.run(sql`
    insert into ticket_answers (id, ticket_id, staff_id, text, at)
    values (${answer.id}, ${answer.ticketId}, ${answer.staffId}, ${answer.text}, ${answer.at})`)

/** All that are not closed, of these kinds. */
export const moveTickets = (db: Db, from: string, to: string, kinds: readonly TicketKind[], now: Date) =>
  db.rows<MoveTicketsRow>(sql`
    update tickets set owner_id = ${to}, updated_at = ${now}
    where owner_id = ${from} and state not in (${sql.literals(CLOSED_TICKETS)}) and kind = any(${kinds}) returning id, kind`)
