import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { codeErrors } from '@fareeq/domain/codes/errors.ts'
import { CODE, type CodeDecision, decideCode, decideSend, readCode } from '@fareeq/domain/codes/rules.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { SECOND } from '@fareeq/domain/kernel/time.ts'
import type { Db } from '../../platform/db/database.ts'
import { type CodeSubject, lockRecord, saveRecord } from './queries.ts'

/** A code is kept as an HMAC with the server's key: four digits alone could be guessed from a plain hash. */
const hashOf = (secret: string, { kind, subject }: CodeSubject, code: string): Buffer =>
  createHmac('sha256', secret).update(`${kind}:${subject}:${code}`).digest()

const newCode = (): string => String(randomInt(10 ** CODE.digits)).padStart(CODE.digits, '0')

/** What the person who waits for a code is told: seconds, and the retries they still have. */
type Waiting = { retries: number; resend_after: number; expires_in: number }

export type Sent =
  | ({ kind: 'sent'; code: string } & Waiting)
  | ({ kind: 'too_soon' } & Waiting)
  | { kind: 'refused'; refusal: Refusal }

type Issue = { to: CodeSubject; address: string; secret: string; now: Date }

/**
 * Makes a new code, which kills the old one. The refusal is returned, not thrown: the block it starts must be committed.
 * An address without an account gets the same treatment (`decoy`), with a hash no code can match.
 */
export async function issueCode(
  db: Db,
  { to, address, secret, now, decoy }: Issue & { decoy?: boolean },
): Promise<Sent> {
  const record = await lockRecord(db, to, address)
  const decision = decideSend(record, address, now)
  if (decision.kind === 'blocked') return { kind: 'refused', refusal: blocked(decision.until, decision.wholeDay, now) }
  if (decision.kind === 'too_soon') {
    const expires_in = record.expires_at ? secondsUntil(record.expires_at, now) : 0
    return { kind: 'too_soon', retries: record.retries, resend_after: decision.seconds, expires_in }
  }
  if (decision.kind === 'limit') {
    await saveRecord(db, to, { ...record, code_hash: null, blocked_until: decision.until, retries: CODE.retries })
    return { kind: 'refused', refusal: blocked(decision.until, false, now) }
  }
  const code = newCode()
  const { expires_at, sends, sends_since } = decision
  const code_hash = decoy ? randomBytes(32) : hashOf(secret, to, code)
  const retries = record.blocked_until ? CODE.retries : record.retries
  await saveRecord(db, to, {
    ...record,
    retries,
    blocked_until: null,
    address,
    code_hash,
    expires_at,
    sends,
    sends_since,
    last_sent_at: now,
  })
  const resend_after = CODE.resendAfter / SECOND
  return { kind: 'sent', code, retries, resend_after, expires_in: secondsUntil(expires_at, now) }
}

/** The first code of a new account: nothing that happened to the address before counts against it. */
export async function issueFirstCode(db: Db, { to, address, secret, now }: Issue): Promise<string> {
  const record = await lockRecord(db, to, address)
  const fresh = { ...record, blocked_until: null, retries: CODE.retries, sends: 0, last_sent_at: null, wrong_count: 0 }
  await saveRecord(db, to, fresh)
  const sent = await issueCode(db, { to, address, secret, now })
  if (sent.kind !== 'sent') throw new Error('a fresh record always lets a code be sent')
  return sent.code
}

export type Checked =
  | { kind: 'accepted'; address: string }
  /** `spent`: it cost a retry. `alert`: it closed the door for a day, and the owner should hear of it. */
  | { kind: 'refused'; refusal: Refusal; spent: boolean; alert: boolean }

/**
 * Judges a typed code. Like issueCode it returns its refusal, so that the spent retry is committed. Where a second proof
 * goes with the code, `alsoRight` says how that one was judged: a right code without it is a wrong one.
 */
export async function checkCode(
  db: Db,
  to: CodeSubject,
  typed: string,
  field: string,
  secret: string,
  now: Date,
  alsoRight = true,
): Promise<Checked> {
  const code = readCode(typed)
  if (!code)
    return { kind: 'refused', refusal: new Refusal(codeErrors.code_invalid, { field }), spent: false, alert: false }
  const record = await lockRecord(db, to, '')
  const matches = record.code_hash !== null && timingSafeEqual(record.code_hash, hashOf(secret, to, code))
  const decision = decideCode(record, matches && alsoRight, now)
  if (decision.kind === 'accepted') {
    await saveRecord(db, to, {
      ...record,
      code_hash: null,
      retries: CODE.retries,
      blocked_until: null,
      sends: 0,
      last_sent_at: null,
    })
    return { kind: 'accepted', address: record.address }
  }
  if (decision.kind === 'wrong') {
    const { wrong_count, last_wrong_at, blocked_until } = decision
    const retries = blocked_until ? CODE.retries : decision.retries
    const code_hash = blocked_until ? null : record.code_hash
    await saveRecord(db, to, { ...record, code_hash, retries, wrong_count, last_wrong_at, blocked_until })
  }
  return {
    kind: 'refused',
    refusal: refusalOf(decision, field, now),
    spent: decision.kind === 'wrong',
    alert: decision.kind === 'wrong' && decision.alert,
  }
}

function refusalOf(decision: Exclude<CodeDecision, { kind: 'accepted' }>, field: string, now: Date): Refusal {
  if (decision.kind === 'invalid') return new Refusal(codeErrors.code_invalid, { field })
  if (decision.kind === 'blocked') return blocked(decision.until, decision.wholeDay, now)
  if (decision.blocked_until) return blocked(decision.blocked_until, decision.alert, now)
  return new Refusal(codeErrors.code_wrong, { field, data: { retries: decision.retries } })
}

const secondsUntil = (moment: Date, now: Date) => Math.ceil((moment.getTime() - now.getTime()) / SECOND)

function blocked(until: Date, wholeDay: boolean, now: Date): Refusal {
  const retry_after = secondsUntil(until, now)
  return new Refusal(wholeDay ? codeErrors.code_limit_day : codeErrors.code_limit, {
    data: { retries: 0, retry_at: until.toISOString(), retry_after },
  })
}
