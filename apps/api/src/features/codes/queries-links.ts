import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { StoredLink } from './rows.ts'

/** Whose link: a member's or a colleague's, who may have the same address. */
export type LinkOwner = { kind: 'user' | 'staff'; email: string }
const FIELDS = sql`id, email, expires_at, used_at, sends, sends_since, last_sent_at, wrong_count, last_wrong_at`

export const lockLinkOf = (db: Db, { kind, email }: LinkOwner) =>
  db.row<StoredLink>(sql`select ${FIELDS} from code_links where kind = ${kind} and email = ${email} for update`)

export const lockLink = (db: Db, kind: LinkOwner['kind'], id: string) =>
  db.row<StoredLink>(sql`select ${FIELDS} from code_links where kind = ${kind} and id = ${id} for update`)

type IssuedLink = Pick<StoredLink, 'id' | 'expires_at' | 'sends' | 'sends_since'> & { isNew: boolean }

/** False on a conflict: a concurrent call has made it. */
export const insertLink = async (db: Db, { kind, email }: LinkOwner, link: IssuedLink, now: Date): Promise<boolean> =>
  (await db.run(sql`
    insert into code_links (kind, email, id, expires_at, sends, sends_since, last_sent_at)
    values (${kind}, ${email}, ${link.id}, ${link.expires_at}, ${link.sends}, ${link.sends_since}, ${now})
    on conflict do nothing`)) > 0

export const saveLink = (db: Db, { kind, email }: LinkOwner, link: IssuedLink, now: Date) =>
  db.also(sql`
    update code_links set id = ${link.id}, expires_at = ${link.expires_at}, sends = ${link.sends},
      sends_since = ${link.sends_since}, last_sent_at = ${now},
      used_at = case when ${link.isNew} then null else used_at end
    where kind = ${kind} and email = ${email}`)

export const useLink = (db: Db, id: string, now: Date) =>
  db.also(sql`update code_links set used_at = ${now} where id = ${id}`)

export const countWrongProof = (db: Db, id: string, count: number, now: Date) =>
  db.also(sql`update code_links set wrong_count = ${count}, last_wrong_at = ${now} where id = ${id}`)
