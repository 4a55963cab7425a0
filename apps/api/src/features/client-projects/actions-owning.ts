import { projectName, mayReadRequests } from '@fareeq/domain/client-projects/rules.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import type { Staff } from '../../platform/session.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { queueMessage } from '../../platform/messages/messages.ts'
import { colleagueIds } from '../organisations/queries.ts'
import { type OwnedThing, giveBack, handOver, takeOver } from '../staff/actions-owning.ts'
import { activeColleague, colleague } from '../staff/queries.ts'
import { readRequest } from './actions-ops.ts'
import { owningMail } from './emails-owning.ts'
import { lockRequest, setManager } from './queries-ops.ts'

type LockedRequest = NonNullable<Awaited<ReturnType<typeof lockRequest>>>

const ownedRequest = (
  { db, platform, viewer, now }: RequestContext<Staff>,
  id: string,
  { client_id, manager_id, ...request }: LockedRequest,
): OwnedThing => ({
  name: 'request',
  owner: manager_id,
  subject: { kind: 'client-project', id },
  async save(owner) {
    await setManager(db, id, owner, now)
    for (const userId of await colleagueIds(db, client_id))
      await platform.events.publish(db, { userId, name: 'project.changed', body: { id } })
    await publishToStaff(db, platform.events, 'request.changed', { id })
  },
  async mail(news, to) {
    const by = await colleague(db, viewer.staffId)
    const url = platform.env.PUBLIC_URL + pathTo('opsRecord', { section: 'requests', id })
    const facts = { name: to.name, by: by.name, request: projectName(request, to.lang), url }
    await queueMessage(db, platform, { to: to.email, ...owningMail(to.lang, news, facts) })
  },
})

const changeOwner = (
  ctx: RequestContext<Staff>,
  id: string,
  change: (ctx: RequestContext<Staff>, request: OwnedThing) => Promise<unknown>,
) =>
  inTransaction(ctx, async (ctx) => {
    const request = await lockRequest(ctx.db, ctx.viewer, id)
    if (!request) throw new Refusal(platformErrors.not_found)
    await change(ctx, ownedRequest(ctx, id, request))
    return readRequest(ctx, id)
  })

export const takeRequest = (ctx: RequestContext<Staff>, id: string, expectedOwner: string | null) =>
  changeOwner(ctx, id, (ctx, request) => takeOver(ctx, request, expectedOwner))

/** Only to somebody who may read it. */
export const handRequestOver = (ctx: RequestContext<Staff>, id: string, to: string) =>
  changeOwner(ctx, id, async (ctx, request) => {
    const next = await activeColleague(ctx.db, to)
    if (!next || !mayReadRequests(next.roles)) throw new Refusal(rule.choice, { field: 'to' })
    await handOver(ctx, request, to)
  })

export const giveRequestBack = (ctx: RequestContext<Staff>, id: string) => changeOwner(ctx, id, giveBack)
