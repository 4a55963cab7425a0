// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Shapes } from '../../platform/db/shapes.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type MonthRow = {
  id: string
  first_name: string
  has_phone: boolean
  verified: boolean
  companies: number
  nominations: number
  requests: number
}

export type ViewRow = {
  id: string
  viewer: string | null
  viewer_kind: Tables['profile_views']['viewer_kind']
  parts: Shapes['profile_views.parts']
  ground: Tables['profile_views']['ground']
  at: Date
}
