import { projectName } from '@fareeq/domain/client-projects/rules-names.ts'
import { mayReadRequests } from '@fareeq/domain/client-projects/rules.ts'
import {
  type OwnershipDecision,
  giveBackDecision,
  handOverDecision,
  takeDecision,
  takenBy,
} from '@fareeq/domain/kernel/permissions/ownership.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { type Call, inTransaction } from '../../platform/call.ts'
import type { Staff } from '../../platform/session.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { queueMessage } from '../../platform/messages/messages.ts'
import { colleagueIds } from '../organisations/queries.ts'
import { type MailedColleague, activeColleague, colleague } from '../staff/queries.ts'
import { readRequest } from './actions-ops.ts'
import { type OwningNews, owningMail } from './emails-owning.ts'
import { lockRequest, setManager } from './queries-ops.ts'

type LockedRequest = NonNullable<Awaited<ReturnType<typeof lockRequest>>>
type Change = {
  decision: OwnershipDecision
  owner: string | null
  action: 'request.taken' | 'request.handed_over' | 'request.given_back'
}

/** Changes the owner, with audit entries; notifies the company's open pages. */
const changeOwner = (
  call: Call<Staff>,
  id: string,
  decide: (request: LockedRequest, call: Call<Staff>) => Promise<Change>,
) =>
  inTransaction(call, async (call) => {
    const { db, viewer, platform, now } = call
    const request = await lockRequest(db, viewer, id)
    if (!request) throw new Refusal(platformErrors.not_found)
    const { decision, owner, action } = await decide(request, call)
    const before = request.manager_id ? await colleague(db, request.manager_id) : null
    if (decision === 'taken' && before) throw takenBy(before)
    if (decision === 'change') {
      await setManager(db, id, owner, now)
      const next = owner && (await colleague(db, owner))
      const details = { ...(before && { from: before.name }), ...(next && { to: next.name }) }
      await audit(db, { actor: actorOf(viewer), action, subject: { kind: 'client-project', id }, details })
      for (const userId of await colleagueIds(db, request.client_id))
        await platform.events.publish(db, { userId, name: 'project.changed', body: { id } })
      await publishToStaff(db, platform.events, 'request.changed', { id })
      if (before && before.id !== viewer.staffId)
        await mailColleague(call, { id, request, news: 'taken_over', to: before })
    }
    return readRequest(call, id)
  })

type OwnerNotice = { id: string; request: LockedRequest; news: OwningNews; to: MailedColleague }

/** Mails a colleague about a request that was taken over from them or handed to them, and by whom. */
async function mailColleague({ db, platform, viewer }: Call<Staff>, { id, request, news, to }: OwnerNotice) {
  const by = await colleague(db, viewer.staffId)
  const url = platform.env.PUBLIC_URL + pathTo('opsRecord', { section: 'requests', id })
  const facts = { name: to.name, by: by.name, request: projectName(request, to.lang), url }
  await queueMessage(db, platform, { to: to.email, ...owningMail(to.lang, news, facts) })
}

export const takeRequest = (call: Call<Staff>, id: string, expectedOwner: string | null) =>
  changeOwner(call, id, async ({ manager_id }) => {
    const me = call.viewer.staffId
    return {
      decision: takeDecision({ owner: manager_id, me, expectedOwner }),
      owner: me,
      action: 'request.taken',
    }
  })

/** Only to somebody who may read it. */
export const handRequestOver = (call: Call<Staff>, id: string, to: string) =>
  changeOwner(call, id, async (request, call) => {
    const next = await activeColleague(call.db, to)
    if (!next || !mayReadRequests(next.roles)) throw new Refusal(rule.choice, { field: 'to' })
    const decision = handOverDecision({ owner: request.manager_id, me: call.viewer.staffId, to })
    if (decision === 'change' && to !== call.viewer.staffId)
      await mailColleague(call, { id, request, news: 'handed_over', to: next })
    return { decision, owner: to, action: 'request.handed_over' }
  })

export const giveRequestBack = (call: Call<Staff>, id: string) =>
  changeOwner(call, id, async ({ manager_id }) => ({
    decision: giveBackDecision({ owner: manager_id, me: call.viewer.staffId }),
    owner: null,
    action: 'request.given_back',
  }))
