import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { ticketTemplatesContract } from '@fareeq/domain/tickets/contract-templates.ts'
import { ticketErrors } from '@fareeq/domain/tickets/errors.ts'
import { hasUnknownPlaceholder } from '@fareeq/domain/tickets/rules.ts'
import { actorOf, audit, lastByStaff } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import type { Staff } from '../../platform/session.ts'
import {
  changeTemplate as saveTemplate,
  deleteTemplate,
  insertTemplate,
  templateById,
  templateRows,
} from './queries-templates.ts'
import type { TemplateRow } from './rows.ts'

type Words = BodyOf<(typeof ticketTemplatesContract)['add']>
type Change = BodyOf<(typeof ticketTemplatesContract)['change']>

const toTemplate = ({ updated_at, ...row }: TemplateRow) => ({ ...row, updated_at: updated_at.toISOString() })
const subjectOf = (id: string) => ({ kind: 'ticket_template', id }) as const

export const listTemplates = async ({ db, viewer }: RequestContext<Staff>) => ({
  data: (await templateRows(db, viewer)).map(toTemplate),
})

function mustFill(words: Words) {
  for (const field of ['text_ar', 'text_en'] as const)
    if (hasUnknownPlaceholder(words[field])) throw new Refusal(ticketErrors.template_placeholder, { field })
}

const record = (
  { db, viewer }: RequestContext<Staff>,
  action: 'added' | 'changed' | 'removed',
  id: string,
  name: string,
) =>
  audit(db, { actor: actorOf(viewer), action: `ticket_template.${action}`, subject: subjectOf(id), details: { name } })

export const addTemplate = (ctx: RequestContext<Staff>, words: Words) =>
  inTransaction(ctx, async (ctx) => {
    mustFill(words)
    const row = await insertTemplate(ctx.db, { id: newId(ctx.now), ...words }, ctx.now)
    await record(ctx, 'added', row.id, row.name_ar)
    return { data: toTemplate(row) }
  })

/** Optimistic locking by version: the second of two colleagues is refused, with the name of the first (D-121). */
export const changeTemplate = (ctx: RequestContext<Staff>, id: string, { version, ...words }: Change) =>
  inTransaction(ctx, async (ctx) => {
    const { db } = ctx
    mustFill(words)
    const row = await saveTemplate(db, { id, ...words }, version, ctx.now)
    if (!row) {
      if (!(await templateById(db, ctx.viewer, id))) throw new Refusal(platformErrors.not_found)
      const conflictingChange = await lastByStaff(db, subjectOf(id), [
        'ticket_template.changed',
        'ticket_template.added',
      ])
      if (!conflictingChange) throw new Refusal(platformErrors.moved_on)
      throw new Refusal(ticketErrors.template_changed, { values: { name: conflictingChange.name } })
    }
    await record(ctx, 'changed', id, row.name_ar)
    return { data: toTemplate(row) }
  })

export const removeTemplate = (ctx: RequestContext<Staff>, id: string) =>
  inTransaction(ctx, async (ctx) => {
    const row = await deleteTemplate(ctx.db, id)
    if (!row) throw new Refusal(platformErrors.not_found)
    await record(ctx, 'removed', id, row.name_ar)
    return { data: { id } }
  })
