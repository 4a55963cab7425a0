import { LABEL_LENGTH, NOTE_LENGTH } from '@fareeq/domain/invoices/limits.ts'
import type { StaffInvoice } from '@fareeq/domain/invoices/schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { FormField } from '../../../../forms/form-field.tsx'
import { FormProse } from '../../../../forms/form-prose.tsx'
import { FormText } from '../../../../forms/form-text.tsx'
import { useSubmitForm } from '../../../../forms/use-submit-form.ts'
import { pathTo } from '../../../../paths.ts'
import { navigate } from '../../../../platform/navigation/navigate.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { SkeletonText, Skeletons } from '../../../../ui/display/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../../ui/display/states.tsx'
import { Form } from '../../../../ui/fields/form.tsx'
import { NumberField } from '../../../../ui/fields/number-field.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { DialogActions } from '../../../../ui/overlays/dialog.tsx'
import { type BillableCompany, changeDraft, companiesQuery, draftInvoice } from '../../api-ops.ts'
import { useAmounts } from '../use-amounts.ts'
import { EMPTY_LINE, LINE_RESOLVER, NONE, lineFrom, savedLine } from './draft-lines.ts'
import { useInvoicesOpsWords } from './use-invoices-ops-words.ts'

type Props = { draft?: StaffInvoice; close: () => void }

/** A new draft with its first line, or one more line of a draft. */
export function InvoiceDraft(props: Props) {
  const { draft: words } = useInvoicesOpsWords()
  const { data, isError, isFetching, refetch } = useQuery(companiesQuery())
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  if (!data)
    return (
      <Skeletons>
        <SkeletonText lines={6} />
      </Skeletons>
    )
  if (data.length === 0) return <EmptyState title={words.none} />
  return <LineForm {...props} companies={data} />
}

const FIELDS: Readonly<Record<string, 'company' | 'contract' | 'label' | 'amount' | 'note'>> = {
  organisation_id: 'company',
  note: 'note',
}
/** `lines.2.amount` is the amount of the only line that is typed here. */
const fieldOf = (path: string) =>
  FIELDS[path] ??
  ({ contract_id: 'contract', label: 'label', amount: 'amount' } as const)[
    path.split('.').at(-1) as 'contract_id' | 'label' | 'amount'
  ]

function LineForm({ draft, close, companies }: Props & { companies: readonly BillableCompany[] }) {
  const { draft: words } = useInvoicesOpsWords()
  const { usd } = useAmounts()
  const { control, isPending, props } = useSubmitForm({
    resolver: LINE_RESOLVER,
    initial: { ...EMPTY_LINE, company: draft?.organisation_id ?? '', note: draft?.note ?? '' },
    send: (fields) => {
      const [line, note] = [lineFrom(fields), fields.note]
      return draft
        ? changeDraft(draft.id, { lines: [...draft.lines.map(savedLine), line], note })
        : draftInvoice({ organisation_id: fields.company, lines: [line], note })
    },
    fieldOf,
    done: words.saved,
    onDone: ({ data }) => {
      close()
      void navigate(pathTo('opsRecord', { section: 'invoices', id: data.id }))
    },
  })
  const { company, kind, contract } = useWatch({ control })
  const contracts = companies.find(({ organisation_id: id }) => id === company)?.contracts ?? []
  const bought = contracts.find(({ id }) => id === contract)
  return (
    <Form {...props}>
      {!draft && (
        <FormField name="company" control={control}>
          {(field) => (
            <SelectField
              {...field}
              label={words.company}
              options={companies.map(({ organisation_id: id, company: label }) => ({ id, label }))}
            />
          )}
        </FormField>
      )}
      <FormField name="kind" control={control}>
        {(field) => (
          <SelectField
            {...field}
            label={words.kind}
            options={(['other', 'buyout'] as const).map((id) => ({ id, label: words.kinds[id] }))}
          />
        )}
      </FormField>
      <FormField name="contract" control={control}>
        {(field) => (
          <SelectField
            {...field}
            label={words.contract}
            hint={kind === 'buyout' ? bought && words.buyout(usd(bought.buyout)) : words.contractHint}
            options={[
              { id: NONE, label: words.noContract },
              ...contracts.map(({ id, number, talent }) => ({ id, label: `${talent} · ${number}` })),
            ]}
          />
        )}
      </FormField>
      {kind === 'other' && (
        <>
          <FormText name="label" control={control} isRequired label={words.label} maxLength={LABEL_LENGTH} />
          <FormField name="amount" control={control}>
            {(field) => <NumberField {...field} label={words.amount} steps={false} places={2} minValue={0} />}
          </FormField>
        </>
      )}
      <FormProse name="note" control={control} label={words.note} optional rows={2} limit={NOTE_LENGTH} />
      <DialogActions>
        <Button type="submit" pending={isPending}>
          {words.save}
        </Button>
      </DialogActions>
    </Form>
  )
}
