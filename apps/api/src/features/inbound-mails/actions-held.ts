import { kindsFor as threadsFor } from '@fareeq/domain/conversations/rules.ts'
import type { heldMailsContract } from '@fareeq/domain/inbound-mails/contract-ops.ts'
import { inboundMailErrors } from '@fareeq/domain/inbound-mails/errors.ts'
import type { InboundDecision } from '@fareeq/domain/inbound-mails/limits.ts'
import { canAccept } from '@fareeq/domain/inbound-mails/rules.ts'
import type { HeldMail } from '@fareeq/domain/inbound-mails/schema.ts'
import type { QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { kindsFor } from '@fareeq/domain/tickets/rules.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { cutPage } from '../../platform/db/page.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { readReplyAddress } from '../../platform/messages/reply-address.ts'
import type { Staff } from '../../platform/session.ts'
import { writersOf } from '../conversations/actions-replies.ts'
import { takeHeldFiles } from './actions-files.ts'
import { TARGETS } from './actions.ts'
import { unlinkFiles } from './queries-files.ts'
import { heldMail, heldMails, personNames, settleMail, waitingCount } from './queries.ts'
import type { HeldMailRow } from './rows.ts'

type StaffContext = RequestContext<Staff>

const kindsOf = (viewer: Staff) => ({ kinds: kindsFor(viewer.roles), threads: threadsFor(viewer) })

/** Whose reply addresses the mails of a page were sent to, by the mail: two statements for all of them. */
async function personsOf({ db, platform, lang }: StaffContext, rows: readonly HeldMailRow[]) {
  const writers = await writersOf(
    db,
    rows.flatMap(({ conversation }) => conversation?.id ?? []),
  )
  const owners = rows.flatMap(({ id, conversation, reply_address: address }) => {
    const token = address === null ? null : readReplyAddress(platform.env, address)
    const writer = writers.find(({ about_id, user_id }) => about_id === conversation?.id && token?.belongsTo(user_id))
    return writer ? [{ id, person: writer.user_id }] : []
  })
  const names = await personNames(
    db,
    owners.map(({ person }) => person),
    lang,
  )
  return new Map(owners.map(({ id, person }) => [id, names.find((name) => name.id === person)?.name ?? null]))
}

const toHeldMail =
  (persons: ReadonlyMap<string, string | null>) =>
  ({ settled_at, settled_by, answer, reason, ticket, reply_address: _, ...row }: HeldMailRow): HeldMail => {
    const name = ticket ? ticket.asker : (persons.get(row.id) ?? null)
    const kind = ticket ? 'ticket' : row.conversation ? 'conversation' : null
    const facts = { kind, hasPerson: name !== null, isSettled: settled_at !== null, text: row.text } as const
    return {
      ...row,
      reason: reason!,
      ticket: ticket && { id: ticket.id, reference: ticket.reference },
      received_at: row.received_at.toISOString(),
      person: name === null ? null : { name },
      can_accept: canAccept({ reason: reason!, ...facts }),
      settled: settled_at && { by: settled_by, at: settled_at.toISOString(), answer },
    }
  }

export async function listHeld(
  ctx: StaffContext,
  { settled, cursor, limit }: QueryOf<(typeof heldMailsContract)['list']>,
) {
  const { db, viewer, lang } = ctx
  const rows = await heldMails(db, { lang, settled, ...kindsOf(viewer), cursor, limit })
  const { page, next_cursor } = cutPage(rows, limit)
  const persons = await personsOf(ctx, page)
  return { data: page.map(toHeldMail(persons)), meta: { next_cursor, waiting: await waitingCount(db) } }
}

const ANSWERED = {
  accepted: { ar: 'أُضيف البريد إلى مكانه.', en: 'The email is added where it belongs.' },
  discarded: { ar: 'استُبعد البريد.', en: 'The email is discarded.' },
} as const
const ACTIONS = { accepted: 'held_mail.accepted', discarded: 'held_mail.settled' } as const

async function settle({ db, platform, viewer, now, lang }: StaffContext, id: string, answer: InboundDecision) {
  if (!(await settleMail(db, id, { answer, staffId: viewer.staffId, now }))) throw new Refusal(platformErrors.moved_on)
  await audit(db, { actor: actorOf(viewer), action: ACTIONS[answer], subject: { kind: 'held_mail', id } })
  await publishToStaff(db, platform.events, 'delivery.changed', { id })
  return { message: ANSWERED[answer][lang] }
}

export const discardMail = (ctx: StaffContext, id: string) =>
  inTransaction(ctx, async (ctx) => {
    if (!(await heldMail(ctx.db, id, kindsOf(ctx.viewer)))) throw new Refusal(platformErrors.not_found)
    const answer = await settle(ctx, id, 'discarded')
    await unlinkFiles(ctx.db, id)
    return answer
  })

/** The message of whoever the signed address belongs to, if they take part now: what the mail says of its sender decides nothing. */
export const acceptMail = (ctx: StaffContext, id: string) =>
  inTransaction(ctx, async (ctx) => {
    const { db, platform, viewer } = ctx
    const mail = await heldMail(db, id, kindsOf(viewer))
    if (!mail) throw new Refusal(platformErrors.not_found)
    const { reason, text, reply_address: address, file_names: refusedFiles, is_settled: isSettled } = mail
    if (isSettled) throw new Refusal(platformErrors.moved_on)
    const token = address === null ? null : readReplyAddress(platform.env, address)
    const answerers = token && mail.is_open ? await TARGETS[token.kind](db, token.id) : []
    const answerer = answerers.find(({ person, isColleague }) => !isColleague && token?.belongsTo(person))
    const facts = { reason: reason!, kind: token?.kind ?? null, hasPerson: answerer !== undefined, isSettled, text }
    if (!answerer || !canAccept(facts)) throw new Refusal(inboundMailErrors.mail_not_acceptable)
    const answer = await settle(ctx, id, 'accepted')
    await answerer.take(ctx, { text, files: await takeHeldFiles(ctx, id), refusedFiles })
    return answer
  })
