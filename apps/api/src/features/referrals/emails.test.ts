import { LANGS } from '@fareeq/domain/kernel/language/locale.ts'
import { segmentsOf } from '@fareeq/domain/notifications/rules-sms.ts'
import { REFERRAL_STATUSES } from '@fareeq/domain/referrals/states.ts'
import { expect, test } from 'vitest'
import { newsOf } from './emails-news.ts'

const until = new Date('2026-09-23T18:30:00Z')

test.each(LANGS)('every stage in %s fits into two segments on a phone without being cut', (lang) => {
  const news = {
    name: { ar: 'عبدالرحمن القحطاني', en: 'Abdulrahman Alqahtani' }[lang],
    amount_usd: 1500,
    void_reason: null,
    tests_due_at: until,
    bonus_due_on: '2026-09-23',
    pay_by: until,
  }
  const announced = REFERRAL_STATUSES.filter((status) => status !== 'void' && status !== 'invited')
  expect(
    announced.map((status) => newsOf(lang, { ...news, status }).phone ?? '').filter((text) => segmentsOf(text) > 2),
  ).toEqual([])
})
