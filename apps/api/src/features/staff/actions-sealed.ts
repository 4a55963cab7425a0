import type { SealedColumn } from '../../platform/resealing.ts'
import { resealTotp } from './actions.ts'
import { countTotpOfOtherKeys, saveResealedTotp, totpOfOtherKeys } from './queries-sealed.ts'

export const sealedTotp: SealedColumn = {
  name: 'authenticators of staff',
  batch: totpOfOtherKeys,
  count: countTotpOfOtherKeys,
  reseal: resealTotp,
  save: saveResealedTotp,
}
