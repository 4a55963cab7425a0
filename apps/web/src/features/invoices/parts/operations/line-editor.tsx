import { MAX_LINES } from '@fareeq/domain/invoices/limits.ts'
import { type Control, type FieldValues, useFieldArray } from 'react-hook-form'
import { Button } from '../../../../ui/actions/button.tsx'
import type { BillableCompany } from '../../api-ops.ts'
import { useInvoicesOpsWords } from '../../messages/operations/en.ts'
import { DraftLineFields } from './draft-line.tsx'
import { EMPTY_LINE, type LineFields, type LinesFields } from './draft-lines.ts'

type Props<Fields extends FieldValues> = {
  control: Control<Fields, unknown, Fields>
  kinds: readonly LineFields['kind'][]
  contracts?: BillableCompany['contracts']
}

/** The lines of any form that has `lines`: what is billed, quoted or repeated. */
export function LineEditor<Fields extends LinesFields>({ control, kinds, contracts = [] }: Props<Fields>) {
  const { draft: words } = useInvoicesOpsWords()
  // Of the form only its lines are touched here.
  const own = control as unknown as Control<LinesFields, unknown, LinesFields>
  const { fields, append, remove } = useFieldArray({ control: own, name: 'lines' })
  return (
    <>
      {fields.map(({ id }, index) => (
        <DraftLineFields
          key={id}
          control={own}
          index={index}
          kinds={kinds}
          contracts={contracts}
          remove={fields.length > 1 ? () => remove(index) : null}
        />
      ))}
      {fields.length < MAX_LINES && (
        <Button kind="quiet" size="small" className="justify-self-start" onPress={() => append(EMPTY_LINE)}>
          {words.addMore}
        </Button>
      )}
    </>
  )
}
