import { LANGS } from '@fareeq/domain/kernel/locale.ts'
import { segmentsOf } from '@fareeq/domain/notifications/rules-sms.ts'
import { expect, test } from 'vitest'
import { endingText, nominatedText } from './emails.ts'

const until = new Date('2026-09-23T18:30:00Z')
const list = 'https://www.fareeq.example/sq/client/nomination'

test.each(LANGS)('what a phone is told in %s fits into two segments without being cut', (lang) => {
  const talent = { ar: 'عبدالرحمن', en: 'Abdulrahman' }[lang]
  const news = { talent, role: 'backend_developer', product: 'سوق الحرف', until, url: `${list}?ref=1`, list }
  expect(segmentsOf(nominatedText(lang, news))).toBeLessThanOrEqual(2)
  expect(segmentsOf(endingText(lang, { talent, until, url: list }))).toBeLessThanOrEqual(2)
})
