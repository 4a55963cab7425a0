import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fullYears, overlapHours, seniorityOf, SENIORITIES } from './rules.ts'

describe('seniority goes by full years: junior 0-1, mid 2-3, senior 4 and more [K-050] [E-077]', () => {
  test.each([
    [0, 'junior'],
    [1, 'junior'],
    [1.9, 'junior'],
    [2, 'mid'],
    [3, 'mid'],
    [3.9, 'mid'],
    [4, 'senior'],
    [40, 'senior'],
  ])('%s years: %s', (years, seniority) => expect(seniorityOf(years)).toBe(seniority))

  test.each([
    [0, 0, 'junior'],
    [11, 0, 'junior'],
    [23, 1, 'junior'],
    [24, 2, 'mid'],
    [47, 3, 'mid'],
    [48, 4, 'senior'],
  ])('%s months are %s full years: %s', (months, years, seniority) => {
    expect([fullYears(months), seniorityOf(fullYears(months))]).toEqual([years, seniority])
  })

  test('more experience never lowers anybody', () => {
    const rank = (months: number) => SENIORITIES.indexOf(seniorityOf(fullYears(months)))
    fc.assert(fc.property(fc.nat(600), fc.nat(600), (months, more) => rank(months) <= rank(months + more)))
  })
})

describe('the working hours two places share', () => {
  const winter = new Date('2026-01-15T12:00:00Z')
  const summer = new Date('2026-07-15T12:00:00Z')

  test.each([
    ['one place', 'Asia/Riyadh', 'Asia/Riyadh', winter, 9, [1, 1, 1, 1, 1, 1, 1, 1, 1]],
    ['neighbours', 'Asia/Riyadh', 'Asia/Dubai', winter, 8, [1, 1, 1, 1, 1, 1, 1, 1, 0]],
    ['the same two, the other way', 'Asia/Dubai', 'Asia/Riyadh', winter, 8, [0, 1, 1, 1, 1, 1, 1, 1, 1]],
    ['in winter', 'Africa/Cairo', 'Europe/London', winter, 7, [0, 0, 1, 1, 1, 1, 1, 1, 1]],
    ['one of them in summer time', 'Asia/Riyadh', 'Europe/London', summer, 7, [0, 0, 1, 1, 1, 1, 1, 1, 1]],
    ['half an hour off', 'Asia/Riyadh', 'Asia/Kolkata', winter, 6.5, [1, 1, 1, 1, 1, 1, 0.5, 0, 0]],
    ['a quarter off', 'UTC', 'Asia/Kathmandu', winter, 3.25, [1, 1, 1, 0.25, 0, 0, 0, 0, 0]],
    ['an ocean apart', 'Asia/Riyadh', 'America/New_York', winter, 1, [0, 0, 0, 0, 0, 0, 0, 0, 1]],
    ['nothing', 'Asia/Riyadh', 'America/Los_Angeles', winter, 0, [0, 0, 0, 0, 0, 0, 0, 0, 0]],
    ['a day and an hour apart', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', winter, 8, [0, 1, 1, 1, 1, 1, 1, 1, 1]],
  ])('%s: %s and %s', (_, a, b, at, hours, strip) => expect(overlapHours(a, b, at)).toEqual({ hours, strip }))

  const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
  const moment = fc.date({ min: new Date('2000-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })

  test('are as many seen from either side, and the strip is then read from its other end', () => {
    fc.assert(
      fc.property(zone, zone, moment, (a, b, at) => {
        const [there, back] = [overlapHours(a, b, at), overlapHours(b, a, at)]
        expect(back).toEqual({ hours: there.hours, strip: there.strip.toReversed() })
      }),
    )
  })

  test('are none to nine, hour by hour none to one, and all nine at home', () => {
    fc.assert(
      fc.property(zone, zone, moment, (a, b, at) => {
        const { hours, strip } = overlapHours(a, b, at)
        expect(strip).toHaveLength(9)
        for (const share of strip) expect(share >= 0 && share <= 1).toBe(true)
        expect(hours).toBeCloseTo(strip.reduce((sum, share) => sum + share, 0))
        expect(hours >= 0 && hours <= 9).toBe(true)
        expect(overlapHours(a, a, at).hours).toBe(9)
      }),
    )
  })
})
