// Prints the CVs that need a browser: `node scripts/cv-corpus/print.ts`, after words or layouts have changed.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { printable, stampOf } from './corpus.ts'
import { withoutFonts } from './thin.ts'

const BROWSER = process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell'
const page = join(mkdtempSync(join(tmpdir(), 'cv-')), 'cv.html')
const printed: Record<string, string> = {}
for (const { file, html } of printable()) {
  writeFileSync(page, html)
  const to = fileURLToPath(file)
  execFileSync(
    BROWSER,
    ['--no-sandbox', '--disable-gpu', '--no-pdf-header-footer', `--print-to-pdf=${to}`, `file://${page}`],
    { stdio: 'ignore' },
  )
  writeFileSync(to, withoutFonts(readFileSync(to)))
  printed[to.split('/').at(-1)!] = stampOf(html)
}
writeFileSync(new URL('./printed/printed.json', import.meta.url), `${JSON.stringify(printed, null, 2)}\n`)
