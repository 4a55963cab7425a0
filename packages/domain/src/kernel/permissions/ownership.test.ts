import { expect, test } from 'vitest'
import { giveBackDecision, handOverDecision, takeDecision } from './ownership.ts'

test.each<[owner: string | null, expectedOwner: string | null, decision: string, why: string]>([
  [null, null, 'change', 'what nobody has is taken'],
  ['sara', null, 'taken', 'Sara took it meanwhile: refused'],
  ['sara', 'sara', 'change', 'taking over from Sara is a named act'],
  ['omar', 'sara', 'taken', 'it went from Sara to Omar meanwhile: refused'],
  [null, 'sara', 'change', 'Sara gave it back meanwhile: nobody loses anything'],
  ['me', null, 'same', 'a second press changes nothing'],
])('taking what %s has, seen as of %s: %s (%s) [D-121]', (owner, expectedOwner, decision) =>
  expect(takeDecision({ owner, expectedOwner, me: 'me' })).toBe(decision),
)

test.each([
  ['me', 'change'],
  [null, 'same'],
  ['sara', 'taken'],
] as const)('giving back what %s has: %s', (owner, decision) =>
  expect(giveBackDecision({ owner, me: 'me' })).toBe(decision),
)

test.each([
  ['me', 'change'],
  [null, 'change'],
  ['sara', 'same'],
  ['omar', 'taken'],
] as const)('handing what %s has to Sara: %s', (owner, decision) =>
  expect(handOverDecision({ owner, me: 'me', to: 'sara' })).toBe(decision),
)
