// An app that speaks one language. Where a feature names the words of the other one stands an empty object, which is filled
// when somebody asks for that language: all of its words are one file.
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Lang, otherLang } from '@fareeq/domain/kernel/locale.ts'
import type { Plugin } from 'vite'

const WHOLE = '?whole'
const quoted = JSON.stringify

const isFace = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** Only what can be filled later can be left empty first; anything else is for other words, which are whole. */
async function facesOf(file: string): Promise<string[]> {
  const given = Object.entries((await import(pathToFileURL(file).href)) as Record<string, unknown>)
  return given.flatMap(([name, value]) => (isFace(value) ? name : []))
}

export function oneLanguage(root: string, lang: Lang): Plugin {
  const other = otherLang(lang)
  const source = join(root, 'src')
  const files = globSync(`**/{messages,words}/**/${other}{,-*}.ts`, { cwd: source, exclude: ['gallery/**'] }).toSorted()
  const isOther = new Set(files.map((file) => join(source, file)))
  const platform = join(source, 'platform')
  return {
    name: 'one-language',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      // Words that are made of other words need these whole.
      if (!importer?.endsWith(WHOLE) || id.endsWith(WHOLE)) return null
      const found = await this.resolve(id, importer.slice(0, -WHOLE.length), { ...options, skipSelf: true })
      return found && isOther.has(found.id) ? found.id + WHOLE : found
    },
    async load(id) {
      if (id === join(platform, 'i18n/all-words.ts')) {
        const imports = files.map((file, n) => `import * as w${n} from ${quoted(join(source, file) + WHOLE)}`)
        const entries = files.map((file, n) => `${quoted(file)}: w${n}`)
        return [...imports, `export const words = { ${entries.join(', ')} }`].join('\n')
      }
      if (!isOther.has(id)) return null
      const names = await facesOf(id)
      return [
        `import { otherWords } from ${quoted(join(platform, 'i18n/other-words.ts'))}`,
        ...names.map((name) => `export const ${name} = {}`),
        `otherWords.expect(${quoted(id.slice(source.length + 1))}, { ${names.join(', ')} })`,
      ].join('\n')
    },
  }
}
