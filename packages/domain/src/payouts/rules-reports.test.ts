import { describe, expect, test } from 'vitest'
import { type StatusReport, reportFault, reportedMoves } from './rules-reports.ts'
import { TRANSFER_STATES } from './states.ts'

const own = (place: number, change: object = {}) =>
  ({ reference: `PO${place}`, amount: 1000 * place, state: 'planned', ...change }) as const
const reported = (reference: string, status: string | null, change: object = {}) => ({
  reference,
  status,
  amount: null,
  day: null,
  code: null,
  note: null,
  ...change,
})
const report = (change: Partial<StatusReport> = {}): StatusReport => ({
  id: 'R1',
  day: '2026-11-17',
  message: 'PB-00001',
  status: null,
  code: null,
  note: null,
  transfers: [],
  ...change,
})
const moves = (change: Partial<StatusReport>, transfers = [own(1), own(2)]) =>
  reportedMoves(report(change), transfers).map(({ event, code, note, day }) => [event, code, note, day])

describe('what a bank says about a batch', () => {
  test('counts for each transfer that it names, with the day and the reason', () => {
    const transfers = [
      reported('PO1', 'ACSC', { day: '2026-11-16' }),
      reported('PO2', 'RJCT', { code: 'AC04', note: 'Account closed' }),
    ]
    expect(moves({ status: 'PART', transfers })).toEqual([
      ['pay', 'NARR', null, '2026-11-16'],
      ['reject', 'AC04', 'Account closed', '2026-11-17'],
    ])
  })

  test.each([
    ['all is settled', 'ACSC', 'pay'],
    ['all is taken', 'ACCP', 'accept'],
    ['all is refused', 'RJCT', 'reject'],
    ['a part was refused that it does not name', 'PART', null],
    ['a word that we do not know', 'XXXX', null],
    ['nothing', null, null],
  ])('counts for those it does not name where it says of all: %s', (_, status, event) =>
    expect(moves({ status }).map(([first]) => first)).toEqual([event, event]),
  )

  test('keeps the reason of the whole, and a code of a bank’s own in its words', () => {
    expect(moves({ status: 'RJCT', code: 'AM04', note: null })[0]).toEqual(['reject', 'AM04', null, '2026-11-17'])
    expect(moves({ status: 'RJCT', code: 'X1', note: 'Call us' })[0]).toEqual([
      'reject',
      'NARR',
      'X1: Call us',
      '2026-11-17',
    ])
  })

  test('changes nothing that is decided, and nothing by which no money moves', () => {
    const transfers = [...TRANSFER_STATES.map((state, at) => own(at + 1, { state })), own(9, { amount: 0 })]
    const events = reportedMoves(report({ status: 'ACCP' }), transfers).map(({ event }) => event)
    expect(events).toEqual(TRANSFER_STATES.map((state) => (state === 'planned' ? 'accept' : null)))
  })

  test.each([
    ['its own transfers', [reported('PO1', 'ACSC', { amount: 1000 })], null],
    ['one of another batch', [reported('PO7', 'ACSC')], { kind: 'report_unknown_transfer', reference: 'PO7' }],
    ['another sum', [reported('PO1', 'ACSC', { amount: 999 })], { kind: 'report_amount', reference: 'PO1' }],
  ])('is about %s', (_, transfers, fault) =>
    expect(reportFault(report({ transfers }), [own(1), own(2)])).toEqual(fault),
  )
})
