import { FIRST_VERSION } from '@fareeq/domain/contract-templates/limits.ts'
import { FIRST_TEMPLATE } from '@fareeq/domain/contract-templates/rules-first.ts'
import { isWithdrawable, versionOn } from '@fareeq/domain/contract-templates/rules.ts'
import type { TemplateContent, TemplateRow } from '@fareeq/domain/contract-templates/schema.ts'
import { isEditable, templateLife } from '@fareeq/domain/contract-templates/states.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Staff } from '../../platform/session.ts'
import { templateVersions } from './queries.ts'
import type { TemplateVersionRow } from './rows.ts'

/** The product's own text, which was never drafted here. */
const FIRST_ROW: TemplateVersionRow = {
  version: FIRST_VERSION,
  state: 'released',
  content: FIRST_TEMPLATE,
  revision: 0,
  editors: [],
  edited_at: new Date(0),
  released_at: null,
  lawyer_name: null,
  lawyer_licence: null,
  opinion_day: null,
  from_day: null,
  note: null,
  drafted_by: null,
  released_by: null,
}

export const allVersions = async (db: Db): Promise<TemplateVersionRow[]> => [...(await templateVersions(db)), FIRST_ROW]

export type Template = { readonly version: number; readonly content: TemplateContent }

export function templateOf(versions: readonly TemplateVersionRow[], version: number): TemplateVersionRow {
  const row = versions.find((versionRow) => versionRow.version === version)
  if (!row) throw new Refusal(platformErrors.not_found)
  return row
}

/** The text that writes contracts on a day. */
export async function templateOn(db: Db, day: string): Promise<Template> {
  const versions = await allVersions(db)
  return templateOf(versions, versionOn(versions, day))
}

/** The text of a contract that is signed: its version is kept for ever. */
export const templateOfVersion = async (db: Db, version: number): Promise<Template> =>
  version === FIRST_VERSION ? FIRST_ROW : templateOf(await templateVersions(db), version)

const toRow = (row: TemplateVersionRow, inForce: number): TemplateRow => ({
  version: row.version,
  state: row.state,
  is_in_force: row.version === inForce,
  from_day: row.from_day,
  drafted_by: row.drafted_by,
  edited_at: row.version === FIRST_VERSION ? null : row.edited_at.toISOString(),
  released_by: row.released_by,
  released_at: row.released_at?.toISOString() ?? null,
  lawyer_name: row.lawyer_name,
  lawyer_licence: row.lawyer_licence,
  opinion_day: row.opinion_day,
  note: row.note,
})

/** Drafts are given up by whoever may write them, releases by whoever may release. */
export const mayWithdraw = ({ viewer, now }: RequestContext<Staff>, row: TemplateVersionRow): boolean =>
  templateLife.next(row.state, 'withdraw') !== null &&
  isWithdrawable(row, riyadhDay(now)) &&
  staffMay(viewer.roles, isEditable(row.state) ? 'contract_templates.edit' : 'contract_templates.release')

export async function listTemplates({ db, viewer, now }: RequestContext<Staff>) {
  const versions = await allVersions(db)
  const inForce = versionOn(versions, riyadhDay(now))
  return {
    data: versions.map((row) => toRow(row, inForce)),
    meta: {
      may_draft: staffMay(viewer.roles, 'contract_templates.edit') && !versions.some(({ state }) => isEditable(state)),
    },
  }
}

export async function readTemplate(ctx: RequestContext<Staff>, version: number) {
  const { db, viewer, now } = ctx
  const versions = await allVersions(db)
  const row = templateOf(versions, version)
  const inForce = templateOf(versions, versionOn(versions, riyadhDay(now)))
  const isDraft = isEditable(row.state)
  return {
    data: {
      ...toRow(row, inForce.version),
      content: row.content,
      in_force: { version: inForce.version, content: inForce.content },
      revision: row.revision,
      may_edit: isDraft && staffMay(viewer.roles, 'contract_templates.edit'),
      may_release:
        isDraft && staffMay(viewer.roles, 'contract_templates.release') && !row.editors.includes(viewer.staffId),
      may_withdraw: mayWithdraw(ctx, row),
    },
  }
}
