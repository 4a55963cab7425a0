import { expect, test } from 'vitest'
import { arEffects } from './messages/ar-effects.ts'

/** A verb or an adjective after the counted noun would have to change with the number. */
const TIED_TO_ONE_NUMBER = /(?<!\p{L})(?:[يت]بقى|تصدر|صادرة|محجوزة)(?!\p{L})/u

test.each([1, 2, 3, 11, 100])('what a change touches is said in Arabic that agrees with %i', (n) => {
  expect(Object.values(arEffects).filter((effect) => TIED_TO_ONE_NUMBER.test(effect(n)))).toEqual([])
})
