import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'

// A program of its own: a picture comes in, a square one goes out. See pictures.ts.

/** As many as the best phones take. */
const MOST_PIXELS = 100_000_000
const side = Number(process.argv[2])

sharp.concurrency(1)
const picture = await sharp(await buffer(process.stdin), { limitInputPixels: MOST_PIXELS, pages: 1 })
  .autoOrient()
  .resize(side, side, { fit: 'cover', position: sharp.strategy.attention })
  .webp({ quality: 82 })
  .toBuffer()
process.stdout.write(picture)
