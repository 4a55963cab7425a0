import type { companiesContract } from '@fareeq/domain/companies/contract.ts'
import { companyErrors } from '@fareeq/domain/companies/errors.ts'
import type { Evidence } from '@fareeq/domain/companies/limits.ts'
import { managerDecision, mayManageCompany } from '@fareeq/domain/companies/rules.ts'
import { type ProofEvent, proofLife } from '@fareeq/domain/companies/states.ts'
import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { queueMessage } from '../../platform/messages/messages.ts'
import type { Staff } from '../../platform/session.ts'
import { organisationName } from '../organisations/queries.ts'
import { activeColleague, colleague } from '../staff/queries.ts'
import { endActing } from './actions-acting.ts'
import { readCompany } from './actions.ts'
import { type ManagerNews, managerMail } from './emails.ts'
import { lockCompany, saveManager, saveProof } from './queries.ts'
import type { MailedColleague } from '../staff/rows.ts'
import type { LockedCompany } from './rows.ts'

const subjectOf = (id: string) => ({ kind: 'organisation', id }) as const

/** One transaction: the row is locked, changed and read again. */
const changeCompany = (
  ctx: RequestContext<Staff>,
  id: string,
  change: (ctx: RequestContext<Staff>, company: LockedCompany) => Promise<unknown>,
) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, platform, now } = ctx
    const company = await lockCompany(db, viewer, id, now)
    if (!company) throw new Refusal(platformErrors.not_found)
    await change(ctx, company)
    await publishToStaff(db, platform.events, 'company.changed', { id })
    return readCompany(ctx, id)
  })

type ManagerNotice = { id: string; news: ManagerNews; to: MailedColleague }

/** Mails an account manager that a company was assigned to or taken from them, unless they did it themselves. */
async function mailManager({ db, platform, viewer }: RequestContext<Staff>, { id, news, to }: ManagerNotice) {
  if (to.id === viewer.staffId) return
  const by = await colleague(db, viewer.staffId)
  const company = await organisationName(db, id, to.lang)
  const url = platform.env.PUBLIC_URL + pathTo('opsRecord', { section: 'companies', id })
  const mail = managerMail(to.lang, news, { name: to.name, by: by.name, company, url })
  await queueMessage(db, platform, { to: to.email, ...mail })
}

export const assignManager = (
  ctx: RequestContext<Staff>,
  id: string,
  { to, expected_manager: expectedManager }: BodyOf<(typeof companiesContract)['assign']>,
) =>
  changeCompany(ctx, id, async (ctx, { manager_id }) => {
    const { db } = ctx
    const next = to ? await activeColleague(db, to) : null
    if (to && (!next || !mayManageCompany(next.roles))) throw new Refusal(rule.choice, { field: 'to' })
    const decision = managerDecision({ manager: manager_id, expectedManager, to })
    if (decision === 'same') return
    const before = manager_id ? await colleague(db, manager_id) : null
    if (decision === 'changed_meanwhile')
      throw before
        ? new Refusal(companyErrors.company_manager_changed, {
            values: { name: before.name },
            data: { manager: before.id },
          })
        : new Refusal(companyErrors.company_unmanaged)
    await saveManager(db, id, to, ctx.now)
    await endActing(ctx, id)
    const details = { ...(before && { from: before.name }), ...(next && { to: next.name }) }
    await audit(db, { actor: actorOf(ctx.viewer), action: 'company.manager_changed', subject: subjectOf(id), details })
    if (before) await mailManager(ctx, { id, news: 'passed_on', to: before })
    if (next) await mailManager(ctx, { id, news: 'assigned', to: next })
  })

type ProofChange = { event: ProofEvent; evidence: Evidence | null; note: string }

const changeProof = (ctx: RequestContext<Staff>, id: string, { event, evidence, note }: ProofChange) =>
  changeCompany(ctx, id, async (ctx, { proof_state: from }) => {
    const { db, viewer, now } = ctx
    const to = proofLife.next(from, event)
    const change = to && { from, to, evidence, note, by: viewer.staffId }
    if (!change || (await saveProof(db, id, change, now)) !== 1) throw new Refusal(companyErrors.proof_moved)
    const details = { ...(evidence && { evidence }), note }
    await audit(db, { actor: actorOf(viewer), action: `company.${change.to}`, subject: subjectOf(id), details })
  })

export const proveCompany = (
  ctx: RequestContext<Staff>,
  id: string,
  form: BodyOf<(typeof companiesContract)['prove']>,
) => changeProof(ctx, id, { event: 'prove', ...form })

export const takeProofBack = (
  ctx: RequestContext<Staff>,
  id: string,
  { reason }: BodyOf<(typeof companiesContract)['takeBack']>,
) => changeProof(ctx, id, { event: 'take_back', evidence: null, note: reason })
