import type { Grammar } from './parser.ts'

// Names of the language cannot be renamed, so they are compared; all other ones are the author's choice.

const PROTOTYPES = [Array, String, Number, Map, Set, Promise, RegExp, Date, Object, Function].map(
  (constructor) => constructor.prototype as object,
)
const NAMESPACES = [Math, JSON, Object, Array, Number, String, Promise, Date]

const javascriptNames = () =>
  new Set(
    [
      ...[...PROTOTYPES, ...NAMESPACES].flatMap((object) => Object.getOwnPropertyNames(object)),
      ...Object.getOwnPropertyNames(globalThis).filter((name) => /^[A-Z]|^(?:is|parse)/.test(name)),
    ].filter((name) => name !== 'name'),
  )

const PYTHON_NAMES =
  'abs all any append bin bool chr clear copy count Counter defaultdict deque dict divmod endswith enumerate Exception ' +
  'extend filter find float format frozenset get heapq index insert int isalnum isalpha isdigit isinstance items join key ' +
  'KeyError keys len list lower lstrip map max min ord pop popleft print range remove replace reverse reversed round rstrip ' +
  'set setdefault sort sorted split splitlines startswith str strip sum title tuple TypeError update upper ValueError values zip'

export const BUILTIN_NAMES: Readonly<Record<Grammar, ReadonlySet<string>>> = {
  typescript: javascriptNames(),
  python: new Set(PYTHON_NAMES.split(' ')),
}
