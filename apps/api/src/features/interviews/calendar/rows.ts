// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Tables } from '../../../platform/db/tables.ts'

export type AgreedOfRow = {
  id: string
  state: Tables['interviews']['state']
  updated_at: Date
}

export type FeedOwnerRow = {
  id: string
  lang: Tables['users']['lang'] | Tables['staff']['mail_lang']
  is_staff: boolean
}
