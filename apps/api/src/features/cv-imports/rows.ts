// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Shapes } from '../../platform/db/shapes.ts'

export type CvImportRow = {
  id: string
  created_at: Date
  proposal: Shapes['cv_imports.proposal']
}
