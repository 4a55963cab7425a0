import { sql } from '../../platform/db/sql.ts'
import { NOBODY, type WorkScope, type WorkSource } from './queries-source.ts'

export const closing = ({ lang, ahead }: WorkScope): WorkSource => ({
  kind: 'closing',
  id: sql`account_closings.id`,
  at: sql`closes_at`,
  owner: NOBODY,
  open: sql`from account_closings where cancelled_at is null and closed_at is null and closes_at < ${ahead}`,
  shown: sql`select users.type::text as sub, user_id as target, name_for(users, ${lang}) as name, email as about
    from account_closings join users on users.id = user_id where account_closings.id = item.id`,
})

export const message = (): WorkSource => ({
  kind: 'message',
  id: sql`messages.id`,
  at: sql`messages.created_at`,
  owner: NOBODY,
  open: sql`from messages where (status = 'failed' or receipt in ('bounced', 'complained'))`,
  shown: sql`select channel as sub, null::uuid as target, to_address as name, case when not secret then subject end as about
    from messages where id = item.id`,
})
