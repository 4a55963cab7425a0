import { hash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type SchemaOptions, parseDocument } from 'yaml'
import * as z from 'zod/mini'
import { type Bank, codingFile, multipleChoiceFile, personalityFile, sqlFile, videoFile } from './schema.ts'

/** Reads and validates every file; the first that is wrong is named in the error. */
export function readBank(root: string = import.meta.dirname): Bank {
  const byId = { nameOf: ({ id }: { id: string }) => id }
  return {
    // Failsafe: every scalar is read as text, so that an answer `1.10`, `null` or `0x1F` stays what it is.
    multipleChoice: readFolder(root, 'multiple-choice', multipleChoiceFile(), {
      nameOf: ({ skill }) => skill,
      schema: 'failsafe',
    }).flatMap(({ skill, items }) => items.map((item) => versioned({ skill, ...item }))),
    coding: readFolder(root, 'coding', codingFile(), byId).map(versioned),
    sql: readFolder(root, 'sql', sqlFile(), byId).map(versioned),
    video: readFolder(root, 'video', videoFile(), byId).map(versioned),
    personality: readFolder(root, 'personality', personalityFile(), byId).map(versioned),
  }
}

type FolderOptions<Content> = { nameOf: (content: Content) => string } & Pick<SchemaOptions, 'schema'>

function readFolder<Schema extends z.ZodMiniType>(
  root: string,
  folder: string,
  schema: Schema,
  { nameOf, ...yaml }: FolderOptions<z.infer<Schema>>,
): z.infer<Schema>[] {
  const path = join(root, folder)
  const names = existsSync(path) ? readdirSync(path).toSorted() : []
  return names.map((name) => {
    const fail = (what: string): never => {
      throw new Error(`The item bank cannot be read. ${folder}/${name}: ${what}`)
    }
    const document = parseDocument(readFileSync(join(path, name), 'utf8'), yaml)
    const [broken] = [...document.errors, ...document.warnings]
    if (broken) return fail(broken.message)
    const { error, data } = schema.safeParse(document.toJS(), { error: z.locales.en().localeError })
    if (error) return fail(z.prettifyError(error))
    return `${nameOf(data)}.yaml` === name ? data : fail(`the file of "${nameOf(data)}" has another name`)
  })
}

const versioned = <Item extends object>(item: Item): Item & { version: string } => ({
  ...item,
  version: hash('sha256', JSON.stringify(canonical(item)), 'hex').slice(0, 12),
})

/** Canonical JSON: keys in alphabetical order, so that moving a field does not make another version. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (value === null || typeof value !== 'object') return value
  const sorted = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(sorted.map(([key, inner]) => [key, canonical(inner)]))
}
