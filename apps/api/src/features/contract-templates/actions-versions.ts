import type { contractTemplatesContract as contract } from '@fareeq/domain/contract-templates/contract.ts'
import { templateErrors } from '@fareeq/domain/contract-templates/errors.ts'
import {
  type ReleaseFault,
  isWithdrawable,
  releaseFault,
  templateFaults,
  versionOn,
} from '@fareeq/domain/contract-templates/rules.ts'
import { isEditable, templateLife } from '@fareeq/domain/contract-templates/states.ts'
import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import type { Staff } from '../../platform/session.ts'
import { allVersions, mayWithdraw, readTemplate, templateOf } from './actions.ts'
import { insertDraft, lockTemplates, saveDraft, saveRelease, saveWithdrawal } from './queries.ts'
import type { TemplateVersionRow } from './rows.ts'

type Body<Name extends keyof typeof contract> = BodyOf<(typeof contract)[Name]>

async function record(
  { db, platform, viewer }: RequestContext<Staff>,
  version: number,
  event: 'drafted' | 'saved' | 'released' | 'withdrawn',
  details?: Readonly<Record<string, string | number>>,
): Promise<void> {
  await audit(db, {
    actor: actorOf(viewer),
    action: `contract_template.${event}`,
    subject: { kind: 'contract_template', id: String(version) },
    ...(details && { details }),
  })
  await publishToStaff(db, platform.events, 'contract_template.changed', { id: String(version) })
}

/** With the words of the version in force; a number that was given up is not given again. */
export const draftTemplate = (ctx: RequestContext<Staff>) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, now } = ctx
    await lockTemplates(db)
    const versions = await allVersions(db)
    const version = Math.max(...versions.map((row) => row.version)) + 1
    const inForce = versionOn(versions, riyadhDay(now))
    const { content } = templateOf(versions, inForce)
    if (!(await insertDraft(db, { version, content, staffId: viewer.staffId }, now)))
      throw new Refusal(templateErrors.template_draft_exists)
    await record(ctx, version, 'drafted', { from: inForce })
    return readTemplate(ctx, version)
  })

/** The draft as the caller saw it. */
async function lockedDraft(
  { db }: RequestContext<Staff>,
  version: number,
  expectedRevision: number,
): Promise<TemplateVersionRow> {
  await lockTemplates(db)
  const row = templateOf(await allVersions(db), version)
  if (!isEditable(row.state) || row.revision !== expectedRevision) throw new Refusal(platformErrors.moved_on)
  return row
}

export const saveTemplate = (
  ctx: RequestContext<Staff>,
  version: number,
  { content, expected_revision }: Body<'save'>,
) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, now } = ctx
    const { editors } = await lockedDraft(ctx, version, expected_revision)
    await saveDraft(db, { version, content, editors: [...new Set([...editors, viewer.staffId])] }, now)
    await record(ctx, version, 'saved')
    return readTemplate(ctx, version)
  })

const releaseRefusal = (fault: ReleaseFault): Refusal => {
  switch (fault) {
    case 'own':
      return new Refusal(templateErrors.template_own)
    case 'opinion_ahead':
      return new Refusal(templateErrors.template_opinion_ahead, { field: 'opinion_day' })
    case 'day_past':
      return new Refusal(templateErrors.template_day_past, { field: 'from_day' })
    case 'day_far':
      return new Refusal(templateErrors.template_day_far, { field: 'from_day' })
  }
}

export const releaseTemplate = (
  ctx: RequestContext<Staff>,
  version: number,
  { expected_revision, note, ...opinion }: Body<'release'>,
) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, now } = ctx
    const { content, editors } = await lockedDraft(ctx, version, expected_revision)
    const fault = releaseFault({ editors, ...opinion }, { me: viewer.staffId, today: riyadhDay(now) })
    if (fault) throw releaseRefusal(fault)
    const faults = templateFaults(content)
    if (faults.length > 0) throw new Refusal(templateErrors.template_faulty, { data: { faults } })
    await saveRelease(db, { ...opinion, version, staffId: viewer.staffId, note: note || null }, now)
    await record(ctx, version, 'released', opinion)
    return readTemplate(ctx, version)
  })

export const withdrawTemplate = (ctx: RequestContext<Staff>, version: number) =>
  inTransaction(ctx, async (ctx) => {
    const { db } = ctx
    await lockTemplates(db)
    const row = templateOf(await allVersions(db), version)
    if (templateLife.next(row.state, 'withdraw') === null) throw new Refusal(platformErrors.moved_on)
    if (!isWithdrawable(row, riyadhDay(ctx.now))) throw new Refusal(templateErrors.template_in_force)
    if (!mayWithdraw(ctx, row)) throw new Refusal(platformErrors.not_authorized)
    await saveWithdrawal(db, version)
    await record(ctx, version, 'withdrawn')
    return readTemplate(ctx, version)
  })
