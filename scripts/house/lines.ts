import { isAllowed, linesWith, sourceOf } from './source.ts'
import { type Finding, type Tree, baseOf, isCode, isTest } from './tree.ts'

type LineRule = {
  law: string
  /** Which files it reads, and which part of them. */
  files: (path: string) => boolean
  part: (text: string) => string
  pattern: RegExp
  why: string
}

const code = (text: string) => sourceOf(text).code
const texts = (text: string) => sourceOf(text).texts
const uncommented = (text: string) => sourceOf(text).uncommented
const identity = (text: string) => text
const cssCode = (text: string) => text.replace(/\/\*[^]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))

const isPure = (path: string) => /^(?:packages\/domain\/src|apps\/api\/src\/engines)\//.test(path) && !isTest(path)
const inWeb = (path: string) => path.startsWith('apps/web/src/') && isCode(path)
const showsTimes = (path: string) => inWeb(path) && !isTest(path) && path !== 'apps/web/src/platform/i18n/zone.ts'
const isWords = (path: string) => /^(?:ar|en)(?:-|$)/.test(baseOf(path)) || path.includes('/gallery/') || isTest(path)

const isCopy = (path: string) =>
  !isTest(path) && /\/(?:messages|words)\/|\/(?:emails|errors)[\w-]*\.ts$|\/seeds\/site\//.test(path)

/** The name inside a sentence is «منصة فريق»: bare it reads as "a team". */
const BARE_NAME = /(?<!\p{L})(?:من|في|إلى|عبر|مع) فريق(?=[،.؟:'"`]|$)/u
/** Words of the list in docs/glossary.md: one spelling each. */
const MISSPELT =
  /(?<![\p{L}\p{M}])(?:صفوا|صف(?=\s)|نردّ|ردّ(?:ك|نا)|مؤكَّد|[نيت]تولّى|[يت]تولّاه|تعذر|مسوّدة|من دون\p{L}*|مختبر اختراق)(?![\p{L}\p{M}])/u

/** Split, so that this file does not match itself. */
const UNFINISHED = new RegExp(`\\b(?:${['TO_DO', 'FIX_ME', 'X_XX'].join('|').replaceAll('_', '')})\\b`)

/** A physical Tailwind class: the value tells `left-4` from "left-to-right". */
const PHYSICAL_CLASS =
  /(?<=["'`\s])(?:[^\s"'`]*:)?!?-?(?:(?:ml|mr|pl|pr|left|right|scroll-[mp][lr])-(?:[\d[(]|auto|full|px)|(?:border-[lr]|rounded-(?:[lr]|[tb][lr]))(?=[-\s"'`])|(?:text|float|clear)-(?:left|right)(?=[\s"'`]))[^\s"'`]*/
const PHYSICAL_CSS =
  /(?:margin|padding|border(?:-(?:top|bottom))?)-(?:left|right)[\w-]*\s*:|(?<=[\s;{])(?:left|right)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)/
const PHYSICAL_STYLE = /\b(?:margin|padding|border)(?:Left|Right)\w*\b/

/** Intl without a time zone uses the browser's. */
const ZONELESS = /\bIntl\.DateTimeFormat\((?!(?:[^()]|\([^()]*\))*\btimeZone\b)/

/** Written to the query cache although a running query was not cancelled just before. */
const UNGUARDED_CACHE = /(?<!\b(?:cancelQueries|cacheAnswer)\([^]{0,250})\.setQuer(?:y|ies)Data\b/

const LOGICAL = 'right-to-left is law: use the logical side (ms- me- ps- pe- start- end- border-s rounded-e text-start)'
const PURE = 'the domain and the engines are pure: time, chance and the world are arguments'
const ZONE = 'the browser’s zone is nobody’s: what is shown goes by useZone() of platform/i18n/zone.ts (D-116)'
const ERASABLE = 'erasable TypeScript only: Node runs the file as it is'

const RULES: readonly LineRule[] = [
  {
    law: 'pure',
    files: isPure,
    part: code,
    pattern: /\bDate\.now\b|\bnew Date(?:\(\s*\)|(?!\s*\())|\bperformance\.now\b/,
    why: PURE,
  },
  { law: 'pure', files: isPure, part: code, pattern: /\bMath\.random\b|(?<![.\w])crypto\./, why: PURE },
  {
    law: 'pure',
    files: isPure,
    part: code,
    pattern: /(?<![.\w])(?:fetch|setTimeout|setInterval|queueMicrotask)\s*\(/,
    why: PURE,
  },
  {
    law: 'pure',
    files: isPure,
    part: code,
    pattern:
      /(?<![.\w])(?:window|document|localStorage|sessionStorage|navigator|location|process|globalThis|console)\b(?=[.[])/,
    why: PURE,
  },
  { law: 'logical', files: inWeb, part: texts, pattern: PHYSICAL_CLASS, why: LOGICAL },
  { law: 'logical', files: inWeb, part: code, pattern: PHYSICAL_STYLE, why: LOGICAL },
  {
    law: 'logical',
    files: (path) => path.startsWith('apps/web/') && path.endsWith('.css'),
    part: cssCode,
    pattern: PHYSICAL_CSS,
    why: LOGICAL,
  },
  {
    law: 'words',
    files: (path) => inWeb(path) && !isWords(path),
    part: uncommented,
    pattern: /\p{Script=Arabic}[^\n]*/u,
    why: 'a sentence lives in messages/{ar,en}.ts',
  },
  {
    law: 'zone',
    files: showsTimes,
    part: code,
    pattern: /\.resolvedOptions\b|\.toLocale(?:Date|Time)String\b/,
    why: ZONE,
  },
  { law: 'zone', files: showsTimes, part: code, pattern: ZONELESS, why: ZONE },
  {
    law: 'cache',
    files: (path) => inWeb(path) && !isTest(path),
    part: code,
    pattern: UNGUARDED_CACHE,
    why: 'a query that is running may overwrite it with an older answer: use cacheWhole() of platform/calls/cache-answer.ts',
  },
  {
    law: 'lazy',
    files: (path) => inWeb(path) && !path.includes('/platform/lazy/'),
    part: code,
    pattern: /\bimport \{[^}]*\blazy\b|\bReact\.lazy\b/,
    why: 'one way to make a part lazy, which shows a failure and may be loaded ahead: lazyPart() of platform/lazy',
  },
  {
    law: 'erasable',
    files: isCode,
    part: code,
    pattern: /^[ \t]*(?:export\s+)?(?:declare\s+)?(?:const\s+)?enum\s+\w/m,
    why: `no enums: ${ERASABLE}`,
  },
  {
    law: 'erasable',
    files: isCode,
    part: code,
    pattern: /^[ \t]*(?:export\s+)?(?:declare\s+)?namespace\s+\w/m,
    why: `no namespaces: ${ERASABLE}`,
  },
  { law: 'erasable', files: isCode, part: code, pattern: /^[ \t]*@\w+/m, why: `no decorators: ${ERASABLE}` },
  {
    law: 'erasable',
    files: isCode,
    part: code,
    pattern: /constructor\s*\((?:[^)]*,)?\s*(?:private|public|protected|readonly)\s+\w+\s*[?:]/,
    why: `no parameter properties: ${ERASABLE}`,
  },
  {
    law: 'copy',
    files: isCopy,
    part: texts,
    pattern: /\u0640/,
    why: 'no tatweel',
  },
  {
    law: 'copy',
    files: isCopy,
    part: texts,
    pattern: BARE_NAME,
    why: 'the name inside a sentence is «منصة فريق»',
  },
  {
    law: 'copy',
    files: isCopy,
    part: texts,
    pattern: MISSPELT,
    why: 'one spelling per word: the list is in docs/glossary.md',
  },
  {
    law: 'copy',
    files: isCopy,
    part: texts,
    pattern: /\b(?:Log in|Log out|Login|Logout|[Cc]ancelled)\b/,
    why: '"Sign in", "Sign out" and "canceled" everywhere',
  },
  {
    law: 'waits',
    files: isTest,
    part: code,
    pattern: /\bsetTimeout as\b|=> setTimeout\(/,
    why: 'wait for what is to happen, or for something that happens after it: a span of time is too short on a busy machine',
  },
  {
    law: 'waits',
    files: isTest,
    part: code,
    pattern: /\bMath\.random\b/,
    why: 'chance of a test comes from testing/chance.ts, so that a failure can be had again by its seed',
  },
  {
    law: 'finished',
    files: () => true,
    part: identity,
    pattern: UNFINISHED,
    why: 'finish it, or write it down where plans are',
  },
]

export const checkLines = (tree: Tree): Finding[] =>
  RULES.flatMap(({ law, files, part, pattern, why }) =>
    [...tree].flatMap(([file, text]) =>
      files(file)
        ? linesWith(part(text), pattern)
            .filter(({ line }) => !isAllowed(text, line, law))
            .map(({ line, match }) => ({ file, line, law, what: `${match.slice(0, 60)}: ${why}` }))
        : [],
    ),
  )

const CEILING = 300
const SPLIT_AT = 200
const lengthOf = (text: string) => text.trimEnd().split('\n').length
const isGenerated = (text: string) => text.startsWith('// Generated ')

export const checkSize = (tree: Tree): Finding[] =>
  [...tree]
    .filter(([, text]) => !isGenerated(text))
    .map(([file, text]) => ({ file, lines: lengthOf(text) }))
    .filter(({ lines }) => lines > CEILING)
    .map(({ file, lines }) => ({ file, law: 'size', what: `${lines} lines; ${CEILING} is the ceiling, split it` }))

/** Warnings and statistics. */
export function figures(tree: Tree) {
  const sizes = [...tree]
    .filter(([file, text]) => isCode(file) && !isGenerated(text))
    .map(([file, text]) => ({ file, lines: lengthOf(text) }))
    .toSorted((a, b) => a.lines - b.lines)
  const at = (share: number) => sizes[Math.min(sizes.length - 1, Math.floor(sizes.length * share))]?.lines ?? 0
  const growing = sizes.filter(({ lines }) => lines > SPLIT_AT && lines <= CEILING)
  return { files: sizes.length, median: at(0.5), p90: at(0.9), longest: at(1), growing }
}
