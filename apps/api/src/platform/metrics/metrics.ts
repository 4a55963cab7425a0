import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { Db } from '../db/database.ts'
import type { DatabaseReader, Sample } from './samples.ts'
import type { Log } from '../log.ts'
import { createDatabaseFigures } from './database-figures.ts'
import { type RecentCalls, createRecentCalls } from './recent-calls.ts'

// Metrics of this process in the format of Prometheus. Whoever owns a number is asked for it at a scrape, so that between
// scrapes it costs nothing; a label has few values, and none of them is a person's.

type Samples = Iterable<Sample>
export type Figure = { name: string; help: string; labels?: readonly string[] }
export type TimedFigure = Figure & { buckets: readonly number[] }

/** Counts of a cache: two increments, because a lookup is often cheaper than finding a label. */
export type CacheCounts = { hits: number; misses: number }

export interface Metrics {
  /** What is now: asked at each scrape. */
  gauge(figure: Figure, read: () => number | Samples): void
  /** What only grows: its owner counts. */
  counter(figure: Figure, read: () => number | Samples): void
  histogram(figure: TimedFigure): Histogram
  /** What the database knows, asked `every` so many milliseconds at most. */
  fromDatabase(figures: readonly Figure[], read: DatabaseReader, every?: number): void
  cache(name: string, entries: () => number): CacheCounts
  /** Calls of the last minutes, for the status page. */
  recent: RecentCalls
  contentType: string
  text(): Promise<string>
}

type Cache = { counts: CacheCounts; entries: () => number }
type Parts = { db: Db; log: Log; now?: () => number }

export function createMetrics({ db, log, now = () => performance.now() }: Parts): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const figures = createDatabaseFigures({ db, log, now })
  const caches = new Map<string, Cache>()

  const metrics: Metrics = {
    gauge({ name, help, labels = [] }, read) {
      const gauge: Gauge = new Gauge({
        name,
        help,
        labelNames: labels,
        registers: [registry],
        collect() {
          gauge.reset()
          // Otherwise a figure without labels would be 0 when nobody knows it.
          if (labels.length === 0) gauge.remove()
          for (const { labels: values = {}, value } of samplesOf(read())) gauge.set(values, value)
        },
      })
    },
    counter({ name, help, labels = [] }, read) {
      const counter: Counter = new Counter({
        name,
        help,
        labelNames: labels,
        registers: [registry],
        collect() {
          counter.reset()
          for (const { labels: values = {}, value } of samplesOf(read())) counter.inc(values, value)
        },
      })
    },
    histogram: ({ name, help, labels = [], buckets }) =>
      new Histogram({ name, help, labelNames: labels, buckets: [...buckets], registers: [registry] }),
    fromDatabase(declared, read, every) {
      const source = figures.add(read, every)
      for (const [n, figure] of declared.entries()) metrics.gauge(figure, () => source()?.[n] ?? [])
    },
    cache(name, entries) {
      const counts = { hits: 0, misses: 0 }
      caches.set(name, { counts, entries })
      return counts
    },
    recent: createRecentCalls(now),
    contentType: registry.contentType,
    async text() {
      await figures.refresh()
      return registry.metrics()
    },
  }
  metrics.gauge(
    { name: 'fareeq_cache_entries', help: 'Entries of a cache in memory of this process', labels: ['cache'] },
    () => [...caches].map(([cache, { entries }]) => ({ labels: { cache }, value: entries() })),
  )
  metrics.counter(
    {
      name: 'fareeq_cache_lookups_total',
      help: 'Lookups in a cache: hit, or miss',
      labels: ['cache', 'outcome'],
    },
    () =>
      [...caches].flatMap(([cache, { counts }]) => [
        { labels: { cache, outcome: 'hit' }, value: counts.hits },
        { labels: { cache, outcome: 'miss' }, value: counts.misses },
      ]),
  )
  metrics.gauge(
    {
      name: 'fareeq_database_figures_age_seconds',
      help: 'Since the figures that the database knows were read; they are left out when it does not answer',
    },
    () => figures.age() ?? [],
  )
  return metrics
}

const samplesOf = (read: number | Samples): Samples => (typeof read === 'number' ? [{ value: read }] : read)
