import { skillName } from '@fareeq/domain/catalogue/rules.ts'
import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { after } from '@fareeq/domain/kernel/time/time.ts'
import { maskPhone } from '@fareeq/domain/phone-verifications/rules.ts'
import type { welcomeContract } from '@fareeq/domain/talent-imports/contract.ts'
import { importErrors } from '@fareeq/domain/talent-imports/errors.ts'
import { ROWS_TIME } from '@fareeq/domain/talent-imports/limits.ts'
import { audit } from '../../platform/audit.ts'
import { type RequestContext, type ActionContext, inTransaction } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { hashOf } from '../../platform/session.ts'
import { activateImported, dropImported } from '../accounts/actions-imported.ts'
import { deleteRowsOf, lockByToken, insertRefusal, saveConsent, unanswered, welcomeByToken } from './queries-consent.ts'
import { deleteOldRows } from './queries.ts'
import type { WelcomeRow } from './rows.ts'

function open(row: WelcomeRow | undefined, now: Date): WelcomeRow {
  if (!row) throw new Refusal(platformErrors.not_found)
  if (row.consented_at || row.expires_at <= now) throw new Refusal(importErrors.welcome_over)
  return row
}

export async function readWelcome({ db, lang, now }: RequestContext, token: string) {
  const row = open(await welcomeByToken(db, hashOf(token)), now)
  const { first_name, last_name, email, phone, skills, linkedin, expires_at } = row
  return {
    data: {
      first_name,
      last_name,
      email,
      phone: phone && maskPhone(phone),
      skills: skills.map((skill) => skillName(skill, lang)),
      linkedin,
      answer_by: expires_at.toISOString(),
    },
  }
}

type Agreement = BodyOf<(typeof welcomeContract)['agree']>

/** The link verifies the address, as a code does; the application is prefilled with the imported data. */
export const agree = (ctx: RequestContext, token: string, { consent }: Agreement, userAgent?: string) =>
  inTransaction(ctx, async (ctx) => {
    const { db, platform, now } = ctx
    const row = open(await lockByToken(db, hashOf(token)), now)
    await saveConsent(db, row.id, now)
    await publishToStaff(db, platform.events, 'selection.changed', { id: row.id })
    const entered = await activateImported(ctx, row, consent, userAgent)
    if (entered instanceof Refusal) throw entered
    return entered
  })

/** Deletes everything; a hash of the address keeps later imports from bringing it back. */
export const decline = ({ db, platform, now }: RequestContext, token: string) =>
  db.transaction(async (db) => {
    const row = open(await lockByToken(db, hashOf(token)), now)
    await insertRefusal(db, hashOf(row.email), now)
    await forget(db, row.id)
    await audit(db, {
      actor: { kind: 'visitor' },
      action: 'account.import_declined',
      subject: { kind: 'user', id: row.id },
    })
    await publishToStaff(db, platform.events, 'selection.changed')
    return { data: { deleted: true as const } }
  })

/** With what files said of them. */
export async function forget(db: Db, userId: string): Promise<void> {
  await deleteRowsOf(db, userId)
  await dropImported(db, userId)
}

const AT_ONCE = 500

/** Retention: who has not answered in time, and the lines of files that were imported long ago. */
export async function forgetImports({ db, now }: ActionContext): Promise<number> {
  const ids = await unanswered(db, now, AT_ONCE)
  for (const id of ids) await db.transaction((db) => forget(db, id))
  await deleteOldRows(db, after(now, -ROWS_TIME))
  return ids.length
}
