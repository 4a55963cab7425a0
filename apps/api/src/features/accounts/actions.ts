import { accountErrors } from '@fareeq/domain/accounts/errors.ts'
import { emailVerdict } from '@fareeq/domain/accounts/rules.ts'
import { isPending } from '@fareeq/domain/accounts/states.ts'
import { TALENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { phoneErrors } from '@fareeq/domain/phone-verifications/errors.ts'
import { parsePhone } from '@fareeq/domain/phone-verifications/rules.ts'
import { audit } from '../../platform/audit.ts'
import { type RequestContext, type ActionContext, inTransaction } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import { memberOf } from '../../platform/member-code.ts'
import { queueMessage } from '../../platform/messages/messages.ts'
import { issueFirstCode } from '../codes/actions.ts'
import { isPhoneTaken } from '../phone-verifications/queries.ts'
import { isBusinessEmail } from '../../platform/business-email.ts'
import { codeMail } from './emails.ts'
import { sendSignInCode } from './actions-sign-in.ts'
import {
  type Consent,
  type NewUser,
  accountByEmail,
  emailOwner,
  insertUser,
  isAdmitted,
  recordConsents,
  replacePending,
} from './queries.ts'

export type Registration = {
  type: 1 | 2
  first_name: string
  last_name: string
  email: string
  phone: string
  country_code: string
  country: string
  website?: string
  role?: string
  signupSource: string
  marketing_campaign?: string
  utm?: Record<string, string>
  invited_by?: string | undefined
  consent?: Consent
  step_one?: object
}

/** A business address, or one whose company was proven another way. */
export const isCompanyEmail = async ({ db, platform: { env } }: ActionContext, email: string): Promise<boolean> =>
  (await isBusinessEmail(email, env.CHECK_MX)) || isAdmitted(db, email)

type Proof = { isProved: boolean; status?: number }

/** Refuses an address that may not open an account of this type; `status` differs between forms and social sign-up. */
export async function refuseBadEmail(
  ctx: ActionContext,
  type: 1 | 2,
  email: string,
  { isProved, status }: Proof = { isProved: false },
) {
  const isBusiness = type === 1 || (await isCompanyEmail(ctx, email))
  const verdict = emailVerdict(type, await emailOwner(ctx.db, email), isBusiness, isProved)
  if (verdict !== 'ok') throw new Refusal(accountErrors[verdict], { field: 'email', status })
}

async function phoneForAccount(db: Db, number: string, country: string) {
  const phone = parsePhone(number, country)
  if (phone && (await isPhoneTaken(db, phone.e164, null)))
    throw new Refusal(phoneErrors.phone_registered, { field: 'phone' })
  return phone
}

/** Opens an account and mails its first code, in one transaction. */
export const registerUser = (ctx: RequestContext, form: Registration, browser: string) =>
  inTransaction(ctx, async (ctx) => {
    const { db } = ctx
    await refuseBadEmail(ctx, form.type, form.email)
    const user = await newUser(ctx, form, 'active')
    if (!(await insertUser(db, user))) throw new Refusal(accountErrors.email_registered, { field: 'email' })
    await recordOpening(db, user, form.consent)
    await mailFirstCode(ctx, user, browser)
    return { data: { email: user.email } }
  })

/** A pending account, unverified; signing up again may correct its data. */
export async function openPending(ctx: RequestContext, form: Registration, browser: string): Promise<string> {
  const { db } = ctx
  const user = await newUser(ctx, form, 'pending')
  const account = await accountByEmail(db, form.email)
  if (account && isPending(account.status) && !account.awaits_consent) {
    await replacePending(db, form.email, user)
    // By the rules of every code, so that signing up again does not reset the retries.
    await sendSignInCode(ctx, form.email, browser)
    return account.id
  }
  await refuseBadEmail(ctx, 2, form.email)
  if (!(await insertUser(db, user))) throw new Refusal(accountErrors.email_registered, { field: 'email' })
  await recordOpening(db, user, form.consent)
  await mailFirstCode(ctx, user, browser)
  return user.id
}

/** Only of a talent, who was invited by another one. */
export const inviterOf = (
  { platform }: RequestContext,
  { type, invited_by }: Pick<Registration, 'invited_by'> & { type: 1 | 2 },
) => (type === TALENT && invited_by !== undefined ? memberOf(platform.env, invited_by) : null)

async function newUser(ctx: RequestContext, form: Registration, status: NewUser['status']): Promise<NewUser> {
  const { db, lang, now } = ctx
  const phone = await phoneForAccount(db, form.phone, form.country_code)
  return {
    id: newId(now),
    type: form.type,
    status,
    email: form.email,
    emailVerified: false,
    first_name: form.first_name,
    last_name: form.last_name,
    phone: phone?.e164 ?? null,
    phone_country: phone?.country ?? null,
    country: form.country,
    website: form.website ?? null,
    role: form.role ?? null,
    lang,
    in_competition: false,
    signup_source: form.signupSource,
    marketing_campaign: form.marketing_campaign ?? null,
    utm: form.utm ?? null,
    invited_by: inviterOf(ctx, form),
    step_one: form.step_one ?? null,
    now,
  }
}

/** Records of every new account, however it was opened. */
export async function recordOpening(db: Db, user: NewUser, consent: Consent | undefined) {
  if (consent) await recordConsents(db, user.id, consent, user.now)
  await audit(db, {
    actor: { kind: user.type === 1 ? 'talent' : 'client', id: user.id },
    action: 'account.opened',
    subject: { kind: 'user', id: user.id },
    details: { source: user.signup_source },
  })
}

async function mailFirstCode({ db, platform }: ActionContext, { email, lang, now }: NewUser, browser: string) {
  const to = { kind: 'email', subject: email } as const
  const code = await issueFirstCode(db, { to, browser, address: email, secret: platform.env.TOKEN_KEY, now })
  await queueMessage(db, platform, { to: email, ...codeMail(lang, code) })
}
