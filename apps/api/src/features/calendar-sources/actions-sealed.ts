import type { SealedColumn } from '../../platform/resealing.ts'
import { resealAddress } from './actions-reading.ts'
import { addressesOfOtherKeys, countAddressesOfOtherKeys, saveResealedAddress } from './queries-sealed.ts'

export const sealedAddresses: SealedColumn = {
  name: 'addresses of calendars',
  batch: addressesOfOtherKeys,
  count: countAddressesOfOtherKeys,
  reseal: resealAddress,
  save: saveResealedAddress,
}
