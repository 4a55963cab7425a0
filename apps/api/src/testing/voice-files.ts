// Recordings without sound, in the formats of browsers: only the headers with their duration.

const ascii = (text: string) => Array.from(Buffer.from(text, 'latin1'))
const big = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, n) => Math.floor(value / 256 ** (bytes - 1 - n)) % 256)
const little = (value: number, bytes: number) => big(value, bytes).toReversed()

/** Unknown size, as in a live recording. */
const OPEN = [0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]
const element = (id: number[], inside: number[], open = false) => [
  ...id,
  ...(open ? OPEN : [0x08, ...big(inside.length, 4)]),
  ...inside,
]

export function webmFile(seconds: number, { video = false } = {}): Buffer {
  const block = [0x81, ...big(0, 2), 0x80, 1, 2, 3]
  const cluster = (at: number) =>
    element([0x1f, 0x43, 0xb6, 0x75], [...element([0xe7], big(at, 4)), ...element([0xa3], block)], true)
  const head = element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], ascii('webm')))
  const tracks = element([0x16, 0x54, 0xae, 0x6b], element([0xae], element([0x83], [video ? 1 : 2])))
  const scale = element([0x15, 0x49, 0xa9, 0x66], element([0x2a, 0xd7, 0xb1], big(1_000_000, 3)))
  const segment = element(
    [0x18, 0x53, 0x80, 0x67],
    [...scale, ...tracks, ...cluster(0), ...cluster(seconds * 1000)],
    true,
  )
  return Buffer.from([...head, ...segment])
}

export function oggFile(seconds: number): Buffer {
  const page = (samples: number, inside: number[]) => [
    ...ascii('OggS'),
    0,
    2,
    ...little(samples, 8),
    ...Array.from({ length: 12 }, () => 0),
    1,
    inside.length,
    ...inside,
  ]
  return Buffer.from([...page(0, [...ascii('OpusHead'), 1, 1]), ...page(seconds * 48_000, [1, 2, 3])])
}

export function m4aFile(seconds: number, { video = false } = {}): Buffer {
  const box = (kind: string, inside: number[]) => [...big(inside.length + 8, 4), ...ascii(kind), ...inside]
  const times = [...big(0, 12), ...big(1000, 4), ...big(seconds * 1000, 4)]
  const handler = box('hdlr', [...big(0, 8), ...ascii(video ? 'vide' : 'soun')])
  const track = box('trak', box('mdia', [...box('mdhd', times), ...handler]))
  return Buffer.from([...box('ftyp', ascii('M4A isom')), ...box('moov', [...box('mvhd', times), ...track])])
}
