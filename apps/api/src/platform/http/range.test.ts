import { expect, test } from 'vitest'
import { readRange } from './range.ts'

test.each([
  ['from the beginning', 'bytes=0-', { start: 0, end: 99 }],
  ['a part', 'bytes=10-19', { start: 10, end: 19 }],
  ['further than there is', 'bytes=90-500', { start: 90, end: 99 }],
  ['the end', 'bytes=-10', { start: 90, end: 99 }],
  ['more of the end than there is', 'bytes=-500', { start: 0, end: 99 }],
  ['what is not there', 'bytes=100-', 'none'],
  ['nothing of the end', 'bytes=-0', 'none'],
  ['the wrong way round', 'bytes=20-10', null],
  ['several', 'bytes=0-1,4-5', null],
  ['something else', 'lines=1-2', null],
  ['nothing', undefined, null],
])('a player asks for %s', (_, header, range) => {
  expect(readRange(header, 100)).toEqual(range)
})
