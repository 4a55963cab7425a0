// Precompression: writes .br and .gz beside every file that gains from it.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSED = /\.(?:js|css|svg|json|txt|xml|webmanifest)$/
const MIN_BYTES = 512

const br = promisify(brotliCompress)
const gz = promisify(gzip)

async function compressOne(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < MIN_BYTES) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  await Promise.all([
    br(content, { params }).then((small) => writeFile(`${file}.br`, small)),
    gz(content, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ])
}

export async function compress(dist: string): Promise<void> {
  const names = await readdir(dist, { recursive: true })
  const queue = names.filter((name) => COMPRESSED.test(name) && !/^(?:\.|server\/)/.test(name)).values()
  // Worker pool over a shared queue, so that one slow file does not hold up the others.
  const worker = async () => {
    for (const name of queue) await compressOne(join(dist, name))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
}
