import { expect, test } from 'vitest'
import { bidiIsolate, closeIsolate } from './bidi.ts'

test.each([
  ['سوق الحرفيين', 'ar', 'سوق الحرفيين'],
  ['Acme Inc.', 'ar', '\u2068Acme Inc.\u2069'],
  ['متجر Acme', 'ar', '\u2068متجر Acme\u2069'],
  ['2030', 'ar', '2030'],
  ['Acme Inc.', 'en', 'Acme Inc.'],
  ['سوق الحرفيين', 'en', '\u2068سوق الحرفيين\u2069'],
] as const)('%s in a sentence of %s stands apart only where it runs against it', (words, lang, expected) =>
  expect(bidiIsolate(words, lang)).toBe(expected),
)

test.each([
  ['with \u2068Acme\u2069 at', 'with \u2068Acme\u2069 at'],
  ['with \u2068Ac', 'with \u2068Ac\u2069'],
  ['with', 'with'],
])('words that were cut are closed', (text, expected) => expect(closeIsolate(text)).toBe(expected))
