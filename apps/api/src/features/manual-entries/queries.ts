import type { EntryTemplate } from '@fareeq/domain/manual-entries/limits.ts'
import type { HandPosting } from '@fareeq/domain/manual-entries/rules-templates.ts'
import { type ManualState, STANDING, WAITING } from '@fareeq/domain/manual-entries/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { type PageQuery, olderThan } from '../../platform/db/page.ts'
import { sql } from '../../platform/db/sql.ts'
import { deleteFile, insertFile } from '../../platform/files/queries.ts'
import type { StoredFile } from '../../platform/files/blob-storage.ts'
import type { ManualRow, ProofFile, UnusedProof } from './rows.ts'

const PROOF = 'entry-proof'

type NewProof = { id: string; staffId: string; name: string; mediaType: string; file: StoredFile }
export const insertProof = (db: Db, { id, staffId, name, mediaType, file }: NewProof, now: Date) =>
  insertFile(db, { id, ownerId: staffId, kind: PROOF, name, mediaType, file }, now)

/** One's own, that proves no other entry. */
export const isUnusedProof = async (db: Db, staffId: string, id: string): Promise<boolean> =>
  (await db.row(sql`
    select 1 from files
    where id = ${id} and kind = ${PROOF} and owner_id = ${staffId} and deleted_at is null
      and not exists (select from manual_entries where proof_id = files.id)`)) !== undefined

export const proofOf = (db: Db, id: string) =>
  db.row<ProofFile>(sql`
    select files.name, media_type, size::int, storage_key from manual_entries join files on files.id = proof_id
    where manual_entries.id = ${id} and deleted_at is null`)

/** Uploaded a while ago, and no entry names it. */
export const unusedProofs = (db: Db, before: Date, limit: number) =>
  db.rows<UnusedProof>(sql`
    select id, storage_key from files
    where kind = ${PROOF} and created_at < ${before} and not exists (select from manual_entries where proof_id = files.id)
    order by created_at, id limit ${limit}`)

export const deleteProof = (db: Db, storageKey: string) => deleteFile(db, PROOF, storageKey)

export type NewManualEntry = {
  id: string
  template: EntryTemplate
  state: ManualState
  day: string
  postings: readonly HandPosting[]
  amount: number
  reason: string
  period_from: string | null
  period_to: string | null
  proof_id: string | null
  corrects: string | null
  made_by: string
}
/** Its place; null where the entry it takes back is taken back already. */
export async function insertManualEntry(db: Db, row: NewManualEntry, now: Date): Promise<number | null> {
  const inserted = await db.row<{ place: number }>(sql`
    insert into manual_entries (id, template, state, day, postings, amount, reason, period_from, period_to, proof_id, corrects,
      made_by, made_at)
    values (${row.id}, ${row.template}, ${row.state}, ${row.day}, ${JSON.stringify(row.postings)}, ${row.amount}, ${row.reason},
      ${row.period_from}, ${row.period_to}, ${row.proof_id}, ${row.corrects}, ${row.made_by}, ${now})
    on conflict (corrects) where state in (${sql.literals(STANDING)}) do nothing
    returning place`)
  return inserted?.place ?? null
}

const ROW = sql`
  select manual_entries.id, manual_entries.place, template, state, manual_entries.day::text, manual_entries.postings, amount,
    manual_entries.reason, period_from, period_to, proof_id, manual_entries.corrects as corrects_id,
    (select json_build_object('id', corrected.id, 'place', corrected.place) from ledger_entries as corrected
     where corrected.id = manual_entries.corrects) as corrects,
    (select json_build_object('id', booked.id, 'place', booked.place, 'day', booked.day) from ledger_entries as booked
     where booked.id = entry_id) as entry,
    exists (select from manual_entries as reversal
      where reversal.corrects = manual_entries.entry_id and reversal.state in (${sql.literals(STANDING)})) as is_reversed,
    maker.id as made_by_id, maker.name as made_by, made_at
  from manual_entries join staff maker on maker.id = manual_entries.made_by`

type Search = PageQuery & { state?: ManualState | undefined }
export const manualRows = (db: Db, { state, cursor, limit }: Search) =>
  db.rows<ManualRow>(sql`
    ${ROW} where ${olderThan(sql`manual_entries.id`, cursor)} ${state ? sql`and state = ${state}` : sql.empty}
    order by manual_entries.id desc limit ${limit + 1}`)

export const manualRow = (db: Db, id: string) => db.row<ManualRow>(sql`${ROW} where manual_entries.id = ${id}`)

/** Nobody else decides about it until the transaction ends. */
export async function lockManualEntry(db: Db, id: string): Promise<ManualRow | undefined> {
  await db.run(sql`select from manual_entries where id = ${id} for update`)
  return manualRow(db, id)
}

/** Serialises remittances of one tax, so that two together are not more than is owed. */
export const lockTax = (db: Db, template: EntryTemplate) =>
  db.run(sql`select pg_advisory_xact_lock(hashtextextended('remittances ' || ${template}, 0))`)

/** Cents of remittances that wait for a colleague. */
export const waitingRemittances = async (db: Db, template: EntryTemplate): Promise<number> =>
  (
    await db.one<{ amount: number }>(sql`
      select coalesce(sum(amount), 0)::int8 as amount from manual_entries
      where template = ${template} and state in (${sql.literals(WAITING)})`)
  ).amount

export const moveManualEntry = (db: Db, id: string, state: ManualState, entryId: string | null) =>
  db.run(
    sql`update manual_entries set state = ${state}, entry_id = ${entryId} where id = ${id} and state in (${sql.literals(WAITING)})`,
  )
