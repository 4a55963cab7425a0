import type { BankLineView } from '@fareeq/domain/reconciliations/schema.ts'
import { useAmount } from '../../bank-statements/parts/use-amount.ts'
import { useBooks } from '../../ledger/parts/use-books.ts'
import { useReconciliationWords } from '../messages/en.ts'

/** A line as the bank wrote it. */
export function LineHead({ line }: { line: BankLineView }) {
  const words = useReconciliationWords()
  const { day } = useBooks()
  const original = useAmount()
  const { amount, currency, name, text } = line
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
      <p className="min-w-0 flex-1 basis-56">
        <span className="font-strong wrap-anywhere">
          <bdi>{name ?? words.nobody}</bdi>
        </span>
        <span className="block text-sm wrap-anywhere text-ink-soft">
          <bdi>{text}</bdi>
        </span>
        <span className="block text-sm text-ink-faint">{day(line.day)}</span>
      </p>
      <p className="num ms-auto font-strong whitespace-nowrap">{original(amount, currency)}</p>
    </div>
  )
}
