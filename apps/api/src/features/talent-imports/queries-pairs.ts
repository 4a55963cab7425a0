import { TALENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import { type Likeness, MAX_NAMESAKES, NOTE_PREVIEW } from '@fareeq/domain/talent-imports/limits.ts'
import type { Db } from '../../platform/db/database.ts'
import { NAME_WORDS } from '../../platform/db/name-words.ts'
import { withoutSequentialScans } from '../../platform/db/planner.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Staff } from '../../platform/session.ts'
import { IS_NOT_CLOSED } from '../../platform/users.ts'
import { CONTACT_EMAIL } from '../accounts/queries-imported.ts'
import type { ImportedPerson, PairRow } from './rows.ts'

/** For the job: who was imported and has not answered, in batches. */
export const unansweredAfter = (db: Db, after: string, limit: number) =>
  db.rows<ImportedPerson>(sql`
    select users.id, first_name, last_name, phone from imported_talents join users on users.id = user_id
    where consented_at is null and user_id > ${after} order by user_id limit ${limit}`)

const IS_WAITING = sql`exists (
  select 1 from imported_talents where imported_talents.user_id = users.id and consented_at is null)`
const IS_CANDIDATE = sql`users.id <> search.id and type = ${TALENT} and ${IS_NOT_CLOSED}
  and not (users.id > search.id and ${IS_WAITING})
  and not exists (select 1 from talent_pairs
    where imported_id = search.id and other_id = users.id and dismissed_at is not null)`

type PairSearch = { id: string; phone: string | null; query: string | null }

/** The same phone is the surer likeness. Of two who wait, the pair is kept once: the later record first. */
export const savePairs = (db: Db, searches: readonly PairSearch[], now: Date) =>
  withoutSequentialScans(db, (db) =>
    db.run(sql`
      insert into talent_pairs (imported_id, other_id, likeness, found_at)
      select distinct on (search.id, users.id) search.id, users.id,
        case when users.phone = search.phone then 'phone' else 'name' end, ${now}
      from unnest(${searches.map(({ id }) => id)}::uuid[], ${searches.map(({ phone }) => phone)}::text[],
          ${searches.map(({ query }) => query)}::text[]) as search (id, phone, query)
        join users on users.id = any(
          array(select id from users where phone = search.phone and ${IS_CANDIDATE})
          || (array(select id from users where ${NAME_WORDS} @@ search.query::tsquery and ${IS_CANDIDATE}
            order by ${IS_WAITING}, id))[1:${MAX_NAMESAKES}::int])
      on conflict do nothing`),
  )

const side = (id: string) => sql`(
  select jsonb_build_object('id', users.id, 'first_name', first_name, 'last_name', last_name, 'email', ${CONTACT_EMAIL}, 'phone', phone,
    'phone_country', phone_country, 'linkedin', linkedin, 'skills', coalesce(skills, '{}'), 'created_at', users.created_at,
    'awaits_consent', exists (
      select 1 from imported_talents where imported_talents.user_id = users.id and consented_at is null),
    'notes', (select coalesce(jsonb_agg(jsonb_build_object('by', staff.name, 'at', note.created_at,
        'text', left(text, ${NOTE_PREVIEW}::int)) order by note.id desc), '[]')
      from selection_notes as note join staff on staff.id = note.staff_id where talent_id = users.id),
    'evaluations', (select coalesce(jsonb_agg(jsonb_build_object('by', staff.name,
        'recommendation', recommendation) order by evaluation.id), '[]')
      from selection_evaluations as evaluation join staff on staff.id = evaluation.staff_id where talent_id = users.id))
  from users left join talent_profiles as profile on profile.user_id = users.id where users.id = ${sql.id(id)})`
const PAIR = sql`
  select likeness, found_at, ${side('imported_id')} as imported /* not null */, ${side('other_id')} as other /* not null */ from talent_pairs`

type Page = { cursor?: readonly [string, string] | undefined; limit: number }
export const pairRows = (db: Db, _viewer: Staff, { cursor, limit }: Page) =>
  db.rows<PairRow>(sql`
    ${PAIR} where dismissed_at is null
      ${cursor ? sql`and (imported_id, other_id) < (${cursor[0]}::uuid, ${cursor[1]}::uuid)` : sql.empty}
    order by imported_id desc, other_id desc limit ${limit + 1}`)

/** Row lock until the transaction ends. */
export const lockPair = async (db: Db, imported: string, other: string) =>
  (await db.row(sql`
    select 1 from talent_pairs where imported_id = ${imported} and other_id = ${other} and dismissed_at is null for update`))
    ? db.row<PairRow>(sql`${PAIR} where imported_id = ${imported} and other_id = ${other}`)
    : undefined

export const dismissPair = (db: Db, imported: string, other: string, staffId: string, now: Date) =>
  db.run(sql`
    update talent_pairs set dismissed_at = ${now}, dismissed_by = ${staffId}
    where imported_id = ${imported} and other_id = ${other}`)

type Merge = { id: string; keptId: string; mergedId: string; likeness: Likeness; staffId: string }
export const insertMerge = (db: Db, merge: Merge, now: Date) =>
  db.run(sql`
    insert into talent_merges (id, kept_id, merged_id, likeness, staff_id, at)
    values (${merge.id}, ${merge.keptId}, ${merge.mergedId}, ${merge.likeness}, ${merge.staffId}, ${now})`)
