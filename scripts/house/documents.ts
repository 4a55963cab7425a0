import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { type Finding, SKIPPED } from './tree.ts'

/** Markdown files by path from the root. */
export type Documents = ReadonlyMap<string, string>

export function readDocuments(root: string): Documents {
  const documents = new Map<string, string>()
  const walk = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = join(folder, entry.name)
      if (entry.isDirectory() && !SKIPPED.has(entry.name)) walk(path)
      else if (entry.isFile() && entry.name.endsWith('.md')) documents.set(path, readFileSync(join(root, path), 'utf8'))
    }
  }
  walk('.')
  return documents
}

const withoutCode = (text: string): string => text.replaceAll(/^```[\s\S]*?^```/gm, '').replaceAll(/`[^`\n]*`/g, '')

/** Addresses inside the repository: links, pictures. */
const linksOf = (text: string): string[] =>
  [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)|\b(?:src|href)="([^"]+)"/g)]
    .map(([, link, source]) => link ?? source ?? '')
    .filter((link) => !/^(?:[a-z]+:|\/)/.test(link))

/** Anchor of a heading, as forges make it. */
const anchorOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/\]\([^)]*\)/g, '')
    .replaceAll(/[^\p{L}\p{N}\p{M} _-]/gu, '')
    .replaceAll(' ', '-')

const anchorsOf = (text: string): Set<string> =>
  new Set(
    [...text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading!)),
  )

type Target = { path: string; anchor: string | undefined }

function targetOf(file: string, link: string): Target {
  const [path = '', anchor] = decodeURI(link).split('#')
  return { path: path ? normalize(join(dirname(file), path)).replace(/\/$/, '') : file, anchor }
}

export function checkLinks(documents: Documents, exists: (path: string) => boolean): Finding[] {
  return [...documents].flatMap(([file, text]) =>
    linksOf(text).flatMap((link) => {
      const { path, anchor } = targetOf(file, link)
      const document = documents.get(path)
      const isThere = exists(path) && (!anchor || !document || anchorsOf(document).has(anchor))
      return isThere ? [] : [{ file, law: 'documents', what: `${link} leads nowhere` }]
    }),
  )
}

/** Files of `docs/` that no link leads to, from its index on; a link to a folder leads to what is directly in it. */
export function checkReach(documents: Documents, files: readonly string[]): Finding[] {
  const reached = new Set<string>()
  const next = ['docs/README.md']
  for (let file = next.pop(); file; file = next.pop()) {
    if (reached.has(file)) continue
    reached.add(file)
    const paths = linksOf(documents.get(file) ?? '').map((link) => targetOf(file!, link).path)
    next.push(...paths, ...files.filter((path) => paths.includes(dirname(path))))
  }
  return files
    .filter((path) => !reached.has(path))
    .map((file) => ({ file, law: 'documents', what: 'no way leads here from docs/README.md' }))
}

const filesIn = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(join(root, path)).isFile())

export function checkDocuments(root: string): Finding[] {
  const documents = readDocuments(root)
  return [
    ...checkLinks(documents, (path) => existsSync(join(root, path))),
    ...checkReach(documents, filesIn(root, 'docs')),
  ]
}
