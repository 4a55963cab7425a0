import type { Terms } from '@fareeq/domain/contracts/schema.ts'
import { formatUsd } from '@fareeq/domain/kernel/money.ts'
import { changesBetween } from '@fareeq/domain/renewals/rules.ts'
import { useLang, useWrite } from '../../../platform/i18n/i18n.ts'
import { useContractWords } from '../../contracts/messages/en.ts'
import { useTermText } from '../../contracts/parts/use-term-text.ts'
import { useRenewalWords } from '../messages/en.ts'

type Fee = { from: number; to: number }
type Props = { current: Terms; offered: Terms; fee?: Fee | undefined }

/** Old and new terms, only where they differ; the fee for those who may read it. */
export function Redline({ current, offered, fee }: Props) {
  const { redline: words } = useRenewalWords()
  const { terms: names } = useContractWords()
  const text = useTermText()
  const lang = useLang()
  const write = useWrite()
  const money = (cents: number) => write(formatUsd(cents, lang))
  const changes = [
    ...changesBetween(current, offered).map(({ field }) => ({
      field,
      was: text[field](current),
      becomes: text[field](offered),
    })),
    ...(fee && fee.from !== fee.to ? [{ field: 'fee' as const, was: money(fee.from), becomes: money(fee.to) }] : []),
  ]
  return (
    <section aria-label={words.title} className="rounded-lg border border-line bg-surface p-4">
      <p className="mb-2 text-sm font-strong">{words.title}</p>
      {changes.length === 0 && <p className="text-sm text-ink-soft">{words.none}</p>}
      <dl className="grid gap-1.5 text-sm">
        {changes.map(({ field, was, becomes }) => (
          <div key={field} className="gap-x-2 sm:flex sm:flex-wrap sm:items-baseline">
            <dt className="text-ink-soft">{names[field]}:</dt>
            <dd className="flex flex-wrap gap-x-2">
              <del className="text-danger">
                <span className="sr-only">{words.was} </span>
                {was}
              </del>
              <ins className="font-strong text-positive no-underline">
                <span className="sr-only">{words.becomes} </span>
                {becomes}
              </ins>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
