import { MAX_PAUSE, SILENCE } from '@fareeq/domain/assessments/limits.ts'
import { MINUTE, SECOND } from '@fareeq/domain/kernel/time/time.ts'
import { describe, expect, test } from 'vitest'
import { announcedMinutes, timeLeft } from './run-clock.ts'

const AT = 1_800_000_000_000
const clock = { left: 12 * MINUTE, allowed: 30 * MINUTE, stands_still: false, at: AT }

describe('the time that is left', () => {
  test('goes on between two answers of the server', () => {
    expect(timeLeft(clock, AT)).toEqual({ left: 12 * MINUTE, stands_still: false })
    expect(timeLeft(clock, AT + 5 * SECOND)).toEqual({ left: 12 * MINUTE - 5 * SECOND, stands_still: false })
  })

  test('stands still once the server has heard nothing for a while, and then goes on', () => {
    const still = { left: 12 * MINUTE - SILENCE, stands_still: true }
    expect(timeLeft(clock, AT + SILENCE + SECOND)).toEqual(still)
    expect(timeLeft(clock, AT + SILENCE + MAX_PAUSE - SECOND)).toEqual(still)
    expect(timeLeft(clock, AT + SILENCE + MAX_PAUSE + MINUTE)).toEqual({
      left: 11 * MINUTE - SILENCE,
      stands_still: false,
    })
  })

  test('is what the server says where it stands still there', () => {
    expect(timeLeft({ ...clock, stands_still: true }, AT + MINUTE)).toEqual({ left: 12 * MINUTE, stands_still: true })
  })

  test('does not grow when the clock of the device is put back', () => {
    expect(timeLeft(clock, AT - MINUTE).left).toBe(12 * MINUTE)
  })

  test('is announced at ten, five and one minute, each once', () => {
    expect(announcedMinutes(10 * MINUTE + SECOND, 10 * MINUTE)).toBe(10)
    expect(announcedMinutes(10 * MINUTE, 10 * MINUTE - SECOND)).toBeNull()
    expect(announcedMinutes(5 * MINUTE + SECOND, 5 * MINUTE - SECOND)).toBe(5)
    expect(announcedMinutes(6 * MINUTE, 50 * SECOND)).toBe(1)
    expect(announcedMinutes(MINUTE + SECOND, 0)).toBeNull()
  })
})
