// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Tables } from '../../platform/db/tables.ts'

export type SettingsRow = {
  lang: Tables['users']['lang']
  timezone: string | null
  digits: Tables['users']['digits']
}
