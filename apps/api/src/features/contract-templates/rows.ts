// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Shapes } from '../../platform/db/shapes.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type TemplateVersionRow = {
  version: number
  state: Tables['contract_templates']['state']
  content: Shapes['contract_templates.content']
  revision: number
  editors: string[]
  edited_at: Date
  released_at: Date | null
  lawyer_name: string | null
  lawyer_licence: string | null
  opinion_day: string | null
  from_day: string | null
  note: string | null
  drafted_by: string | null
  released_by: string | null
}
