import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'

// Child process: decodes a picture and writes a square one. See pictures.ts.

/** Pixel limit, that of the largest phone cameras. */
const MAX_PIXELS = 100_000_000
const side = Number(process.argv[2])

sharp.concurrency(1)
const picture = await sharp(await buffer(process.stdin), { limitInputPixels: MAX_PIXELS, pages: 1 })
  .autoOrient()
  .resize(side, side, { fit: 'cover', position: sharp.strategy.attention })
  .webp({ quality: 82 })
  .toBuffer()
process.stdout.write(picture)
