// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Shapes } from '../../platform/db/shapes.ts'

export type Bands = {
  bands: Shapes['pay_bands.bands']
}

export type SalaryRangeCountRow = {
  role: string
  years: number
  from: number
  count: number
}
