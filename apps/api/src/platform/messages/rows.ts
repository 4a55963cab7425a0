// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Shapes } from '../db/shapes.ts'
import type { Tables } from '../db/tables.ts'

export type ClaimMessageRow = {
  id: string
  channel: Tables['messages']['channel']
  to: string
  lang: Tables['messages']['lang']
  subject: string | null
  text: string
  html: string | null
  headers: Shapes['messages.headers']
  calendar: Shapes['messages.calendar'] | null
  attempts: number
}

export type Row = {
  slug: string
  ar: Shapes['site_items.ar']
  en: Shapes['site_items.en']
  data: Shapes['site_items.data']
}

export type SaveReceiptRow = {
  to: string
  channel: Tables['messages']['channel']
}
