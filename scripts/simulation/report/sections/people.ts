import { type Series, barChart, lineChart } from '../chart.ts'
import { roleName } from '../names.ts'
import { type Section, bandsByDay, bandsByWeek, short, weekly } from './section.ts'

export const funnel: Section = (world, words, lang) => {
  const steps = [
    ['talent.signed_up', words.signed_up],
    ['talent.applied', words.applied],
    ['selection.interview.agreed', words.selected],
    ['nomination.made', words.nominated],
    ['interview.scheduled', words.met],
    ['contract.signed_by_client', words.hired],
  ] as const
  const { labels } = weekly(world, 'talent.signed_up', lang)
  const series = steps.map(([event, name], color): Series => ({
    name,
    color,
    values: weekly(world, event, lang).values,
  }))
  return {
    title: words.funnel,
    text: words.funnel_text,
    body: lineChart(words.funnel, { labels, series, bands: bandsByWeek(world, lang) }),
  }
}

const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const BUCKETS = [1, 2, 3, 5, 7, 10, 14, 21, 30, 45, 60, 90]

export const waits: Section = (world, words) => {
  const kinds = [
    [world.waits.nomination, words.to_nomination],
    [world.waits.hire, words.to_hire],
  ] as const
  const series = kinds.map(([values, name], color): Series => ({
    name: `${name} (${words.median} ${medianOf(values)} ${words.day_unit})`,
    color,
    values: BUCKETS.map(
      (bound, index) => values.filter((value) => value <= bound && value > (BUCKETS[index - 1] ?? -1)).length,
    ),
  }))
  return {
    title: words.waits,
    text: words.waits_text,
    body: barChart(words.waits, { labels: BUCKETS.map((bound) => `≤ ${bound}`), series }),
  }
}

export const load: Section = (world, words, lang) => {
  const { snapshots } = world
  const roles = [...new Set(snapshots.flatMap(({ work }) => Object.keys(work)))]
  const series = roles.map((role, color): Series => ({
    name: roleName(role, lang),
    color,
    values: snapshots.map(({ work }) => work[role]?.late ?? 0),
  }))
  const labels = snapshots.map(({ day }) => short(day, lang))
  return {
    title: words.load,
    text: words.load_text,
    body: lineChart(words.load, { labels, series, bands: bandsByDay(world, lang) }),
  }
}

export const utilisation: Section = ({ snapshots }, words, lang) => ({
  title: words.utilisation,
  text: words.utilisation_text,
  body: lineChart(words.utilisation, {
    labels: snapshots.map(({ day }) => short(day, lang)),
    series: [
      { name: words.live, color: 0, values: snapshots.map(({ live }) => live) },
      { name: words.working, color: 1, values: snapshots.map(({ working }) => working) },
    ],
  }),
})
