import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blockText, contentsOf, plainText, readBlocks, readSpans } from './rules-markdown.ts'

const article = `مقدمة في سطرين
يصيران فقرة واحدة.

## ما الذي نقيسه؟

- **الأول**: سرعة
- الثاني
  يكمل هنا

1. one
2. two

> قول مأثور
> في سطرين

### Details
Straight after the heading.

## ما الذي نقيسه؟`

test('a text is read into paragraphs, headings, lists and quotes', () => {
  expect(readBlocks(article)).toEqual([
    { kind: 'paragraph', text: 'مقدمة في سطرين يصيران فقرة واحدة.' },
    { kind: 'heading', level: 2, id: 'ما-الذي-نقيسه', text: 'ما الذي نقيسه؟' },
    { kind: 'list', ordered: false, items: ['**الأول**: سرعة', 'الثاني يكمل هنا'] },
    { kind: 'list', ordered: true, items: ['one', 'two'] },
    { kind: 'quote', text: 'قول مأثور في سطرين' },
    { kind: 'heading', level: 3, id: 'details', text: 'Details' },
    { kind: 'paragraph', text: 'Straight after the heading.' },
    { kind: 'heading', level: 2, id: 'ما-الذي-نقيسه-2', text: 'ما الذي نقيسه؟' },
  ])
})

test('its headings are the table of contents, and no two share an address', () => {
  const ids = contentsOf(readBlocks(article)).map(({ id }) => id)
  expect(ids).toEqual(['ما-الذي-نقيسه', 'details', 'ما-الذي-نقيسه-2'])
})

test('bold, code and links stand inside a line; an address that is no page stays text', () => {
  expect(readSpans('اقرأ **هذا** و`npm test` في [الأسئلة](/faq).')).toEqual([
    { text: 'اقرأ ' },
    { text: 'هذا', bold: true },
    { text: ' و' },
    { text: 'npm test', code: true },
    { text: ' في ' },
    { text: 'الأسئلة', href: '/faq' },
    { text: '.' },
  ])
  for (const href of ['javascript:alert(1)', '//evil.example', 'data:text/html,x'])
    expect(readSpans(`[x](${href})`)).toEqual([{ text: `[x](${href})` }])
})

test('whatever is written is read: no text is lost but the marks, nothing throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(readSpans(text).every((span) => span.text !== '')).toBe(true)
      expect(plainText(text).length).toBeLessThanOrEqual(text.length)
      for (const block of readBlocks(text)) expect(typeof blockText(block)).toBe('string')
    }),
  )
})
