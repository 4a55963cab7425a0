import { expect, test } from 'vitest'
import type { Who } from '../kernel/permissions/permissions.ts'
import { evidenceFor, type EvidenceRecord, isProved, NO_EVIDENCE } from './rules.ts'

const passed = (score: number, at = '2026-10-02T09:00:00Z') => ({
  attempt_id: '019a0000-0000-7000-8000-000000000001',
  title: { ar: 'اختبار', en: 'Test' },
  score,
  questions: 20,
  at,
})
const FULL: EvidenceRecord = {
  tests: [passed(75), passed(90)],
  video: { recordings: 3, written: 0, at: '2026-10-03T09:00:00Z' },
  history_checked_at: '2026-10-04T09:00:00Z',
  contract_days: [181, 92],
  references: [{ line: 'Led payments.', company: 'Souq', reply: null, at: '2026-10-07T09:00:00Z' }],
  evaluation: { line: 'Calm and clear.', at: '2026-10-05T09:00:00Z' },
  interview: { line: 'Explains trade-offs.', at: '2026-10-06T09:00:00Z' },
}
const client = (role: 'owner' | 'hiring_manager' | 'interviewer' | 'viewer' | 'finance'): Who => ({
  kind: 'client',
  role,
})
const kinds = (who: Who, record = FULL, hours: number | null = 7) => [
  ...new Set(evidenceFor(record, { who, hours }).map(({ kind }) => kind)),
]

const ALL = ['test', 'video', 'history', 'contracts', 'reference', 'evaluation', 'interview', 'hours']
test.each<[string, Who, string[]]>([
  ['an owner', client('owner'), ALL],
  ['a hiring manager', client('hiring_manager'), ALL],
  ['an interviewer, whom no video is shown', client('interviewer'), ALL.filter((kind) => kind !== 'video')],
  ['a viewer', client('viewer'), ALL.filter((kind) => kind !== 'video')],
  ['finance, who reads no people', client('finance'), []],
  ['whoever has a link, without what colleagues wrote', { kind: 'visitor' }, ['test', 'video']],
  ['a matcher', { kind: 'staff', roles: ['matcher'] }, ALL],
])('%s reads what the matrix lets them', (_, who, expected) => expect(kinds(who)).toEqual(expected))

test('tests come best first, and written answers stand where nothing was recorded', () => {
  const owner = { who: client('owner'), hours: null }
  expect(evidenceFor(FULL, owner).flatMap((one) => (one.kind === 'test' ? [one.score] : []))).toEqual([90, 75])
  const answers = { ...NO_EVIDENCE, video: { recordings: 0, written: 3, at: '2026-10-03T09:00:00Z' } }
  expect(evidenceFor(answers, owner)).toEqual([{ kind: 'answers', answers: 3, at: '2026-10-03T09:00:00Z' }])
  expect(evidenceFor({ ...answers, video: { recordings: 0, written: 0, at: '' } }, owner)).toEqual([])
})

test('work through us is counted in whole months of all contracts that ran to their end', () => {
  expect(evidenceFor(FULL, { who: client('owner'), hours: null })).toContainEqual({
    kind: 'contracts',
    count: 2,
    months: 9,
  })
  const short = { ...NO_EVIDENCE, contract_days: [5] }
  expect(evidenceFor(short, { who: client('owner'), hours: null })).toEqual([])
})

test('shared hours alone prove nothing', () => {
  expect(isProved(evidenceFor(NO_EVIDENCE, { who: client('owner'), hours: 8 }))).toBe(false)
  expect(isProved(evidenceFor(FULL, { who: client('owner'), hours: null }))).toBe(true)
})

test('where names are hidden, so is what colleagues wrote', () => {
  const blind = evidenceFor(FULL, { who: client('owner'), hours: null, blind: true }).map(({ kind }) => kind)
  expect(blind).toEqual(['test', 'test', 'video', 'history', 'contracts'])
})
