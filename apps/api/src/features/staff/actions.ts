import { codeErrors } from '@fareeq/domain/codes/errors.ts'
import { readCode } from '@fareeq/domain/codes/rules.ts'
import type { Lang } from '@fareeq/domain/kernel/locale.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { staffErrors } from '@fareeq/domain/staff/errors.ts'
import { openSteps, readTotp, totpStep } from '@fareeq/domain/staff/rules.ts'
import { audit } from '../../platform/audit.ts'
import type { Db } from '../../platform/db/database.ts'
import { queueMessage } from '../../platform/messages/messages.ts'
import type { Platform } from '../../platform/platform.ts'
import { seal, unseal } from '../../platform/sealing.ts'
import { type Staff, openSession } from '../../platform/session.ts'
import { matchingStep, totpCode } from '../../platform/totp.ts'
import { checkCode, issueCode } from '../codes/actions.ts'
import type { CodeSubject } from '../codes/queries.ts'
import { localTotpMail, notStaffMail, staffCodeMail, staffGuessingMail } from './emails.ts'
import { type Candidate, auditActions, auditEntries, candidateByEmail, useStep } from './queries.ts'

const MESSAGE = {
  ar: 'إن كان هذا البريد لأحد من فريق العمليات فقد أرسلنا إليه رمزًا.',
  en: 'If this email belongs to a member of staff, a code is on its way.',
}

const PURPOSE = 'staff authenticator'
export const sealTotp = (secretKey: string, secret: Buffer): Buffer => seal(secretKey, PURPOSE, secret)

/** Somebody may be a user with the same address: the two never share a code. */
const codesOf = (email: string): CodeSubject => ({ kind: 'email', subject: `staff:${email}` })

type Proven = Omit<Candidate, 'totp_secret'> & { secret: Buffer }

async function findCandidate(db: Db, { env, log }: Platform, email: string): Promise<Proven | undefined> {
  const candidate = await candidateByEmail(db, email)
  if (!candidate) return undefined
  const { totp_secret, ...member } = candidate
  const secret = unseal(env.SECRET_KEY, PURPOSE, totp_secret)
  if (secret) return { ...member, secret }
  log.error({ staff: member.id }, 'an authenticator secret cannot be read: was SECRET_KEY changed?')
  return undefined
}

/** Mails a code to a member of staff, a hint to anybody else; the answer never tells which. */
export async function sendStaffCode(db: Db, platform: Platform, email: string, lang: Lang, now: Date) {
  const { env, jobs } = platform
  const sent = await db.transaction(async (db) => {
    const member = await findCandidate(db, platform, email)
    const issue = { to: codesOf(email), address: email, secret: env.SECRET_KEY, now, decoy: !member }
    const sent = await issueCode(db, issue)
    if (sent.kind !== 'sent') return sent
    if (member && env.local.mail && !env.production) {
      // The code of a step that was used already would open nothing: then the next one is said.
      const step = openSteps(now, member.totp_step).find((open) => open >= totpStep(now))
      if (step !== undefined)
        await queueMessage(db, jobs, { to: email, ...localTotpMail(lang, totpCode(member.secret, step)) })
    }
    const mail = member ? staffCodeMail(lang, sent.code) : notStaffMail(lang, env.PUBLIC_URL)
    await queueMessage(db, jobs, { to: email, ...mail })
    return sent
  })
  if (sent.kind === 'refused') throw sent.refusal
  return { message: MESSAGE[lang], data: { resend_after: sent.resend_after, expires_in: sent.expires_in } }
}

type SignIn = { email: string; otpCode: string; totp: string; userAgent?: string; lang: Lang }

/** Both codes or nothing. A right code with a wrong authenticator costs the same retry, and is answered the same. */
export async function signStaffIn(db: Db, platform: Platform, form: SignIn, now: Date) {
  if (!readCode(form.otpCode)) throw new Refusal(codeErrors.code_invalid, { field: 'otpCode' })
  const totp = readTotp(form.totp)
  if (!totp) throw new Refusal(staffErrors.totp_malformed, { field: 'totp' })
  const outcome = await db.transaction(async (db) => {
    const member = await findCandidate(db, platform, form.email)
    const step = member && matchingStep(member.secret, totp, openSteps(now, member.totp_step))
    const right = typeof step === 'number'
    const key = platform.env.SECRET_KEY
    const checked = await checkCode(db, codesOf(form.email), form.otpCode, 'otpCode', key, now, right)
    if (checked.kind === 'refused') {
      const refusal = inOneVoice(checked.refusal)
      if (member && checked.spent) await noteRefusal(db, platform, member, { ...checked, refusal }, form.lang)
      return refusal
    }
    if (!member || !right || !(await useStep(db, member.id, step))) return new Refusal(staffErrors.sign_in_wrong)
    return enter(db, member, form.userAgent, now)
  })
  if (outcome instanceof Refusal) throw outcome
  return outcome
}

/** "Wrong code" would say that the other one was right. */
const inOneVoice = (refusal: Refusal): Refusal =>
  refusal.kind.code === codeErrors.code_wrong.code
    ? new Refusal(staffErrors.sign_in_wrong, { data: refusal.details.data })
    : refusal

type Refused = { refusal: Refusal; alert: boolean }

async function noteRefusal(db: Db, { jobs }: Platform, member: Proven, { refusal, alert }: Refused, lang: Lang) {
  await audit(db, {
    actor: { kind: 'visitor' },
    action: 'session.refused',
    subject: { kind: 'staff', id: member.id },
    details: { reason: refusal.kind.code },
  })
  if (alert) await queueMessage(db, jobs, { to: member.email, ...staffGuessingMail(lang) })
}

async function enter(db: Db, { id, email, name, roles }: Proven, userAgent: string | undefined, now: Date) {
  const access_token = await openSession(db, { staffId: id }, userAgent, now)
  await audit(db, { actor: { kind: 'staff', id }, action: 'session.opened', subject: { kind: 'staff', id } })
  return { data: { access_token, staff: { id, email, name, roles } } }
}

type Page = { cursor?: string; action?: string; limit: number }

export async function readAudit(db: Db, viewer: Staff, page: Page) {
  const found = await auditEntries(db, viewer, page)
  const data = found.slice(0, page.limit).map((entry) => ({ ...entry, at: entry.at.toISOString() }))
  const next_cursor = found.length > page.limit ? (data.at(-1)?.id ?? null) : null
  return { data, meta: { next_cursor, ...(!page.cursor && { actions: await auditActions(db, viewer) }) } }
}
