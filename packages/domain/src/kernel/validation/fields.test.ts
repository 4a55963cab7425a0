import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { bidiIsolate } from '../language/bidi.ts'
import {
  countryCode,
  email,
  line,
  optionalLine,
  optionalText,
  personName,
  plainLine,
  timeZone,
  website,
} from './fields.ts'
import { sentence } from '../refusal.ts'
import { faultsOf } from './validation.ts'

const parse = (schema: z.ZodMiniType, value: unknown) => z.parse(schema, value)
const faults = (schema: z.ZodMiniType, value: unknown) =>
  faultsOf(z.safeParse(schema, value, { reportInput: true }).error?.issues ?? [])
const codes = (schema: z.ZodMiniType, value: unknown) => faults(schema, value).map(({ kind }) => kind.code)

describe('a line', () => {
  test('is cleaned before it is measured', () => {
    expect(parse(line(5), ' a \u200f b ')).toBe('a b')
    expect(codes(line(5), 'sixsix')).toEqual(['max_length'])
    expect(codes(line(5, 2), 'a')).toEqual(['min_length'])
    expect(codes(line(5), ' \u200b ')).toEqual(['required'])
    expect(codes(line(5), undefined)).toEqual(['required'])
  })

  test('that may be left out may also be empty', () => {
    expect(parse(optionalLine(5), undefined)).toBeUndefined()
    expect(parse(optionalLine(5), '  ')).toBe('')
    expect(codes(optionalLine(5), 'sixsix')).toEqual(['max_length'])
  })

  test('that is only about something holds no link [V-053]', () => {
    expect(parse(plainLine(60), 'متجر إلكتروني بـ ASP.NET')).toBe('متجر إلكتروني بـ ASP.NET')
    expect(codes(plainLine(60), 'write to wa.me/966500000000')).toEqual(['no_url'])
  })
})

test('several lines keep their breaks, and nothing the database would refuse', () => {
  expect(parse(optionalText(20), ' one\r\n\u0000two ')).toBe('one\ntwo')
  expect(parse(optionalText(20), undefined)).toBeUndefined()
  expect(codes(optionalText(3), 'four')).toEqual(['max_length'])
})

describe('a name', () => {
  test.each(['سارة', 'عبد الله', 'عبدُ-الله', 'Jean-Luc', "O'Brien", 'O’Brien', 'Ali Jr.', 'J. Doe', 'Zoë'])(
    '%s is a name',
    (name) => expect(parse(personName(), name)).toBe(name),
  )
  test.each(['R2D2', 'a@b', 'x_y', '-Ali', 'Ali-', "'", '.', 'Ali -- Omar', '😀', 'https://x.co'])(
    '%s is not [V-011]',
    (name) => expect(codes(personName(), name)).toEqual(['letters_only']),
  )
  test.each(['Sara  Ali', ' سارة علي ', 'Sara\tAli'])('%j: spaces are made single', (input) =>
    expect(parse(personName(), input)).toBe(input.trim().replace(/\s+/, ' ')),
  )
  test.each(['Sara 2', 'Sara+Ali', 'سارة؟', 'Sara & Ali'])(
    '%j: more than letters, spaces and the marks of names is refused',
    (input) => expect(codes(personName(), input)).toEqual(['letters_only']),
  )
  test('is at most 60 characters, and required [V-007] [V-008]', () => {
    expect(parse(personName(), 'س'.repeat(60))).toHaveLength(60)
    expect(codes(personName(), 'س'.repeat(61))).toEqual(['max_length'])
    expect(codes(personName(), ' ')).toEqual(['required'])
  })
})

describe('an e-mail address', () => {
  test('is kept in lower case without what came along with it', () => {
    expect(parse(email(), '\u200e Sara.Ali+1@Fareeq.COM ')).toBe('sara.ali+1@fareeq.com')
  })

  test.each(['sara', 'sara@', '@x.com', 'a b@x.com', 'a@b', 'a@@b.com', 'a@b..com', 'a@b.com, c@d.com'])(
    '%s is not valid, and the sentence shows what was typed [V-016]',
    (input) => {
      const [fault] = faults(email(), input)
      expect(fault?.kind.code).toBe('email')
      expect(sentence(fault!.kind, 'en', fault!.values)).toBe(`${input} is not a valid email`)
      expect(sentence(fault!.kind, 'ar', fault!.values)).toBe(`${bidiIsolate(input, 'ar')} ليس بريدًا إلكترونيًا صحيحًا`)
    },
  )

  test('has no Arabic characters [V-014]', () => expect(codes(email(), 'سارة@x.com')).toContain('no_arabic'))
  test.each(['', ' ', undefined, null])('is required: %j [V-007]', (input) =>
    expect(codes(email(), input)).toEqual(['required']),
  )
  test('longer than any mailbox is refused', () => {
    expect(codes(email(), `${'a'.repeat(250)}@x.com`)).toContain('max_length')
  })
})

describe('a website', () => {
  test('gets https:// when it is missing [V-054]', () =>
    expect(parse(website(), ' Fareeq.com ')).toBe('https://fareeq.com'))
  test.each(['fareeq', 'javascript:alert(1)', '1.2.3.4'])('is not %s [V-015]', (input) =>
    expect(codes(website(), input)).toEqual(['url']),
  )
  test('has no Arabic characters [V-014]', () => expect(codes(website(), 'موقع.com')).toEqual(['no_arabic']))
  test('is required [V-007]', () => expect(codes(website(), '')).toEqual(['required']))
})

test('a country is two letters', () => {
  expect(parse(countryCode(), ' sa')).toBe('SA')
  expect(codes(countryCode(), 'KSA')).toEqual(['choice'])
  expect(codes(countryCode(), '')).toEqual(['required'])
})

test('a time zone is one that exists', () => {
  expect(parse(timeZone(), 'Asia/Riyadh')).toBe('Asia/Riyadh')
  expect(codes(timeZone(), 'Asia/Atlantis')).toEqual(['time_zone'])
})
