import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

type Chunk = { file: string; src?: string; css?: string[]; imports?: string[]; dynamicImports?: string[] }

/** Vite's manifest: output file and imports by source. */
export async function readManifest(dist: string, name: string) {
  const manifest = JSON.parse(await readFile(join(dist, '.vite', name), 'utf8')) as Record<string, Chunk>
  const withImports = (key: string, visited = new Set<string>()): Set<string> => {
    const chunk = manifest[key]
    if (!chunk || visited.has(key)) return visited
    visited.add(key)
    for (const other of chunk.imports ?? []) withImports(other, visited)
    return visited
  }
  const fileOf = (key: string) => {
    const output = manifest[key]
    if (!output) throw new Error(`the build has no ${key}`)
    return `/${output.file}`
  }
  return {
    fileOf,
    /** The entry whose source has this suffix. */
    find(ending: string) {
      const key = Object.keys(manifest).find((key) => key.endsWith(ending))
      if (!key) throw new Error(`the build has no ${ending}`)
      return fileOf(key)
    },
    /** The source with this suffix among those that `entry` imports dynamically. */
    dynamicImportOf(entry: string, ending: string) {
      const source = manifest[entry]?.dynamicImports?.find((dynamicImport) => dynamicImport.endsWith(ending))
      if (!source) throw new Error(`${entry} imports no ${ending}`)
      return source
    },
    stylesheetOf(key: string) {
      const stylesheet = manifest[key]?.css?.[0]
      if (!stylesheet) throw new Error(`${key} has no stylesheet`)
      return `/${stylesheet}`
    },
    /** Chunks of a page: the imports of `entry`, and of the sources it loads for that page. */
    chunksOf(entry: string, ...sources: string[]): string[] {
      const keys = withImports(entry)
      for (const source of sources) {
        fileOf(source)
        withImports(source, keys)
      }
      keys.delete(entry)
      return [...keys].map(fileOf)
    },
  }
}
