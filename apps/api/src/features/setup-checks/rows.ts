// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Shapes } from '../../platform/db/shapes.ts'

export type BusinessFacts = {
  admins: number
  roles: string[]
  holidays_ahead: number
  hosts: number
  policies_changed: boolean
}

export type LastSetupEntry = {
  subject_id: string | null
  action: Shapes['audit_entries.action']
  at: Date
  name: string | null
}

export type PublishedCount = {
  kind: Shapes['site_items.kind']
  count: number
}
