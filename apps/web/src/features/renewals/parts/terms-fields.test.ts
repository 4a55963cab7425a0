import type { Terms } from '@fareeq/domain/contracts/schema.ts'
import { nextTerms } from '@fareeq/domain/renewals/rules.ts'
import { expect, test } from 'vitest'
import { askedTerms, asksSalary, bodyOf, fieldsOf } from './terms-fields.ts'

const current: Terms = {
  type: 'full_time',
  commitment: 'full_time',
  place: 'remote',
  availability: 'full_time',
  start: '2026-01-01',
  end: '2026-12-31',
  months: 12,
  salary_net: 200_000,
  wht_rate: 500,
  salary_gross: 210_526,
  notice_days: 30,
  note: null,
}
const raise = { yes: true, price: 250 }
const offered = nextTerms(current, { duration: 6, start: '2027-01-15', raise })
const renewal = { current, offered, raise }

test('a company that is asked about a fee goes on from the raise it asked for, and reads what it sends', () => {
  const fields = fieldsOf(renewal, 'client')
  expect(bodyOf(fields).raise).toEqual(raise)
  const without = { ...fields, raise: 'no' as const }
  expect(bodyOf(without).raise).toEqual({ yes: false })
  expect(askedTerms(renewal, without, 'client').salary_net).toBe(200_000)
})

test('a talent who asks for other months keeps the raise and the start that were offered, until another raise is typed', () => {
  const fields = { ...fieldsOf(renewal, 'talent'), duration: 9 }
  expect(bodyOf(fields).raise).toEqual({ yes: false })
  expect(askedTerms(renewal, fields, 'talent')).toMatchObject({ start: '2027-01-15', months: 9, salary_net: 225_000 })
  const empty = { ...fields, raise: 'yes' as const }
  expect(askedTerms(renewal, empty, 'talent').salary_net).toBe(225_000)
  expect(askedTerms(renewal, { ...empty, price: 400 }, 'talent').salary_net).toBe(240_000)
})

test('another availability asks for its pay instead of a raise, and reads with its tax [E-056]', () => {
  const fields = fieldsOf({ current, offered: null, raise: null }, 'client')
  const partTime = { ...fields, type: 'remote', availability: 'part_time' } as const
  const offer = { current, offered: null, raise: null }
  expect([asksSalary(offer, fields, 'client'), asksSalary(offer, partTime, 'client')]).toEqual([false, true])
  expect(asksSalary(offer, partTime, 'talent')).toBe(false)
  expect(bodyOf(partTime).salary).toBeNull()
  expect(askedTerms(offer, { ...partTime, salary: 1200 }, 'client')).toMatchObject({
    availability: 'part_time',
    salary_net: 120_000,
    salary_gross: 126_316,
  })
})
