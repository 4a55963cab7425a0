import sharp from 'sharp'
import { expect, test } from 'vitest'
import { squarePicture } from './pictures.ts'

const svg = (inner: string) =>
  Buffer.from(`<svg xmlns='http://www.w3.org/2000/svg' width='500' height='500'>${inner}</svg>`)
const square = svg(`<rect width='500' height='500' fill='red'/>`)

const nested = Array.from({ length: 12 }, (_, n) => `<g id='a${n + 1}'>${`<use href='#a${n}'/>`.repeat(10)}</g>`).join(
  '',
)
const endlessPicture = svg(
  `<defs><g id='a0'><rect width='9' height='9' filter='url(#f)'/></g>${nested}</defs><use href='#a12'/>`,
)

test('a picture that would take for ever to draw is given up, and the next one is drawn', async () => {
  expect(await squarePicture(endlessPicture, 64, { owner: 'a', timeoutMs: 500 })).toBeNull()
  expect(await squarePicture(square, 64, { owner: 'a' })).not.toBeNull()
})

test('however many one owner sends, another gets a turn, and what is too much is turned away', async () => {
  const own = Array.from({ length: 6 }, () => squarePicture(endlessPicture, 64, { owner: 'greedy', timeoutMs: 300 }))
  const theirs = Promise.allSettled(own)
  expect(await squarePicture(square, 64, { owner: 'honest' })).not.toBeNull()
  const answers = (await theirs).map((one) => (one.status === 'rejected' ? one.reason.reason : one.value))
  expect(answers).toEqual([null, null, null, null, null, 'busy'])
})

test('many at once are drawn in turn, each to its own size', async () => {
  const sides = [16, 24, 32, 40, 48]
  const images = await Promise.all(sides.map((side) => squarePicture(square, side, { owner: `owner ${side}` })))
  const sizes = await Promise.all(images.map(async (picture) => (await sharp(picture!).metadata()).width))
  expect(sizes).toEqual(sides)
})

test('what is no picture is none', async () => {
  for (const bytes of [Buffer.alloc(0), Buffer.from('no'), Buffer.alloc(300_000, 1)])
    expect(await squarePicture(bytes, 64, { owner: 'a' })).toBeNull()
})
