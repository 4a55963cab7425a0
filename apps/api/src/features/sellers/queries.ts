import type { SellerForm } from '@fareeq/domain/sellers/schema.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { CurrentId, Particulars, VersionRow } from './rows.ts'

const PARTICULARS = sql`
  sellers.id, name_ar, name_en, address_ar, address_en, vat_number, registration_number, accounts, from_day::text`

const VERSION = sql`
  ${PARTICULARS}, place, reason, proposed_by as proposed_by_id, proposer.name as proposed_by, proposed_at,
  releaser.name as released_by, released_at, withdrawer.name as withdrawn_by, withdrawn_at
  from sellers join staff proposer on proposer.id = proposed_by left join staff releaser on releaser.id = released_by
  left join staff withdrawer on withdrawer.id = withdrawn_by`

/** In force on a day of Riyadh: of those that were released, the one of the latest day; of one day, the one released last. */
const inForceOn = (day: string) => sql`
  released_at is not null and from_day <= ${day} order by from_day desc, released_at desc limit 1`

export const particularsOn = (db: Db, day: string) =>
  db.row<Particulars>(sql`select ${PARTICULARS} from sellers where ${inForceOn(day)}`)

export const particularsOf = (db: Db, id: string) =>
  db.one<Particulars>(sql`select ${PARTICULARS} from sellers where id = ${id}`)

export const currentId = async (db: Db, day: string): Promise<string | undefined> =>
  (await db.row<CurrentId>(sql`select id from sellers where ${inForceOn(day)}`))?.id

export const versionRows = (db: Db, cursor: number | undefined, limit: number) =>
  db.rows<VersionRow>(sql`
    select ${VERSION} ${cursor ? sql`where place < ${cursor}` : sql.empty} order by place desc limit ${limit + 1}`)

export const versionRow = (db: Db, id: string) => db.row<VersionRow>(sql`select ${VERSION} where sellers.id = ${id}`)

export const waitingRow = (db: Db) =>
  db.row<VersionRow>(sql`select ${VERSION} where released_at is null and withdrawn_at is null`)

/** Serialises proposals and the decisions about them, until the transaction ends. */
export const lockSellers = (db: Db) => db.run(sql`select pg_advisory_xact_lock(hashtextextended('sellers', 0))`)

export const insertVersion = (db: Db, id: string, form: SellerForm, staffId: string, now: Date) =>
  db.run(sql`
    insert into sellers (id, name_ar, name_en, address_ar, address_en, vat_number, registration_number, accounts, from_day,
      reason, proposed_by, proposed_at)
    values (${id}, ${form.name_ar}, ${form.name_en}, ${form.address_ar}, ${form.address_en}, ${form.vat_number},
      ${form.registration_number}, ${JSON.stringify(form.accounts)}, ${form.from_day}, ${form.reason}, ${staffId}, ${now})`)

export const releaseVersion = (db: Db, id: string, staffId: string, now: Date) =>
  db.run(
    sql`update sellers set released_by = ${staffId}, released_at = ${now} where id = ${id} and released_at is null`,
  )

export const withdrawVersion = (db: Db, id: string, staffId: string, now: Date) =>
  db.run(
    sql`update sellers set withdrawn_by = ${staffId}, withdrawn_at = ${now} where id = ${id} and withdrawn_at is null`,
  )
