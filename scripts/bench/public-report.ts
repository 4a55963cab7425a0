import { CATEGORIES, type Category } from './lighthouse.ts'
import type { PublicBench } from './public.ts'

const GOAL = {
  scores: { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } satisfies Record<Category, number>,
  metric: 0.99,
  lcp: 1.1,
  scripts: 100_000,
  shift: 0.01,
  bytes: 51_000,
  requests: 6,
}

const kilo = (bytes: number) => (bytes / 1000).toFixed(1)
const MISSED = '!'
/** Marks a figure that misses its goal. */
const mark = (text: string, misses: boolean) => text + (misses ? MISSED : '')

export function printPublic({ pages, paintings, lighthouse }: PublicBench) {
  const wide = Math.max(...pages.map(({ page }) => page.length))
  const name = ({ page, lang }: { page: string; lang: string }) => `  ${lang} ${page.padEnd(wide)}`
  const traffic = ({ requests, bytes }: { requests: number; bytes: number }) => `${kilo(bytes)} kB in ${requests}`

  console.log(
    `Public pages (goals: scripts ${kilo(GOAL.scripts)} kB gz, until load ${kilo(GOAL.bytes)} kB in ${GOAL.requests}, shift ${GOAL.shift}, 0 changes by waking):`,
  )
  for (const one of pages) {
    const isHeavy = one.untilLoad.bytes > GOAL.bytes || one.untilLoad.requests > GOAL.requests
    console.log(
      `${name(one)}  HTML ${kilo(one.htmlGz)} kB, scripts ${mark(kilo(one.scriptsGz), one.scriptsGz > GOAL.scripts)} kB gz, until load ${mark(traffic(one.untilLoad), isHeavy)}, hydrated ${traffic(one.hydrated)}, shift ${mark(one.shift.toFixed(4), one.shift > GOAL.shift)}, changes ${mark(String(one.changes.length), one.changes.length > 0)}`,
    )
    for (const change of one.changes.slice(0, 3)) console.log(`       ${change}`)
  }

  // Geometric mean of the ratios, which is stable where single pages vary.
  const all = Math.exp(paintings.reduce((sum, { ratio }) => sum + Math.log(ratio), 0) / paintings.length)
  console.log(
    `Largest paint against the same page without scripts: ${mark(all.toFixed(2), all > GOAL.lcp)} x over all (goal ${GOAL.lcp.toFixed(2)})`,
  )
  for (const one of paintings)
    console.log(
      `${name(one)}  ${mark(one.ratio.toFixed(2), one.ratio > GOAL.lcp)} x   ${one.oursMs.toFixed(0)} / ${one.plainMs.toFixed(0)} ms   ${one.what}`,
    )

  console.log(
    `Lighthouse, phone: ${CATEGORIES.map((one) => `${one} ${GOAL.scores[one]}`).join(', ')}; metrics ${GOAL.metric}:`,
  )
  for (const one of lighthouse) {
    const scores = CATEGORIES.map((category) => {
      const score = one.scores[category]
      return mark(score.toFixed(0), score < GOAL.scores[category])
    })
    const { metric, score, value } = one.lowest
    console.log(
      `${name(one)}  ${scores.join(' / ')}   lowest ${metric} ${mark(score.toFixed(2), score < GOAL.metric)} (${value}), machine ${one.machine}`,
    )
    if (one.lowest.score < GOAL.metric) console.log(`       longest tasks, ms: ${one.longTasks.join(', ')}`)
    for (const failure of one.failed) console.log(`       ${failure}`)
  }
}
