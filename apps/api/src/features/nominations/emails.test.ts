import { ROLES } from '@fareeq/domain/catalogue/entries-roles.ts'
import { LANGS } from '@fareeq/domain/kernel/language/locale.ts'
import { segmentsOf } from '@fareeq/domain/notifications/rules-sms.ts'
import { expect, test } from 'vitest'
import { type News, phoneText } from '../../platform/messages/news.ts'
import { talentNews } from './emails-talent.ts'
import { endingNews, nominatedNews } from './emails.ts'

const until = new Date('2026-09-23T18:30:00Z')
const list = 'https://www.fareeq.example/sq/client/nomination'

test.each(LANGS)('what a phone is told in %s fits into two segments without being cut', (lang) => {
  const smsOf = ({ phone = '' }: News) => phoneText(lang, phone, [list])
  for (const talent of ['عبدالرحمن', 'Abdulrahman']) {
    for (const { id: role } of ROLES) {
      const news = { talent, role, product: 'سوق الحرف', until }
      expect(segmentsOf(smsOf(nominatedNews(lang, news))), role).toBeLessThanOrEqual(2)
    }
    expect(segmentsOf(smsOf(endingNews(lang, { talent, until })))).toBeLessThanOrEqual(2)
  }
})

test('a name in the letters of the other language does not turn the sentence around', () => {
  expect(endingNews('ar', { until, talent: 'Omar' }).subject).toBe('ينتهي ترشيح \u2068Omar\u2069 قريبًا')
  expect(endingNews('en', { until, talent: 'عمر' }).subject).toBe('The nomination of \u2068عمر\u2069 ends soon')
  expect(endingNews('en', { until, talent: 'Omar' }).subject).toBe('The nomination of Omar ends soon')
})

test('who was turned down reads what the company said it is about, where it said something', () => {
  const request = { role: 'backend_developer', industry: null }
  const paragraphs = (pass_tag: 'skills' | 'other' | null) =>
    talentNews('en', 'not_interested', { ...request, pass_tag }).paragraphs
  expect(paragraphs('skills')[1]).toBe('The reason the company gave: the skills needed.')
  expect(paragraphs('other')).toEqual(paragraphs(null))
  expect(talentNews('en', 'expired', { ...request, pass_tag: 'skills' }).paragraphs.join()).not.toContain('skills')
})
