import type { BodyOf, QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import type { privacyRequestsOpsContract } from '@fareeq/domain/privacy-requests/contract-ops.ts'
import { privacyErrors } from '@fareeq/domain/privacy-requests/errors.ts'
import { answerBy, isOpen, isOwnRequest, lapsesAt } from '@fareeq/domain/privacy-requests/rules.ts'
import type { PrivacyRequest } from '@fareeq/domain/privacy-requests/schema-ops.ts'
import { actorOf } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { cutPage } from '../../platform/db/page.ts'
import { newId } from '../../platform/ids.ts'
import type { Staff } from '../../platform/session.ts'
import { type DataRequest, record, notifyPerson } from './actions-notifying.ts'
import { beginClosing, endClosing } from './actions.ts'
import { copyNews } from './emails.ts'
import {
  addressOfStaff,
  lockClosing,
  lockPerson,
  insertCopy,
  openAccountOf,
  openCopyOf,
  requestById,
  requestsOf,
} from './queries-ops.ts'
import { openClosing } from './queries.ts'
import type { RequestRow } from './rows.ts'

const isOwn = (person: string | null, colleague: string) => person !== null && isOwnRequest({ person, colleague })

function clockOf({ kind, requested_at, received_on, closes_at, ended_at }: RequestRow) {
  const requestedDay = riyadhDay(requested_at)
  const answer_by = answerBy(received_on ?? requestedDay)
  return {
    requested_at: requested_at.toISOString(),
    received_on: received_on ?? requestedDay,
    answer_by,
    is_late_answer: requestedDay > answer_by,
    closes_at: closes_at?.toISOString() ?? null,
    lapses_at: kind === 'copy' ? lapsesAt(requested_at).toISOString() : null,
    ended_at: ended_at?.toISOString() ?? null,
  }
}

const toRequest = (row: RequestRow, colleague: string): PrivacyRequest => ({
  ...clockOf(row),
  id: row.id,
  kind: row.kind,
  state: row.state,
  person: { id: row.user_id, type: row.type, name: row.name, email: row.email },
  waits_for_pay: row.waits_for_pay,
  recorded_by: row.recorded_by,
  reason: row.reason,
  stopped_by: row.stopped_by,
  stop_reason: row.stop_reason,
  can_stop: row.kind === 'closing' && isOpen(row.state) && !isOwn(row.email, colleague),
})

export async function listRequests(
  { db, viewer, lang, now }: RequestContext<Staff>,
  query: QueryOf<(typeof privacyRequestsOpsContract)['list']>,
) {
  const { page, next_cursor } = cutPage(await requestsOf(db, query, lang, now), query.limit)
  const colleague = await addressOfStaff(db, viewer.staffId)
  return { data: page.map((row) => toRequest(row, colleague)), meta: { next_cursor } }
}

export async function readRequest({ db, viewer, lang, now }: RequestContext<Staff>, id: string) {
  const row = await requestById(db, id, lang, now)
  if (!row) throw new Refusal(platformErrors.not_found)
  return { data: toRequest(row, await addressOfStaff(db, viewer.staffId)) }
}

const byLetter = (
  { viewer }: RequestContext<Staff>,
  userId: string,
  reason: string,
  receivedOn?: string,
): DataRequest => ({
  userId,
  actor: actorOf(viewer),
  letter: { staffId: viewer.staffId, reason, ...(receivedOn && { receivedOn }) },
})

async function refuseOwn({ db, viewer }: RequestContext<Staff>, person: string | null) {
  if (isOwn(person, await addressOfStaff(db, viewer.staffId))) throw new Refusal(privacyErrors.privacy_own)
}

const conflictRefusal = (
  kind:
    | typeof privacyErrors.closing_recorded
    | typeof privacyErrors.closing_stopped
    | typeof privacyErrors.copy_offered,
  name: string,
) => new Refusal(kind, { values: { name }, data: { by: name } })

/** The person's own actions, started by a colleague on a written request. */
export const recordRequest = (
  ctx: RequestContext<Staff>,
  { kind, email, received_on, reason }: BodyOf<(typeof privacyRequestsOpsContract)['record']>,
) =>
  inTransaction(ctx, async (ctx) => {
    const { db } = ctx
    if (received_on > riyadhDay(ctx.now)) throw new Refusal(privacyErrors.received_ahead, { field: 'received_on' })
    const account = await openAccountOf(db, email)
    if (!account) throw new Refusal(privacyErrors.privacy_no_account, { field: 'email' })
    await refuseOwn(ctx, email)
    const request = byLetter(ctx, account.id, reason, received_on)
    const id = kind === 'copy' ? await offerCopy(ctx, request) : await closeByLetter(ctx, request)
    return readRequest(ctx, id)
  })

async function closeByLetter(ctx: RequestContext<Staff>, request: DataRequest): Promise<string> {
  const { db, lang, now } = ctx
  const id = await beginClosing(ctx, request)
  if (id) return id
  const open = await openClosing(db, request.userId)
  const by = open && (await requestById(db, open.id, lang, now))?.recorded_by
  throw by ? conflictRefusal(privacyErrors.closing_recorded, by) : new Refusal(privacyErrors.closing_asked)
}

/** Nothing is made here: the file is made by the person's own download. */
async function offerCopy(ctx: RequestContext<Staff>, request: DataRequest): Promise<string> {
  const { db, now } = ctx
  const { userId, letter } = request
  await lockPerson(db, userId)
  const open = await openCopyOf(db, userId, now)
  if (open) throw conflictRefusal(privacyErrors.copy_offered, open.name)
  const id = newId(now)
  if (letter) await insertCopy(db, id, userId, letter, now)
  await notifyPerson(ctx, request, copyNews)
  await record(ctx, request, 'data.copy_offered')
  return id
}

export const stopRequest = (ctx: RequestContext<Staff>, id: string, reason: string) =>
  inTransaction(ctx, async (ctx) => {
    const { db, lang, now } = ctx
    const request = (await lockClosing(db, id)) && (await requestById(db, id, lang, now))
    if (!request) throw new Refusal(platformErrors.not_found)
    await refuseOwn(ctx, request.email)
    if (request.stopped_by) throw conflictRefusal(privacyErrors.closing_stopped, request.stopped_by)
    if (!isOpen(request.state)) throw new Refusal(privacyErrors.closing_over)
    await endClosing(ctx, byLetter(ctx, request.user_id, reason))
    return readRequest(ctx, id)
  })
