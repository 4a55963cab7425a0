import { LANGS, type Lang } from '@fareeq/domain/kernel/locale.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { faultsOf, rule } from '@fareeq/domain/kernel/validation.ts'
import { faceOf, factsOf } from '@fareeq/domain/site/schema.ts'
import * as z from 'zod/mini'
import type { ItemName } from './queries.ts'
import type { ItemTexts } from './queries-editing.ts'

/**
 * Validates each part by its kind; a fault has its path: `ar.sections.0.title`. A draft may lack words, but nothing in it may
 * be wrong.
 */
export function checked({ kind }: ItemName, texts: ItemTexts, isDraft: boolean): ItemTexts & { missing: Lang[] } {
  const { position, ...parts } = texts
  const schemas = { ar: faceOf(kind), en: faceOf(kind), facts: factsOf(kind) }
  const parsed = z.safeParse(z.object(schemas), parts, { reportInput: true })
  if (parsed.success) return { ...parsed.data, position, missing: [] }
  const faults = faultsOf(parsed.error.issues)
  const isLack = ({ kind }: (typeof faults)[number]) => kind.code === rule.required.code
  if (!isDraft || !faults.every(isLack)) throw new Refusal(platformErrors.invalid_input, { faults })
  const missing = LANGS.filter((lang) => faults.some(({ field }) => field?.startsWith(`${lang}.`)))
  return { ...texts, missing }
}
