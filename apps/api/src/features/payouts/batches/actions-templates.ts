import type { FileTemplate, TemplateForm } from '@fareeq/domain/payouts/schema-transfers.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { RequestContext } from '../../../platform/context.ts'
import { newId } from '../../../platform/ids.ts'
import type { Staff } from '../../../platform/session.ts'
import { deleteTemplate, saveTemplateRow, templateById, templateRows } from './queries-files.ts'
import type { FileTemplateRow } from './rows.ts'

const toTemplate = ({ updated_at, ...row }: FileTemplateRow): FileTemplate => ({
  ...row,
  updated_at: updated_at.toISOString(),
})

export const listTemplates = async ({ db }: RequestContext<Staff>) => ({
  data: (await templateRows(db)).map(toTemplate),
})

/** Its name is that of the bank: saving it again replaces it. */
export async function saveTemplate({ db, viewer, now }: RequestContext<Staff>, form: TemplateForm) {
  const id = await saveTemplateRow(db, newId(now), form, viewer.staffId, now)
  const row = await templateById(db, id)
  if (!row) throw new Error('A template that was saved is there')
  return { data: toTemplate(row) }
}

export async function removeTemplate({ db }: RequestContext<Staff>, id: string) {
  if ((await deleteTemplate(db, id)) === 0) throw new Refusal(platformErrors.not_found)
  return { data: { id } }
}
