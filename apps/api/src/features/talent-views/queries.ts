import { CLIENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { WITHDRAWN } from '@fareeq/domain/nominations/states.ts'
import type { Ground } from '@fareeq/domain/talent-views/rules.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { IS_HIRED } from '../matching/queries-marks.ts'
import { colleaguesOf } from '../organisations/queries.ts'
import { isOpenTo } from '../organisations/queries-invited.ts'
import type { LinkRow, NominationOf, ShareRow } from './rows.ts'
import type { ErasedPerson } from '../../platform/erasure.ts'

/** The last word about this talent for one of the client's requests, or for any of them. */
export const nominationOf = (db: Db, clientId: string, talentId: string, projectId: string | undefined) =>
  db.row<NominationOf>(sql`
    select nominations.id, state, expires_at, reasons, second_reasons, salary_unlocked_at is not null as unlocked,
      ${IS_HIRED} as is_hired
    from nominations join client_projects on client_projects.id = project_id
    where client_id in ${colleaguesOf(clientId)} and talent_id = ${talentId} and state not in (${sql.literals(WITHDRAWN)})
      and ${isOpenTo(clientId, 'talents.view', 'nomination', sql`nominations.id`)}
      ${projectId ? sql`and project_id = ${projectId}` : sql``}
    order by nominations.id desc limit 1`)

export const hasFinishedRequest = async (db: Db, clientId: string): Promise<boolean> =>
  (await db.row(sql`
    select 1 from client_projects where client_id in ${colleaguesOf(clientId)} and step >= ${CLIENT_STEP.DONE} limit 1`)) !==
  undefined

export const staffLabel = async (db: Db, staffId: string): Promise<string> =>
  (await db.one<{ name: string }>(sql`select name from staff where id = ${staffId}`)).name

type NewView = {
  talentId: string
  kind: 'client' | 'staff' | 'visitor'
  viewer: string | null
  parts: string[]
  ground: Ground
}

/** Deduplicated: a view shortly after another is the same one. */
export const recordView = (db: Db, { talentId, kind, viewer, parts, ground }: NewView, since: Date, now: Date) =>
  db.also(sql`
    insert into profile_views (talent_id, viewer_kind, viewer, parts, ground, at)
    select ${talentId}, ${kind}, ${viewer}, ${parts}::text[], ${ground}, ${now}
    where not exists (
      select 1 from profile_views where talent_id = ${talentId} and viewer_kind = ${kind} and ground = ${ground}
        and viewer is not distinct from ${viewer} and parts @> ${parts}::text[] and at > ${since})`)

export const openShare = (db: Db, projectId: string, talentId: string, now: Date) =>
  db.row<ShareRow>(sql`
    select id, expires_at, with_personality from talent_shares
    where project_id = ${projectId} and talent_id = ${talentId} and revoked_at is null and expires_at > ${now}
    order by id desc limit 1`)

/** Advisory lock: one link per profile and request. */
export const lockShare = (db: Db, projectId: string, talentId: string) =>
  db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`share ${projectId} ${talentId}`}, 0))`)

export type NewShare = {
  id: string
  talentId: string
  projectId: string
  nominationId: string | null
  clientId: string
  tokenHash: Buffer
  expiresAt: Date
  now: Date
}
export const insertShare = (db: Db, newShare: NewShare) =>
  db.also(sql`
    insert into talent_shares (id, talent_id, project_id, nomination_id, created_by, token_hash, expires_at, created_at)
    values (${newShare.id}, ${newShare.talentId}, ${newShare.projectId}, ${newShare.nominationId}, ${newShare.clientId}, ${newShare.tokenHash},
      ${newShare.expiresAt}, ${newShare.now})`)

export const revokeShares = (db: Db, projectId: string, talentId: string, now: Date) =>
  db.run(sql`
    update talent_shares set revoked_at = ${now}
    where project_id = ${projectId} and talent_id = ${talentId} and revoked_at is null`)

/** False when there is no link that works. */
export const saveSharePersonality = async (
  db: Db,
  { projectId, talentId }: Pick<NewShare, 'projectId' | 'talentId'>,
  withPersonality: boolean,
  now: Date,
): Promise<boolean> =>
  (await db.run(sql`
    update talent_shares set with_personality = ${withPersonality}
    where project_id = ${projectId} and talent_id = ${talentId} and revoked_at is null and expires_at > ${now}`)) > 0

/** A link to this profile with the request it was made for, and whether it still works. */
export const shareByToken = (db: Db, tokenHash: Buffer, talentId: string, now: Date) =>
  db.row<LinkRow>(sql`
    select client_id, project_id, with_personality, revoked_at is null and expires_at > ${now} as works
    from talent_shares join client_projects on client_projects.id = project_id
    where token_hash = ${tokenHash} and talent_id = ${talentId}`)

export async function erasePerson(db: Db, { id }: ErasedPerson): Promise<void> {
  await db.run(sql`delete from profile_views where talent_id = ${id}`)
  await db.run(sql`delete from talent_shares where talent_id = ${id}`)
  await db.run(sql`delete from talent_shares where created_by = ${id}`)
}
