// Generated from the statements of this folder and the migrations (`npm run rows`).

export type HandSum = {
  amount: number
}

export type RateRow = {
  rate: number
  count: number
  from_day: string | null
  reason: string | null
}

export type RemittanceRow = {
  id: string
  place: number
  period_from: string
  period_to: string
  day: string
  amount: number
  is_waiting: boolean
}

export type VatPaperRow = {
  id: string
  place: number
  number: string
  invoice_id: string
  is_credit: boolean
  day: string
  document_day: string | null
  buyer: string
  country: string
  vat_number: string | null
  vat_rate: number
  taxable: number
  vat: number
  sar_rate: number
}

export type WhtLineRow = {
  id: string
  number: string
  invoice_id: string
  is_credit: boolean
  day: string
  talent_id: string
  talent: string
  contract: string
  month: string | null
  net: number
  withheld: number
}

export type WhtTalent = {
  talent_id: string
  talent: string
  country: string | null
  net: number
  withheld: number
  count: number
}
