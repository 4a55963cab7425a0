import { expect, test } from 'vitest'
import { stageOf } from './rules.ts'

test.each([
  [{ step: 1, nominations: 0, contracted: false }, 'describing'],
  [{ step: 4, nominations: 0, contracted: false }, 'describing'],
  [{ step: 5, nominations: 0, contracted: false }, 'meeting'],
  [{ step: 6, nominations: 0, contracted: false }, 'searching'],
  [{ step: 6, nominations: 2, contracted: false }, 'nominated'],
  [{ step: 6, nominations: 2, contracted: true }, 'contracted'],
] as const)('%j stands under %s', (facts, stage) => {
  expect(stageOf(facts)).toBe(stage)
})
