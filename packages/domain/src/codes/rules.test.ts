import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE, SECOND, after } from '../kernel/time.ts'
import { codeErrors } from './errors.ts'
import { CODE, type CodeRecord, decideCode, decideSend, readCode } from './rules.ts'

const noon = new Date('2026-03-18T12:00:00Z')
const at = (duration: number) => after(noon, duration)

const fresh: CodeRecord = {
  address: 'sara@fareeq.com',
  hasCode: false,
  expires_at: null,
  retries: CODE.retries,
  blocked_until: null,
  sends: 0,
  sends_since: null,
  last_sent_at: null,
  wrong_count: 0,
  last_wrong_at: null,
}
const sent: CodeRecord = {
  ...fresh,
  hasCode: true,
  expires_at: at(CODE.lifetime),
  sends: 1,
  sends_since: noon,
  last_sent_at: noon,
}

/** What is remembered after a decision, as the actions of the API remember it. */
function afterSend(record: CodeRecord, now: Date): CodeRecord {
  const decision = decideSend(record, record.address, now)
  if (decision.kind === 'limit')
    return { ...record, hasCode: false, blocked_until: decision.until, retries: CODE.retries }
  if (decision.kind !== 'send') return record
  const { expires_at, sends, sends_since } = decision
  const lifted = record.blocked_until ? { retries: CODE.retries, blocked_until: null } : {}
  return { ...record, ...lifted, hasCode: true, expires_at, sends, sends_since, last_sent_at: now }
}

function afterGuess(record: CodeRecord, matches: boolean, now: Date): CodeRecord {
  const decision = decideCode(record, matches, now)
  if (decision.kind === 'accepted')
    return { ...record, hasCode: false, retries: CODE.retries, blocked_until: null, sends: 0, last_sent_at: null }
  if (decision.kind !== 'wrong') return record
  const { retries, wrong_count, last_wrong_at, blocked_until } = decision
  if (!blocked_until) return { ...record, retries, wrong_count, last_wrong_at, blocked_until }
  return { ...record, hasCode: false, retries: CODE.retries, wrong_count, last_wrong_at, blocked_until }
}

const guess = (record: CodeRecord, matches: boolean, now: Date) => decideCode(record, matches, now)

describe('a code', () => {
  test('has 4 digits, 3 retries and a block of 60 minutes [K-042] [K-043] [K-044]', () => {
    expect(CODE).toMatchObject({ digits: 4, retries: 3, block: 60 * MINUTE })
  })

  test.each(['1234', ' 0007 ', '٠٠٠٧', '۱۲۳۴', '\u200e12\u200f34'])('%j is four digits [K-042]', (typed) =>
    expect(readCode(typed)).toMatch(/^\d{4}$/),
  )
  test.each(['', '123', '12345', '12 34', '12a4', '१२३४', '-123', '1e10'])('%j is not [K-042]', (typed) =>
    expect(readCode(typed)).toBeNull(),
  )

  test('is accepted while it lives, and not a moment longer', () => {
    expect(guess(sent, true, at(CODE.lifetime - 1)).kind).toBe('accepted')
    expect(guess(sent, true, at(CODE.lifetime)).kind).toBe('invalid')
  })

  test('that was used, replaced or never sent is invalid, and costs nothing', () => {
    expect(guess(fresh, false, noon)).toEqual({ kind: 'invalid' })
    expect(guess(sent, false, at(HOUR))).toEqual({ kind: 'invalid' })
    expect(guess(afterGuess(sent, true, noon), true, noon)).toEqual({ kind: 'invalid' })
  })
})

describe('a wrong code', () => {
  test('counts the retries down 3, 2, 1, and then blocks for 60 minutes [S-069] [S-070] [K-043] [K-044]', () => {
    let record = sent
    const left = [record.retries]
    for (const second of [1, 2]) {
      const decision = guess(record, false, at(second * SECOND))
      expect(decision).toMatchObject({ kind: 'wrong', blocked_until: null, alert: false })
      record = afterGuess(record, false, at(second * SECOND))
      left.push(record.retries)
    }
    expect(left).toEqual([3, 2, 1])
    expect(guess(record, false, at(3 * SECOND))).toMatchObject({ retries: 0, blocked_until: at(3 * SECOND + HOUR) })

    const blocked = afterGuess(record, false, at(3 * SECOND))
    const until = at(3 * SECOND + 60 * MINUTE)
    for (const matches of [true, false])
      expect(guess(blocked, matches, after(until, -1))).toEqual({ kind: 'blocked', until, wholeDay: false })
    expect(decideSend(blocked, blocked.address, after(until, -1)).kind).toBe('blocked')
    expect(decideSend(blocked, blocked.address, until).kind).toBe('send')
    expect(afterSend(blocked, until).retries).toBe(3)
  })

  test('is forgotten as a retry when the right one follows, but not for the day', () => {
    const wrong = afterGuess(afterGuess(sent, false, at(SECOND)), false, at(2 * SECOND))
    const right = afterGuess(wrong, true, at(3 * SECOND))
    expect(right).toMatchObject({ retries: 3, wrong_count: 2 })
  })

  test('the fifth in a day blocks for a day and raises the alarm', () => {
    const four = { ...sent, wrong_count: 4, last_wrong_at: noon }
    expect(guess(four, false, at(MINUTE))).toMatchObject({ retries: 0, blocked_until: at(MINUTE + DAY), alert: true })
    const blocked = afterGuess(four, false, at(MINUTE))
    expect(guess(blocked, true, at(2 * HOUR))).toMatchObject({ kind: 'blocked', wholeDay: true })
    expect(guess(blocked, true, at(DAY))).toMatchObject({ kind: 'blocked', wholeDay: false })
  })

  test('does not become cheap again at the border of a day', () => {
    // One guess now and three just before its day is over: a window from the first guess would begin anew after them.
    const moments = [0, DAY - 3 * MINUTE, DAY - 2 * MINUTE, DAY - MINUTE]
    const alive = (record: CodeRecord) => ({ ...record, hasCode: true, expires_at: at(3 * DAY), blocked_until: null })
    const late = moments.reduce((record, moment) => afterGuess(alive(record), false, at(moment)), sent)
    expect(guess(alive(late), false, at(DAY + 2 * HOUR))).toMatchObject({ wrong_count: 5, alert: true })
  })

  test('counts from one again after a day of quiet', () => {
    const four = { ...sent, expires_at: at(3 * DAY), wrong_count: 4, last_wrong_at: noon }
    expect(guess(four, false, at(DAY))).toMatchObject({ wrong_count: 1, alert: false })
  })
})

describe('a code is sent', () => {
  test('once a minute, to one address', () => {
    expect(decideSend(sent, sent.address, at(18_500))).toEqual({ kind: 'too_soon', seconds: 42 })
    expect(decideSend(sent, sent.address, at(MINUTE)).kind).toBe('send')
    expect(decideSend(sent, 'other@fareeq.com', at(SECOND)).kind).toBe('send')
  })

  test('three times in an hour; the fourth starts the block', () => {
    let record = afterSend(fresh, noon)
    for (const minute of [1, 2]) record = afterSend(record, at(minute * MINUTE))
    expect(record.sends).toBe(3)
    expect(decideSend(record, record.address, at(3 * MINUTE))).toEqual({ kind: 'limit', until: at(63 * MINUTE) })
    expect(decideSend(record, record.address, at(60 * MINUTE))).toMatchObject({ kind: 'send', sends: 1 })
  })

  test('with ten minutes to live', () => {
    expect(decideSend(fresh, fresh.address, noon)).toEqual({
      kind: 'send',
      expires_at: at(10 * MINUTE),
      sends: 1,
      sends_since: noon,
    })
  })
})

describe('whoever guesses, however patiently,', () => {
  /** Mostly quick, sometimes just past a block, sometimes about a day later; and mostly wrong. */
  const move = fc.record({
    wait: fc.oneof(
      { weight: 6, arbitrary: fc.integer({ min: 0, max: 5 * SECOND }) },
      { weight: 2, arbitrary: fc.constantFrom(MINUTE, HOUR, HOUR + 1) },
      { weight: 2, arbitrary: fc.constantFrom(DAY - 2 * HOUR, DAY - HOUR, DAY - 1, DAY, DAY + 1) },
      { weight: 1, arbitrary: fc.integer({ min: 0, max: 2 * DAY }) },
    ),
    act: fc.constantFrom('send', 'wrong', 'wrong', 'wrong', 'wrong', 'right'),
  })
  type Move = { wait: number; act: string }

  /** The moments at which a wrong guess was really compared with the code, and how each guess was answered. */
  function play(moves: readonly Move[], attack: (record: CodeRecord) => CodeRecord = (record) => record) {
    let [record, now] = [fresh, noon]
    const judged: number[] = []
    const answers: { at: number; kind: string }[] = []
    for (const { wait, act } of moves) {
      now = after(now, wait)
      if (act === 'send') record = afterSend(record, now)
      else {
        record = attack(record)
        const decision = decideCode(record, act === 'right', now)
        answers.push({ at: now.getTime(), kind: decision.kind })
        if (decision.kind === 'wrong') judged.push(now.getTime())
        record = afterGuess(record, act === 'right', now)
      }
    }
    return { judged, answers }
  }

  const mostInAnyDay = (moments: readonly number[]) =>
    Math.max(0, ...moments.map((from) => moments.filter((moment) => moment >= from && moment < from + DAY).length))

  test('has at most five guesses judged in any 24 hours: 1 chance in 2,000', () => {
    expect(CODE.wrongPerDay / 10 ** CODE.digits).toBeLessThanOrEqual(1 / 2000)
    fc.assert(
      fc.property(
        fc.array(move, { minLength: 20, maxLength: 80 }),
        (moves) => mostInAnyDay(play(moves).judged) <= CODE.wrongPerDay,
      ),
      { numRuns: 300 },
    )
  })

  /** The worst case: a live code is always at hand. */
  const alive = (record: CodeRecord) => ({ ...record, hasCode: true, expires_at: at(1000 * DAY) })

  test('has no more even if a live code were always at hand', () => {
    fc.assert(
      fc.property(
        fc.array(move, { minLength: 20, maxLength: 80 }),
        (moves) => mostInAnyDay(play(moves, alive).judged) <= CODE.wrongPerDay,
      ),
      { numRuns: 300 },
    )
  })

  test('waits 60 minutes after three wrong guesses in a row [S-070]', () => {
    fc.assert(
      fc.property(fc.array(move, { minLength: 20, maxLength: 80 }), (moves) => {
        const heard = play(moves, alive).answers.filter(({ kind }) => kind === 'wrong' || kind === 'accepted')
        let [inARow, last, closedUntil] = [0, 0, 0]
        for (const answer of heard) {
          if (answer.at < closedUntil) return false
          // After an hour another block (for sending too often) may have begun the row anew.
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

test('the refusals are said in the words of the specification [X-020] [X-021] [X-022]', () => {
  expect(codeErrors.code_invalid).toMatchObject({ status: 422, en: 'Invalid code', ar: 'رمز غير صالح' })
  expect(codeErrors.code_wrong).toMatchObject({ status: 422, en: 'Wrong code', ar: 'الرمز غير صحيح' })
  expect(codeErrors.code_limit).toMatchObject({
    status: 429,
    en: "You've reached the limit. Please try again in 60 minutes.",
    ar: 'بلغت الحد المسموح. أعد المحاولة بعد 60 دقيقة.',
  })
})
