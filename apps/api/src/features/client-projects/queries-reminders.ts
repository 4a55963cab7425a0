import { CLIENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { CLIENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import type { ReminderCutoffs } from '@fareeq/domain/notifications/rules-reminders.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { IS_ACTIVE } from '../../platform/users.ts'
import { wasNotified } from '../notifications/queries.ts'
import type { Unfinished } from './rows.ts'

/** Clients whose newest request has rested halfway through the wizard. */
export const clientsToRemind = (db: Db, cutoffs: ReminderCutoffs, limit: number) =>
  db.rows<Unfinished>(sql`
    select users.id, first_name, product_name
    from users join lateral (
      select product_name, step, updated_at from client_projects
      where client_id = users.id order by created_at desc, client_projects.id desc limit 1
    ) as newest on true
    where type = ${CLIENT} and ${IS_ACTIVE} and email_verified_at is not null
      and newest.step < ${CLIENT_STEP.DONE} and newest.updated_at < ${cutoffs.idleSince}
      and not ${wasNotified('reminders', cutoffs.remindedSince, cutoffs.max)}
    order by users.id limit ${limit}`)
