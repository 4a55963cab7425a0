import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAllDocuments } from 'yaml'

export const DEPLOY = join(import.meta.dirname, '../../deploy')
export const readText = (file: string): string => readFileSync(join(DEPLOY, file), 'utf8')

/** Documents of a YAML file. */
export function readYaml<Document>(file: string): Document[] {
  const documents = parseAllDocuments(readText(file), { merge: true })
  return [...documents].map((document) => {
    const [error] = document.errors
    if (error) throw new Error(`${file}: ${error.message}`)
    return document.toJS() as Document
  })
}

/** Names and values of an environment file. */
export const readEnvironment = (file: string): Record<string, string> =>
  Object.fromEntries(
    readText(file)
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )

/** Names and values on the `Environment=` lines of a systemd unit. */
export const unitEnvironment = (file: string): Record<string, string> =>
  Object.fromEntries(
    [...readText(file).matchAll(/^Environment=(.*)$/gm)].flatMap(([, line]) =>
      line!.split(' ').map((entry) => entry.split('=', 2) as [string, string]),
    ),
  )
