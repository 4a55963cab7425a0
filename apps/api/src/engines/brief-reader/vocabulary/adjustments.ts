import type { Adjustment } from '@fareeq/domain/recruiter/limits.ts'

/** In which way the last result is to change, on the text as `searchForm` leaves it. */
export const ADJUSTMENT_FORMS: Readonly<Record<Adjustment, RegExp>> = {
  moreHours:
    /(?:more|greater|longer|bigger) (?:overlap|shared|hours)|closer time|(?:ساعات (?:مشتركه )?اكثر|المزيد من الساعات|مزيد من الساعات|تداخل (?:اكثر|اكبر)|وقت مشترك اكثر)/u,
  lessHours: /(?:less|fewer|shorter) (?:overlap|shared|hours)|ساعات (?:مشتركه )?اقل|تداخل اقل/u,
  moreExperience:
    /(?:more|greater) (?:experience|senior)|more senior|stronger|(?:خبره (?:اكثر|اكبر|اعلي)|اكثر خبره|اقوي)/u,
  lessExperience: /(?:less|fewer|lower) (?:experience|senior)|more junior|less senior|(?:خبره اقل|اقل خبره)/u,
  cheaper: /cheaper|less expensive|lower (?:cost|price|budget)|(?:ارخص|اقل تكلفه|اقل سعرا)/u,
  sooner: /sooner|faster|earlier|start (?:quicker|before)|(?:اسرع|ابكر|بدء اقرب)/u,
}
