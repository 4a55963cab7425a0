import type { Lang } from '../kernel/language/locale.ts'

const ORDINALS = ['الأولى', 'الثانية', 'الثالثة', 'الرابعة', 'الخامسة'] as const
/** A nomination may have several interviews, one after the other. */
export const roundName: Record<Lang, (round: number) => string> = {
  ar: (round) => `الجولة ${ORDINALS[round - 1] ?? String(round)}`,
  en: (round) => `Round ${round}`,
}
