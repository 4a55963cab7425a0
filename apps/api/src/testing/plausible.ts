import type { Schema } from '@fareeq/domain/kernel/endpoint.ts'
import fc from 'fast-check'
import * as z from 'zod/mini'

// Arbitraries for bodies, queries and parameters, derived from a contract's schemas: first plausible values, which pass
// validation, then corrupted ones. New fields are covered automatically; a hint makes them go deeper.

type Json = {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Json[]
  oneOf?: Json[]
  properties?: Record<string, Json>
  required?: string[]
  items?: Json
  additionalProperties?: Json | boolean
}

let count = 0
const HINTS: Record<string, () => unknown> = {
  email: () => `person${++count}@company${count}.sa`,
  to: () => 'someone@company.sa',
  phone: () => `+96279${String(1_000_000 + (++count % 8_000_000))}`,
  country_code: () => '+962',
  country: () => 'JO',
  website: () => 'company.sa',
  first_name: () => 'ليلى',
  last_name: () => 'Al-Otaibi',
  timezone: () => 'Asia/Riyadh',
  start: () => '2026-12-01T09:00:00Z',
  otpCode: () => '٠٤٢١',
  code: () => '0421',
  limit: () => '20',
  id: () => '01a1de6f-5280-791c-bb4f-825cb260a8bf',
  provider: () => 'google',
  nationality: () => 'EG',
  link: () => 'github.com/laila',
  issued: () => '2024-03',
  skills: () => 'react',
  step: () => 2,
}

const arbitraries = new WeakMap<Schema, fc.Arbitrary<unknown>>()

/** A value that the schema would probably accept. */
export function plausible(schema: Schema | undefined): fc.Arbitrary<unknown> {
  if (!schema) return fc.constant(undefined)
  const arbitrary =
    arbitraries.get(schema) ?? from(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json, '')
  arbitraries.set(schema, arbitrary)
  return arbitrary
}

function from(json: Json, name: string): fc.Arbitrary<unknown> {
  if (json.const !== undefined) return fc.constant(json.const)
  if (json.enum) return fc.constantFrom(...json.enum)
  const choices = json.anyOf ?? json.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => from(choice, name)))
  if (json.type === 'object' && json.properties) {
    const fields = Object.entries(json.properties).map(([key, value]) => [key, from(value, key)] as const)
    return fc.record(Object.fromEntries(fields), { requiredKeys: json.required ?? [] })
  }
  if (json.type === 'object') return fc.dictionary(fc.constantFrom('utm_source', 'gclid'), fc.constant('x'))
  if (json.type === 'array') return fc.array(from(json.items ?? {}, name), { maxLength: 3 })
  const hint = HINTS[name]
  if (hint) return fc.constant(null).map(hint)
  if (json.type === 'boolean') return fc.boolean()
  if (json.type === 'integer' || json.type === 'number') return fc.integer({ min: 0, max: 10 })
  return fc.constantFrom('نص', 'text')
}

const tower = (depth: number): unknown => Array.from({ length: depth }).reduce<unknown>((inner) => [inner], 1)
const poison: unknown = JSON.parse('{"__proto__":{"is_admin":true},"constructor":{"prototype":{"is_admin":true}}}')

/** Hostile values. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1.5,
    1e308,
    2 ** 53,
    '',
    ' ',
    [],
    {},
    [[]],
    poison,
    { $gt: '' },
    tower(500),
  ),
  fc.constantFrom(
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202e\u200b\ufeff',
    'e\u0301'.repeat(200),
    '﷽'.repeat(300),
    '👩🏽‍💻'.repeat(100),
    'ا'.repeat(100_000),
    '-a'.repeat(50_000),
    '٠١٢٣٤٥٦٧٨٩',
    "' or '1'='1' --",
    '"; drop table users; --',
    '%00%0d%0aset-cookie: injected-cookie=1',
    'a@b.c\r\nbcc: all@x.y',
    '<script>alert(1)</script>',
    '../../../../etc/passwd',
    '{{7*7}}${7*7}',
    '__proto__',
    'constructor',
    'NaN',
    '1e400',
    '2026-02-30T99:99:99Z',
  ),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.array(fc.integer(), { minLength: 1000, maxLength: 1000 }),
  fc.jsonValue({ maxDepth: 4, noUnicodeString: false }),
)

/** Hostile fragments inside an otherwise valid value. */
const germ = fc.constantFrom(
  '\u0000',
  '\ud800',
  '\udfff',
  '\u202e',
  "'",
  '"',
  '\\',
  '%',
  '\r\n',
  '\t',
  '👩🏽‍💻',
  '٣',
  '{{',
  '<',
)

type Spoil = {
  at: number
  how: 'infect' | 'replace' | 'remove' | 'add' | 'copy'
  key: string
  germ: string
  value: unknown
}
const spoil: fc.Arbitrary<Spoil> = fc.record({
  at: fc.nat(),
  how: fc.constantFrom('infect', 'infect', 'infect', 'replace', 'replace', 'remove', 'add', 'copy'),
  germ,
  key: fc.oneof(fc.constantFrom('__proto__', 'is_admin', 'id', 'status', 'toString', '', '\u0000'), fc.string()),
  value: hostile,
})

type Place = { holder: Record<string, unknown>; key: string }
const places = (value: unknown): Place[] =>
  typeof value === 'object' && value !== null
    ? Object.keys(value).flatMap((key) => {
        const holder = value as Record<string, unknown>
        return [{ holder, key }, ...places(holder[key])]
      })
    : []

/** A plausible value with one or two corruptions, or a hostile one. */
export const corrupted = (schema: Schema | undefined): fc.Arbitrary<unknown> => {
  const spoils = fc.oneof({ weight: 3, arbitrary: fc.tuple(spoil) }, fc.array(spoil, { maxLength: 3 }))
  const spoiltBody = fc
    .tuple(plausible(schema), spoils)
    .map(([value, all]) => all.reduce(apply, structuredClone(value)))
  return fc.oneof({ weight: 9, arbitrary: spoiltBody }, { weight: 1, arbitrary: hostile })
}

function apply(value: unknown, { at, how, key, germ, value: bad }: Spoil): unknown {
  const all = places(value).filter(({ holder, key }) => how !== 'infect' || typeof holder[key] === 'string')
  const place = all[at % all.length]
  if (!place || at % 17 === 0) return how === 'replace' ? structuredClone(bad) : value
  const { holder } = place
  const now = holder[place.key]
  const put = (name: string, value: unknown) =>
    Object.defineProperty(holder, name, { value, enumerable: true, configurable: true, writable: true })
  if (how === 'infect') put(place.key, String(now).slice(0, 2) + germ + String(now).slice(2))
  else if (how === 'remove') delete holder[place.key]
  else if (how === 'copy') put(place.key, [now, now])
  else put(how === 'add' ? key : place.key, structuredClone(bad))
  return value
}
