import { expect, test } from 'vitest'
import { VOICE_MINUTES, isTooLong } from './rules-voice.ts'

test('three minutes are allowed, and the tick on which a browser stops', () => {
  expect(VOICE_MINUTES).toBe(3)
  expect([180, 181.9, 182.1].map(isTooLong)).toEqual([false, false, true])
})
