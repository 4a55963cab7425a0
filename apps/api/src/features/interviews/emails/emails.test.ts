import { LANGS, type Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { segmentsOf } from '@fareeq/domain/notifications/rules-sms.ts'
import { expect, test } from 'vitest'
import { mailOf, phoneText } from '../../../platform/messages/news.ts'
import { CLIENT_NEWS, type ClientNews } from './emails-client.ts'
import type { EmailFacts } from './emails-facts.ts'
import { TALENT_NEWS, type TalentNews } from './emails-talent.ts'
import { type SideNews, greeted, interviewNews } from './emails.ts'

const FACTS: Record<Lang, EmailFacts> = {
  ar: {
    other: 'سوق الحرفيين',
    about: ' لطلب «المتجر»، الجولة الثانية',
    round: 'الجولة الثانية',
    when: '18 نوفمبر 2026، 12:00 م بتوقيت الرياض',
    clocks: '18 نوفمبر 2026، 12:00 م بتوقيت الرياض\n18 نوفمبر 2026، 2:45 م بتوقيت نيبال',
    times: '18 نوفمبر 2026، 12:00 م بتوقيت الرياض',
    due: '17 نوفمبر 2026، 12:00 م بتوقيت الرياض',
    reason: 'سبب',
  },
  en: {
    other: 'Souq',
    about: ' for “Shop”, Round 2',
    round: 'Round 2',
    when: '18 November 2026 at 12:00 Riyadh time',
    clocks: '18 November 2026 at 12:00 Riyadh time\n18 November 2026 at 14:45 Kathmandu time',
    times: '18 November 2026 at 12:00 Riyadh time',
    due: '17 November 2026 at 12:00 Riyadh time',
    reason: 'A reason',
  },
}
const TELLINGS: SideNews[] = [
  ...Object.keys(CLIENT_NEWS.ar).map((news) => ({ side: 'client' as const, news: news as ClientNews })),
  ...Object.keys(TALENT_NEWS.ar).map((news) => ({ side: 'talent' as const, news: news as TalentNews })),
]
const url = 'https://fareeq.test/sq/talent/choose-interview-slot/0190f3a1-0000-7000-8000-000000000002'
const list = 'https://fareeq.test/sq/talent/interview-requests'

test.each(TELLINGS)('$news to the $side is said whole in both languages, with and without a reason', (sideNews) => {
  for (const lang of LANGS)
    for (const reason of [FACTS[lang].reason, null]) {
      const news = interviewNews(lang, sideNews, { ...FACTS[lang], reason })
      const { subject, text, html } = mailOf(lang, greeted(lang, 'ليلى', news), url)
      expect(subject).toContain(FACTS[lang].other)
      for (const words of [subject, text]) expect(words).not.toMatch(/undefined|null|\[object|[^\S\n]{2}|\s[،.,؟?]/)
      expect(html).toContain(`dir="${lang === 'ar' ? 'rtl' : 'ltr'}"`)
      expect(text).toContain(url)
      // No mixed languages, except addresses and the reader's name.
      if (lang === 'ar') expect(text.replace(/https?:\S+/g, '')).not.toMatch(/[A-Za-z]{3}/)
      // SMS limit: long texts get the shorter link.
      expect(segmentsOf(phoneText(lang, news.subject, [url, list]))).toBeLessThanOrEqual(2)
    }
})
