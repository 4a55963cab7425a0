// Parts of React Aria find each other through contexts, which live beside the parts themselves: a text field brings the whole
// autocomplete along, only to ask whether it is in one. Here the contexts stand apart from the parts.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const PART = /react-aria-components[/\\]dist[/\\]private[/\\]\w+\.mjs$/
const APART = '?contexts'
const CONTEXT = /^const (\S+) = \/\*#__PURE__\*\/ \(0, \S+createContext\)\((null|\{\})\);$/gm
const IMPORT = /^import \{([^}]*)\} from "(\.\/\w+\.mjs)";$/gm

type Context = { local: string; name: string; first: string }

/** The contexts that a part gives away, by the line that makes them. */
function contextsOf(code: string): Context[] {
  const [, given = ''] = /^export \{(.*)\};$/m.exec(code) ?? []
  const names = new Map(given.split(', ').map((one) => one.split(' as ') as [string, string]))
  return [...code.matchAll(CONTEXT)].flatMap(([, local = '', first = '']) => {
    const name = names.get(local)
    return name ? { local, name, first } : []
  })
}

const imports = (some: readonly string[], from: string) =>
  some.length > 0 ? `import {${some.join(', ')}} from "${from}";` : ''

export function ariaContexts(): Plugin {
  const known = new Map<string, Context[]>()
  const contextsIn = (file: string) => {
    const found = known.get(file) ?? contextsOf(readFileSync(file, 'utf8'))
    known.set(file, found)
    return found
  }
  return {
    name: 'aria-contexts',
    load(id) {
      if (!id.endsWith(APART)) return null
      const made = contextsIn(id.slice(0, -APART.length)).map(
        ({ name, first }) => `export const ${name} = /*#__PURE__*/ createContext(${first});`,
      )
      return ['import { createContext } from "react";', ...made].join('\n')
    },
    transform(code, id) {
      if (!PART.test(id)) return null
      const own = contextsIn(id)
      const ownNames = new Set(own.map(({ local }) => local))
      const made = code
        .replace(IMPORT, (_, names: string, from: string) => {
          const apart = new Set(contextsIn(join(dirname(id), from)).map(({ name }) => name))
          const wanted = names.split(', ')
          const isApart = (one: string) => apart.has(one.split(' as ')[0] ?? '')
          return (
            imports(wanted.filter(isApart), join(dirname(id), from) + APART) +
            imports(
              wanted.filter((one) => !isApart(one)),
              from,
            )
          )
        })
        .replace(CONTEXT, (line, local: string) => (ownNames.has(local) ? '' : line))
      const given = imports(
        own.map(({ local, name }) => `${name} as ${local}`),
        id + APART,
      )
      return { code: given + made, map: null }
    },
  }
}
