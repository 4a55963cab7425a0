import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { expect, test } from 'vitest'
import { ariaContexts } from './aria-contexts.ts'

const parts = join(dirname(createRequire(import.meta.url).resolve('react-aria-components')), '../private')
const plugin = ariaContexts() as Plugin & {
  transform: (code: string, id: string) => { code: string } | null
  load: (id: string) => string | null
}
const part = (name: string) => join(parts, `${name}.mjs`)
const made = (name: string) => plugin.transform(readFileSync(part(name), 'utf8'), part(name))?.code ?? ''

test('a text field asks for the context of an autocomplete without bringing the autocomplete', () => {
  expect(made('TextField')).toContain(`from "${part('Autocomplete')}?contexts"`)
  expect(made('TextField')).not.toContain('from "./Autocomplete.mjs"')
})

test('the part and those who ask share one context', () => {
  expect(made('Autocomplete')).not.toMatch(/FieldInputContext = |createContext\)\(/)
  expect(made('Autocomplete')).toContain(`FieldInputContext as `)
  expect(plugin.load(`${part('Autocomplete')}?contexts`)).toContain(
    'export const FieldInputContext = /*#__PURE__*/ createContext(null)',
  )
})
