import { ACCOUNT_FACTS, HAND_ACCOUNTS } from '@fareeq/domain/ledger/limits.ts'
import { ACCOUNT_NAMES } from '@fareeq/domain/ledger/rules-names.ts'
import { MAX_LINES, MIN_LINES } from '@fareeq/domain/manual-entries/limits.ts'
import { type Control, useFieldArray, useWatch } from 'react-hook-form'
import { FormMoney } from '../../../forms/form-money.tsx'
import { FormSelect } from '../../../forms/form-select.tsx'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useBooks } from '../../ledger/parts/use-books.ts'
import { useManualWords } from '../messages/en.ts'
import { EMPTY_LINE, type EntryFields, imbalance } from './entry-fields.ts'

type Props = { control: Control<EntryFields, unknown, EntryFields> }

/** Lines of one's own: each an account, a side and an amount; what is missing to balance is said while one types. */
export function EntryLines({ control }: Props) {
  const words = useManualWords()
  const lang = useLang()
  const { amount } = useBooks()
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' })
  const difference = imbalance(useWatch({ control }) as EntryFields)
  const accounts = HAND_ACCOUNTS.map((id) => ({
    id,
    label: `${ACCOUNT_FACTS[id].code} ${ACCOUNT_NAMES[id][lang]}`,
  }))
  const sides = (['debit', 'credit'] as const).map((id) => ({ id, label: words[id] }))
  return (
    <div className="grid gap-3">
      {fields.map(({ id }, at) => (
        <fieldset key={id} className="grid grid-cols-2 items-start gap-3 sm:grid-cols-[minmax(0,1fr)_7rem_9rem_auto]">
          <legend className="sr-only">{words.lineOf(at + 1)}</legend>
          <div className="col-span-2 sm:col-span-1">
            <FormSelect name={`lines.${at}.account`} control={control} label={words.account} options={accounts} />
          </div>
          <FormSelect name={`lines.${at}.side`} control={control} label={words.side} options={sides} />
          <FormMoney name={`lines.${at}.amount`} control={control} label={words.amount} />
          {fields.length > MIN_LINES && (
            <Button
              kind="ghost"
              size="small"
              className="sm:mt-8"
              aria-label={words.removeLine(at + 1)}
              onPress={() => remove(at)}
            >
              {words.remove}
            </Button>
          )}
        </fieldset>
      ))}
      <div className="flex flex-wrap items-center justify-between gap-3">
        {fields.length < MAX_LINES ? (
          <Button kind="quiet" size="small" onPress={() => append({ ...EMPTY_LINE, side: 'credit' })}>
            {words.addLine}
          </Button>
        ) : (
          <span />
        )}
        <p role="status" className={difference === 0 ? 'text-sm text-ink-soft' : 'text-sm text-warning'}>
          {difference === 0 ? words.balanced : words.difference(amount(Math.abs(difference)))}
        </p>
      </div>
    </div>
  )
}
