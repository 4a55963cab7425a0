// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Shapes } from '../../../platform/db/shapes.ts'
import type { Tables } from '../../../platform/db/tables.ts'

export type EditedRow = {
  kind: Shapes['site_items.kind']
  slug: string
  published: boolean
  has_draft: boolean
  publish_at: Date | null
  missing: string[]
  ar_changed_at: Date
  en_changed_at: Date
  ar: Shapes['site_items.ar']
  en: Shapes['site_items.en']
  facts: Shapes['site_items.data']
  position: number
  version: number
}

export type ItemNameRow = {
  kind: Shapes['site_items.kind']
  slug: string
}

export type ListedRow = {
  kind: Shapes['site_items.kind']
  slug: string
  published: boolean
  has_draft: boolean
  publish_at: Date | null
  missing: string[]
  ar_changed_at: Date
  en_changed_at: Date
  title_ar: string | null
  title_en: string | null
  saved_at: Date
  saved_by: string | null
}

export type MailRowsRow = {
  kind: Shapes['site_items.kind']
  slug: string
  published: boolean
  has_draft: boolean
  publish_at: Date | null
  missing: string[]
  ar_changed_at: Date
  en_changed_at: Date
  ar: Shapes['site_items.ar']
  en: Shapes['site_items.en']
  facts: Shapes['site_items.data']
  position: number
  version: number
  saved_at: Date
  saved_by: string | null
}

export type VersionRow = {
  version: number
  act: Tables['site_item_versions']['act']
  publish_at: Date | null
  saved_at: Date
  saved_by: string | null
  name: string | null
  ar: Shapes['site_item_versions.ar']
  en: Shapes['site_item_versions.en']
  facts: Shapes['site_item_versions.data']
  position: number
}
