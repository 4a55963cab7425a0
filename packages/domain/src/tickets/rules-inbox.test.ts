import { expect, test } from 'vitest'
import { UNCHANGED } from '../kernel/policies/policies.ts'
import { canMerge, mergedDue, ticketWords } from './rules-inbox.ts'
import { fillTemplate, hasUnknownPlaceholder } from './rules.ts'
import { TICKET_KINDS } from './states.ts'

test.each([
  ['الإدارة، والتوظيف', ['الاداره', 'والتوظيف']],
  ['noura@shop.example', ['noura', 'shop', 'example']],
  ['٣ مطوّرين', ['3', 'مطورين']],
  [`O'Brien's "plan"`, ['o', 'brien', 's', 'plan']],
  [' ، ؟ ', []],
  ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
  ['x'.repeat(90), ['x'.repeat(40)]],
])('%j is searched for by %j', (question, words) => expect(ticketWords(question)).toEqual(words))

const first = { id: 'a', kind: 'contact', state: 'open', user_id: null, from_email: 'noura@shop.example' } as const
const second = { ...first, id: 'b' }
test.each([
  ['two open ones of one address', first, second, true],
  [
    'two of one account under two addresses',
    { ...first, user_id: 'u' },
    { ...second, user_id: 'u', from_email: 'n@other.example' },
    true,
  ],
  ['itself', first, first, false],
  ['two askers', first, { ...second, from_email: 'sara@shop.example' }, false],
  ['two who left', { ...first, from_email: '' }, { ...second, from_email: '' }, false],
  ['into one that is closed', first, { ...second, state: 'closed' }, false],
  ['into one that is merged itself', first, { ...second, state: 'merged' }, false],
  ['one that is answered', { ...first, state: 'answered' }, second, false],
  ['one that waits for a decision elsewhere', { ...first, kind: 'extension' }, second, false],
  ['into one that waits for a decision elsewhere', first, { ...second, kind: 'extension' }, true],
] as const)('merging %s', (_, from, into, may) => expect(canMerge(from, into)).toBe(may))

test('of two promises the earlier is kept, and comes back when the other leaves', () => {
  const own = { kind: 'contact', created_at: new Date('2026-11-15T09:00:00Z') } as const
  const earlier = new Date('2026-11-16T15:00:00Z')
  expect(mergedDue(own, [earlier, new Date('2026-11-30T15:00:00Z')], UNCHANGED)).toEqual(earlier)
  expect(mergedDue(own, [], UNCHANGED)).toEqual(new Date('2026-11-17T15:00:00Z'))
  expect(TICKET_KINDS).toContain(own.kind)
})

test('a template is filled with the name and the reference; anything else in braces is refused', () => {
  const filling = { name: 'نورة', reference: 'AB2CD3' }
  expect(fillTemplate('أهلًا {name}، رقمك {reference}. {name}', filling)).toBe('أهلًا نورة، رقمك AB2CD3. نورة')
  expect(fillTemplate('{constructor} {salary}', filling)).toBe('{constructor} {salary}')
  expect(['{name} {reference}', 'no braces', '{salary}', '{}', '{ name }'].map(hasUnknownPlaceholder)).toEqual([
    false,
    false,
    true,
    true,
    true,
  ])
})
