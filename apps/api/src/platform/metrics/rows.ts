// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Tables } from '../db/tables.ts'

export type TableSizesRow = {
  name: string
  bytes: number
  rows: number
}

export type UnsentMessagesRow = {
  channel: Tables['messages']['channel']
  status: 'later' | 'due' | 'failed'
  count: number
  age: number
}
