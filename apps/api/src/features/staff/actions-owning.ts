import {
  type OwnershipDecision,
  giveBackDecision,
  handOverDecision,
  takeDecision,
  takenBy,
} from '@fareeq/domain/kernel/permissions/ownership.ts'
import type { AuditSubject } from '@fareeq/domain/staff/schema-audit.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { Staff } from '../../platform/session.ts'
import { colleague } from './queries.ts'
import type { MailedColleague } from './rows.ts'

/** What the colleague is told from whom a thing was taken, or to whom it was handed. */
export type OwnerNews = 'taken_over' | 'handed_over'

/** A thing that one colleague owns, under its row lock (D-121). */
export type OwnedThing = {
  readonly owner: string | null
  /** First part of its audit actions. */
  readonly name: 'request' | 'selection' | 'ticket'
  readonly subject: { kind: AuditSubject; id: string }
  /** Saves the new owner and publishes the change. */
  readonly save: (owner: string | null) => Promise<unknown>
  readonly mail: (news: OwnerNews, to: MailedColleague) => Promise<unknown>
  /** What the trail keeps: both names, unless told otherwise. */
  readonly detailsOf?: (from: Owner | null, to: Owner | null) => object
}
type Owner = Pick<MailedColleague, 'id' | 'name'>

type Change = {
  decision: OwnershipDecision
  owner: string | null
  event: 'taken' | 'handed_over' | 'given_back'
}

const bothNames = (from: Owner | null, to: Owner | null) => ({
  ...(from && { from: from.name }),
  ...(to && { to: to.name }),
})

/** Audited; both colleagues hear of what they did not do themselves. */
async function changeOwner(
  { db, viewer }: RequestContext<Staff>,
  thing: OwnedThing,
  { decision, owner, event }: Change,
) {
  const before = thing.owner ? await colleague(db, thing.owner) : null
  if (decision === 'taken' && before) throw takenBy(before)
  if (decision !== 'change') return
  await thing.save(owner)
  const next = owner ? await colleague(db, owner) : null
  const details = (thing.detailsOf ?? bothNames)(before, next)
  await audit(db, {
    actor: actorOf(viewer),
    action: `${thing.name}.${event}`,
    subject: thing.subject,
    details: { ...details },
  })
  if (before && before.id !== viewer.staffId) await thing.mail('taken_over', before)
  if (next && next.id !== viewer.staffId) await thing.mail('handed_over', next)
}

export const takeOver = (ctx: RequestContext<Staff>, thing: OwnedThing, expectedOwner: string | null) => {
  const me = ctx.viewer.staffId
  const decision = takeDecision({ owner: thing.owner, me, expectedOwner })
  return changeOwner(ctx, thing, { decision, owner: me, event: 'taken' })
}

/** Whether the other colleague may have it, the caller has checked. */
export const handOver = (ctx: RequestContext<Staff>, thing: OwnedThing, to: string) => {
  const decision = handOverDecision({ owner: thing.owner, me: ctx.viewer.staffId, to })
  return changeOwner(ctx, thing, { decision, owner: to, event: 'handed_over' })
}

export const giveBack = (ctx: RequestContext<Staff>, thing: OwnedThing) => {
  const decision = giveBackDecision({ owner: thing.owner, me: ctx.viewer.staffId })
  return changeOwner(ctx, thing, { decision, owner: null, event: 'given_back' })
}
