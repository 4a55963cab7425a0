// Generated from the statements of this folder and the migrations (`npm run rows`).

export type RateWindowRow = {
  key: string
  count: number
  ends_at: Date
}

export type StoredAnswer = {
  request_hash: Buffer
  answer: string
}
