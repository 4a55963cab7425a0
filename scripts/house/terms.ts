import { lineAt, linesWith, sourceOf } from './source.ts'
import { type Finding, type Tree, baseOf, isCode, isTest } from './tree.ts'

/** Participles say what was done to a thing, not what it is; as the name of a type they fit everything and find nothing. */
const PARTICIPLES =
  'About|Alone|Around|Asked|Away|Begun|Beside|Brought|Chosen|Drawn|Found|Fresh|Furnished|Given|Heard|Held|Kept|Known|Left|Listed|Look|Luggage|Made|Met|Named|Nothing|Packed|Put|Returned|Said|Seen|Sent|Shown|Sight|Sought|Spoken|Stored|Taken|Told|Toured|Typed|Wanted|Whole|Wish|Wishes|Written'
/** The same before a noun: "shown" or "whole" as opposed to what? */
const COMPOUNDS = '(?:Kept|Known|Late|Said|Seen|Shown|Told|Whole)[A-Z]\\w*'
/** Gerunds, but for those that are the noun of a thing. */
const GERUNDS =
  '(?!(?:Booking|Encoding|Finding|Heading|Meaning|Meeting|Posting|Ranking|Recording|Rendering|Thing)\\b)[A-Z][a-z]+ing'

/** Retired names of technical things, and the term an engineer would search for. Free in tests, where "late" is said of people. */
const RETIRED: Readonly<Record<string, string>> = {
  apart: 'bidiIsolate',
  attemptAloud: 'runWithToasts',
  awake: 'hydrated',
  byCursor: 'cursorPages',
  dress: 'setPageHeaders',
  furnished: 'providers',
  goWith: 'registerNavigate',
  keep: 'save, store or cache, with its noun',
  late: 'timedOut, isOverdue, lazy, or the noun',
  latePart: 'lazyPart',
  luggage: 'payload',
  moveHeld: 'applyMove',
  noBarriers: 'expectAccessible',
  ringsIn: 'cyclesIn',
  retold: 'the noun of what is made',
  sayFault: 'faultText',
  shelf: 'storage, repository, results',
  tell: 'notify, mail or publish, with its noun',
  tellStaff: 'publishToStaff',
  useAwake: 'useHydrated',
  useHere: 'useHref',
  useKept: 'useDraft',
  useLate: 'useLazyModule',
  whenQuiet: 'whenIdle',
}

/** Retired for anything that is declared, at any depth: a local, a parameter, a function. */
const VAGUE: Readonly<Record<string, string>> = {
  asked: 'query, request, criteria, response',
  asking: 'search, request, or the noun',
  begun: 'startedAt, hasStarted, or the noun',
  beside: 'the noun of what is next to it',
  chosen: 'selected, choice, or the noun',
  drawing: 'illustration, renderer, or the noun',
  drawn: 'rendered, items',
  found: 'match, matches, row',
  founds: 'matches, values',
  given: 'value, input, args',
  heard: 'received, listener',
  heir: 'successor',
  held: 'the noun of the locked row',
  judge: 'validate, check, grade',
  judged: 'graded, checked, or the noun',
  judging: 'validation',
  kept: 'draft, cached, saved',
  known: 'cached, existing, or the noun',
  least: 'min, minimum',
  made: 'the noun of what was made',
  met: 'the noun, or isOver',
  most: 'max, maximum',
  named: 'the noun, or withName',
  one: 'the noun; "one" and "other" are two of a kind',
  over: 'overrides, isOver, endedAt',
  said: 'text, message, answer, response',
  sent: 'issued, sentAt, response, request, or the noun',
  shown: 'visible, page, toAnswer',
  sought: 'term',
  spoken: 'languages, recording',
  stored: 'file, row, saved with its noun',
  taken: 'the noun of what was taken',
  telling: 'news, notice, or the noun',
  told: 'record, entry, notice, mail',
  typed: 'input, text, values',
  wanted: 'requested, target, selected',
  of: 'the noun with Of, as in salaryOf; total, inGroup',
  whole: 'full, complete, total, or the noun',
  wish: 'request, criteria, preferences',
  wished: 'requested, amounts',
  wishes: 'preferences, criteria',
  written: 'encoded, formatted, saved',
}

/** Bounds of constants: superlatives hide whether a count, a length or a time is meant. */
const BOUND = /^(?:MOST|LONGEST|FEWEST|LEAST|SHORTEST)(?:_|$)/
/** Constants called by what is done to them. */
const PARTICIPLE_CONSTANT =
  /^(?:ASKED|BEGUN|CHOSEN|FOUND|FRESH|GIVEN|HEARD|HELD|JUDG(?:ED|ING)|KEPT|LISTED|NOTHING|SAID|SHOWN|SPOKEN|TOLD|WISH)(?:_|$)/
/** "Look": of a control it is its class, of an account an impersonation, of a profile a view. */
const VAGUE_NOUN = /^looks?$|Looks?$|^LOOKS?(?:_|$)|_LOOKS?$/
const wordFor = (name: string): string | undefined => {
  if (VAGUE_NOUN.test(name)) return 'class, theme, view, impersonation'
  if (BOUND.test(name)) return 'MAX_ or MIN_ with its unit'
  if (PARTICIPLE_CONSTANT.test(name)) return 'the noun: columns, states, page size'
  return Object.hasOwn(VAGUE, name) ? VAGUE[name] : undefined
}

/** Types, generic parameters and components. */
const TYPE = new RegExp(
  `\\b(?:type|interface|class) (?:${PARTICIPLES}|${COMPOUNDS}|${GERUNDS})\\b(?! \\}|,)|(?:\\b(?:const|function) |<const |\\w<)(?:${PARTICIPLES}|${COMPOUNDS})\\b`,
)
const DECLARED = new RegExp(`\\b(?:function\\*?|const|let) (?:${Object.keys(RETIRED).join('|')})\\b`)
const VARIABLE = /\b(?:const|let|function\*?) (\w+)/g
/** Parameters of arrow functions and functions, and destructured arrays: names between commas. */
const LIST =
  /\(([^()]*)\)(?=(?:: [\w<>[\] |.]+)? =>)|\bfunction\*? ?\w*(?:<[^()]*>)?\(([^()]*)\)|\b(?:const|let) \[([^\]]*)\]/g

/** Names that a file declares itself. A field that is destructured by its own name belongs to the type it comes from. */
function declaredIn(code: string): { name: string; at: number }[] {
  const variables = [...code.matchAll(VARIABLE)].map(({ 1: name = '', index }) => ({ name, at: index }))
  const listed = [...code.matchAll(LIST)].flatMap(({ 1: arrow, 2: params, 3: array, index }) => {
    const list = arrow ?? params ?? array ?? ''
    const aliases = [...list.matchAll(/[{,] *\w+: (\w+)(?= *[,}=])/g)].map(([, alias = '']) => alias)
    const plain = list.replaceAll(/\{[^{}]*\}/g, '').split(',')
    const names = [...aliases, ...plain.map((part) => /^\s*(?:\.\.\.)?(\w+)/.exec(part)?.[1] ?? '')]
    const isPair = names.includes('other') || names.includes('two')
    return names.filter((name) => !(isPair && name === 'one')).map((name) => ({ name, at: index }))
  })
  return [...variables, ...listed]
}

export function checkTerms(tree: Tree): Finding[] {
  return [...tree].flatMap(([file, text]) => {
    if (!isCode(file)) return []
    const { code } = sourceOf(text)
    const base = baseOf(file)
    const retired = RETIRED[base] ?? VAGUE[base]
    return [
      ...(retired ? [{ file, law: 'terms', what: `"${base}" is retired: ${retired}` }] : []),
      ...linesWith(code, TYPE).map(({ line, match }) => ({
        file,
        line,
        law: 'terms',
        what: `${match}: a type is called by the noun of the thing`,
      })),
      ...(isTest(file) ? [] : linesWith(code, DECLARED)).map(({ line, match }) => {
        const name = match.slice(match.lastIndexOf(' ') + 1)
        return { file, line, law: 'terms', what: `${match}: use the known term (${RETIRED[name]})` }
      }),
      ...declaredIn(code).flatMap(({ name, at }) => {
        const word = (name === 'one' || name === 'of') && isTest(file) ? undefined : wordFor(name)
        return word ? [{ file, line: lineAt(code, at), law: 'terms', what: `${name}: say what it is (${word})` }] : []
      }),
    ]
  })
}
