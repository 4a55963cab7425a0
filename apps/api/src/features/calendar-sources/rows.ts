// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Tables } from '../../platform/db/tables.ts'

export type DueSourceRow = {
  id: string
  address_secret: Buffer
  etag: string | null
  expanded_at: Date
  failures: number
  timezone: string | null
}

export type SealedAddressRow = {
  id: string
  sealed: Buffer
}

export type SourceRow = {
  id: string
  host: string
  read_at: Date
  failure: NonNullable<Tables['calendar_sources']['failure']> | null
  failed_since: Date | null
  busy_times: number
}
