import { expect, test } from 'vitest'
import { type DeliveryFacts, mayDismiss, readableText, troubleOf } from './rules-staff.ts'

const cases: [Partial<DeliveryFacts>, ReturnType<typeof troubleOf>][] = [
  [{ status: 'queued' }, null],
  [{ status: 'queued', attempts: 2 }, 'trying'],
  // Sent again after it was dismissed.
  [{ status: 'queued', attempts: 2, dismissed: true }, 'trying'],
  [{ status: 'failed' }, 'failed'],
  [{ status: 'failed', dismissed: true }, 'dismissed'],
  [{ receipt: 'bounced' }, 'failed'],
  [{ receipt: 'complained' }, 'failed'],
  [{ receipt: 'complained', dismissed: true }, 'dismissed'],
  [{ receipt: 'delivered' }, null],
  [{}, null],
]

test.each(cases)('a message that is %o stands as %s; only a failed one is dismissed', (overrides, trouble) => {
  const facts: DeliveryFacts = { status: 'sent', receipt: null, attempts: 0, dismissed: false, ...overrides }
  expect(troubleOf(facts)).toBe(trouble)
  expect(mayDismiss(facts)).toBe(trouble === 'failed')
})

test('colleagues read the sentence of a message to a phone, never its link', () => {
  expect(readableText('فريق: عقدك جاهز. https://fareeq.example/x?token=1')).toBe('فريق: عقدك جاهز.')
  expect([readableText('https://fareeq.example/x'), readableText(''), readableText(null)]).toEqual([null, null, null])
})
