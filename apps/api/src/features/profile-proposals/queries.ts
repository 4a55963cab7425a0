import type { ProfilePart } from '@fareeq/domain/profile-proposals/rules.ts'
import { OPEN_PROPOSALS, type ProposalState } from '@fareeq/domain/profile-proposals/states.ts'
import { TALENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Staff, Talent } from '../../platform/session.ts'
import { IS_ACTIVE } from '../../platform/users.ts'
import type { ProposalRow, TextsRow } from './rows.ts'
import type { ErasedPerson } from '../../platform/erasure.ts'

/** Row lock of the talent until the transaction ends: of two colleagues at once the second waits. False when not active. */
export const lockTalent = async (db: Db, talentId: string): Promise<boolean> =>
  (await db.row(sql`
    select 1 from users where id = ${talentId} and type = ${TALENT} and ${IS_ACTIVE} for no key update`)) !== undefined

/** Undefined when it is no talent's, closed, or imported and not agreed to yet. */
export const textsOf = (db: Db, talentId: string) =>
  db.row<TextsRow>(sql`
    select coalesce(profile.version, 1) as version, bio_ar, bio_en, coalesce(hiring_status, 'applied') as hiring_status
    from users left join talent_profiles as profile on profile.user_id = users.id
    where users.id = ${talentId} and type = ${TALENT} and ${IS_ACTIVE}`)

const PROPOSAL = sql`
  select profile_proposals.id, part, state, old_text, new_text, reason, proposed_by, staff.name as by, note, answered_at,
    profile_proposals.created_at
  from profile_proposals left join staff on staff.id = proposed_by`

const MAX_PROPOSALS = 20
export const proposalsOf = (db: Db, _viewer: Staff, talentId: string) =>
  db.rows<ProposalRow>(sql`
    ${PROPOSAL} where talent_id = ${talentId} order by profile_proposals.id desc limit ${MAX_PROPOSALS}`)

export const openProposals = (db: Db, { userId }: Pick<Talent, 'userId'>) =>
  db.rows<ProposalRow>(sql`
    ${PROPOSAL} where talent_id = ${userId} and state = any(${OPEN_PROPOSALS}) order by part`)

export const openProposal = (db: Db, talentId: string, part: ProfilePart) =>
  db.row<ProposalRow>(sql`
    ${PROPOSAL} where talent_id = ${talentId} and part = ${part} and state = any(${OPEN_PROPOSALS})`)

/** Undefined when it is another talent's. */
export const proposalById = (db: Db, talentId: string, id: string) =>
  db.row<ProposalRow>(sql`${PROPOSAL} where talent_id = ${talentId} and profile_proposals.id = ${id}`)

type NewProposal = Pick<ProposalRow, 'id' | 'part' | 'old_text' | 'new_text' | 'reason'> & {
  talentId: string
  staffId: string
}
export const insertProposal = (db: Db, newProposal: NewProposal, now: Date) =>
  db.run(sql`
    insert into profile_proposals (id, talent_id, part, state, old_text, new_text, reason, proposed_by, created_at)
    values (${newProposal.id}, ${newProposal.talentId}, ${newProposal.part}, 'open', ${newProposal.old_text}, ${newProposal.new_text}, ${newProposal.reason},
            ${newProposal.staffId}, ${now})`)

/** Compare and set: false when it has moved on meanwhile. */
export const moveProposal = async (
  db: Db,
  { id, state }: Pick<ProposalRow, 'id' | 'state'>,
  to: ProposalState,
  note: string | null,
  now: Date,
): Promise<boolean> =>
  (await db.run(sql`
    update profile_proposals set state = ${to}, note = ${note}, answered_at = ${now}
    where id = ${id} and state = ${state}`)) === 1

export const erasePerson = (db: Db, { id }: ErasedPerson) =>
  db.run(sql`delete from profile_proposals where talent_id = ${id}`)
