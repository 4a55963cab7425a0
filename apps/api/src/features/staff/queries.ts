import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Staff } from '../../platform/session.ts'
import type {
  ActiveColleagueRow,
  Authenticator,
  Candidate,
  ColleagueRow,
  MailedColleague,
  StaffMemberRow,
} from './rows.ts'
import type { ErasedPerson } from '../../platform/erasure.ts'

const MEMBER = sql`id, email, name, roles`

export const memberById = (db: Db, id: string) =>
  db.one<StaffMemberRow>(sql`select ${MEMBER} from staff where id = ${id}`)

/** A colleague as the others know them. */
export const colleague = (db: Db, id: string) =>
  db.one<MailedColleague>(sql`select id, name, email, mail_lang as lang from staff where id = ${id}`)

export const colleagues = (db: Db, _viewer: Staff) =>
  db.rows<ColleagueRow>(sql`select id, name, roles from staff where active order by name, id`)

/** Undefined when deactivated. */
export const activeColleague = (db: Db, id: string) =>
  db.row<ActiveColleagueRow>(sql`
    select id, name, roles, email, mail_lang as lang from staff where id = ${id} and active`)

export const saveMailLang = (db: Db, id: string, lang: Lang) =>
  db.run(sql`update staff set mail_lang = ${lang} where id = ${id} and mail_lang <> ${lang}`)

/** Staff who may sign in: active, with an authenticator. */
export const candidateByEmail = (db: Db, email: string) =>
  db.row<Candidate>(sql`
    select ${MEMBER}, totp_secret, totp_step from staff
    where email = ${email} and active and totp_secret is not null`)

/** The newest sealed secret, whoever’s it is. */
export const newestAuthenticator = (db: Db) =>
  db.row<Authenticator>(sql`
    select totp_secret from staff where totp_secret is not null order by created_at desc limit 1`)

/** Compare and set: false when the step was used meanwhile (replay). */
export const useStep = async (db: Db, id: string, step: number): Promise<boolean> =>
  (await db.run(sql`
    update staff set totp_step = ${step} where id = ${id} and (totp_step is null or totp_step < ${step})`)) === 1

/** Sets the authenticator once; overwriting would lock its owner out. */
export const setAuthenticator = (db: Db, email: string, sealed: Buffer) =>
  db.also(sql`update staff set totp_secret = ${sealed} where email = ${email} and totp_secret is null`)

export const erasePerson = (db: Db, { id }: ErasedPerson) =>
  db.run(sql`delete from staff_impersonations where user_id = ${id}`)
