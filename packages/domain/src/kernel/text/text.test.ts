import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanLine, cleanText, foldDigits, searchForm } from './text.ts'

/** Text with edge cases: Arabic, combining marks, joiners, emoji, and any code point. */
const tricky = fc.constantFrom(
  ...Array.from('aEéÉt\u0308\u0301İ \t\n\r\u00a0أإآةىئؤـَّ٣۴\u200d\u200b\u200f\u061c\u0000👩💻Ａ'),
  '\ud800',
  '\udc00',
)
const anyText = fc.oneof(
  fc.array(tricky, { maxLength: 12 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 12 }),
)

describe('digits', () => {
  test.each([
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['+٩٦٦ ٥٠', '+966 50'],
    ['خطوة ٣', 'خطوة 3'],
    ['', ''],
  ])('%s are read as %s', (input, folded) => expect(foldDigits(input)).toBe(folded))

  test('of any number mean the same in the three ways of writing them', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(0x0660, 0x06f0), (number, zero) => {
        const localDigits = String(number).replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)))
        expect(foldDigits(localDigits)).toBe(String(number))
      }),
    )
  })

  test('are the only thing that folding changes', () => {
    fc.assert(fc.property(anyText, (text) => foldDigits(text).length === text.length))
  })
})

describe('a typed line', () => {
  test.each([
    ['  Sara   Ali ', 'Sara Ali'],
    ['سارة\u200f\u061c علي\ufeff', 'سارة علي'],
    ['two\nlines', 'two lines'],
    ['cafe\u0301', 'café'],
    ['e\u200b\u0301', 'é'],
    ['nul\u0000 and bell\u0007', 'nul and bell'],
    ['half a pair \ud83d', 'half a pair \ufffd'],
    ['soft\u00adhyphen', 'softhyphen'],
    ['\u200b\u200e', ''],
    ['a\u200db', 'ab'],
    ['👩\u200d💻', '👩\u200d💻'],
  ])('%j is kept as %j', (input, expected) => expect(cleanLine(input)).toBe(expected))

  test('is clean after one cleaning, and can be stored', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const clean = cleanLine(text)
        expect(cleanLine(clean)).toBe(clean)
        expect(clean.isWellFormed()).toBe(true)
        expect(clean).not.toMatch(/\p{Cc}/u)
      }),
    )
  })
})

describe('typed lines', () => {
  test('keep their line breaks and lose what is invisible', () => {
    expect(cleanText('  one \r\n  two\u200b\tthree \r\rfour\u0000  ')).toBe('one\ntwo three\n\nfour')
  })

  test('are clean after one cleaning', () => {
    fc.assert(fc.property(anyText, (text) => cleanText(cleanText(text)) === cleanText(text)))
  })
})

describe('a search', () => {
  test.each([
    ['إدارة', 'اداره'],
    ['إِدَارَة', 'إدارة'],
    ['أحمد', 'احمد'],
    ['آمال', 'امال'],
    ['مستشفى', 'مستشفي'],
    ['مسؤول', 'مسوول'],
    ['رئيس', 'رييس'],
    ['محمـــد', 'محمد'],
    ['کتاب', 'كتاب'],
    ['ﻣﻄﻮر', 'مطور'],
    ['Ｒeact', 'REACT'],
    ['  data   SCIENCE ', 'data science'],
    ['خبرة ٣ سنوات', 'خبره 3 سنوات'],
    ['سارة\u200f', 'سارة'],
  ])('for «%s» finds «%s»', (one, other) => expect(searchForm(one)).toBe(searchForm(other)))

  test.each([
    ['عمر', 'عمرو'],
    ['React', 'Redux'],
  ])('for «%s» does not find «%s»', (one, other) => expect(searchForm(one)).not.toBe(searchForm(other)))

  test('form is its own search form', () => {
    fc.assert(
      fc.property(anyText, (text) => searchForm(searchForm(text)) === searchForm(text)),
      { numRuns: 500 },
    )
  })
})
