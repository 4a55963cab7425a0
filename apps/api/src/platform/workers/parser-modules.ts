import { readFile } from 'node:fs/promises'
import type { ParserModules } from '../../engines/code-similarity/parser.ts'

const compile = async (address: string) => WebAssembly.compile(new Uint8Array(await readFile(new URL(address))))

let loading: Promise<ParserModules> | undefined

/** tree-sitter and its grammars, compiled once for all threads; lazily, because only assessments need these 2 MB. */
export function loadParserModules(): Promise<ParserModules> {
  loading ??= Promise.all([
    compile(import.meta.resolve('web-tree-sitter/web-tree-sitter.wasm')),
    compile(import.meta.resolve('@vscode/tree-sitter-wasm/wasm/tree-sitter-typescript.wasm')),
    compile(import.meta.resolve('@vscode/tree-sitter-wasm/wasm/tree-sitter-python.wasm')),
  ]).then(([runtime, typescript, python]) => ({ runtime, typescript, python }))
  return loading
}
