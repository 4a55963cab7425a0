// Generated from the statements of this folder and the migrations (`npm run rows`).

export type LeaverRow = {
  id: string
  is_talent: boolean
  colleagues: number
}
