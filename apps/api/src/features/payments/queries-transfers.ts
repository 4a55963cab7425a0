import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { deleteFile, insertFile } from '../../platform/files/queries.ts'
import type { StoredFile } from '../../platform/files/blob-storage.ts'
import type { ProofFile } from './rows.ts'

const KIND = 'transfer-proof'

type NewProof = { id: string; staffId: string; name: string; mediaType: string; file: StoredFile }
export const insertProof = (db: Db, { id, staffId, name, mediaType, file }: NewProof, now: Date) =>
  insertFile(db, { id, ownerId: staffId, kind: KIND, name, mediaType, file }, now)

/** One's own, that proves no other transfer. */
export const isUnusedProof = async (db: Db, staffId: string, id: string): Promise<boolean> =>
  (await db.row(sql`
    select 1 from files
    where id = ${id} and kind = ${KIND} and owner_id = ${staffId} and deleted_at is null
      and not exists (select from payments where proof_id = files.id)`)) !== undefined

type NewTransfer = {
  id: string
  invoice_id: string
  amount: number
  currency: string
  reference: string
  reference_key: string
  paid_on: string
  proof_id: string
  recorded_by: string
}
/** False when a transfer of this reference is recorded. */
export const insertTransfer = async (db: Db, newTransfer: NewTransfer, now: Date): Promise<boolean> =>
  (await db.run(sql`
    insert into payments (id, invoice_id, method, state, amount, currency, is_open, reference, reference_key, paid_on,
      proof_id, recorded_by, created_at, updated_at)
    values (${newTransfer.id}, ${newTransfer.invoice_id}, 'transfer', 'successful', ${newTransfer.amount}, ${newTransfer.currency}, false,
      ${newTransfer.reference}, ${newTransfer.reference_key}, ${newTransfer.paid_on}, ${newTransfer.proof_id}, ${newTransfer.recorded_by}, ${now}, ${now})
    on conflict (reference_key) do nothing`)) === 1

export const proofOf = (db: Db, paymentId: string) =>
  db.row<ProofFile>(sql`
    select files.name, media_type, size::int, storage_key from payments join files on files.id = proof_id
    where payments.id = ${paymentId} and deleted_at is null`)

/** Uploaded a while ago, and no transfer names it. */
export const unusedProofs = (db: Db, before: Date, limit: number) =>
  db.rows<{ id: string; storage_key: string }>(sql`
    select id, storage_key from files
    where kind = ${KIND} and created_at < ${before} and not exists (select from payments where proof_id = files.id)
    order by created_at, id limit ${limit}`)

export const deleteProof = (db: Db, storageKey: string) => deleteFile(db, KIND, storageKey)
