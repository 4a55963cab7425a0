// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Tables } from '../../../platform/db/tables.ts'

export type ConfirmSubscriberRow = {
  email: string
  lang: Tables['podcast_subscribers']['lang']
}
