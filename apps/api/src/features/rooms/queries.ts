import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { BUSINESS_ZONE } from '@fareeq/domain/kernel/time/time.ts'
import type { Seat } from '@fareeq/domain/interviews/rules-seats.ts'
import type { PadLanguage } from '@fareeq/domain/rooms/schema.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Member } from '../../platform/session.ts'
import { colleaguesOf } from '../organisations/queries.ts'
import { isOpenTo } from '../organisations/queries-invited.ts'
import type { LinesOfRow, RoomRow } from './rows.ts'

/** The room of an interview, for its two sides only. */
export const roomFor = (db: Db, { userId }: Member, id: string, lang: Lang) =>
  db.row<RoomRow>(sql`
    select interviews.id, case when talent_id = ${userId} then 'talent' else 'client' end as seat,
      talent_id, interviews.client_id, state, due_at, feedback_days, starts_at, ends_at, link, product_name as project_name,
      (select name_for(users, ${lang}) from users where users.id = talent_id) as talent_name /* not null */,
      (select name_for(users, ${lang}) from users where users.id = interviews.client_id) as client_name /* not null */,
      coalesce((select timezone from users where users.id = talent_id), ${BUSINESS_ZONE}) as talent_timezone,
      coalesce((select timezone from users where users.id = interviews.client_id), client_timezone) as client_timezone,
      coalesce(pad, '') as pad, coalesce(pad_language, 'javascript') as pad_language,
      coalesce(client_agrees, false) as client_agrees, coalesce(talent_agrees, false) as talent_agrees
    from interviews
    join client_projects on client_projects.id = project_id
    left join interview_rooms on interview_id = interviews.id
    where interviews.id = ${id} and (talent_id = ${userId} or (
      client_projects.client_id in ${colleaguesOf(userId)}
      and ${isOpenTo(userId, 'interviews.read', 'interview', sql`interviews.id`)}))`)

export const MAX_LINES = 200
export const linesOf = (db: Db, id: string) =>
  db.rows<LinesOfRow>(sql`
    select id, seat, text, at from (
      select id, seat, text, at from interview_room_lines where interview_id = ${id} order by at desc, id desc limit ${MAX_LINES}
    ) newest order by at, id`)

export const insertLine = (
  db: Db,
  interviewId: string,
  { id, seat, text, at }: { id: string; seat: Seat; text: string; at: Date },
) =>
  db.run(sql`
    insert into interview_room_lines (id, interview_id, seat, text, at)
    values (${id}, ${interviewId}, ${seat}, ${text}, ${at})`)

/** Row lock until the transaction ends. */
export async function lockPad(db: Db, id: string, now: Date): Promise<Buffer> {
  await db.run(sql`
    insert into interview_rooms (interview_id, updated_at) values (${id}, ${now}) on conflict do nothing`)
  const { pad } = await db.one<{ pad: Buffer }>(sql`
    select pad from interview_rooms where interview_id = ${id} for update`)
  return pad
}

export const savePad = (db: Db, id: string, pad: Buffer, language: PadLanguage | null, now: Date) =>
  db.run(sql`
    update interview_rooms set pad = ${pad}, pad_language = coalesce(${language}::text, pad_language), updated_at = ${now}
    where interview_id = ${id}`)

/** A "no" resets the question for both. */
export const saveAgreement = (db: Db, id: string, seat: Seat, agreed: boolean, now: Date) =>
  db.one<{ client: boolean; talent: boolean }>(sql`
    insert into interview_rooms as rooms (interview_id, client_agrees, talent_agrees, updated_at)
    values (${id}, ${seat === 'client' && agreed}, ${seat === 'talent' && agreed}, ${now})
    on conflict (interview_id) do update set
      client_agrees = ${agreed}::boolean and (${seat} = 'client' or rooms.client_agrees),
      talent_agrees = ${agreed}::boolean and (${seat} = 'talent' or rooms.talent_agrees),
      updated_at = ${now}
    returning client_agrees as client, talent_agrees as talent`)
