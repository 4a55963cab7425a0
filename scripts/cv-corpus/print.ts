// Prints the CVs that need a browser or a typesetter: `node scripts/cv-corpus/print.ts`, after words or layouts have changed.
import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { printable, stampOf } from './corpus.ts'
import { withoutFonts } from './thin.ts'

const BROWSER = process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell'
const STAMPS = new URL('./printed/printed.json', import.meta.url)
const sheet = join(mkdtempSync(join(tmpdir(), 'cv-')), 'cv.html')
// The typesetter belongs to the API, which prints CVs with it.
const api = createRequire(new URL('../../apps/api/package.json', import.meta.url))
const { NodeCompiler } = api('@myriaddreamin/typst-ts-node-compiler') as {
  NodeCompiler: { create(options: object): { pdf(source: { mainFileContent: string }): Buffer } }
}
const typesetter = NodeCompiler.create({ fontArgs: [{ fontPaths: ['/usr/share/fonts'] }] })
const old = JSON.parse(readFileSync(STAMPS, 'utf8')) as Record<string, string>
const printed: Record<string, string> = {}
for (const { file, way, source } of printable()) {
  const to = fileURLToPath(file)
  const name = to.split('/').at(-1)!
  printed[name] = stampOf(source)
  if (old[name] === printed[name]) continue
  if (way === 'typst') writeFileSync(to, typesetter.pdf({ mainFileContent: source }))
  else {
    writeFileSync(sheet, source.includes('<meta charset') ? source : `<!doctype html><meta charset="utf-8">${source}`)
    execFileSync(
      BROWSER,
      ['--no-sandbox', '--disable-gpu', '--no-pdf-header-footer', `--print-to-pdf=${to}`, `file://${sheet}`],
      { stdio: 'ignore' },
    )
    writeFileSync(to, withoutFonts(readFileSync(to)))
  }
}
writeFileSync(STAMPS, `${JSON.stringify(printed, null, 2)}\n`)
