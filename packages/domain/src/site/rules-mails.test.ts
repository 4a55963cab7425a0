import { expect, test } from 'vitest'
import { MAIL_LIMITS, cleanSentence, fillPlaceholders, placeholdersIn, sentenceFault } from './rules-mails.ts'

const subject = { slot: 'subject', places: ['name', 'date'] } as const
const code = { slot: 'subject', places: ['code'] } as const
const button = { slot: 'button', places: [] } as const

test.each([
  [subject, 'أهلًا {name}، موعدنا {date}', null],
  [subject, '{date}: {name}, {name}', null],
  [subject, '', 'required'],
  [subject, 'أهلًا {name}', 'mail_place_missing'],
  [subject, 'Hello {name}, {date}, {amount}', 'mail_place_unknown'],
  [subject, 'Hello {Name}, {name}, {date}', 'mail_place_unknown'],
  [subject, 'Hello {name}, {date} }', 'mail_place_unknown'],
  [subject, `{name} {date} ${'x'.repeat(MAIL_LIMITS.subject)}`, 'max_length'],
  [subject, '<b>{name}</b> {date}', 'mail_markup'],
  [subject, '**{name}** {date}', 'mail_markup'],
  [subject, '[{name}](/x) {date}', 'mail_markup'],
  [subject, '{name} {date} https://example.com', 'no_url'],
  [code, 'رمز الدخول: {code}', null],
  [code, 'رمز الدخول في الرسالة', 'mail_place_missing'],
  [button, 'عرض العقد', null],
  [button, 'عرض العقد {number}', 'mail_place_unknown'],
] as const)('a sentence %o said as «%s» is refused with %s', (sentence, text, code) =>
  expect(sentenceFault(sentence, text)?.kind.code ?? null).toBe(code),
)

test('the refusal names the placeholder and the limit', () => {
  expect(sentenceFault(subject, 'أهلًا {name}')).toMatchObject({ values: { place: '{date}' } })
  expect(sentenceFault(button, 'x'.repeat(41))).toMatchObject({ values: { max: 40 } })
})

test('a value is filled in once, also where it looks like a placeholder', () => {
  expect(placeholdersIn('{name} {date} {name}')).toEqual(['name', 'date'])
  expect(fillPlaceholders('{name}: {date}', { name: '{date}', date: 'today' })).toBe('{date}: today')
})

test('a line has no line breaks, a paragraph may', () => {
  expect(cleanSentence('subject', ' a\n b ')).toBe('a b')
  expect(cleanSentence('paragraph', ' a\n b ')).toBe('a\nb')
})
