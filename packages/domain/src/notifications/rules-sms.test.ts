import { expect, test } from 'vitest'
import { fitSms, segmentsOf, shortName } from './rules-sms.ts'

test.each([
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['a'.repeat(306), 2],
  ['a'.repeat(307), 3],
  ['{'.repeat(80), 1],
  ['{'.repeat(81), 2],
  ['ب'.repeat(70), 1],
  ['ب'.repeat(71), 2],
  ['ب'.repeat(134), 2],
  ['ب'.repeat(135), 3],
])('%s costs %d', (text, segments) => expect(segmentsOf(text)).toBe(segments))

const link = 'https://fareeq.test/sq/client/nomination'

test.each([
  ['what fits is left as it is', `فريق: ترشيح جديد. ${link}`, `فريق: ترشيح جديد. ${link}`],
  ['signs of print are written as phones write them', `Nominated for “Pay’s” – now`, `Nominated for "Pay's" - now`],
])('%s', (_, words, expected) => expect(fitSms(words)).toBe(expected))

test.each(['ب', 'a', '😀'])('a long name (%s) is cut, its link is not', (letter) => {
  const fitted = fitSms(`${letter.repeat(400)} ${link}`)
  expect(segmentsOf(fitted)).toBe(2)
  expect(fitted.endsWith(`... ${link}`)).toBe(true)
  expect(fitted).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/)
})

test('a name that runs against the sentence does not take the link with it when it is cut', () =>
  expect(fitSms(`Hello \u2068${'ب'.repeat(400)}\u2069 ${link}`)).toMatch(/ب\u2069\.{3} https/))

test.each([
  ['سوق الحرفيين', 'سوق الحرفيين'],
  ['The very long name of a company', 'The very long name of...'],
])('the name %s is %s on a phone', (name, short) => expect(shortName(name)).toBe(short))

test('words without a link are cut as well', () => expect(segmentsOf(fitSms('ب'.repeat(500)))).toBe(2))
