import { expect, test } from 'vitest'
import { probe } from './probe.ts'

const bytes = (hex: string) => Uint8Array.from(hex.replace(/\s/g, '').match(/../g) ?? [], (two) => parseInt(two, 16))

/** EBML head; a segment without an end; one audio track; two clusters, the second 2,500 ms in with a block 20 ms later. */
const WEBM = `1a45dfa3 80 18538067 01ffffffffffffff 1654ae6b 85 ae 83 83 81 02
  1f43b675 01ffffffffffffff e7 81 00 a3 84 81 0000 80 1f43b675 01ffffffffffffff e7 82 09c4 a3 84 81 0014 80`
/** Opus: a page with its head, a page that ends after 96,000 samples. */
const OGG = `4f676753 0002 0000000000000000 00000000 00000000 00000000 01 0a 4f707573486561640101
  4f676753 0000 0077010000000000 00000000 01000000 00000000 01 02 ffff`
/** In fragments: the head knows no duration, the second fragment begins 3 seconds in (144,000 ticks of 48,000). */
const MP4 = `00000010 66747970 69736f35 69736f6d
  0000005d 6d6f6f76 00000020 6d766864 00000000 00000000 00000000 000003e8 00000000 00000000
  00000031 7472616b 00000029 6d646961 00000018 6d646864 00000000 00000000 00000000 0000bb80
  00000014 68646c72 00000000 00000000 736f756e
  00000020 6d6f6f66 00000018 74726166 00000010 74666474 00000000 00023280`

test.each([
  ['webm', WEBM, 2.52],
  ['ogg', OGG, 2],
  ['mp4 in fragments', MP4, 3],
])('how long a recording is, is read from its bytes: %s', (_, hex, seconds) => {
  expect(probe(bytes(hex))).toEqual({ seconds, hasVideo: false })
})

test('a film is told from a voice', () => {
  expect(probe(bytes(WEBM.replace('83 81 02', '83 81 01')))?.hasVideo).toBe(true)
  expect(probe(bytes(MP4.replace('736f756e', '76696465')))?.hasVideo).toBe(true)
})

test('what breaks off, or is something else, is no recording and breaks nothing', () => {
  for (const hex of [WEBM, OGG, MP4])
    for (let length = 0; length < bytes(hex).length; length++)
      expect(() => probe(bytes(hex).slice(0, length))).not.toThrow()
  for (const other of ['', '00', 'ffd8ffe0', '1a45dfa3', '4f676753'.repeat(9), '1a45dfa300'])
    expect(probe(bytes(other))).toBeNull()
})
