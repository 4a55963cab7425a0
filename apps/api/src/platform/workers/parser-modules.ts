import { readFile } from 'node:fs/promises'
import type { ParserModules } from '../../engines/code-similarity/parser.ts'

const compile = async (file: string) =>
  WebAssembly.compile(new Uint8Array(await readFile(new URL(import.meta.resolve(file)))))
const grammar = (name: string) => compile(`@vscode/tree-sitter-wasm/wasm/tree-sitter-${name}.wasm`)

let loading: Promise<ParserModules> | undefined

/** tree-sitter and its grammars, compiled once for all threads; lazily, because only assessments need these 2 MB. */
export function loadParserModules(): Promise<ParserModules> {
  loading ??= Promise.all([
    compile('web-tree-sitter/web-tree-sitter.wasm'),
    grammar('typescript'),
    grammar('python'),
  ]).then(([runtime, typescript, python]) => ({ runtime, typescript, python }))
  return loading
}
