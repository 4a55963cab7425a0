// Random walk of both sides and the clock over the ends of contracts: notice, replacement within the trial, buyout.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY, HOUR, after } from '../kernel/time/time.ts'
import { daysAfter, riyadhDay } from '../kernel/time/working-days.ts'
import { ENDING_FACTS, ENDING_KINDS, type EndingKind } from './limits.ts'
import {
  WITHDRAWAL_TIME,
  endFault,
  endWindow,
  endsOn,
  isAcknowledgeable,
  isWithdrawable,
  replacementFault,
  replacementWindow,
  trialUntil,
} from './rules-endings.ts'
import { type EndingState, STANDING_ENDINGS, endingLife } from './states-endings.ts'
import { type ContractState, RUNNING, contractLife } from './states.ts'

type StandingNotice = { kind: EndingKind; state: EndingState; given_at: Date; given_day: string; last_day: string }

const BEGIN = new Date('2026-11-01T09:00:00.000Z')
const move = fc.record({
  wait: fc.constantFrom(0, HOUR, 5 * HOUR, DAY, DAY, 9 * DAY),
  name: fc.constantFrom(...ENDING_KINDS, 'acknowledge', 'withdraw', 'renew'),
  /** Days from today on which it should end. */
  ahead: fc.integer({ min: -4, max: 120 }),
})
const contract = fc.record({
  starts_in: fc.integer({ min: 0, max: 20 }),
  length: fc.integer({ min: 10, max: 200 }),
  notice_days: fc.constantFrom(0, 15, 30, 60, 90),
  trial_days: fc.constantFrom(0, 14, 30),
  moves: fc.array(move, { minLength: 100, maxLength: 100 }),
})

test('100,000 moves: a contract has one open end at most, ends on a day that was allowed, and is over for good', () => {
  let ends = 0
  fc.assert(
    fc.property(contract, ({ starts_in, length, notice_days, trial_days, moves }) => {
      let now = BEGIN
      let today = riyadhDay(now)
      const start = daysAfter(today, starts_in)
      let end = daysAfter(start, length)
      let state: ContractState = 'active'
      let endedOn: string | null = null
      const endings: StandingNotice[] = []
      const standing = () => endings.find((ending) => STANDING_ENDINGS.includes(ending.state))
      for (const { wait, name, ahead } of moves) {
        if (wait > 0) {
          now = after(now, wait)
          today = riyadhDay(now)
        }
        const facts = { today, start, end, notice_days, trial_days }
        // The clock.
        if (RUNNING.includes(state) && today > endsOn(end, standing()?.last_day ?? null)) {
          endedOn = endsOn(end, standing()?.last_day ?? null)
          state = contractLife.next(state, 'end') ?? state
        }
        const ending = standing()
        const isRunning = RUNNING.includes(state)
        switch (name) {
          case 'acknowledge':
            if (ending && isRunning && isAcknowledgeable(ending))
              ending.state = endingLife.next(ending.state, 'acknowledge') ?? ending.state
            break
          case 'withdraw':
            if (!ending || !isRunning || !isWithdrawable(ending, now)) break
            if (
              now.getTime() - ending.given_at.getTime() >= WITHDRAWAL_TIME ||
              !ENDING_FACTS[ending.kind].is_withdrawable
            )
              throw new Error('It was withdrawn too late')
            ending.state = endingLife.next(ending.state, 'withdraw') ?? ending.state
            break
          case 'renew':
            // A contract that ends early is not renewed.
            if (isRunning && !ending && today > daysAfter(end, -20)) end = daysAfter(end, 30)
            break
          case 'notice':
          case 'replacement':
          case 'buyout': {
            if (!isRunning || ending) break
            const last_day = daysAfter(today, ahead)
            const fault =
              name === 'replacement'
                ? replacementFault(last_day, facts)
                : name === 'notice'
                  ? endFault(last_day, facts)
                  : null
            const day = name === 'buyout' ? (last_day < today ? today : last_day) : last_day
            if (fault || day > end) break
            const days = name === 'replacement' ? replacementWindow(facts) : endWindow(facts)
            if (name !== 'buyout' && (!days || day < days.from || day > days.to))
              throw new Error('It ends outside its window')
            if (name === 'replacement' && day > trialUntil(facts)) throw new Error('It was replaced after the trial')
            endings.push({ kind: name, state: 'given', given_at: now, given_day: today, last_day: day })
            ends += 1
          }
        }
        const open = endings.filter((one) => STANDING_ENDINGS.includes(one.state))
        if (open.length > 1) throw new Error('Two ends stand at a time')
        const until = endsOn(end, open[0]?.last_day ?? null)
        if (until > end || (open[0] && until < open[0].given_day)) throw new Error('It ends before it was ended')
        if (endedOn !== null && (RUNNING.includes(state) || until !== endedOn)) throw new Error('What was over goes on')
      }
    }),
    { numRuns: 1000 },
  )
  expect(ends).toBeGreaterThan(500)
}, 60_000)
