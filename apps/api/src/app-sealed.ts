import { sealedAddresses } from './features/calendar-sources/actions-sealed.ts'
import { sealedNumbers } from './features/parties/actions-sealed.ts'
import { sealedDetails, sealedPayouts } from './features/payouts/actions-sealed.ts'
import { sealedTotp } from './features/staff/actions-sealed.ts'
import type { SealedColumn } from './platform/resealing.ts'

/** Everything that is sealed with SECRET_KEY. Payouts of a batch are copies of the details. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  sealedTotp,
  sealedDetails,
  sealedPayouts,
  sealedAddresses,
  sealedNumbers,
]
