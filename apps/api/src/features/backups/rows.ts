// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Tables } from '../../platform/db/tables.ts'

export type Admin = {
  email: string
  lang: Tables['staff']['mail_lang']
}

export type BackupFile = {
  id: string
  name: string
  started_at: Date
}

export type LastBackup = {
  since: Date | null
  told_at: Date | null
  problem: (string | null) | null
}
