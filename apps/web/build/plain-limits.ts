// A limit or a list of choices is written beside the schema it belongs to. A screen that only shows it does not carry the
// schema: what is plain data is handed over as such.
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const SCHEMA = /packages\/domain\/src\/[\w-]+\/schema[\w-]*\.ts$/
const PLAIN = '?plain'
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']([^"']+\/schema[\w-]*\.ts)["'];?/g

const isPlain = (value: unknown): boolean =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value)
    ? true
    : typeof value === 'object' &&
      (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype) &&
      Object.values(value).every(isPlain)

async function plainPartsOf(file: string): Promise<Map<string, unknown>> {
  const whole = (await import(pathToFileURL(file).href)) as Record<string, unknown>
  return new Map(Object.entries(whole).filter(([, value]) => isPlain(value)))
}

export function plainLimits(domain: string): Plugin {
  const fileOf = (source: string, importer: string) =>
    source.startsWith('@fareeq/domain/')
      ? join(domain, source.slice('@fareeq/domain/'.length))
      : join(dirname(importer), source)

  async function split(names: string, file: string): Promise<string> {
    const plain = await plainPartsOf(file)
    const wanted = names.split(',').flatMap((name) => name.trim() || [])
    const isOfPlain = (name: string) => plain.has(name.split(/\s+as\s+/)[0] ?? '')
    const from = (some: string[], path: string) =>
      some.length > 0 ? `import { ${some.join(', ')} } from ${JSON.stringify(path)};` : ''
    return (
      from(wanted.filter(isOfPlain), file + PLAIN) +
      from(
        wanted.filter((name) => !isOfPlain(name)),
        file,
      )
    )
  }

  return {
    name: 'plain-limits',
    async load(id) {
      if (!id.endsWith(PLAIN)) return null
      const parts = [...(await plainPartsOf(id.slice(0, -PLAIN.length)))]
      const code = parts.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`).join('\n')
      return { code, moduleType: 'js', moduleSideEffects: false }
    },
    async transform(code, id) {
      if (!/\.tsx?$/.test(id) || !code.includes('/schema')) return null
      const found = [...code.matchAll(IMPORT)].filter(([, , source = '']) => SCHEMA.test(fileOf(source, id)))
      if (found.length === 0) return null
      let made = code
      for (const [whole, names = '', source = ''] of found)
        made = made.replace(whole, await split(names, fileOf(source, id)))
      return { code: made, map: null }
    },
  }
}
