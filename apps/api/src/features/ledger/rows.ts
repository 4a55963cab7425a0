// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Tables } from '../../platform/db/tables.ts'

export type BalanceRow = {
  account: Tables['ledger_postings']['account']
  balance: number
}

export type EntryRow = {
  id: string
  place: number
  kind: Tables['ledger_entries']['kind']
  reference: string
  document: { number: string | null; invoice_id: string } | null
  day: string
  actor: string | null
  postings: {
    account: Tables['ledger_postings']['account']
    owner: string | null
    owner_name: string | null
    amount: number
  }[]
}

export type OwnerRow = {
  owner: string
  account: Tables['ledger_postings']['account']
  balance: number
  owner_name: string | null
}
