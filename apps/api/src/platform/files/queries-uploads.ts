import type { Db } from '../db/database.ts'
import { sql } from '../db/sql.ts'

export const insertUpload = (db: Db, id: string, bytes: number) =>
  db.run(sql`insert into uploads (id, bytes) values (${id}, ${bytes})`)

export const uploadById = (db: Db, id: string) =>
  db.row<{ bytes: number; received: number }>(sql`select bytes, received from uploads where id = ${id}`)

/** Compare-and-set: 0 when another part came first. */
export const appendPiece = (db: Db, id: string, start: number, content: Buffer) =>
  db.run(sql`
    with uploads as (
      update uploads set received = ${start + content.length}
      where id = ${id} and received = ${start} and bytes >= ${start + content.length}
      returning id
    )
    insert into upload_parts (upload_id, start, content) select id, ${start}, ${content} from uploads`)

export const partStarts = async (db: Db, id: string): Promise<number[]> =>
  (await db.rows<{ start: number }>(sql`select start from upload_parts where upload_id = ${id} order by start`)).map(
    ({ start }) => start,
  )

export const partAt = (db: Db, id: string, start: number) =>
  db.row<{ content: Buffer }>(sql`select content from upload_parts where upload_id = ${id} and start = ${start}`)

export const deleteUpload = (db: Db, id: string) => db.run(sql`delete from uploads where id = ${id}`)

export const uploadIds = async (db: Db): Promise<string[]> =>
  (await db.rows<{ id: string }>(sql`select id from uploads`)).map(({ id }) => id)
