// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Tables } from '../../../platform/db/tables.ts'

export type AgreedOfRow = {
  id: string
  state: Tables['interviews']['state']
}

export type FeedOwnerRow = {
  id: string
  type: Tables['users']['type']
}
