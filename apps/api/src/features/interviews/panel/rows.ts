// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Shapes } from '../../../platform/db/shapes.ts'
import type { Tables } from '../../../platform/db/tables.ts'

export type InterviewerParty = {
  id: string
  first_name: Shapes['first_names_for()']
  name: Shapes['client_names_for()']
  email: string
  lang: Tables['users']['lang']
  timezone: string
}
