import { describe, expect, test } from 'vitest'
import { SECOND, after } from '../kernel/time/time.ts'
import { TOTP, mayReadAudit, openSteps, readTotp, totpStep } from './rules.ts'
import { STAFF_ROLES } from '../kernel/permissions/roles.ts'

const noon = new Date('2026-03-18T12:00:00Z')

describe('the code of an authenticator', () => {
  test.each(['123456', ' 012345 ', '123 456', '١٢٣٤٥٦', '۱۲۳ ۴۵۶', '\u200e123456\u200f'])('%j is one', (input) =>
    expect(readTotp(input)).toMatch(/^\d{6}$/),
  )
  test.each(['', '1234', '12345', '1234567', '12 34 56', '12345a', '-12345', '1e1000'])('%j is none', (input) =>
    expect(readTotp(input)).toBeNull(),
  )

  test('belongs to 30 seconds, and opens one step earlier and one later', () => {
    const step = totpStep(noon)
    expect(totpStep(after(noon, TOTP.period * SECOND - 1))).toBe(step)
    expect(totpStep(after(noon, TOTP.period * SECOND))).toBe(step + 1)
    expect(openSteps(noon, null)).toEqual([step - 1, step, step + 1])
  })

  test('works once, and closes what came before it', () => {
    const step = totpStep(noon)
    expect(openSteps(noon, step - 1)).toEqual([step, step + 1])
    expect(openSteps(noon, step)).toEqual([step + 1])
    expect(openSteps(noon, step + 1)).toEqual([])
    expect(openSteps(after(noon, TOTP.period * SECOND), step + 1)).toEqual([step + 2])
  })
})

test('the trail is read by admins and operations, and by no other role', () => {
  expect(STAFF_ROLES.filter((role) => mayReadAudit([role]))).toEqual(['operations', 'admin'])
  expect(mayReadAudit(['content', 'operations'])).toBe(true)
  expect(mayReadAudit([])).toBe(false)
})
