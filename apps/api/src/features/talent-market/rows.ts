// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Shapes } from '../../platform/db/shapes.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type MarketTalentRow = {
  role: string | null
  months: number
  skills: string[]
  full_time: boolean
  part_time: boolean
  salary_full_time: number | null
}

export type OpenRequestRow = {
  role: string
  technologies: string[]
  availability: NonNullable<Tables['client_projects']['availability']> | null
  more_roles: Shapes['client_projects.more_roles']
}
