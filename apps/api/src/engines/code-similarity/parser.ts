import type { Parser } from 'web-tree-sitter'

export type Language = 'javascript' | 'typescript' | 'python'
export type Grammar = 'typescript' | 'python'
/** Compiled WebAssembly modules: the tree-sitter runtime and the grammars. Modules are cloned into a thread, not copied. */
export type ParserModules = { runtime: WebAssembly.Module } & Record<Grammar, WebAssembly.Module>

/** TypeScript is a superset, so that an answer can be compared with its translation into the other one. */
export const GRAMMARS: Readonly<Record<Language, Grammar>> = {
  javascript: 'typescript',
  typescript: 'typescript',
  python: 'python',
}

// The runtime is a singleton of the package and a grammar is linked into it once.
let runtime: Promise<void> | undefined
const parsers = new Map<Grammar, Parser>()

export async function openParser(grammar: Grammar, modules: ParserModules): Promise<Parser> {
  // In the thread that parses: the others only name grammars.
  const { Language: TreeSitterLanguage, Parser } = await import('web-tree-sitter')
  await (runtime ??= initRuntime(Parser, modules.runtime))
  const cached = parsers.get(grammar)
  if (cached) return cached
  const parser = new Parser().setLanguage(TreeSitterLanguage.loadSync(modules[grammar]))
  parsers.set(grammar, parser)
  return parser
}

const initRuntime = (Runtime: typeof Parser, module: WebAssembly.Module) =>
  Runtime.init({
    instantiateWasm(
      imports: WebAssembly.Imports,
      done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
    ) {
      void WebAssembly.instantiate(module, imports).then((instance) => done(instance, module))
      return {}
    },
  })
