// Worker thread: renders a template with data to a PDF, one at a time.
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import sharp from 'sharp'
import type { PdfDocument } from './printer.ts'

const FONT_DIR = dirname(fileURLToPath(import.meta.resolve('@expo-google-fonts/readex-pro/package.json')))
const CACHED = 10

/** Typst may read the templates in this folder, and no other file. */
const workspace = import.meta.dirname
const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths: [FONT_DIR] }] })

/** This version of Typst does not decode WebP, the format of stored pictures. */
const asPng = (picture: Uint8Array) => sharp(picture).png().toBuffer()

async function print({ template, data, pictures = {} }: PdfDocument): Promise<Uint8Array> {
  const names = Object.keys(pictures)
  for (const name of names) compiler.mapShadow(join(workspace, name), await asPng(pictures[name]!))
  try {
    return compiler.pdf({
      mainFilePath: join(workspace, `${template}.typ`),
      inputs: { data: JSON.stringify(data), ...Object.fromEntries(names.map((name) => [name, name])) },
    })
  } finally {
    compiler.resetShadow()
    compiler.evictCache(CACHED)
  }
}

parentPort?.on('message', async (paper: PdfDocument) => parentPort!.postMessage(await print(paper)))
