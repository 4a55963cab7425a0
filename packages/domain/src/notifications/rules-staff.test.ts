import { expect, test } from 'vitest'
import { type DeliveryFacts, mayDismiss, troubleOf } from './rules-staff.ts'

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

test.each(cases)('a message that is %o stands as %s; only a failed one is dismissed', (over, trouble) => {
  const facts: DeliveryFacts = { status: 'sent', receipt: null, attempts: 0, dismissed: false, ...over }
  expect(troubleOf(facts)).toBe(trouble)
  expect(mayDismiss(facts)).toBe(trouble === 'failed')
})
