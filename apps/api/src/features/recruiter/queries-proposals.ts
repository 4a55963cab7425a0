import type { ProposalPayload } from '@fareeq/domain/recruiter/schema-stored.ts'
import { OPEN_PREVIEWS, type ProposalState } from '@fareeq/domain/recruiter/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { RecruiterProposalRow } from './rows.ts'

export const proposalsOf = (db: Db, conversationId: string) =>
  db.rows<RecruiterProposalRow>(sql`
    select id, kind, state, payload, href from recruiter_proposals where conversation_id = ${conversationId}`)

export const lockProposal = (db: Db, conversationId: string, id: string) =>
  db.row<RecruiterProposalRow>(sql`
    select id, kind, state, payload, href from recruiter_proposals
    where id = ${id} and conversation_id = ${conversationId} for update`)

/** A newer preview of a kind takes the place of the open one. */
export async function insertProposal(
  db: Db,
  proposal: { id: string; conversation_id: string; payload: ProposalPayload },
  now: Date,
) {
  const { id, conversation_id, payload } = proposal
  await db.run(sql`
    update recruiter_proposals set state = 'replaced', decided_at = ${now}
    where conversation_id = ${conversation_id} and kind = ${payload.kind} and state in (${sql.literals(OPEN_PREVIEWS)})`)
  await db.run(sql`
    insert into recruiter_proposals (id, conversation_id, kind, state, payload, created_at)
    values (${id}, ${conversation_id}, ${payload.kind}, 'open', ${JSON.stringify(payload)}, ${now})`)
}

type Decision = { readonly state: ProposalState; readonly href: string | null; readonly decidedBy: string | null }

export const saveDecision = (db: Db, id: string, { state, href, decidedBy }: Decision, now: Date) =>
  db.run(sql`
    update recruiter_proposals set state = ${state}, href = ${href}, decided_at = ${now}, decided_by = ${decidedBy}
    where id = ${id} and state in (${sql.literals(OPEN_PREVIEWS)})`)
