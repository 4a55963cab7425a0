import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { TALENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { IS_ACTIVE } from '../../platform/users.ts'

/** The talent whose proved address it is. */
export const ownerOf = (db: Db, email: string, lang: Lang) =>
  db.row<{ id: string; name: string; email: string; phone: string | null }>(sql`
    select id, name_for(users, ${lang}) as name, email, phone from users
    where email = ${email} and type = ${TALENT} and ${IS_ACTIVE} and email_verified_at is not null`)
