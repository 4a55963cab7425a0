import { staffNameFor } from '@fareeq/domain/kernel/names/staff-names.ts'
import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import type { Act } from '@fareeq/domain/kernel/permissions/acts.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { actName } from '@fareeq/domain/companies/rules-acts.ts'
import type { News } from '../../platform/messages/news.ts'

/** To the company: who begins to act on its behalf, why, and where to read what was done. */
export function actingNews(lang: Lang, { by, reason }: { by: string; reason: string }): News {
  const name = bidiIsolate(staffNameFor(by, lang), lang)
  return {
    ar: {
      subject: `عمل نيابة عن شركتك: ${name}، من منصة فريق`,
      title: 'عمل نيابة عن شركتك',
      preheader: `${name}، من منصة فريق.`,
      paragraphs: [
        `بدأ العمل نيابة عن شركتك باسم ${name}، من منصة فريق. السبب:`,
        reason,
        'كل خطوة تُسجَّل بهذا الاسم وتظهر في سجل شركتك، ولا تشمل المدفوعات والتوقيعات والإعدادات. إن لم تتوقع ذلك فراسلنا.',
      ],
      button: 'سجل شركتك',
    },
    en: {
      subject: `${name} of Fareeq is acting on your behalf`,
      title: 'Acting on behalf of your company',
      preheader: `${name}, Fareeq.`,
      paragraphs: [
        `${name} of Fareeq has begun to act on behalf of your company. The reason:`,
        reason,
        'Every step is recorded under their name and shown in your company’s log. Payments, signatures and settings are out of their reach. If you did not expect this, write to us.',
      ],
      button: 'Your company’s log',
    },
  }[lang]
}

/** One line for the centre: what was done, by whom. */
export const actNews = (lang: Lang, act: Act, by: string): string => {
  const name = bidiIsolate(staffNameFor(by, lang), lang)
  return {
    ar: `${actName(act, 'ar')}: ${name}، من منصة فريق، نيابة عنك`,
    en: `${actName(act, 'en')}: by ${name}, Fareeq, on your behalf`,
  }[lang]
}
