import { linesWith, sourceOf } from './source.ts'
import { type Finding, type Tree, baseOf, isCode, isTest } from './tree.ts'

/** Participles say what was done to a thing, not what it is; as the name of a type they fit everything and find nothing. */
const PARTICIPLES =
  'Asked|Chosen|Found|Furnished|Given|Heard|Held|Kept|Known|Left|Luggage|Met|Named|Packed|Put|Said|Seen|Sent|Shown|Taken|Told|Typed|Wanted|Wish|Written'

/** Retired names of technical things, and the term an engineer would search for. Names and file names, not comments. */
const RETIRED: Readonly<Record<string, string>> = {
  apart: 'bidiIsolate',
  attempt: 'runWithToast',
  attemptAloud: 'runWithToasts',
  awake: 'hydrated',
  byCursor: 'cursorPages',
  furnished: 'providers',
  goWith: 'registerNavigate',
  heard: 'with401Handling, or the noun',
  kept: 'draft, cached, stored',
  late: 'lazy',
  latePart: 'lazyPart',
  luggage: 'payload',
  ringsIn: 'cyclesIn',
  retold: 'the noun of what is made',
  shelf: 'storage, repository, results',
  told: 'record, entry, notice: the noun',
  useAwake: 'useHydrated',
  useHere: 'useHref',
  useKept: 'useDraft',
  useLate: 'useLazyModule',
  whenQuiet: 'whenIdle',
  written: 'encoded, formatted, saved',
}

const TYPE = new RegExp(`^(?:export )?(?:type|interface|class) (?:${PARTICIPLES})\\b`, 'm')
const DECLARED = new RegExp(
  `^(?:export )?(?:async )?(?:function\\*?|const|let) (?:${Object.keys(RETIRED).join('|')})\\b`,
  'm',
)

export function checkTerms(tree: Tree): Finding[] {
  return [...tree].flatMap(([file, text]) => {
    if (!isCode(file)) return []
    const { code } = sourceOf(text)
    const retired = RETIRED[baseOf(file)]
    return [
      ...(retired ? [{ file, law: 'terms', what: `"${baseOf(file)}" is retired: ${retired}` }] : []),
      ...linesWith(code, TYPE).map(({ line, found }) => ({
        file,
        line,
        law: 'terms',
        what: `${found}: a type is called by the noun of the thing`,
      })),
      ...(isTest(file) ? [] : linesWith(code, DECLARED)).map(({ line, found }) => {
        const name = found.slice(found.lastIndexOf(' ') + 1)
        return { file, line, law: 'terms', what: `${found}: use the known term (${RETIRED[name]})` }
      }),
    ]
  })
}
