import type { OfferAuthor } from '@fareeq/domain/offers/limits.ts'
import type { OfferTerms } from '@fareeq/domain/offers/schema.ts'
import { type OfferEvent, type OfferState, offerLife } from '@fareeq/domain/offers/states.ts'
import type { Actor } from '../../platform/audit.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { ErasedPerson } from '../../platform/erasure.ts'
import { newId } from '../../platform/ids.ts'
import type { LockedOffer } from './rows.ts'

/** Nobody else moves it until the transaction ends. */
export const lockOffer = (db: Db, id: string) =>
  db.row<LockedOffer>(sql`
    select id, state, version, terms, terms_hash, fee, expires_at, interview_id, talent_id, client_id
    from offers where id = ${id} for update`)

/** The last one of an interview, whatever became of it. */
export const lockOfferOf = (db: Db, interviewId: string) =>
  db.row<LockedOffer>(sql`
    select id, state, version, terms, terms_hash, fee, expires_at, interview_id, talent_id, client_id
    from offers where interview_id = ${interviewId} order by created_at desc, id desc limit 1 for update`)

export type NewOffer = {
  id: string
  interview_id: string
  project_id: string
  talent_id: string
  client_id: string
  made_by: OfferAuthor
  terms: OfferTerms
  terms_hash: string
  fee: number
  expires_at: Date
}
/** False when one stands for this interview already. */
export const insertOffer = async (db: Db, offer: NewOffer, now: Date): Promise<boolean> =>
  (await db.run(sql`
    insert into offers (id, interview_id, project_id, talent_id, client_id, made_by, state, terms, terms_hash, fee,
      expires_at, created_at, updated_at)
    values (${offer.id}, ${offer.interview_id}, ${offer.project_id}, ${offer.talent_id}, ${offer.client_id},
      ${offer.made_by}, 'made', ${JSON.stringify(offer.terms)}, ${offer.terms_hash}, ${offer.fee},
      ${offer.expires_at}, ${now}, ${now})
    on conflict do nothing`)) === 1

type Version = { version: number; terms: OfferTerms; terms_hash: string; fee: number }
export const insertVersion = (db: Db, id: string, { version, terms, terms_hash, fee }: Version, now: Date) =>
  db.also(sql`
    insert into offer_versions (offer_id, version, terms, terms_hash, fee, at)
    values (${id}, ${version}, ${JSON.stringify(terms)}, ${terms_hash}, ${fee}, ${now})`)

type HistoryEvent = { event: OfferEvent | 'make'; version: number; actor: Actor; note: string | null }
export const insertEvent = (db: Db, id: string, { event, version, actor, note }: HistoryEvent, now: Date) =>
  db.also(sql`
    insert into offer_events (id, offer_id, event, version, actor_kind, actor_id, note, at)
    values (${newId(now)}, ${id}, ${event}, ${version}, ${actor.kind}, ${actor.id ?? null}, ${note}, ${now})`)

/** Null when it was somewhere else meanwhile. */
export const moveOffer = async (
  db: Db,
  { id, state }: Pick<LockedOffer, 'id' | 'state'>,
  event: OfferEvent,
  now: Date,
  also: readonly Sql[] = [],
): Promise<OfferState | null> => {
  const to = offerLife.next(state, event)
  if (!to) return null
  const moved = await db.run(sql`
    update offers set ${sql.join([sql`state = ${to}`, sql`updated_at = ${now}`, ...also], ', ')}
    where id = ${id} and state = ${state}`)
  return moved === 1 ? to : null
}

export const markReminded = async (db: Db, id: string, now: Date): Promise<boolean> =>
  (await db.run(sql`update offers set reminded_at = ${now} where id = ${id} and reminded_at is null`)) === 1

/** Another colleague of the company answers for the offers of one who has left. */
export const moveOffers = (db: Db, from: string, to: string, now: Date) =>
  db.also(sql`update offers set client_id = ${to}, updated_at = ${now} where client_id = ${from}`)

/** What a talent was offered goes with them; a contract keeps the terms that were signed. */
export async function erasePerson(db: Db, { id }: ErasedPerson): Promise<void> {
  await db.run(sql`delete from offers where talent_id = ${id}`)
}
