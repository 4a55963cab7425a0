import { TYPE_NAMES } from '@fareeq/domain/contracts/rules-text.ts'
import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { MONTHS } from '@fareeq/domain/kernel/language/counts.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { formatUsd } from '@fareeq/domain/kernel/money.ts'
import { formatDay, formatMoment } from '@fareeq/domain/kernel/time/time.ts'
import { deadlineZones } from '@fareeq/domain/offers/rules.ts'
import type { OfferTerms } from '@fareeq/domain/offers/schema.ts'
import type { OfferEvent } from '@fareeq/domain/offers/states.ts'
import type { News } from '../../platform/messages/news.ts'

export type OfferHappening = OfferEvent | 'make' | 'remind'
/** Names are in the language of the reader. */
export type OfferFacts = {
  readonly talent: string
  readonly company: string
  readonly terms: Pick<OfferTerms, 'role' | 'type' | 'months' | 'start' | 'salary_net'>
  readonly expires_at: Date
  /** The zone of the reader, beside that of Riyadh. */
  readonly zone: string
  readonly note: string | null
}
type Words = (facts: OfferFacts) => News
export type NewsOfSide = Partial<Record<OfferHappening, Record<Lang, Words>>>

export const SEE = { ar: 'عرض التفاصيل', en: 'View offer' } as const
export const because = (lang: Lang, note: string | null): string[] =>
  note ? [lang === 'ar' ? `السبب: ${bidiIsolate(note, 'ar')}` : `Reason: ${note}`] : []
export const answerText = (lang: Lang, note: string | null): string[] =>
  note ? [lang === 'ar' ? `الرد: ${bidiIsolate(note, 'ar')}` : `Answer: ${note}`] : []

/** The last moment in which it can be answered, in both zones where they differ. */
export const deadline = (lang: Lang, { expires_at, zone }: OfferFacts): string =>
  deadlineZones(expires_at, zone)
    .map((timeZone) => formatMoment(expires_at, lang, timeZone))
    .join(lang === 'ar' ? '، أي ' : ', that is ')
export const answerBy = (lang: Lang, facts: OfferFacts): string =>
  lang === 'ar' ? `آخر موعد للرد: ${deadline('ar', facts)}.` : `Answer by ${deadline('en', facts)}.`
export const termsText = (lang: Lang, { terms }: OfferFacts): string => {
  const { role, type, months, start, salary_net } = terms
  const [span, pay] = [MONTHS[lang](months), formatUsd(salary_net, lang)]
  return lang === 'ar'
    ? `العرض: ${bidiIsolate(role, 'ar')} · ${TYPE_NAMES[type].ar} · ${span} من ${formatDay(start, 'ar')} · صافي الراتب الشهري ${pay}.`
    : `The offer: ${role} · ${TYPE_NAMES[type].en} · ${span} from ${formatDay(start, 'en')} · ${pay} net a month.`
}
