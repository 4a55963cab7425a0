import { LOCALE } from '@fareeq/domain/kernel/language/locale.ts'
import type { PageContents } from '@fareeq/domain/site/schema-pages.ts'
import { ChevronDown } from 'lucide-react'
import { useLang, useWords } from '../../../../platform/i18n/i18n.ts'
import { ar } from '../../messages/home/ar.ts'
import { en } from '../../messages/home/en.ts'

type Props = Pick<PageContents['homeClient'], 'claims' | 'figures'>

/** Our claims, each with the figure the database counts by itself where it can; below, when and how they were counted. */
export function Stats({ claims, figures }: Props) {
  const { stats: words } = useWords({ ar, en })
  const month = new Intl.DateTimeFormat(LOCALE[useLang()], { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const format = (day: string) => month.format(new Date(day))
  const latest = claims
    .map(({ as_of }) => as_of)
    .toSorted()
    .at(-1)
  if (claims.length === 0) return null
  return (
    <section id="statistics" aria-labelledby="statistics-title" className="page">
      <h2 id="statistics-title" className="sr-only">
        {words.title}
      </h2>
      <dl className="grid grid-cols-2 border-t border-line sm:grid-cols-3">
        {claims.map(({ slug, value, label, figure }) => {
          const live = figure && figures[figure]
          return (
            <div
              key={slug}
              className="flex flex-col-reverse justify-end border-b border-line py-5 max-sm:last:odd:col-span-2 max-sm:last:odd:flex-row-reverse max-sm:last:odd:items-center max-sm:last:odd:gap-5 max-sm:even:border-s max-sm:even:ps-5 sm:py-6 sm:not-[&:nth-child(3n+1)]:border-s sm:not-[&:nth-child(3n+1)]:ps-6 lg:flex-row-reverse lg:items-center lg:gap-5"
            >
              <dt className="min-w-0 text-sm text-ink-soft">
                {label}
                {live !== undefined && <span className="block text-xs text-ink-faint">{words.live(live)}</span>}
              </dt>
              <dd className="num flex-none text-3xl font-semibold lg:text-4xl">{value}</dd>
            </div>
          )
        })}
      </dl>
      {latest && (
        <details className="group text-sm text-ink-soft">
          <summary className="flex min-h-12 flex-wrap items-center gap-x-6 py-2">
            <span>{words.asOf(format(latest))}</span>
            <span className="inline-flex items-center gap-1.5 font-strong text-accent">
              {words.how}
              <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
            </span>
          </summary>
          <dl className="grid gap-x-10 gap-y-5 pt-3 pb-8 sm:grid-cols-2 lg:grid-cols-3">
            {claims.map(({ slug, value, label, how, as_of }) => (
              <div key={slug}>
                <dt className="text-ink">
                  <b className="num">{value}</b>
                  {` ${label} `}
                  <span className="text-ink-faint">{`(${words.since(format(as_of))})`}</span>
                </dt>
                <dd className="mt-0.5">{how}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  )
}
