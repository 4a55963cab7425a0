// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Tables } from '../../platform/db/tables.ts'

export type Candidate = {
  id: string
  type: Tables['users']['type']
  name: string
}
