import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import lighthouse, { type Result } from 'lighthouse'
import { ARGS, CHROMIUM, type Lang, LANGS } from './browser.ts'
import { median } from './median.ts'

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof CATEGORIES)[number]
export type Audited = {
  page: string
  lang: Lang
  /** Of 100, the median of the runs. */
  scores: Record<Category, number>
  /** The metric with the lowest score of any run. */
  lowest: { metric: string; score: number; value: string }
  /** What Lighthouse found wanting in any run. */
  failed: string[]
  /** Long tasks of the slowest run, in ms. */
  longTasks: string[]
  /** Lighthouse's benchmark of the machine; with a low figure its times say little. */
  machine: number
}

const PORT = 4406
const ADVICE = new Set(['insights', 'diagnostics'])
/** Lighthouse keeps cookies and storage by default, and so the language of the visit before. */
const FORGET = ['cookies', 'local_storage', 'cache_storage', 'file_systems', 'service_workers', 'shader_cache'] as const

/** Lighthouse with its defaults: a slow phone, simulated. English by its own address. */
export async function audits(origin: string, pages: readonly string[], runs: number): Promise<Audited[]> {
  const browser = await startBrowser()
  const results: Audited[] = []
  for (const page of pages)
    for (const lang of LANGS) {
      const reports: Result[] = []
      for (let run = 0; run < runs; run++) {
        reports.push(await audit(`${origin}${page}${lang === 'en' ? '?lang=en' : ''}`, lang))
        process.stdout.write('.')
      }
      results.push({ page, lang, ...summary(reports) })
    }
  console.log()
  await browser.stop()
  return results
}

async function audit(url: string, lang: Lang): Promise<Result> {
  const done = await lighthouse(url, {
    port: PORT,
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    clearStorageTypes: [...FORGET],
  })
  if (!done || done.lhr.runtimeError) throw new Error(`Lighthouse: ${done?.lhr.runtimeError?.message ?? url}`)
  if (!done.artifacts.MainDocumentContent.includes(`<html lang="${lang}"`)) throw new Error(`${url} is not in ${lang}`)
  return done.lhr
}

function summary(reports: Result[]): Omit<Audited, 'page' | 'lang'> {
  const score = (category: Category) => median(reports.map((report) => 100 * (report.categories[category]?.score ?? 0)))
  const metrics = reports.flatMap(metricsOf).toSorted((a, b) => a.score - b.score)
  return {
    scores: Object.fromEntries(CATEGORIES.map((category) => [category, score(category)])) as Record<Category, number>,
    lowest: metrics[0]!,
    failed: [...new Set(reports.flatMap(failuresOf))],
    longTasks: longTasksOf(reports.toSorted((a, b) => blockingOf(b) - blockingOf(a))[0]!),
    machine: Math.round(median(reports.map((report) => report.environment.benchmarkIndex))),
  }
}

const blockingOf = ({ audits }: Result) => audits['total-blocking-time']?.numericValue ?? 0

function longTasksOf({ audits }: Result): string[] {
  const { details } = audits['long-tasks'] ?? {}
  if (details?.type !== 'table') return []
  const tasks = details.items as { url: string; duration: number }[]
  return tasks.slice(0, 3).map(({ url, duration }) => `${url.split('/').at(-1)} ${duration.toFixed(0)}`)
}

const metricsOf = ({ categories, audits }: Result) =>
  categories['performance']!.auditRefs.flatMap(({ id, weight }) => {
    const { score, displayValue = '' } = audits[id]!
    return weight > 0 && score !== null ? [{ metric: id, score, value: displayValue }] : []
  })

/** Every check that counts and is not perfect; performance advice only where the score is low. */
const failuresOf = ({ categories, audits }: Result): string[] =>
  CATEGORIES.flatMap((category) => {
    const { auditRefs, score: categoryScore } = categories[category]!
    return auditRefs.flatMap(({ id, weight, group = '' }) => {
      const { score, title } = audits[id]!
      const counts = weight > 0 || ((categoryScore ?? 0) < 0.98 && ADVICE.has(group))
      if (!counts || score === null || score >= (category === 'performance' ? 0.99 : 1)) return []
      return [`${category}: ${id} (${title})`]
    })
  })

async function startBrowser(): Promise<{ stop(): Promise<void> }> {
  const profile = mkdtempSync(join(tmpdir(), 'fareeq-lighthouse-'))
  const own = ['--headless=new', `--remote-debugging-port=${PORT}`, `--user-data-dir=${profile}`, '--no-first-run']
  const child = spawn(CHROMIUM, [...ARGS, ...own, 'about:blank'], { stdio: 'ignore' })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const isUp = () =>
    fetch(`http://127.0.0.1:${PORT}/json/version`).then(
      () => true,
      () => false,
    )
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`${CHROMIUM} ended with ${child.exitCode}`)
    await delay(100)
  }
  return {
    async stop() {
      await new Promise((resolve) => (child.once('exit', resolve), child.kill('SIGTERM')))
      process.off('exit', kill)
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}
