import { DAY_ORDERS } from '@fareeq/domain/bank-statements/limits.ts'
import { isUsable } from '@fareeq/domain/bank-statements/rules-columns.ts'
import type { StatementColumns, StatementPreview } from '@fareeq/domain/bank-statements/schema.ts'
import { useState } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { SelectField } from '../../../ui/fields/choices/select-field.tsx'
import { useBankWords } from '../messages/en.ts'

type Choice = NonNullable<StatementPreview['choice']>
type Props = { choice: Choice; isPending: boolean; send: (columns: StatementColumns) => unknown }

const NONE = ''
const OPTIONAL = ['amount', 'incoming', 'outgoing', 'name', 'text', 'bank_id', 'balance'] as const

/** Which column means what, beginning with what their headings say. */
export function ColumnsForm({ choice, isPending, send }: Props) {
  const words = useBankWords()
  const [columns, setColumns] = useState<Partial<StatementColumns>>(choice.guess)
  const headings = choice.headings.filter(Boolean).map((id) => ({ id, label: id }))
  const set = (column: (typeof OPTIONAL)[number] | 'day', heading: string) => {
    const { [column]: _, ...rest } = columns
    setColumns(heading === NONE ? rest : { ...rest, [column]: heading })
  }
  return (
    <section aria-labelledby="statement-columns" className="grid gap-4">
      <div>
        <h3 id="statement-columns" className="text-base">
          {words.columnsTitle}
        </h3>
        <p className="text-sm text-ink-soft">{words.columnsText}</p>
      </div>
      <div className="grid gap-4 xs:grid-cols-2">
        <SelectField
          label={words.columns.day}
          value={columns.day ?? null}
          options={headings}
          onChange={(heading) => set('day', heading)}
        />
        <SelectField
          label={words.columns.day_order}
          value={columns.day_order ?? null}
          options={DAY_ORDERS.map((id) => ({ id, label: words.orders[id] }))}
          onChange={(id) => setColumns({ ...columns, day_order: DAY_ORDERS.find((order) => order === id) })}
        />
        {OPTIONAL.map((column) => (
          <SelectField
            key={column}
            label={words.columns[column]}
            value={columns[column] ?? NONE}
            options={[{ id: NONE, label: words.noColumn }, ...headings]}
            onChange={(heading) => set(column, heading)}
          />
        ))}
      </div>
      <Button
        className="justify-self-start"
        pending={isPending}
        isDisabled={!isUsable(columns, choice.headings)}
        onPress={() => void (isUsable(columns, choice.headings) && send(columns))}
      >
        {words.read}
      </Button>
    </section>
  )
}
