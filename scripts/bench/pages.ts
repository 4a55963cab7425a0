import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const DIST = fileURLToPath(new URL('../../apps/web/dist/', import.meta.url))

export type PageWeight = { page: string; htmlBr: number; scriptsGz: number }

/** What a first visit to a prerendered page downloads, in bytes: its HTML, and every script it names or those import. */
export function pageWeights(): PageWeight[] {
  return ['ar', 'en'].flatMap((lang) => pagesIn(join(DIST, 'pages', lang)).map((file) => weigh(lang, file)))
}

function pagesIn(dir: string): string[] {
  if (!existsSync(dir)) return []
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name))
}

function weigh(lang: string, file: string): PageWeight {
  const html = readFileSync(file)
  const scripts = followScripts(String(html))
  return {
    page: `${lang} ${file.slice(join(DIST, 'pages', lang).length).replace(/\.html$/, '')}`,
    htmlBr: brotliCompressSync(html).length,
    scriptsGz: scripts.reduce(
      (sum, script) => sum + gzipSync(readFileSync(join(DIST, script)), { level: 9 }).length,
      0,
    ),
  }
}

/** The scripts of a page and what they import at once; `import()` is for later and does not count. */
function followScripts(html: string): string[] {
  const found = new Set<string>()
  const queue = [...html.matchAll(/\/?(assets\/[\w.-]+\.js)/g)].map((match) => match[1]!)
  for (let script = queue.pop(); script; script = queue.pop()) {
    if (found.has(script) || !existsSync(join(DIST, script))) continue
    found.add(script)
    const text = readFileSync(join(DIST, script), 'utf8')
    for (const match of text.matchAll(/(?:from|^import|;import)\s*"\.\/([\w.-]+\.js)"/g))
      queue.push(`assets/${match[1]}`)
  }
  return [...found]
}
