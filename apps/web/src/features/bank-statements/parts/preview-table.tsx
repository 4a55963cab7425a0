import { PREVIEW_FATES, type PreviewFate } from '@fareeq/domain/bank-statements/limits.ts'
import type { StatementPreview } from '@fareeq/domain/bank-statements/schema.ts'
import { formatDay } from '@fareeq/domain/kernel/time/time.ts'
import { inGroups } from '@fareeq/domain/kernel/validation/bank-accounts.ts'
import { useLang, useWrite } from '../../../platform/i18n/i18n.ts'
import { Badge, type Tone } from '../../../ui/display/badge.tsx'
import { KeyValues } from '../../../ui/layout/key-values.tsx'
import { useBankWords } from '../messages/en.ts'
import { useAmount } from './use-amount.ts'

type Props = { statement: NonNullable<StatementPreview['statement']> }
const TONES: Readonly<Record<PreviewFate, Tone>> = {
  automatic: 'positive',
  queue: 'warning',
  outgoing: 'neutral',
  known: 'neutral',
}

/** What an import would do: sums first, then the first lines. */
export function PreviewTable({ statement }: Props) {
  const words = useBankWords()
  const [lang, write, amount] = [useLang(), useWrite(), useAmount()]
  const { iban, currency, from_day, to_day, opening, closing, counts, lines } = statement
  const day = (text: string) => write(formatDay(text, lang))
  const balance = (id: string, name: string, value: number | null) =>
    value === null ? [] : [{ id, name, value: amount(value, currency) }]
  return (
    <section aria-labelledby="statement-preview" className="grid gap-4">
      <h3 id="statement-preview" className="text-base">
        {words.preview}
      </h3>
      <KeyValues
        items={[
          { id: 'account', name: words.account, value: inGroups(iban), ltr: true },
          { id: 'period', name: words.period, value: words.fromTo(day(from_day), day(to_day)) },
          ...balance('opening', words.opening, opening),
          ...balance('closing', words.closing, closing),
          ...PREVIEW_FATES.filter((fate) => counts[fate] > 0).map((fate) => ({
            id: fate,
            name: words.fates[fate],
            value: write(String(counts[fate])),
          })),
        ]}
      />
      <h4 className="text-sm font-strong">{words.lines}</h4>
      <ul className="divide-y divide-line border-y border-line text-sm">
        {lines.map((line, at) => (
          // Two lines may be equal in everything; they never change place.
          <li key={at} className="grid gap-1 py-3">
            <p className="flex flex-wrap items-center justify-between gap-2">
              <span className="font-strong">{amount(line.amount, line.currency)}</span>
              <Badge tone={TONES[line.fate]}>{words.fates[line.fate]}</Badge>
            </p>
            <p className="wrap-anywhere text-ink-soft">
              {day(line.day)} · <bdi>{line.name ?? words.nobody}</bdi> · <bdi>{line.text}</bdi>
            </p>
            {line.invoice && (
              <p>
                <bdi dir="ltr">{line.invoice}</bdi>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
