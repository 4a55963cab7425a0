import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cleanLine,
  cleanText,
  foldDigits,
  hasArabic,
  hasUrl,
  isLettersAndSpaces,
  isProjectName,
  isSingleSpacedLetters,
  searchForm,
  webAddress,
} from './text.ts'

/** Text as people and attackers send it: Arabic, marks, joiners, emoji, and any code point at all. */
const tricky = fc.constantFrom(
  ...'aEéÉt\u0308\u0301İ \t\n\r\u00a0أإآةىئؤـَّ٣۴\u200d\u200b\u200f\u061c\u0000👩💻Ａ',
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
  ])('%s are read as %s', (typed, folded) => expect(foldDigits(typed)).toBe(folded))

  test('of any number mean the same in the three ways of writing them', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(0x0660, 0x06f0), (number, zero) => {
        const written = String(number).replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)))
        expect(foldDigits(written)).toBe(String(number))
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
  ])('%j is kept as %j', (typed, kept) => expect(cleanLine(typed)).toBe(kept))

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

test('Arabic letters are noticed anywhere in a text', () => {
  expect([hasArabic('سارة'), hasArabic('Sara علي'), hasArabic('Sara'), hasArabic('é 12 😀')]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

describe('a text with a link in it', () => {
  test.each(['see https://x.test/a', 'HTTP://X', 'www.site.xyz', 'fareeq.com', 'اكتب لي على wa.me/966', 'me@mail.com'])(
    'is noticed: %s [V-053]',
    (text) => expect(hasUrl(text)).toBe(true),
  )

  test.each(['', 'أبحث عن مطور', 'Node.js and ASP.NET', 'socket.io', 'v2.0', 'done.Next', 'Acme Co. and sons'])(
    'is not seen where there is none: %s [V-053]',
    (text) => expect(hasUrl(text)).toBe(false),
  )
})

describe('a web address', () => {
  test.each([
    ['fareeq.com', 'https://fareeq.com'],
    ['www.fareeq.com/about?x=1#y', 'https://www.fareeq.com/about?x=1#y'],
    ['fareeq.com:8443', 'https://fareeq.com:8443'],
    ['//fareeq.com', 'https://fareeq.com'],
  ])('%s without its scheme gets https:// [V-054]', (typed, url) => expect(webAddress(typed)).toBe(url))

  test.each([
    ['http://fareeq.com/', 'http://fareeq.com'],
    ['HTTPS://Fareeq.com/a/', 'https://fareeq.com/a/'],
    ['https://fareeq.com/?next=/', 'https://fareeq.com/?next=/'],
    ['https://موقع.com', 'https://xn--4gbrim.com'],
  ])('%s keeps its scheme', (typed, url) => expect(webAddress(typed)).toBe(url))

  test('left empty is accepted as empty [V-055]', () => {
    expect([webAddress(''), webAddress('   ')]).toEqual(['', ''])
  })

  test.each([
    'fareeq',
    'localhost:3000',
    'two words.com',
    'javascript:alert(1)',
    'javascript:1',
    'data:text/html,a.b',
    'mailto:a@b.co',
    'ftp://fareeq.com',
    'a@b.com',
    'https://user:pw@fareeq.com',
    'https://:pw@fareeq.com',
    'https://192.168.1.1',
    'https://[::1]',
    '1.5',
    'http://a..com',
  ])('%s is no web address [V-015]', (typed) => expect(webAddress(typed)).toBeNull())

  test('read again is the same address', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (typed) => {
        const url = webAddress(typed)
        fc.pre(url !== null)
        expect(webAddress(url as string)).toBe(url)
      }),
    )
  })
})

describe('letters and spaces only', () => {
  test.each(['سارة علي', 'Jean Luc', 'two  spaces', 'é', 'عَلِيّ'])('%s passes [V-056]', (text) =>
    expect(isLettersAndSpaces(text)).toBe(true),
  )
  test.each(['', 'Sara1', 'a-b', 'سارة ٣', 'a_b', 'hi!'])('%j does not [V-056]', (text) =>
    expect(isLettersAndSpaces(text)).toBe(false),
  )
})

describe('Unicode letters separated by single spaces', () => {
  test.each(['Sara', 'Sara Ali Omar', 'سارة علي', 'Zoë Ñandú', 'عَبْدُ الله'])('%s passes [V-057]', (text) =>
    expect(isSingleSpacedLetters(text)).toBe(true),
  )
  test.each(['', ' Sara', 'Sara ', 'Sara  Ali', 'Sara\tAli', 'Sara-Ali', 'S4ra'])('%j does not [V-057]', (text) =>
    expect(isSingleSpacedLetters(text)).toBe(false),
  )
})

describe('a project name', () => {
  test.each(['Fareeq_2 (beta-1)', 'مشروع ٣', 'متجر (تجريبي)', 'a'])('%s is allowed [V-058]', (text) =>
    expect(isProjectName(text)).toBe(true),
  )
  test.each(['', 'a/b', 'a.b', 'a&b', 'a@b', 'a\nb', '½', 'متجر،', '😀'])('%j is not allowed [V-058]', (text) =>
    expect(isProjectName(text)).toBe(false),
  )
})
