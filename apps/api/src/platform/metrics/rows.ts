// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Tables } from '../db/tables.ts'

export type UnsentMessagesRow = {
  channel: Tables['messages']['channel']
  status: 'later' | 'due' | 'failed'
  count: number
  age: number
}
