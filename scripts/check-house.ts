// Checks the laws of ARCHITECTURE.md against the tree itself, without lists of files to maintain.
// With --map it prints the layers of features instead.
import { join } from 'node:path'
import { checkArrows, checkCycles } from './house/arrows.ts'
import { checkClock } from './house/clock.ts'
import { checkComments } from './house/comments.ts'
import { checkFacts } from './house/facts.ts'
import { checkDependencies } from './house/dependencies.ts'
import { checkDocuments } from './house/documents.ts'
import { checkLayers, layerMap } from './house/layers.ts'
import { checkLines, checkSize, figures } from './house/lines.ts'
import { checkMigrations, checkNames, checkPairs } from './house/names.ts'
import { checkTables } from './house/tables.ts'
import { checkTerms } from './house/terms.ts'
import { type Finding, readTree } from './house/tree.ts'

const ROOT = join(import.meta.dirname, '..')
const tree = readTree(ROOT)
if (process.argv.includes('--map')) {
  console.log(layerMap(tree))
  process.exit()
}
const RULES = [
  checkNames,
  checkPairs,
  checkMigrations,
  checkArrows,
  checkCycles,
  checkLayers,
  checkTables,
  checkLines,
  checkClock,
  checkFacts,
  checkTerms,
  checkComments,
  checkSize,
]
const findings = [...RULES.flatMap((check) => check(tree)), ...checkDependencies(ROOT), ...checkDocuments(ROOT)]

const LAWS: Readonly<Record<string, string>> = {
  names: 'Names: the vocabulary is closed',
  pairs: 'Languages come in pairs',
  migrations: 'Migrations are numbered and named',
  arrows: 'Arrows point at the domain',
  cycles: 'No cycles',
  tables: 'Tables have owners',
  pure: 'The domain and the engines are pure',
  clock: 'One clock',
  logical: 'Logical sides only',
  words: 'Words live in messages',
  zone: 'Times are shown in the zone of the account',
  cache: 'The cache is written when nothing is on its way to it',
  lazy: 'Parts are lazy in one way',
  facts: 'A press is decided from facts that have come',
  waits: 'Tests wait for events, not for time',
  erasable: 'Erasable TypeScript',
  copy: 'Copy follows the glossary',
  terms: 'Technical things carry their known names',
  comments: 'Comments name what is there',
  finished: 'Nothing is left for later',
  dependencies: 'Dependencies are pinned and may be used',
  documents: 'Documents lead somewhere',
  size: 'Size',
}

const { files, median, p90, longest, growing } = figures(tree)
console.log(`The house: ${files} files, median ${median} lines, p90 ${p90}, longest ${longest}.`)
for (const { file, lines } of growing) console.log(`  grows: ${file} (${lines} lines)`)

const where = ({ file, line }: Finding) => (line ? `${file}:${line}` : file)
for (const [law, title] of Object.entries(LAWS)) {
  const broken = findings.filter((finding) => finding.law === law)
  if (broken.length === 0) continue
  console.log(`\n${title} (${broken.length})`)
  for (const finding of broken) console.log(`  ${where(finding)}\n    ${finding.what}`)
}
if (findings.length > 0) {
  console.log(`\n${findings.length} to mend. A line that must stay carries "house-allow <law>: reason".`)
  process.exitCode = 1
} else console.log('All laws are kept.')
