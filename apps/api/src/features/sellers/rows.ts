// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Shapes } from '../../platform/db/shapes.ts'

export type CurrentId = {
  id: string
}

export type Particulars = {
  id: string
  name_ar: string
  name_en: string
  address_ar: string
  address_en: string
  vat_number: string
  registration_number: string
  accounts: Shapes['sellers.accounts']
  from_day: string
}

export type VersionRow = {
  id: string
  name_ar: string
  name_en: string
  address_ar: string
  address_en: string
  vat_number: string
  registration_number: string
  accounts: Shapes['sellers.accounts']
  from_day: string
  place: number
  reason: string
  proposed_by_id: string
  proposed_by: string
  proposed_at: Date
  released_by: string | null
  released_at: Date | null
  withdrawn_by: string | null
  withdrawn_at: Date | null
}
