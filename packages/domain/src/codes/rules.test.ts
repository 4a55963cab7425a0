import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE, SECOND, after } from '../kernel/time/time.ts'
import {
  CODE,
  type CodeRecord,
  type CodeTotals,
  codeToCheck,
  decideCode,
  decideSend,
  freshRecord,
  readCode,
} from './rules.ts'

const noon = new Date('2026-03-18T12:00:00Z')
const at = (duration: number) => after(noon, duration)

/** State of an address, and of one browser that uses it. */
type Memory = { own: CodeRecord; totals: CodeTotals }

const quiet: CodeTotals = {
  address: 'sara@fareeq.com',
  last_sent_at: null,
  sends: 0,
  sends_since: null,
  wrong_count: 0,
  last_wrong_at: null,
  blocked_until: null,
}
const fresh: Memory = { own: freshRecord('sara@fareeq.com'), totals: quiet }
const withCode: Memory = {
  own: { ...fresh.own, hasCode: true, expires_at: at(CODE.lifetime), sends: 1, sends_since: noon },
  totals: { ...quiet, sends: 1, sends_since: noon, last_sent_at: noon },
}
const wrongBefore = (wrong_count: number, last_wrong_at = noon): Memory => ({
  own: { ...withCode.own, expires_at: at(3 * DAY) },
  totals: { ...withCode.totals, wrong_count, last_wrong_at },
})

const send = ({ own, totals }: Memory, now: Date, address = own.address) => decideSend(own, totals, address, now)
const guess = ({ own, totals }: Memory, matches: boolean, now: Date) =>
  decideCode(own, totals, codeToCheck(own, [], now) ? matches : null, now)

/** Reference model of the API's actions: the state after a decision. */
function afterSend({ own, totals }: Memory, now: Date): Memory {
  const decision = decideSend(own, totals, own.address, now)
  if (decision.kind === 'limit')
    return { own: { ...own, hasCode: false, blocked_until: decision.until, retries: CODE.retries }, totals }
  if (decision.kind !== 'send') return { own, totals }
  const { expires_at, sends, sends_since } = decision
  const lifted = own.blocked_until ? { retries: CODE.retries, blocked_until: null } : {}
  return {
    own: { ...own, ...lifted, hasCode: true, expires_at, sends, sends_since },
    totals: { ...totals, ...decision.totals },
  }
}

function afterGuess({ own, totals }: Memory, matches: boolean, now: Date): Memory {
  const decision = guess({ own, totals }, matches, now)
  if (decision.kind === 'accepted')
    return { own: freshRecord(own.address), totals: { ...totals, sends: 0, last_sent_at: null } }
  if (decision.kind !== 'wrong') return { own, totals }
  const isOver = decision.retries <= 0
  const { blocked_until } = decision
  return {
    own: { ...own, hasCode: own.hasCode && !isOver, retries: isOver ? CODE.retries : decision.retries, blocked_until },
    totals: { ...totals, ...decision.totals },
  }
}

describe('a code', () => {
  test('has 4 digits, 3 retries and a block of 60 minutes [K-042] [K-043] [K-044]', () => {
    expect(CODE).toMatchObject({ digits: 4, retries: 3, block: 60 * MINUTE })
  })

  test.each(['1234', ' 0007 ', '٠٠٠٧', '۱۲۳۴', '\u200e12\u200f34'])('%j is four digits [K-042]', (input) =>
    expect(readCode(input)).toMatch(/^\d{4}$/),
  )
  test.each(['', '123', '12345', '12 34', '12a4', '१२३४', '-123', '1e10'])('%j is not [K-042]', (input) =>
    expect(readCode(input)).toBeNull(),
  )

  test('is accepted while it lives, and not a moment longer', () => {
    expect(guess(withCode, true, at(CODE.lifetime - 1)).kind).toBe('accepted')
    expect(guess(withCode, true, at(CODE.lifetime)).kind).toBe('invalid')
  })

  test('that was used, replaced or never sent is invalid, and costs nothing', () => {
    expect(guess(fresh, false, noon)).toEqual({ kind: 'invalid' })
    expect(guess(withCode, false, at(HOUR))).toEqual({ kind: 'invalid' })
    expect(guess(afterGuess(withCode, true, noon), true, noon)).toEqual({ kind: 'invalid' })
  })
})

describe('a wrong code', () => {
  test('counts the retries down 3, 2, 1, and then blocks for 60 minutes [S-069] [S-070] [K-043] [K-044]', () => {
    let memory = withCode
    const retries = [memory.own.retries]
    for (const second of [1, 2]) {
      const decision = guess(memory, false, at(second * SECOND))
      expect(decision).toMatchObject({ kind: 'wrong', blocked_until: null, alert: false })
      memory = afterGuess(memory, false, at(second * SECOND))
      retries.push(memory.own.retries)
    }
    expect(retries).toEqual([3, 2, 1])
    expect(guess(memory, false, at(3 * SECOND))).toMatchObject({ retries: 0, blocked_until: at(3 * SECOND + HOUR) })

    const blocked = afterGuess(memory, false, at(3 * SECOND))
    const until = at(3 * SECOND + 60 * MINUTE)
    for (const matches of [true, false])
      expect(guess(blocked, matches, after(until, -1))).toEqual({ kind: 'blocked', until, wholeDay: false })
    expect(send(blocked, after(until, -1)).kind).toBe('blocked')
    expect(send(blocked, until).kind).toBe('send')
    expect(afterSend(blocked, until).own.retries).toBe(3)
  })

  test('is counted for the browser that typed it: another one has all its retries (D-120)', () => {
    const stranger = [1, 2, 3].reduce((memory, second) => afterGuess(memory, false, at(second * SECOND)), withCode)
    expect(stranger.own.blocked_until).not.toBeNull()
    const owner = { own: withCode.own, totals: stranger.totals }
    expect(guess(owner, true, at(4 * SECOND)).kind).toBe('accepted')
    expect(guess(owner, false, at(4 * SECOND))).toMatchObject({ kind: 'wrong', retries: 2, alert: false })
    expect(send(owner, at(2 * MINUTE)).kind).toBe('send')
  })

  test('is forgotten as a retry when the right one follows, but not for the day', () => {
    const wrong = afterGuess(afterGuess(withCode, false, at(SECOND)), false, at(2 * SECOND))
    const right = afterGuess(wrong, true, at(3 * SECOND))
    expect([right.own.retries, right.totals.wrong_count]).toEqual([3, 2])
  })

  test('the fifth in a day, by whichever browsers, blocks all of them for a day and raises the alarm', () => {
    const four = wrongBefore(4)
    expect(guess(four, false, at(MINUTE))).toMatchObject({
      retries: 0,
      blocked_until: null,
      totals: { blocked_until: at(MINUTE + DAY) },
      alert: true,
    })
    const blocked = afterGuess(four, false, at(MINUTE))
    const other = { own: withCode.own, totals: blocked.totals }
    for (const memory of [blocked, other]) {
      expect(guess(memory, true, at(2 * HOUR))).toMatchObject({ kind: 'blocked', wholeDay: true })
      expect(guess(memory, true, at(DAY))).toMatchObject({ kind: 'blocked', wholeDay: false })
      expect(send(memory, at(2 * HOUR))).toMatchObject({ kind: 'blocked', wholeDay: true })
    }
    expect(afterSend(blocked, at(DAY + MINUTE)).own.retries).toBe(3)
  })

  test('does not become cheap again at the border of a day', () => {
    // Window border: one guess now and three just before its day is over. A fixed window from the first guess would be reset
    // after them.
    const moments = [0, DAY - 3 * MINUTE, DAY - 2 * MINUTE, DAY - MINUTE]
    const alive = ({ own, totals }: Memory): Memory => ({
      own: { ...own, hasCode: true, expires_at: at(3 * DAY), blocked_until: null },
      totals: { ...totals, blocked_until: null },
    })
    const late = moments.reduce((memory, moment) => afterGuess(alive(memory), false, at(moment)), withCode)
    expect(guess(alive(late), false, at(DAY + 2 * HOUR))).toMatchObject({ totals: { wrong_count: 5 }, alert: true })
  })

  test('counts from one again after a day of quiet', () => {
    expect(guess(wrongBefore(4), false, at(DAY))).toMatchObject({ totals: { wrong_count: 1 }, alert: false })
  })
})

test('a guess is compared with the code its browser asked for, else with the newest of another one that lives', () => {
  const code = (expires_at: Date, hasCode = true) => ({ hasCode, expires_at })
  const [own, older, newer] = [code(at(MINUTE)), code(at(2 * MINUTE)), code(at(3 * MINUTE))]
  expect(codeToCheck(own, [older, newer], noon)).toBe(own)
  expect(codeToCheck(own, [older, newer], at(MINUTE))).toBe(newer)
  expect(codeToCheck(undefined, [older, code(at(HOUR), false)], noon)).toBe(older)
  expect(codeToCheck(own, [older], at(HOUR))).toBeUndefined()
})

describe('a code is sent', () => {
  test('once a minute, to one address, whichever browser asks', () => {
    expect(send({ own: fresh.own, totals: withCode.totals }, at(18_500))).toEqual({ kind: 'too_soon', seconds: 42 })
    expect(send(withCode, at(18_500))).toEqual({ kind: 'too_soon', seconds: 42 })
    expect(send(withCode, at(MINUTE)).kind).toBe('send')
    expect(send(withCode, at(SECOND), 'other@fareeq.com').kind).toBe('send')
  })

  test('at once after the clock was set back, but not for a node whose clock is a little behind', () => {
    expect(send(afterSend(fresh, at(61 * MINUTE)), noon)).toMatchObject({ kind: 'send', sends: 1 })
    expect(send(withCode, at(-5 * SECOND))).toEqual({ kind: 'too_soon', seconds: 65 })
  })
  test('three times in an hour; the fourth starts the block', () => {
    let memory = afterSend(fresh, noon)
    for (const minute of [1, 2]) memory = afterSend(memory, at(minute * MINUTE))
    expect(memory.own.sends).toBe(3)
    expect(send(memory, at(3 * MINUTE))).toEqual({ kind: 'limit', until: at(63 * MINUTE) })
    expect(send(memory, at(60 * MINUTE))).toMatchObject({ kind: 'send', sends: 1 })
  })

  test('six times in an hour to one mailbox, however many browsers ask', () => {
    let { totals } = fresh
    for (let browser = 0; browser < 6; browser++)
      totals = afterSend({ own: fresh.own, totals }, at(browser * MINUTE)).totals
    expect(send({ own: fresh.own, totals }, at(6 * MINUTE))).toEqual({
      kind: 'blocked',
      until: at(HOUR),
      wholeDay: false,
    })
    expect(send({ own: fresh.own, totals }, at(HOUR))).toMatchObject({ kind: 'send', totals: { sends: 1 } })
  })

  test('with ten minutes to live', () => {
    const first = { sends: 1, sends_since: noon }
    const latest = { ...first, address: 'sara@fareeq.com', last_sent_at: noon }
    expect(send(fresh, noon)).toEqual({ kind: 'send', expires_at: at(10 * MINUTE), ...first, totals: latest })
  })
})

describe('whoever guesses, however patiently and with however many browsers,', () => {
  /** Arbitrary moves: mostly quick, sometimes just past a block or about a day later; mostly wrong. */
  const move = fc.record({
    wait: fc.oneof(
      { weight: 6, arbitrary: fc.integer({ min: 0, max: 5 * SECOND }) },
      { weight: 2, arbitrary: fc.constantFrom(MINUTE, HOUR, HOUR + 1) },
      { weight: 2, arbitrary: fc.constantFrom(DAY - 2 * HOUR, DAY - HOUR, DAY - 1, DAY, DAY + 1) },
      { weight: 1, arbitrary: fc.integer({ min: 0, max: 2 * DAY }) },
    ),
    act: fc.constantFrom('send', 'wrong', 'wrong', 'wrong', 'wrong', 'right'),
    browser: fc.constantFrom(0, 0, 1, 2),
  })
  type Move = { wait: number; act: string; browser: number }

  /** When a wrong guess was really compared with the code, and how each guess was answered. */
  function play(moves: readonly Move[], attack: (own: CodeRecord) => CodeRecord = (own) => own) {
    let [totals, now] = [quiet, noon]
    const browsers = new Map<number, CodeRecord>()
    const wrongGuesses: number[] = []
    const answers: { at: number; kind: string; browser: number }[] = []
    for (const { wait, act, browser } of moves) {
      now = after(now, wait)
      const own = browsers.get(browser) ?? fresh.own
      let memory: Memory = { own, totals }
      if (act === 'send') memory = afterSend(memory, now)
      else {
        memory = { own: attack(own), totals }
        const decision = guess(memory, act === 'right', now)
        answers.push({ at: now.getTime(), kind: decision.kind, browser })
        if (decision.kind === 'wrong') wrongGuesses.push(now.getTime())
        memory = afterGuess(memory, act === 'right', now)
      }
      totals = memory.totals
      browsers.set(browser, memory.own)
    }
    return { wrongGuesses, answers }
  }

  const maxInAnyDay = (moments: readonly number[]) =>
    Math.max(0, ...moments.map((from) => moments.filter((moment) => moment >= from && moment < from + DAY).length))

  test('has at most five guesses judged in any 24 hours: 1 chance in 2,000', () => {
    expect(CODE.wrongPerDay / 10 ** CODE.digits).toBeLessThanOrEqual(1 / 2000)
    fc.assert(
      fc.property(
        fc.array(move, { minLength: 20, maxLength: 80 }),
        (moves) => maxInAnyDay(play(moves).wrongGuesses) <= CODE.wrongPerDay,
      ),
      { numRuns: 300 },
    )
  })

  /** Worst case: there is always a live code. */
  const alive = (own: CodeRecord) => ({ ...own, hasCode: true, expires_at: at(1000 * DAY) })

  test('has no more even if a live code were always at hand', () => {
    fc.assert(
      fc.property(
        fc.array(move, { minLength: 20, maxLength: 80 }),
        (moves) => maxInAnyDay(play(moves, alive).wrongGuesses) <= CODE.wrongPerDay,
      ),
      { numRuns: 300 },
    )
  })

  test('waits 60 minutes with that browser after three wrong guesses in a row [S-070]', () => {
    fc.assert(
      fc.property(fc.array(move, { minLength: 20, maxLength: 80 }), (moves) => {
        const answers = play(moves, alive).answers.filter(
          ({ kind, browser }) => browser === 0 && (kind === 'wrong' || kind === 'accepted'),
        )
        let [inARow, last, closedUntil] = [0, 0, 0]
        for (const answer of answers) {
          if (answer.at < closedUntil) return false
          // After an hour another block (for sending too often) may have reset the count.
          if (answer.kind === 'accepted' || answer.at - last >= HOUR) inARow = 0
          if (answer.kind === 'wrong') inARow++
          if (inARow === 3) [inARow, closedUntil] = [0, answer.at + CODE.block]
          last = answer.at
        }
        return true
      }),
      { numRuns: 300 },
    )
  })
})
