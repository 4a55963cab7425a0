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
  for (const page of pages) {
    const isHeavy = page.untilLoad.bytes > GOAL.bytes || page.untilLoad.requests > GOAL.requests
    console.log(
      `${name(page)}  HTML ${kilo(page.htmlGz)} kB, scripts ${mark(kilo(page.scriptsGz), page.scriptsGz > GOAL.scripts)} kB gz, until load ${mark(traffic(page.untilLoad), isHeavy)}, hydrated ${traffic(page.hydrated)}, shift ${mark(page.shift.toFixed(4), page.shift > GOAL.shift)}, changes ${mark(String(page.changes.length), page.changes.length > 0)}`,
    )
    for (const change of page.changes.slice(0, 3)) console.log(`       ${change}`)
  }

  // Geometric mean of the ratios, which is stable where single pages vary.
  const all = Math.exp(paintings.reduce((sum, { ratio }) => sum + Math.log(ratio), 0) / paintings.length)
  console.log(
    `Largest paint against the same page without scripts: ${mark(all.toFixed(2), all > GOAL.lcp)} x over all (goal ${GOAL.lcp.toFixed(2)})`,
  )
  for (const painting of paintings)
    console.log(
      `${name(painting)}  ${mark(painting.ratio.toFixed(2), painting.ratio > GOAL.lcp)} x   ${painting.oursMs.toFixed(0)} / ${painting.plainMs.toFixed(0)} ms   ${painting.what}`,
    )

  console.log(
    `Lighthouse, phone: ${CATEGORIES.map((category) => `${category} ${GOAL.scores[category]}`).join(', ')}; metrics ${GOAL.metric}:`,
  )
  for (const audited of lighthouse) {
    const scores = CATEGORIES.map((category) => {
      const score = audited.scores[category]
      return mark(score.toFixed(0), score < GOAL.scores[category])
    })
    const { metric, score, value } = audited.lowest
    console.log(
      `${name(audited)}  ${scores.join(' / ')}   lowest ${metric} ${mark(score.toFixed(2), score < GOAL.metric)} (${value}), machine ${audited.machine}`,
    )
    if (audited.lowest.score < GOAL.metric) console.log(`       longest tasks, ms: ${audited.longTasks.join(', ')}`)
    for (const failure of audited.failed) console.log(`       ${failure}`)
  }
}
