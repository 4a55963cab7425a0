import type { Terms } from '@fareeq/domain/contracts/schema.ts'
import { changesBetween } from '@fareeq/domain/renewals/rules.ts'
import { useContractWords } from '../../contracts/parts/use-contract-words.ts'
import { useTermText } from '../../contracts/parts/use-term-text.ts'
import { useRenewalWords } from './use-renewal-words.ts'

/** Old and new terms, only where they differ. */
export function Redline({ current, offered }: { current: Terms; offered: Terms }) {
  const { redline: words } = useRenewalWords()
  const { terms: names } = useContractWords()
  const text = useTermText()
  const changes = changesBetween(current, offered)
  return (
    <section aria-label={words.title} className="rounded-lg border border-line bg-surface p-4">
      <p className="mb-2 text-sm font-strong">{words.title}</p>
      {changes.length === 0 && <p className="text-sm text-ink-soft">{words.none}</p>}
      <dl className="grid gap-1.5 text-sm">
        {changes.map(({ field }) => (
          <div key={field} className="flex flex-wrap items-baseline gap-x-2">
            <dt className="text-ink-soft">{names[field]}:</dt>
            <dd className="flex flex-wrap gap-x-2">
              <del className="text-danger">
                <span className="sr-only">{words.was} </span>
                {text[field](current)}
              </del>
              <ins className="font-strong text-positive no-underline">
                <span className="sr-only">{words.becomes} </span>
                {text[field](offered)}
              </ins>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
