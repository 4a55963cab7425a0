// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Shapes } from '../db/shapes.ts'

export type EventRow = {
  snapshot: string
  id: number | null
  tx: string | null
  topic: string | null
  userId: string | null
  name: string | null
  body: Shapes['events.body'] | null
}
