import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { faultsOf } from '../kernel/validation/validation.ts'
import { registerPending } from './schema-visitors.ts'

test('a visitor who books a meeting is asked for the same person, and a real time zone', () => {
  const form = {
    first_name: 'سارة',
    last_name: 'علي',
    email: 'Sara@Fareeq.com',
    phone: '0512345678',
    country_code: '+966',
    country: 'SA',
    website: 'fareeq.com',
    role: 'CTO',
  }
  const meeting = { start: '2026-03-18T09:00:00Z', timezone: 'Asia/Riyadh' }
  expect(z.parse(registerPending(), { ...form, meeting })).toMatchObject({ email: 'sara@fareeq.com', meeting })
  const moon = z.safeParse(registerPending(), { ...form, meeting: { ...meeting, timezone: 'Moon/Base' } })
  expect(faultsOf(moon.error?.issues ?? []).map(({ kind, field }) => `${field}: ${kind.code}`)).toEqual([
    'meeting.timezone: time_zone',
  ])
})
