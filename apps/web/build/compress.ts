// Writes .br and .gz beside every file that gains from it, so that the server compresses nothing.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSED = /\.(?:js|css|svg|json|txt|xml|webmanifest|map)$/
const SMALLEST = 512

const br = promisify(brotliCompress)
const gz = promisify(gzip)

export async function compress(dist: string): Promise<void> {
  for (const name of await readdir(dist, { recursive: true })) {
    if (!COMPRESSED.test(name) || /^(?:\.|drawing\/)/.test(name)) continue
    const file = join(dist, name)
    const content = await readFile(file)
    if (content.length < SMALLEST) continue
    const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
    await Promise.all([
      br(content, { params }).then((small) => writeFile(`${file}.br`, small)),
      gz(content, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
    ])
  }
}
