import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { faultsOf } from '../kernel/validation/validation.ts'
import { login, social, user, utm } from './schema.ts'
import { register, registerOneStep } from './schema-sign-up.ts'

const faultsFor = (schema: z.ZodMiniType, value: unknown) =>
  faultsOf(z.safeParse(schema, value, { reportInput: true }).error?.issues ?? []).map(
    ({ kind, field }) => `${field}: ${kind.code}`,
  )

const consent = { terms: true, privacy: true }
const person = {
  first_name: 'سارة',
  last_name: 'علي',
  email: 'Sara@Fareeq.com',
  phone: '0512345678',
  country_code: '+966',
  country: 'SA',
}
const talent = { type: 1, ...person, consent }
const client = { type: 2, ...person, website: 'fareeq.com', role: 'CTO', consent }

describe('a talent signs up', () => {
  test('with a name, an address, a phone and a country', () => {
    expect(z.parse(register(), talent)).toMatchObject({
      email: 'sara@fareeq.com',
      signupSource: 'web',
      consent: { marketing: false },
    })
  })

  test.each(['first_name', 'last_name', 'email', 'phone', 'country_code', 'country'])(
    'not without %s [V-007]',
    (field) => {
      expect(faultsFor(register(), { ...talent, [field]: undefined })).toEqual([`${field}: required`])
    },
  )

  test('not with what only a client has', () => {
    expect(faultsFor(register(), { ...talent, website: 'fareeq.com' })).toEqual(['website: unknown_field'])
  })
})

describe('a client signs up', () => {
  test('with first name, last name, website, email, phone, role and country [E-044]', () => {
    const { first_name, last_name, website, email, phone, role, country } = z.parse(register(), client) as typeof client
    expect({ first_name, last_name, website, email, phone, role, country }).toEqual({
      first_name: 'سارة',
      last_name: 'علي',
      website: 'https://fareeq.com',
      email: 'sara@fareeq.com',
      phone: '0512345678',
      role: 'CTO',
      country: 'SA',
    })
  })

  test.each(['first_name', 'last_name', 'website', 'email', 'phone', 'role', 'country'])(
    'not without %s [E-044] [V-007]',
    (field) => expect(faultsFor(register(), { ...client, [field]: '' })).toContain(`${field}: required`),
  )

  test('not with a number that is no mobile number of that country [V-017] [V-050]', () => {
    expect(faultsFor(register(), { ...client, phone: '0112345678' })).toEqual(['phone: phone'])
    expect(faultsFor(register(), { ...client, country_code: 'EG' })).toEqual(['phone: phone'])
  })

  test('not without agreeing to the terms and to the privacy notice', () => {
    expect(faultsFor(register(), { ...client, consent: { terms: false, privacy: true } })).toEqual([
      'consent.terms: consent',
    ])
    expect(faultsFor(register(), { ...client, consent: { terms: true } })).toEqual(['consent.privacy: consent'])
  })

  test.each([undefined, 3, '2', null])('not as somebody of type %j', (type) => {
    expect(faultsFor(register(), { ...client, type })).toEqual(['type: choice'])
  })
})

describe('a client signs up in one step', () => {
  const { type: _, ...form } = client
  const oneStep = { ...form, about: { product_name: 'متجر', industry: 'retail', scope: ' one\r\ntwo\u0000 ' } }

  test('with what was said about the project, clean enough to keep', () => {
    expect(z.parse(registerOneStep(), oneStep)).toMatchObject({
      about: { product_name: 'متجر', scope: 'one\ntwo' },
      services: [],
      technologies: [],
    })
  })

  test('not with more than fits', () => {
    expect(faultsFor(registerOneStep(), { ...oneStep, services: Array(21).fill('x') })).toEqual(['services: max_items'])
    expect(faultsFor(registerOneStep(), { ...oneStep, about: { ...oneStep.about, scope: 'x'.repeat(5001) } })).toEqual([
      'about.scope: max_length',
    ])
  })
})

describe('where a person came from', () => {
  test('is kept as captured, also when a value is empty', () => {
    const query = { utm_source: 'Whapp', utm_term: '', li_fat_id: 'x' }
    expect(z.parse(utm(), query)).toEqual(query)
    expect(z.parse(utm(), undefined)).toBeUndefined()
  })

  test('is at most thirteen short values with plain names', () => {
    const many = Object.fromEntries('abcdefghijklmn'.split('').map((name) => [name, '1']))
    expect(faultsFor(utm(), many)).toEqual(['undefined: wrong_type'])
    expect(z.safeParse(utm(), { utm_source: 'x'.repeat(301) }).success).toBe(false)
    expect(z.safeParse(utm(), { 'DROP TABLE': 'x' }).success).toBe(false)
    expect(z.parse(utm(), { utm_source: 'a\u0000b' })).toEqual({ utm_source: 'ab' })
  })
})

describe('signing in', () => {
  test('takes an address and a code, and says when it is for the competition', () => {
    expect(z.parse(login(), { email: 'A@b.co', otpCode: ' ١٢٣٤ ', in_competition: 1 })).toEqual({
      email: 'a@b.co',
      otpCode: '١٢٣٤',
      in_competition: 1,
    })
    expect(faultsFor(login(), { email: 'a@b.co' })).toEqual(['otpCode: required'])
  })

  test.each([0, '0', 'yes', 2])('does not take %j for a competition', (in_competition) => {
    expect(z.safeParse(login(), { email: 'a@b.co', otpCode: '1234', in_competition }).success).toBe(false)
  })
})

describe('signing in with Google', () => {
  const payload = {
    provider_id: '110248495921238986420',
    provider: 'google',
    access_token: 'ya29.token',
    signupSource: 'client-signup',
    marketing_campaign: 'spring',
    type: 2,
    in_competition: 1,
  }

  test('carries provider_id, provider, access_token, signupSource, marketing_campaign, type, in_competition [E-068]', () => {
    expect(z.parse(social(), payload)).toEqual(payload)
  })

  test.each(['provider_id', 'access_token'])('not without %s [V-007]', (field) => {
    expect(faultsFor(social(), { ...payload, [field]: undefined })).toEqual([`${field}: required`])
  })

  test('not through anybody else, nor for a type that does not exist', () => {
    expect(faultsFor(social(), { ...payload, provider: 'myspace' })).toEqual(['provider: choice'])
    expect(faultsFor(social(), { ...payload, type: 3 })).toEqual(['type: choice'])
    expect(z.safeParse(social(), { ...payload, type: undefined }).success).toBe(true)
  })
})

test('a user shows id, email, type, step, timezone, isVerified, from_workable and role [E-005] [E-006] [E-007] [E-008] [E-009] [E-010] [E-011] [E-012]', () => {
  const account = {
    id: '019d00b5-aec0-7000-8000-000000000000',
    email: 'a@b.co',
    type: 1,
    step: 8,
    timezone: null,
    isVerified: false,
    from_workable: true,
    role: null,
    first_name: 'سارة',
    last_name: 'علي',
    phone: null,
    country: 'SA',
  }
  expect(z.parse(user(), account)).toEqual(account)
  for (const field of ['id', 'email', 'type', 'step', 'timezone', 'isVerified', 'from_workable', 'role'])
    expect(z.safeParse(user(), { ...account, [field]: undefined }).success).toBe(false)
  expect(z.safeParse(user(), { ...account, type: 3 }).success).toBe(false)
})
