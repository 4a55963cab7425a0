import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { faultsOf } from '../kernel/validation/validation.ts'
import { invite, quoteQuery } from './schema.ts'

const friend = { name: 'سارة العلي', email: 'Sara@X.test', role_id: 'qa_engineer', years: 3, consent: true }
const faults = (change: object) =>
  faultsOf(z.safeParse(invite(), { ...friend, ...change }, { reportInput: true }).error?.issues ?? []).map(
    ({ field, kind }) => [field, kind.code],
  )

describe('what is said of a friend', () => {
  test('is a name, an address, a role and years; the rest may be left out or empty', () => {
    expect(z.parse(invite(), friend)).toEqual({ ...friend, email: 'sara@x.test' })
    expect(z.parse(invite(), { ...friend, phone: '', linkedin: ' ' })).toMatchObject({ name: 'سارة العلي' })
  })

  test('is kept clean: a number in one form, a link with its scheme', () =>
    expect(z.parse(invite(), { ...friend, phone: '+966 51 234 5678', linkedin: 'linkedin.com/in/sara' })).toMatchObject(
      { phone: '+966512345678', linkedin: 'https://linkedin.com/in/sara' },
    ))

  test.each([
    [{ name: '' }, 'name', 'required'],
    [{ name: 'win at http://x.test' }, 'name', 'letters_only'],
    [{ email: 'sara' }, 'email', 'email'],
    [{ phone: '0512345678' }, 'phone', 'phone'],
    [{ linkedin: 'evil.test/linkedin.com' }, 'linkedin', 'url'],
    [{ years: -1 }, 'years', 'min_value'],
    [{ years: 61 }, 'years', 'max_value'],
    [{ years: undefined }, 'years', 'required'],
    [{ consent: false }, 'consent', 'consent'],
    [{ bonus: 900 }, 'bonus', 'unknown_field'],
  ])('%j is refused at %s: %s', (change, field, code) => expect(faults(change)).toEqual([[field, code]]))
})

test('a quote is asked for in the address of the call', () =>
  expect(z.parse(quoteQuery(), { years: '4.5', role_id: 'cto' })).toEqual({ years: 4.5, role_id: 'cto' }))
