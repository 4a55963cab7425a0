import type { SealedColumn } from '../../platform/resealing.ts'
import { resealAccount } from './actions-details.ts'
import {
  countDetailsOfOtherKeys,
  countPayoutsOfOtherKeys,
  detailsOfOtherKeys,
  payoutsOfOtherKeys,
  saveResealedDetails,
  saveResealedPayout,
} from './queries-sealed.ts'

export const sealedDetails: SealedColumn = {
  name: 'payout details',
  batch: detailsOfOtherKeys,
  count: countDetailsOfOtherKeys,
  reseal: resealAccount,
  save: saveResealedDetails,
}

export const sealedPayouts: SealedColumn = {
  name: 'payouts in open batches',
  batch: payoutsOfOtherKeys,
  count: countPayoutsOfOtherKeys,
  reseal: resealAccount,
  save: saveResealedPayout,
}
