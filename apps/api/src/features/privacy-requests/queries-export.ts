import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { ExportedAccount, ExportedFile, ExportedMessage, ExportedTrail, TableColumn } from './rows.ts'

/**
 * Tables with a foreign key to `users`, from the system catalogue: new ones are exported automatically. What colleagues wrote
 * about a person hangs on their selection and is theirs to read, too (GDPR art. 15).
 */
export const placesOfPeople = (db: Db) =>
  db.rows<TableColumn>(sql`
    select t.relname as table, a.attname as column
    from pg_constraint c
    join pg_class t on t.oid = c.conrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid in ('users'::regclass, 'talent_profiles'::regclass, 'selections'::regclass)
    order by t.relname, a.attname`)

export type StoredRow = Record<string, unknown>

export const rowsOf = async (db: Db, { table, column }: TableColumn, userId: string): Promise<StoredRow[]> =>
  // house-allow sql: the tables are those that refer to a person
  (
    await db.rows<{ row: StoredRow }>(sql`
      select to_jsonb(stored) as row from ${sql.id(table)} as stored where stored.${sql.id(column)} = ${userId}`)
  ).map(({ row }) => row)

export const accountRow = async (db: Db, userId: string): Promise<StoredRow> =>
  (await db.one<ExportedAccount>(sql`select to_jsonb(users) as row from users where id = ${userId}`)).row

/** Messages to the person, without codes, which open the account. */
export const messagesTo = (db: Db, addresses: readonly string[]) =>
  db.rows<ExportedMessage>(sql`
    select channel, to_address as to, lang, subject, text, status, created_at
    from messages where to_address = any(${[...addresses]}) and not secret order by created_at, id`)

export const filesOf = (db: Db, userId: string) =>
  db.rows<ExportedFile>(sql`
    select kind, name, media_type, size::int, created_at from files
    where owner_id = ${userId} and deleted_at is null order by created_at, id`)

/** Audit entries by or about the person. */
export const trailOf = (db: Db, userId: string) =>
  db.rows<ExportedTrail>(sql`
    select at, actor_kind as by, action, details from audit_entries
    where actor_id = ${userId} or (subject_kind = 'user' and subject_id = ${userId}::text) order by id`)
