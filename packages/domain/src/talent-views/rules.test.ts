import { expect, test } from 'vitest'
import { forClient, forLink, shareEnds } from './rules.ts'

const NOMINATION = { kind: 'shown', ground: 'nomination' }
const MATCHING = { kind: 'shown', ground: 'matching' }

test.each([
  ['nominated', { live: true, nominated: 'standing', finished: true }, NOMINATION],
  ['nominated, and without time since', { live: false, nominated: 'standing', finished: true }, NOMINATION],
  ['nominated too long ago', { live: true, nominated: 'over', finished: true }, { kind: 'expired' }],
  ['found in the matching', { live: true, nominated: null, finished: true }, MATCHING],
  ['no longer live', { live: false, nominated: null, finished: true }, { kind: 'unavailable' }],
  ['looked for before the request is whole', { live: true, nominated: null, finished: false }, { kind: 'refused' }],
] as const)('a client and somebody %s', (_, facts, verdict) => {
  expect(forClient(facts)).toEqual(verdict)
})

test('a link shows who is live or still nominated, for fourteen days', () => {
  expect(forLink({ live: true, nominated: null })).toEqual({ kind: 'shown', ground: 'shared_link' })
  expect(forLink({ live: false, nominated: 'standing' })).toEqual({ kind: 'shown', ground: 'shared_link' })
  expect(forLink({ live: false, nominated: null })).toEqual({ kind: 'unavailable' })
  expect(shareEnds(new Date('2026-11-15T09:00:00Z'))).toEqual(new Date('2026-11-29T09:00:00Z'))
})
