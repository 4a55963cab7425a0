// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Shapes } from '../../platform/db/shapes.ts'

export type Count = {
  talents: number
  countries: number
}

export type PublishedName = {
  kind: Shapes['site_items.kind']
  slug: string
  updated_at: Date
}

export type StoredTranslation = {
  kind: Shapes['site_items.kind']
  slug: string
  translation: Shapes['site_items.ar'] | Shapes['site_items.en']
  data: Shapes['site_items.data']
  updated_at: Date
}
