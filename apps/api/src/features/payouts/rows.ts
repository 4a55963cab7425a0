// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Tables } from '../../platform/db/tables.ts'

export type BonusRow = {
  id: string
  status: Tables['referrals']['status']
  referrer_id: string | null
  amount_usd: number
  bonus_due_on: string | null
  pay_by: Date | null
}

export type DetailsRow = {
  user_id: string
  country: string
  method: Tables['payout_details']['method']
  masked: string | null
  details_secret: Buffer
  updated_at: Date
}

export type LockCorrectionsRow = {
  id: string
  talent_id: string
  state: Tables['payouts']['state']
  net: number
  wht: number
  corrects: string
}

export type LockOfInvoiceRow = {
  id: string
  kind: Tables['payouts']['kind']
  state: Tables['payouts']['state']
  talent_id: string
  talent_name: string
  invoice_id: string
  invoiced_day: string | null
  contract_id: string | null
  contract_number: string | null
  company: string | null
  month: string | null
  from_day: string | null
  earned_day: string
  referral_id: string | null
  friend: string | null
  net: number
  wht: number
  due_day: string
  reason: string | null
  ticket: string | null
  ticket_due: Date | null
  batch_id: string | null
  batch_place: number | null
  batch_state: Tables['payout_batches']['state'] | null
  country: string | null
  method: NonNullable<Tables['payouts']['method']> | Tables['payout_details']['method'] | null
  paid_to: string | null
  paid_day: string | null
  failed_code: string | null
  failed_note: string | null
  failed_day: string | null
  failed_at: Date | null
  failed_returned: boolean | null
  details_at: Date | null
  first_at: Date | null
  changed_at: Date | null
  masked_before: string | null
  frozen_at: Date | null
  corrects: string | null
}

export type NamedTransfer = {
  id: string
  batch_id: string
  reference: string
  amount: number
  state: Tables['payout_transfers']['state']
  talent: string
}

export type OwnSums = {
  owed_amount: number
  paid_amount: number
  late_amount: number
  next_day: string | null
}

export type PayoutRow = {
  id: string
  kind: Tables['payouts']['kind']
  state: Tables['payouts']['state']
  talent_id: string
  talent_name: string
  invoice_id: string | null
  invoiced_day: string | null
  contract_id: string | null
  contract_number: string | null
  company: string | null
  month: string | null
  from_day: string | null
  earned_day: string
  referral_id: string | null
  friend: string | null
  net: number
  wht: number
  due_day: string
  reason: string | null
  ticket: string | null
  ticket_due: Date | null
  batch_id: string | null
  batch_place: number | null
  batch_state: Tables['payout_batches']['state'] | null
  country: string | null
  method: NonNullable<Tables['payouts']['method']> | Tables['payout_details']['method'] | null
  paid_to: string | null
  paid_day: string | null
  failed_code: string | null
  failed_note: string | null
  failed_day: string | null
  failed_at: Date | null
  failed_returned: boolean | null
  details_at: Date | null
  first_at: Date | null
  changed_at: Date | null
  masked_before: string | null
  frozen_at: Date | null
}

export type SealedDetailsRow = {
  id: string
  sealed: Buffer
}

export type SealedPayoutRow = {
  id: string
  sealed: Buffer
}
