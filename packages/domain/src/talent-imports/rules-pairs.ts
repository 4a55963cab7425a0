import type { MergedField, PairSideName } from './limits.ts'

type Facts = { readonly awaits_consent: boolean }

/**
 * Which record can be kept. An account that its owner has opened is never closed by somebody else's click, and nothing in it is
 * changed: it is kept, or the two stay two.
 */
export const keepsOf = (imported: Facts, other: Facts): PairSideName[] => [
  ...(imported.awaits_consent ? (['other'] as const) : []),
  ...(other.awaits_consent ? (['imported'] as const) : []),
]

/** Only between two records that nobody has agreed to yet. */
export const mayChoose = (imported: Facts, other: Facts): boolean => imported.awaits_consent && other.awaits_consent

/** The side each field comes from: the one that is kept, unless chosen otherwise. */
export const sideOf = (
  field: MergedField,
  { keep, fields }: { keep: PairSideName; fields: Partial<Record<MergedField, PairSideName>> },
): PairSideName => fields[field] ?? keep
