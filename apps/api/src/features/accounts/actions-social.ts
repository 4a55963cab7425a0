import { accountErrors } from '@fareeq/domain/accounts/errors.ts'
import { isClosed } from '@fareeq/domain/accounts/states.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import { supersedeImported } from './actions-superseding.ts'
import { inviterOf, recordOpening, refuseBadEmail } from './actions.ts'
import { consumeIdentity } from './queries-google.ts'
import { type NewUser, accountByEmail, accountByIdentity, confirmEmail, insertUser, linkIdentity } from './queries.ts'
import { consentFirst, openUserSession } from './actions-sign-in.ts'

type Social = {
  provider: 'google'
  provider_id: string
  access_token: string
  signupSource: string
  marketing_campaign?: string
  utm?: Record<string, string>
  invited_by?: string | undefined
  type?: 1 | 2
  in_competition: boolean
  role: string | null
  consent?: { terms: boolean; privacy: boolean; marketing: boolean }
}

/** The specification answers the e-mail refusals of social sign-up with 400 (D-23). */
const SOCIAL_STATUS = 400

/** One transaction: a refusal rolls back, so the hand-off stays unused and the person may continue with the form. */
async function verified(db: Db, form: Social, now: Date) {
  const identity = await consumeIdentity(db, form, now)
  if (!identity) throw new Refusal(accountErrors.social_token_invalid)
  if (!identity.emailVerified) throw new Refusal(accountErrors.social_email_unverified)
  return identity
}

export const socialRegister = (ctx: RequestContext, form: Social, userAgent: string | undefined) =>
  inTransaction(ctx, async (ctx) => {
    const { db, lang, now } = ctx
    const { type } = form
    if (!type) throw new Refusal(platformErrors.invalid_input, { faults: [{ kind: rule.required, field: 'type' }] })
    const identity = await verified(db, form, now)
    await refuseBadEmail(ctx, type, identity.email, { isProved: true, status: SOCIAL_STATUS })
    // By provider id first: an address may change at Google, and a second account would be opened unnoticed.
    const account = await accountByIdentity(db, identity.issuer, identity.subject)
    const user: NewUser = {
      id: newId(now),
      type,
      status: 'active',
      email: identity.email,
      emailVerified: true,
      first_name: identity.firstName,
      last_name: identity.lastName,
      phone: null,
      phone_country: null,
      country: null,
      website: null,
      role: form.in_competition ? form.role : null,
      lang,
      in_competition: form.in_competition,
      signup_source: form.signupSource,
      marketing_campaign: form.marketing_campaign ?? null,
      utm: form.utm ?? null,
      invited_by: inviterOf(ctx, { ...form, type }),
      step_one: null,
      now,
    }
    if (account || !(await insertUser(db, user)))
      throw new Refusal(accountErrors.email_registered, { field: 'email', status: SOCIAL_STATUS })
    await recordOpening(db, user, form.consent)
    await linkIdentity(db, user.id, identity.issuer, identity.subject, now)
    await supersedeImported(ctx, user.id)
    return orThrow(await openUserSession(ctx, { id: user.id, type: user.type, status: 'active' }, userAgent))
  })

/** Known by the provider's id first; by its verified address the first time, and linked from then on. */
export async function socialLogin(ctx: RequestContext, form: Social, userAgent: string | undefined) {
  const outcome = await inTransaction(ctx, async (ctx) => {
    const { db, now } = ctx
    const identity = await verified(db, form, now)
    const account =
      (await accountByIdentity(db, identity.issuer, identity.subject)) ?? (await accountByEmail(db, identity.email))
    if (!account) throw new Refusal(accountErrors.social_no_account, { field: 'email' })
    // Returned and not thrown: the mail is part of the transaction.
    if (account.awaits_consent) return consentFirst(ctx, account)
    await linkIdentity(db, account.id, identity.issuer, identity.subject, now)
    if (account.unproved) await supersedeImported(ctx, account.id)
    if (!isClosed(account.status)) await confirmEmail(db, account.id, form, now)
    return orThrow(await openUserSession(ctx, account, userAgent))
  })
  return orThrow(outcome)
}

function orThrow<T>(outcome: T | Refusal): T {
  if (outcome instanceof Refusal) throw outcome
  return outcome
}
