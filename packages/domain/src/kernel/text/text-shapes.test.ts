import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  hasArabic,
  hasSpecialCharacters,
  hasUrl,
  isLettersAndSpaces,
  isProjectName,
  isSingleSpacedLetters,
  webAddress,
} from './text.ts'

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
  ])('%s without its scheme gets https:// [V-054]', (input, url) => expect(webAddress(input)).toBe(url))

  test.each([
    ['http://fareeq.com/', 'http://fareeq.com'],
    ['HTTPS://Fareeq.com/a/', 'https://fareeq.com/a/'],
    ['https://fareeq.com/?next=/', 'https://fareeq.com/?next=/'],
    ['https://موقع.com', 'https://xn--4gbrim.com'],
  ])('%s keeps its scheme', (input, url) => expect(webAddress(input)).toBe(url))

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
  ])('%s is no web address [V-015]', (input) => expect(webAddress(input)).toBeNull())

  test('read again is the same address', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (input) => {
        const url = webAddress(input)
        fc.pre(url !== null)
        expect(webAddress(url)).toBe(url)
      }),
    )
  })
})

test('letters and spaces only, however many spaces [V-056]', () => {
  for (const text of ['Sara', 'Sara  Ali', ' سارة علي ', 'Zoë', '']) expect(isLettersAndSpaces(text), text).toBe(true)
  for (const text of ['Sara-Ali', "O'Brien", 'S4ra', 'Sara\tAli', 'سارة؟', '😀'])
    expect(isLettersAndSpaces(text), text).toBe(false)
})

test('special characters are what no number of a document has', () => {
  for (const text of ['AWS-ASA-123', 'UC/7c5.b#4 (2)', 'رقم 12', ''])
    expect(hasSpecialCharacters(text), text).toBe(false)
  for (const text of ['<b>', 'a$b', 'a*b', '{x}', 'a\nb', '😀', 'a;b'])
    expect(hasSpecialCharacters(text), text).toBe(true)
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
