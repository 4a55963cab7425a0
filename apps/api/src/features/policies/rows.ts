// Generated from the statements of this folder and the migrations (`npm run rows`).

export type HolidayRow = {
  day: string
  name_ar: string
  name_en: string
  by: string | null
}

export type VersionRow = {
  id: string
  place: number
  key: string
  value: number
  from_day: string
  reason: string
  created_at: Date
  withdrawn_at: Date | null
  by: string | null
  withdrawn_by: string | null
}
