import type { AuditSubject } from '@fareeq/domain/staff/schema-audit.ts'
import {
  BOOKS,
  ERASED,
  RETAINED_DETAILS,
  WORDINGS,
  WORDING_DETAILS,
} from '@fareeq/domain/privacy-requests/rules-trail.ts'
import { eraseDetails } from '../../platform/audit.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { ErasedPerson } from '../../platform/erasure.ts'

/** Whose entries are about the person: the record, its owner and, where people without an account have one, the address. */
const OWNED: readonly { kind: AuditSubject; table: string; owner: string; email?: string }[] = [
  { kind: 'user', table: 'users', owner: 'id' },
  { kind: 'talent', table: 'users', owner: 'id' },
  { kind: 'ban', table: 'ban_cases', owner: 'talent_id' },
  { kind: 'nomination', table: 'nominations', owner: 'talent_id' },
  { kind: 'interview', table: 'interviews', owner: 'talent_id' },
  { kind: 'assessment', table: 'assessment_attempts', owner: 'user_id' },
  { kind: 'client-project', table: 'client_projects', owner: 'client_id' },
  { kind: 'referral', table: 'referrals', owner: 'friend_id', email: 'email' },
  { kind: 'ticket', table: 'tickets', owner: 'user_id', email: 'from_email' },
  { kind: 'meeting', table: 'meetings', owner: 'user_id', email: 'email' },
]

const recordsOf = ({ id, email, phone }: ErasedPerson): Sql =>
  sql.join(
    [
      ...OWNED.map(
        ({ kind, table, owner, email: address }) => sql`
        select ${kind}::text as kind, id::text as record from ${sql.id(table)}
        where ${sql.id(owner)} = ${id} ${address ? sql`or ${sql.id(address)} = ${email}` : sql.empty}`,
      ),
      sql`select 'message', id::text from messages where to_address in (${email}, ${phone})`,
    ],
    ' union all ',
  )

/** Before the records are deleted, which determine the entries about the person. Their own entries are included. */
export const forgetInTrail = (db: Db, person: ErasedPerson) =>
  eraseDetails(
    db,
    sql`
      select entry.id from (${recordsOf(person)}) as owned
        join audit_entries as entry on subject_kind = owned.kind and subject_id = owned.record
      union all
      select id from audit_entries where actor_id = ${person.id} and subject_kind <> all(${[...BOOKS]})`,
    { keys: RETAINED_DETAILS, wordings: { actions: WORDINGS, details: WORDING_DETAILS } },
    ERASED,
  )
