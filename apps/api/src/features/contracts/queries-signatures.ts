import type { ContractDocument, Evidence } from '@fareeq/domain/contracts/rules-signing.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { GivenSignature, SignedDocument } from './rows.ts'

export type SignatureRow = {
  party: 'talent' | 'client'
  name: string
  signed_at: Date
  term: number
  document_hash: string
  previous_hash: string | null
  hash: string
} & Evidence

/** Of several contracts, each in the order they were given. */
export const signaturesOf = (db: Db, contractIds: readonly string[]) =>
  db.rows<GivenSignature>(sql`
    select contract_id, party, name, signed_at, term, document_hash, previous_hash, hash,
      capacity, code_sent_to, address,
      case when users.id is not null then json_build_object('first_name', first_name, 'last_name', last_name,
        'second_first_name', second_first_name, 'second_last_name', second_last_name) end as person
    from contract_signatures left join users on users.id = user_id
    where contract_id = any(${contractIds}) order by place`)

/** What was signed, one for each term, in order. */
export const signedDocuments = (db: Db, contractId: string) =>
  db.rows<SignedDocument>(sql`
    select distinct on (term) term, document, document_hash from contract_signatures
    where contract_id = ${contractId} order by term, place`)

type NewSignature = SignatureRow & { id: string; contract_id: string; user_id: string; document: ContractDocument }
export const insertSignature = (db: Db, newSignature: NewSignature) =>
  db.run(sql`
    insert into contract_signatures
      (id, contract_id, term, party, user_id, name, signed_at, document, document_hash, previous_hash, hash,
      capacity, code_sent_to, address)
    values (${newSignature.id}, ${newSignature.contract_id}, ${newSignature.term}, ${newSignature.party}, ${newSignature.user_id}, ${newSignature.name}, ${newSignature.signed_at},
      ${JSON.stringify(newSignature.document)}, ${newSignature.document_hash}, ${newSignature.previous_hash}, ${newSignature.hash},
      ${newSignature.capacity ?? null}, ${newSignature.code_sent_to ?? null}, ${newSignature.address ?? null})`)
