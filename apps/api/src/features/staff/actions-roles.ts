import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import type { staffAccountsContract } from '@fareeq/domain/staff/contract-accounts.ts'
import { staffErrors } from '@fareeq/domain/staff/errors.ts'
import { OWNED_KINDS, type OwnedKind } from '@fareeq/domain/staff/limits.ts'
import { accountChangeFault, mayInherit, ownedInWords } from '@fareeq/domain/staff/rules-accounts.ts'
import { actorOf, audit, lastByStaff } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import type { StaffHeirs } from '../../platform/domain-events.ts'
import { queueMessage } from '../../platform/messages/messages.ts'
import type { Staff } from '../../platform/session.ts'
import { unlockStaff } from '../codes/queries.ts'
import { mustAdminister, readAccount, publishStaffChange } from './actions-accounts.ts'
import { handedOverMail } from './emails-accounts.ts'
import { endAccount, lockAccount, ownedBy, saveRoles } from './queries-accounts.ts'
import { endRequestsBy, endInvitationsTo } from './queries-invitations.ts'
import { activeColleague } from './queries.ts'
import type { LockedAccount } from './rows.ts'

type Body<Name extends 'setRoles' | 'end'> = BodyOf<(typeof staffAccountsContract)[Name]>

/** Changes an account under the lock of all admins, so that two who remove each other leave one. */
const changeAccount = (
  ctx: RequestContext<Staff>,
  id: string,
  roles: readonly string[],
  step: (ctx: RequestContext<Staff>, locked: LockedAccount) => Promise<unknown>,
) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer } = ctx
    const admins = await mustAdminister(db, viewer, id)
    const account = await lockAccount(db, viewer, id)
    if (!account) throw new Refusal(platformErrors.not_found)
    if (!account.active) throw new Refusal(staffErrors.staff_ended)
    const fault = accountChangeFault({ admins, me: viewer.staffId, subject: id, roles })
    if (fault) throw new Refusal(staffErrors[fault])
    await step(ctx, account)
    await publishStaffChange(ctx, id)
    return readAccount(ctx, id)
  })

const isSame = (one: readonly string[], two: readonly string[]) =>
  one.length === two.length && one.every((role) => two.includes(role))

/** Their next call is decided by the new roles. */
export const setRoles = (ctx: RequestContext<Staff>, id: string, { roles, expected_roles }: Body<'setRoles'>) =>
  changeAccount(ctx, id, roles, async (ctx, account) => {
    const { db } = ctx
    if (isSame(account.roles, roles)) return
    const subject = { kind: 'staff', id } as const
    if (!isSame(account.roles, expected_roles)) {
      const by = await lastByStaff(db, subject, ['colleague.roles'])
      throw by
        ? new Refusal(staffErrors.roles_changed, { values: { name: by.name } })
        : new Refusal(platformErrors.moved_on)
    }
    await saveRoles(db, id, roles)
    await ctx.platform.sessions.renew(db, { staffId: id })
    const details = { from: account.roles, to: roles }
    await audit(db, { actor: actorOf(ctx.viewer), action: 'colleague.roles', subject, details })
  })

/** Ends the account. Work that is still theirs after the listeners' hand-over refuses the whole transaction. */
export const endColleague = (ctx: RequestContext<Staff>, id: string, { reason, to }: Body<'end'>) =>
  changeAccount(ctx, id, [], async (ctx, account) => {
    const { db, platform, viewer, now } = ctx
    await checkHeirs(db, id, to)
    const before = await countsOf(db, viewer, id, now)
    const actor = actorOf(viewer)
    await platform.domainEvents.emit(ctx, 'staff.ended', { from: { id, name: account.name }, to, actor })
    const openWork = await countsOf(db, viewer, id, now)
    const data = { owned: openWork }
    if (Object.keys(openWork).length > 0)
      throw new Refusal(staffErrors.still_owns, { values: { what: ownedInWords(openWork, ctx.lang) }, data })
    await endAccount(db, id, now)
    await platform.sessions.endAll(db, { staffId: id }, now)
    await endRequestsBy(db, id, now)
    await endInvitationsTo(db, account.email, now)
    await unlockStaff(db, account.email)
    await mailHeirs(ctx, account, to, before)
    await audit(db, { actor, action: 'colleague.ended', subject: { kind: 'staff', id }, details: { reason } })
  })

/** Another active colleague whose roles allow this work. */
async function checkHeirs(db: Db, from: string, to: StaffHeirs) {
  for (const kind of OWNED_KINDS) {
    const successorId = to[kind]
    if (!successorId) continue
    const successor = successorId === from ? undefined : await activeColleague(db, successorId)
    if (!successor || !mayInherit(kind, successor.roles)) throw new Refusal(rule.choice, { field: `to.${kind}` })
  }
}

type Counts = Partial<Record<OwnedKind, number>>

const countsOf = async (db: Db, viewer: Staff, id: string, now: Date): Promise<Counts> =>
  Object.fromEntries(
    (await ownedBy(db, viewer, id, now)).filter(({ count }) => count > 0).map(({ kind, count }) => [kind, count]),
  )

/** One mail to each heir, however many things they got. */
async function mailHeirs({ db, platform }: RequestContext<Staff>, from: LockedAccount, to: StaffHeirs, before: Counts) {
  for (const successorId of new Set(Object.values(to))) {
    const got = OWNED_KINDS.filter((kind) => to[kind] === successorId && before[kind])
    const successor = await activeColleague(db, successorId)
    if (!successor || got.length === 0) continue
    const what = ownedInWords(Object.fromEntries(got.map((kind) => [kind, before[kind]])), successor.lang)
    const mail = handedOverMail(successor.lang, {
      name: successor.name,
      from: from.name,
      what,
      url: platform.env.PUBLIC_URL,
    })
    await queueMessage(db, platform, { to: successor.email, ...mail })
  }
}
