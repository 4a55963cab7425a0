import { accountErrors } from '@fareeq/domain/accounts/errors.ts'
import { isClosed } from '@fareeq/domain/accounts/states.ts'
import { codeErrors } from '@fareeq/domain/codes/errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { TALENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import { type RequestContext, type ActionContext, inTransaction } from '../../platform/context.ts'
import { audit } from '../../platform/audit.ts'
import { queueMessage } from '../../platform/messages/messages.ts'
import { openSession } from '../../platform/session.ts'
import { issueLink, readLink } from '../codes/actions-links.ts'
import { checkCode, issueCode } from '../codes/actions.ts'
import { codeMail, guessingAlertMail, linkMail, noAccountMail } from './emails.ts'
import { supersedeImported } from './actions-superseding.ts'
import { accountByEmail, confirmEmail, userById } from './queries.ts'
import type { Account } from './rows.ts'

const MESSAGE = {
  ar: 'إن كان لهذا البريد حساب فقد أرسلنا إليه رمزًا.',
  en: 'If this email has an account, a code is on its way.',
}
const LINK_MESSAGE = {
  ar: 'إن كان لهذا البريد حساب فقد أرسلنا إليه رابط دخول.',
  en: 'If this email has an account, a sign-in link is on its way.',
}

const isOpen = (account: Account | undefined): account is Account => account !== undefined && !isClosed(account.status)

/** Mails a code, or a hint to sign up. The same answer either way, against account enumeration. */
export async function sendSignInCode({ db, platform, lang, now }: RequestContext, email: string, browser: string) {
  const secret = platform.env.TOKEN_KEY
  const issued = await db.transaction(async (db) => {
    const decoy = !isOpen(await accountByEmail(db, email))
    const to = { kind: 'email', subject: email } as const
    const issued = await issueCode(db, { to, browser, address: email, secret, now, decoy })
    if (issued.kind === 'sent') {
      const mail = decoy ? noAccountMail(lang, platform.env.PUBLIC_URL) : codeMail(lang, issued.code)
      await queueMessage(db, platform, { to: email, ...mail })
    }
    return issued
  })
  if (issued.kind === 'refused') throw issued.refusal
  return { message: MESSAGE[lang], data: { resend_after: issued.resend_after, expires_in: issued.expires_in } }
}

/** When codes are blocked: mails a link, or the same hint. The same answer either way, against account enumeration. */
export async function sendSignInLink({ db, platform, lang, now }: RequestContext, email: string) {
  const { env } = platform
  const { url, resend_after, expires_in } = await db.transaction(async (db) => {
    const account = await accountByEmail(db, email)
    const issued = await issueLink(db, env, { kind: 'user', email }, now)
    if (issued.url) {
      const mail = isOpen(account) ? linkMail(lang, issued.url) : noAccountMail(lang, env.PUBLIC_URL)
      await queueMessage(db, platform, { to: email, ...mail })
    }
    return issued
  })
  return { message: LINK_MESSAGE[lang], data: { resend_after, expires_in, sent: url !== null } }
}

type SignIn = { email: string; otpCode: string; in_competition: boolean; role: string | null; userAgent?: string }

/** Single use; a wrong code is counted although the caller is refused. */
export async function signIn(ctx: RequestContext, form: SignIn, browser: string) {
  const { env } = ctx.platform
  const outcome = await inTransaction(ctx, async (ctx) => {
    const { db, platform, now } = ctx
    const to = { kind: 'email', subject: form.email } as const
    const guess = { to, browser, code: form.otpCode, field: 'otpCode', secret: env.TOKEN_KEY, now }
    const [checked, account] = await Promise.all([checkCode(db, guess), accountByEmail(db, form.email)])
    if (checked.kind === 'refused') {
      if (checked.alert && isOpen(account)) {
        const { url } = await issueLink(db, env, { kind: 'user', email: form.email }, now)
        await queueMessage(db, platform, { to: form.email, ...guessingAlertMail(account.lang, url) })
      }
      return checked.refusal
    }
    if (!account) return new Refusal(codeErrors.code_invalid, { field: 'otpCode' })
    return completeSignIn(ctx, account, form)
  })
  if (outcome instanceof Refusal) throw outcome
  return outcome
}

/** The link proves the mailbox, as a code does. */
export async function signInByLink(ctx: RequestContext, link: string, userAgent: string | undefined) {
  const outcome = await inTransaction(ctx, async (ctx) => {
    const { db, platform, now } = ctx
    const { email, use } = await readLink(db, platform.env, 'user', link, now)
    const account = await accountByEmail(db, email)
    if (!account) return new Refusal(codeErrors.link_invalid)
    await use()
    return completeSignIn(ctx, account, { in_competition: false, role: null, userAgent })
  })
  if (outcome instanceof Refusal) throw outcome
  return outcome
}

type SignInDetails = Pick<SignIn, 'in_competition' | 'role' | 'userAgent'>

/** Marks the address as verified and opens the session. */
async function completeSignIn(ctx: ActionContext, account: Account, form: SignInDetails) {
  const { db, platform, now } = ctx
  if (account.awaits_consent) return consentFirst(ctx, account)
  if (account.unproved) await supersedeImported(ctx, account.id)
  await confirmEmail(db, account.id, form, now)
  await platform.domainEvents.emit(ctx, 'address.proved', { userId: account.id })
  return openUserSession(ctx, account, form.userAgent)
}

/** Imported people cannot sign in before they consent: the consent link is mailed again instead. */
export async function consentFirst(ctx: ActionContext, { id }: Account): Promise<Refusal> {
  await ctx.platform.domainEvents.emit(ctx, 'consent.missing', { userId: id })
  return new Refusal(accountErrors.consent_missing)
}

type SessionOwner = Pick<Account, 'id' | 'type' | 'status'>
/** Opens a session for a verified account. */
export async function openUserSession(ctx: ActionContext, account: SessionOwner, userAgent: string | undefined) {
  const { db, platform, now } = ctx
  if (isClosed(account.status)) return new Refusal(accountErrors.account_blocked)
  const access_token = await openSession(db, { userId: account.id }, userAgent, now)
  const isTalent = account.type === TALENT
  await audit(db, {
    actor: { kind: isTalent ? 'talent' : 'client', id: account.id },
    action: 'session.opened',
    subject: { kind: 'user', id: account.id },
  })
  const opened = { userId: account.id, isTalent }
  const [user] = await Promise.all([
    userById(db, account.id),
    platform.domainEvents.emit(ctx, 'session.opened', opened),
  ])
  return { data: { access_token, user } }
}
