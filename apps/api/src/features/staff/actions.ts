import { codeErrors } from '@fareeq/domain/codes/errors.ts'
import { readCode } from '@fareeq/domain/codes/rules.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { staffErrors } from '@fareeq/domain/staff/errors.ts'
import type { StaffMember } from '@fareeq/domain/staff/schema.ts'
import { openSteps, readTotp, totpStep } from '@fareeq/domain/staff/rules.ts'
import { type RequestContext, type ActionContext, inTransaction } from '../../platform/context.ts'
import { audit } from '../../platform/audit.ts'
import type { Db } from '../../platform/db/database.ts'
import { queueMessage } from '../../platform/messages/messages.ts'
import { type SecretKeys, keyIdOf, seal, storageKeys, unseal } from '../../platform/sealing.ts'
import { openSession } from '../../platform/session.ts'
import { matchingStep, totpCode } from '../../platform/totp.ts'
import { issueLink, readLink } from '../codes/actions-links.ts'
import { checkCode, issueCode } from '../codes/actions.ts'
import type { CodeSubject } from '../codes/queries.ts'
import { authenticatorLostMail, notStaffMail, staffCodeMail, staffGuessingMail, staffLinkMail } from './emails.ts'
import { candidateByEmail, newestAuthenticator, useStep } from './queries.ts'
import type { Candidate } from './rows.ts'

const MESSAGE = {
  ar: 'إن كان هذا البريد لأحد من فريق العمليات فقد أرسلنا إليه رمزًا.',
  en: 'If this email belongs to a member of staff, a code is on its way.',
}

const LINK_MESSAGE = {
  ar: 'إن كان هذا البريد لأحد من فريق العمليات فقد أرسلنا إليه رابط دخول.',
  en: 'If this email belongs to a member of staff, a sign-in link is on its way.',
}

type ByLink = { link: string; totp: string; userAgent?: string }

const PURPOSE = 'staff authenticator'
export const sealTotp = (secretKey: string, secret: Buffer): Buffer => seal(secretKey, PURPOSE, secret)

/** Sealed with the present key; null when it cannot be read. */
export function resealTotp(env: SecretKeys, sealed: Buffer): Buffer | null {
  const secret = unseal(storageKeys(env), PURPOSE, sealed)
  return secret && sealTotp(env.SECRET_KEY, secret)
}

/** A prefix, because a user may have the same address: the two never share a code. */
const codesOf = (email: string): CodeSubject => ({ kind: 'email', subject: `staff:${email}` })

type Proven = Omit<Candidate, 'totp_secret'> & { secret: Buffer }

/** What an unknown address has unsealed instead of a secret, so that it takes as long. */
const decoyOf = (secretKey: string): Buffer => Buffer.concat([keyIdOf(secretKey), Buffer.alloc(48)])

type Lookup = { member?: Proven; isUnreadable?: boolean }

async function findCandidate({ db, platform: { env, log } }: ActionContext, email: string): Promise<Lookup> {
  const candidate = await candidateByEmail(db, email)
  const secret = unseal(storageKeys(env), PURPOSE, candidate?.totp_secret ?? decoyOf(env.SECRET_KEY))
  if (!candidate) return {}
  const { totp_secret: _, ...member } = candidate
  if (secret) return { member: { ...member, secret } }
  log.error({ staff: member.id }, 'an authenticator cannot be read with SECRET_KEY nor SECRET_KEY_PREVIOUS')
  return { isUnreadable: true }
}

/** Whether the keys of this server open the authenticators; null where nobody has one. */
export async function opensAuthenticators(db: Db, keys: SecretKeys): Promise<boolean | null> {
  const sealed = await newestAuthenticator(db)
  return sealed ? unseal(storageKeys(keys), PURPOSE, sealed.totp_secret) !== null : null
}

/** For an address that cannot sign in. */
const deadEndMail = (lang: Lang, { isUnreadable }: Lookup, publicUrl: string) =>
  isUnreadable ? authenticatorLostMail(lang) : notStaffMail(lang, publicUrl)

/** Mails a code to staff, a hint to anybody else. The same answer either way, against enumeration. */
export async function sendStaffCode(ctx: RequestContext, email: string, browser: string) {
  const { env } = ctx.platform
  const issued = await inTransaction(ctx, async (ctx) => {
    const { db, platform, lang, now } = ctx
    const lookup = await findCandidate(ctx, email)
    const { member } = lookup
    const issue = { to: codesOf(email), browser, address: email, secret: env.TOKEN_KEY, now, decoy: !member }
    const issued = await issueCode(db, issue)
    if (issued.kind !== 'sent') return issued
    const mail = member
      ? staffCodeMail(lang, issued.code, localTotpOf(ctx, member))
      : deadEndMail(lang, lookup, env.PUBLIC_URL)
    await queueMessage(db, platform, { to: email, ...mail })
    return issued
  })
  if (issued.kind === 'refused') throw issued.refusal
  return { message: MESSAGE[ctx.lang], data: { resend_after: issued.resend_after, expires_in: issued.expires_in } }
}

/** The local world has no authenticator app. */
function localTotpOf({ platform: { env }, now }: ActionContext, { secret, totp_step }: Proven): string | null {
  if (!env.local.mail || env.production) return null
  // A used step is invalid: then the next one is mailed.
  const step = openSteps(now, totp_step).find((open) => open >= totpStep(now))
  return step === undefined ? null : totpCode(secret, step)
}

/** When codes are blocked: mails a link; the second factor is still required. */
export async function sendStaffLink(ctx: RequestContext, email: string) {
  const { env } = ctx.platform
  const { url, resend_after, expires_in } = await inTransaction(ctx, async (ctx) => {
    const { db, platform, lang, now } = ctx
    const lookup = await findCandidate(ctx, email)
    const { member } = lookup
    const issued = await issueLink(db, env, { kind: 'staff', email }, now)
    if (!issued.url) return issued
    const mail = member
      ? staffLinkMail(lang, issued.url, localTotpOf(ctx, member))
      : deadEndMail(lang, lookup, env.PUBLIC_URL)
    await queueMessage(db, platform, { to: email, ...mail })
    return issued
  })
  return { message: LINK_MESSAGE[ctx.lang], data: { resend_after, expires_in, sent: url !== null } }
}

type SignIn = { email: string; otpCode: string; totp: string; userAgent?: string; browser: string }

/** Two factors. A wrong authenticator costs the same retry as a wrong code, with the same answer. */
export async function signStaffIn(ctx: RequestContext, form: SignIn) {
  if (!readCode(form.otpCode)) throw new Refusal(codeErrors.code_invalid, { field: 'otpCode' })
  const totp = readTotp(form.totp)
  if (!totp) throw new Refusal(staffErrors.totp_malformed, { field: 'totp' })
  const outcome = await inTransaction(ctx, async (ctx) => {
    const { db, platform, lang, now } = ctx
    const { member } = await findCandidate(ctx, form.email)
    const step = member && matchingStep(member.secret, totp, openSteps(now, member.totp_step))
    const right = typeof step === 'number'
    const guess = { to: codesOf(form.email), browser: form.browser, code: form.otpCode, field: 'otpCode' }
    const secret = platform.env.TOKEN_KEY
    const checked = await checkCode(db, { ...guess, secret, now, alsoRight: right })
    if (checked.kind === 'refused') {
      const refusal = inOneVoice(checked.refusal)
      if (member && checked.spent) await noteRefusal(ctx, member, { ...checked, refusal }, lang)
      return refusal
    }
    if (!member || !right || !(await useStep(db, member.id, step))) return new Refusal(staffErrors.sign_in_wrong)
    return openStaffSession(db, member, form.userAgent, now)
  })
  if (outcome instanceof Refusal) throw outcome
  return outcome
}

/** The link replaces the mailed code; a wrong authenticator is counted, and the link stays valid. */
export async function signStaffInByLink(ctx: RequestContext, form: ByLink) {
  const totp = readTotp(form.totp)
  if (!totp) throw new Refusal(staffErrors.totp_malformed, { field: 'totp' })
  const outcome = await inTransaction(ctx, async (ctx) => {
    const { db, platform, lang, now } = ctx
    const link = await readLink(db, platform.env, 'staff', form.link, now)
    const { member } = await findCandidate(ctx, link.email)
    if (!member) return new Refusal(codeErrors.link_invalid)
    const step = matchingStep(member.secret, totp, openSteps(now, member.totp_step))
    if (typeof step === 'number' && (await useStep(db, member.id, step))) {
      await link.use()
      return openStaffSession(db, member, form.userAgent, now)
    }
    await link.wrong()
    const refusal = new Refusal(staffErrors.totp_wrong, { field: 'totp' })
    await noteRefusal(ctx, member, { refusal, alert: false }, lang)
    return refusal
  })
  if (outcome instanceof Refusal) throw outcome
  return outcome
}

/** A specific refusal would reveal that the other factor was right. */
const inOneVoice = (refusal: Refusal): Refusal =>
  refusal.kind.code === codeErrors.code_wrong.code
    ? new Refusal(staffErrors.sign_in_wrong, { data: refusal.details.data })
    : refusal

type Refused = { refusal: Refusal; alert: boolean }

async function noteRefusal(
  { db, platform, now }: ActionContext,
  member: Proven,
  { refusal, alert }: Refused,
  lang: Lang,
) {
  await audit(db, {
    actor: { kind: 'visitor' },
    action: 'session.refused',
    subject: { kind: 'staff', id: member.id },
    details: { reason: refusal.kind.code },
  })
  if (!alert) return
  const { url } = await issueLink(db, platform.env, { kind: 'staff', email: member.email }, now)
  await queueMessage(db, platform, { to: member.email, ...staffGuessingMail(lang, url) })
}

export async function openStaffSession(
  db: Db,
  { id, email, name, roles }: StaffMember,
  userAgent: string | undefined,
  now: Date,
) {
  const access_token = await openSession(db, { staffId: id }, userAgent, now)
  await audit(db, { actor: { kind: 'staff', id }, action: 'session.opened', subject: { kind: 'staff', id } })
  return { data: { access_token, staff: { id, email, name, roles } } }
}
