import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { parser } from '@prometheus-io/lezer-promql'
import { beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { matchingOf } from './features/matching/actions-index.ts'
import { freshStory } from './testing/story.ts'

const ROOT = new URL('../../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8')

type Rule = { alert: string; expr: string; annotations: { summary: string; runbook: string } }
type Panel = {
  id: number
  title: string
  type: string
  gridPos: { x: number; y: number; w: number; h: number }
  targets: { expr: string }[]
}
type Dashboard = { uid: string; title: string; schemaVersion: number; panels: Panel[] }

const RULES = (parse(read('deploy/monitoring/rules.yml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  ({ rules }) => rules,
)
const DASHBOARDS = readdirSync(new URL('deploy/monitoring/grafana/', ROOT)).map(
  (name) => JSON.parse(read(`deploy/monitoring/grafana/${name}`)) as Dashboard,
)
const DOCS = read('docs/operating/watching.md')

const story = await freshStory()
type Figure = { name: string; type: string; help: string }
let figures: Figure[]

beforeAll(async () => {
  await matchingOf(story.app.platform).current(story.now())
  const { body } = await story.person().send('GET', '/metrics')
  const helps = [...(body as string).matchAll(/^# HELP (\w+) (.*)\n# TYPE \w+ (\w+)$/gm)]
  figures = helps.map(([, name = '', help = '', type = '']) => ({ name, type, help }))
})

/** A query with the variables of Grafana replaced, parsed by the grammar of Prometheus' own editor. */
function parseQuery(expr: string): { faults: string[]; names: string[] } {
  const query = expr.replaceAll('$instance', '.*')
  const [faults, names]: [string[], string[]] = [[], []]
  parser.parse(query).iterate({
    enter(node) {
      if (node.type.isError) faults.push(`${query} at ${node.from}`)
      if (node.name === 'Identifier' && node.node.parent?.name === 'VectorSelector')
        names.push(query.slice(node.from, node.to))
    },
  })
  return { faults, names }
}

const samplesOf = ({ name, type }: Figure) =>
  type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name]

const queries = [
  ...RULES.map(({ alert, expr }) => [alert, expr] as const),
  ...DASHBOARDS.flatMap(({ panels }) =>
    panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
  ),
]

describe('what is handed to whoever watches', () => {
  test('each query of an alert or a dashboard can be read, and asks for figures that exist', () => {
    const samples = new Set(['up', ...figures.flatMap(samplesOf)])
    expect(parseQuery('sum(rate(').faults).not.toEqual([])
    const wrong = queries.flatMap(([title, expr]) => {
      const { faults, names } = parseQuery(expr)
      return [...faults, ...names.filter((name) => !samples.has(name)).map((name) => `${title}: ${name}`)]
    })
    expect(wrong).toEqual([])
    expect(queries.flatMap(([, expr]) => parseQuery(expr).names)).toContain('fareeq_jobs')
  })

  test('each alert has a summary, and a runbook that is a heading of the documentation', () => {
    const headings = [...DOCS.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading.toLowerCase())
    for (const { alert, annotations } of RULES) {
      expect(annotations.runbook).toBe(`docs/operating/watching.md#${alert.toLowerCase()}`)
      expect(headings).toContain(alert.toLowerCase())
      expect(annotations.summary.length).toBeGreaterThan(20)
    }
  })

  test('the panels of a dashboard have a number and a place of their own', () => {
    for (const { panels, uid, schemaVersion } of DASHBOARDS) {
      expect([uid, schemaVersion]).toEqual([expect.stringMatching(/^fareeq-/), expect.any(Number)])
      expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
      const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
        Array.from({ length: w * h }, (_, n) => `${x + (n % w)}:${y + Math.floor(n / w)}`),
      )
      expect(new Set(cells).size).toBe(cells.length)
      expect(panels.every(({ gridPos: { x, w } }) => x + w <= 24)).toBe(true)
    }
  })

  test('the documentation names every figure of ours, with its kind and its meaning', () => {
    const own = figures.filter(({ name }) => name.startsWith('fareeq_')).toSorted((a, b) => (a.name < b.name ? -1 : 1))
    const rows = [...DOCS.matchAll(/^\| `(fareeq_\w+)` \| (\w+) \| (.+) \|$/gm)].map(
      ([, name = '', type = '', help = '']) => ({ name, type, help }),
    )
    expect(rows).toEqual(own)
  })

  test('names follow Prometheus: what only grows ends in _total, and a unit is a base unit', () => {
    for (const { name, type } of figures.filter((figure) => figure.name.startsWith('fareeq_'))) {
      expect([name, name.endsWith('_total')]).toEqual([name, type === 'counter'])
      expect(name).not.toMatch(/_(?:ms|milliseconds|minutes|hours|kb|mb|percent)(?:_|$)/)
    }
  })
})

/** Debian: apt-get install prometheus. */
describe.skipIf(!existsSync('/usr/bin/promtool'))('Prometheus itself', () => {
  const promtool = (...args: string[]) => execFileSync('/usr/bin/promtool', args, { cwd: ROOT, encoding: 'utf8' })

  test('takes the rules and the scrape example, and the alerts ring when they should', () => {
    expect(promtool('check', 'rules', 'deploy/monitoring/rules.yml')).toContain('SUCCESS')
    expect(promtool('check', 'config', '--syntax-only', 'deploy/monitoring/prometheus.yml')).toContain('SUCCESS')
    expect(promtool('test', 'rules', 'deploy/monitoring/rules-test.yml')).toContain('SUCCESS')
  })

  test('reads what a process answers, and finds no fault in a figure of ours', async () => {
    const { body } = await story.person().send('GET', '/metrics')
    const { stderr } = spawnSync('/usr/bin/promtool', ['check', 'metrics'], { input: body as string, encoding: 'utf8' })
    expect(stderr).not.toContain('error')
    expect(stderr.split('\n').filter((line) => line.startsWith('fareeq_'))).toEqual([])
  })
})
