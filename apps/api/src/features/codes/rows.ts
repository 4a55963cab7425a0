// Generated from the statements of this folder and the migrations (`npm run rows`).

export type AddressRecord = {
  browser: string
  address: string
  code_hash: Buffer | null
  hasCode: boolean
  expires_at: Date | null
  retries: number
  blocked_until: Date | null
  sends: number
  sends_since: Date | null
  last_sent_at: Date | null
  wrong_count: number
  last_wrong_at: Date | null
}

export type StoredLink = {
  id: string
  email: string
  expires_at: Date
  used_at: Date | null
  sends: number
  sends_since: Date
  last_sent_at: Date
  wrong_count: number
  last_wrong_at: Date | null
}
