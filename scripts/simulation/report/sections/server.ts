import { countOf, percentile } from '../../server/call-times.ts'
import { type Series, lineChart, tableOf } from '../chart.ts'
import { growthOf } from '../growth.ts'
import { type Section, short } from './section.ts'

const MAX_CALLS = 10
const time = (milliseconds: number): string => milliseconds.toFixed(milliseconds < 10 ? 1 : 0)

export const times: Section = (world, words) => {
  const calls = Object.entries(world.times)
    .filter(([call]) => !call.includes('/local/'))
    .map(([call, months]) => ({
      call,
      months,
      count: Object.values(months).reduce((sum, counts) => sum + countOf(counts), 0),
    }))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_CALLS)
  const months = [...new Set(calls.flatMap(({ months: by }) => Object.keys(by)))].toSorted()
  const [first, last] = [months[Math.min(1, months.length - 1)] ?? '', months.at(-1) ?? '']
  const rows = calls.map(({ call, months: by, count }) => {
    const [before, after] = [percentile(by[first], 0.99), percentile(by[last], 0.99)]
    return [
      call,
      String(count),
      `${time(percentile(by[first], 0.5))} / ${time(before)}`,
      `${time(percentile(by[last], 0.5))} / ${time(after)}`,
      before > 0 ? (after / before).toFixed(2) : '–',
    ]
  })
  const series = calls.slice(0, 6).map(({ call, months: by }, color): Series => ({
    name: call,
    color,
    values: months.map((month) => (by[month] ? percentile(by[month], 0.99) : null)),
  }))
  const heads = [
    words.call,
    words.count,
    `${words.first_month} p50 / p99`,
    `${words.last_month} p50 / p99`,
    words.ratio,
  ]
  const table = tableOf(
    heads.map((head, index) => ({ head, isNumber: index > 0 })),
    rows,
  )
  return {
    title: words.times,
    text: words.times_text,
    body: lineChart(words.times, { labels: months, series }) + table,
  }
}

const MEGABYTE = 1_048_576

export const tables: Section = (world, words, lang) => {
  const rows = growthOf(world, words).map(({ table, bytes, exponent, reason }) => [
    table,
    ...bytes.map((size) => (size / MEGABYTE).toFixed(1)),
    exponent === null ? '–' : exponent.toFixed(2),
    reason,
  ])
  const heads = [words.table, ...world.tables.map(({ day }) => short(day, lang)), words.exponent, words.why]
  return {
    title: words.tables,
    text: words.tables_text,
    body: tableOf(
      heads.map((head, index) => ({ head, isNumber: index > 0 && index < heads.length - 1 })),
      rows,
    ),
  }
}
