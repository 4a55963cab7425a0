import type { TalentNumbers } from '@fareeq/domain/parties/schema.ts'
import type { Platform } from '../../platform/platform.ts'
import type { SealedColumn } from '../../platform/resealing.ts'
import { type SecretKeys, seal, storageKeys, unseal } from '../../platform/sealing.ts'
import { countNumbersOfOtherKeys, numbersOfOtherKeys, saveResealedNumbers } from './queries-sealed.ts'

const PURPOSE = 'legal numbers'

export const sealNumbers = (secretKey: string, numbers: TalentNumbers): Buffer =>
  seal(secretKey, PURPOSE, Buffer.from(JSON.stringify(numbers)))

/** Null when the key they were sealed with is lost: they are asked for anew. */
export function openNumbers({ env }: Pick<Platform, 'env'>, sealed: Buffer): TalentNumbers | null {
  const plain = unseal(storageKeys(env), PURPOSE, sealed)
  return plain && (JSON.parse(plain.toString()) as TalentNumbers)
}

/** Sealed with the present key; null when it cannot be read. */
export function resealNumbers(env: SecretKeys, sealed: Buffer): Buffer | null {
  const plain = unseal(storageKeys(env), PURPOSE, sealed)
  return plain && seal(env.SECRET_KEY, PURPOSE, plain)
}

export const sealedNumbers: SealedColumn = {
  name: 'legal numbers of talents',
  batch: numbersOfOtherKeys,
  count: countNumbersOfOtherKeys,
  reseal: resealNumbers,
  save: saveResealedNumbers,
}
