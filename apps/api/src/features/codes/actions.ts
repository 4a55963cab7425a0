import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { codeErrors } from '@fareeq/domain/codes/errors.ts'
import {
  CODE,
  type CodeDecision,
  codeToCheck,
  decideCode,
  decideSend,
  freshRecord,
  readCode,
} from '@fareeq/domain/codes/rules.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { SECOND } from '@fareeq/domain/kernel/time/time.ts'
import type { Db } from '../../platform/db/database.ts'
import {
  type BrowserRecord,
  type CodeSubject,
  forgetRecords,
  lockRecords,
  saveBrowser,
  saveTotals,
  spendCode,
} from './queries.ts'

/** Stored as an HMAC with the server's key: a plain hash of four digits could be brute-forced. */
const hashOf = (secret: string, { kind, subject }: CodeSubject, code: string): Buffer =>
  createHmac('sha256', secret).update(`${kind}:${subject}:${code}`).digest()

const newCode = (): string => String(randomInt(10 ** CODE.digits)).padStart(CODE.digits, '0')

/** Countdown and retries for the form. */
type CodeTimers = { retries: number; resend_after: number; expires_in: number }

export type SendOutcome =
  | ({ kind: 'sent'; code: string } & CodeTimers)
  | ({ kind: 'too_soon' } & CodeTimers)
  | { kind: 'refused'; refusal: Refusal }

/** `browser`: see `browserOf`. A signed-in person has one record for all browsers. */
type CodeRequester = { to: CodeSubject; browser: string; secret: string; now: Date }
type Issue = CodeRequester & { address: string }

/** A keyed hash of the browser id, so that it is not stored. */
const markOf = ({ secret, browser }: CodeRequester): string =>
  createHmac('sha256', secret).update(`browser:${browser}`).digest('base64url').slice(0, 22)

async function lockOwn(db: Db, requester: CodeRequester, address: string) {
  const mark = markOf(requester)
  const { totals, browsers } = await lockRecords(db, requester.to, address)
  const browserRecord = browsers.find(({ browser }) => browser === mark)
  const own: BrowserRecord = browserRecord ?? { ...freshRecord(address), browser: mark, code_hash: null }
  return { totals, own, others: [totals, ...browsers].filter((record) => record !== browserRecord) }
}

/**
 * Issues a code for this browser, which invalidates its former one only. The refusal is returned, not thrown, because the
 * block it starts must be committed. Unknown addresses are treated alike (`decoy`), with a hash that no code matches.
 */
export async function issueCode(db: Db, { decoy, ...issue }: Issue & { decoy?: boolean }): Promise<SendOutcome> {
  const { to, address, secret, now } = issue
  const { totals, own, others } = await lockOwn(db, issue, address)
  const decision = decideSend(own, totals, address, now)
  if (decision.kind === 'blocked') return { kind: 'refused', refusal: blocked(decision.until, decision.wholeDay, now) }
  if (decision.kind === 'too_soon') {
    const coming = codeToCheck(own, others, now)?.expires_at
    const expires_in = coming ? secondsUntil(coming, now) : 0
    return { kind: 'too_soon', retries: own.retries, resend_after: decision.seconds, expires_in }
  }
  if (decision.kind === 'limit') {
    await saveBrowser(db, to, { ...own, code_hash: null, blocked_until: decision.until, retries: CODE.retries })
    return { kind: 'refused', refusal: blocked(decision.until, false, now) }
  }
  const code = newCode()
  const { expires_at, sends, sends_since } = decision
  const [hash, noHash] = [hashOf(secret, to, code), randomBytes(32)]
  const code_hash = decoy ? noHash : hash
  const retries = own.blocked_until ? CODE.retries : own.retries
  const issued = { blocked_until: null, address, code_hash, expires_at, sends, sends_since }
  await saveBrowser(db, to, { ...own, ...issued, retries })
  await saveTotals(db, to, decision.totals, totals)
  const resend_after = CODE.resendAfter / SECOND
  return { kind: 'sent', code, retries, resend_after, expires_in: secondsUntil(expires_at, now) }
}

/** First code of a new account: resets the history of the address. */
export async function issueFirstCode(db: Db, issue: Issue): Promise<string> {
  await forgetRecords(db, issue.to)
  const issued = await issueCode(db, issue)
  if (issued.kind !== 'sent') throw new Error('a fresh record always lets a code be sent')
  return issued.code
}

export type Checked =
  | { kind: 'accepted'; address: string }
  /** `spent`: it cost a retry. `alert`: it started a block of a day, and the owner is notified. */
  | { kind: 'refused'; refusal: Refusal; spent: boolean; alert: boolean }

type Guess = CodeRequester & { code: string; field: string; alsoRight?: boolean }

/**
 * Checks a code. Like issueCode it returns its refusal, so that the spent retry is committed. With a second factor,
 * `alsoRight` is its result: a right code without it counts as wrong.
 */
export async function checkCode(
  db: Db,
  { code: input, field, alsoRight = true, ...requester }: Guess,
): Promise<Checked> {
  const { to, secret, now } = requester
  const code = readCode(input)
  if (!code)
    return { kind: 'refused', refusal: new Refusal(codeErrors.code_invalid, { field }), spent: false, alert: false }
  const { totals, own, others } = await lockOwn(db, requester, '')
  const live = codeToCheck(own, others, now)
  const matches = live?.code_hash ? timingSafeEqual(live.code_hash, hashOf(secret, to, code)) && alsoRight : null
  const decision = decideCode(own, totals, matches, now)
  if (decision.kind === 'accepted') {
    await spendCode(db, to, [own.browser, live!.browser])
    return { kind: 'accepted', address: live!.address }
  }
  if (decision.kind === 'wrong') {
    const isOver = decision.retries <= 0
    const spent = { retries: isOver ? CODE.retries : decision.retries, blocked_until: decision.blocked_until }
    const code_hash = isOver ? null : own.code_hash
    await saveBrowser(db, to, { ...own, ...spent, code_hash, expires_at: own.expires_at ?? live!.expires_at })
    await saveTotals(db, to, decision.totals, totals)
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
  const until = decision.totals.blocked_until ?? decision.blocked_until
  if (until) return blocked(until, decision.alert, now)
  return new Refusal(codeErrors.code_wrong, { field, data: { retries: decision.retries } })
}

const secondsUntil = (moment: Date, now: Date) => Math.ceil((moment.getTime() - now.getTime()) / SECOND)

function blocked(until: Date, wholeDay: boolean, now: Date): Refusal {
  const retry_after = secondsUntil(until, now)
  return new Refusal(wholeDay ? codeErrors.code_limit_day : codeErrors.code_limit, {
    data: { retries: 0, retry_at: until.toISOString(), retry_after },
  })
}
