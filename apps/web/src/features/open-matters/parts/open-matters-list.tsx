import type { OpenMatter, OpenMatters } from '@fareeq/domain/open-matters/schema.ts'
import { OUTCOMES } from '@fareeq/domain/open-matters/limits.ts'
import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { listed } from '@fareeq/domain/kernel/language/locale.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { useLang, useWrite } from '../../../platform/i18n/i18n.ts'
import { SkeletonRows, Skeletons } from '../../../ui/display/skeleton.tsx'
import { ErrorState } from '../../../ui/display/states.tsx'
import { useAmounts } from '../../invoices/parts/use-amounts.ts'
import { useOpenMatterWords } from '../messages/en.ts'

/** A payout is called by its month. */
const isMonth = (label: string): boolean => /^\d{4}-\d{2}$/.test(label)

/** What is named of a kind, in a line. */
function useNames() {
  const words = useOpenMatterWords()
  const lang = useLang()
  const write = useWrite()
  const { usd, month } = useAmounts()
  const nameOf = ({ name, about, amount }: OpenMatter): string =>
    listed(lang, [
      name && bidiIsolate(name, lang),
      about && (isMonth(about) ? words.month(month(about)) : bidiIsolate(about, lang)),
      amount !== null && usd(amount),
    ])
  return (items: readonly OpenMatter[], count: number): string => {
    const texts = [...new Set(items.map(nameOf))].filter(Boolean)
    const rest = count - items.length
    return [texts.join(lang === 'ar' ? '؛ ' : '; '), rest > 0 ? write(words.more(rest)) : ''].filter(Boolean).join(' ')
  }
}

type Props = { query: UseQueryResult<OpenMatters>; isOwn: boolean }

/** All that is open of whoever leaves, under what becomes of it. */
export function OpenMattersList({ query: { data, isError, isFetching, refetch }, isOwn }: Props) {
  const words = useOpenMatterWords()
  if (isError && !data) return <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />
  if (!data)
    return (
      <Skeletons label={words.loading}>
        <SkeletonRows rows={2} />
      </Skeletons>
    )
  if (data.groups.length === 0) return <p className="text-sm text-ink-soft">{words.nothing}</p>
  return <Groups matters={data} isOwn={isOwn} />
}

function Groups({ matters: { leaver, successor, groups }, isOwn }: { matters: OpenMatters; isOwn: boolean }) {
  const words = useOpenMatterWords()
  const lang = useLang()
  const names = useNames()
  const titles = words.outcomes(leaver, isOwn)
  return (
    <div className="grid gap-4">
      {OUTCOMES.map((outcome) => {
        const kinds = groups.filter((group) => group.outcome === outcome)
        if (kinds.length === 0) return null
        return (
          <section key={outcome}>
            <h3 className="text-[0.9375rem]">
              {titles[outcome](successor ? bidiIsolate(successor, lang) : words.somebody)}
            </h3>
            <ul className="mt-1 grid gap-1 text-sm">
              {kinds.map(({ kind, count, items }) => (
                <li key={kind} className="wrap-anywhere">
                  <span className="font-strong">
                    {words.kinds[kind]} ({count})
                  </span>{' '}
                  <span className="text-ink-soft">{names(items, count)}</span>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
