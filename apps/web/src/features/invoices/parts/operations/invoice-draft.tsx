import { MAX_LINES, NOTE_LENGTH } from '@fareeq/domain/invoices/limits.ts'
import type { StaffInvoice } from '@fareeq/domain/invoices/schema.ts'
import { useQuery } from '@tanstack/react-query'
import { type FieldPath, useFieldArray, useWatch } from 'react-hook-form'
import { FormSelect } from '../../../../forms/form-select.tsx'
import { FormProse } from '../../../../forms/form-prose.tsx'
import { useSubmitForm } from '../../../../forms/use-submit-form.ts'
import { pathTo } from '../../../../paths.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { SkeletonText, Skeletons } from '../../../../ui/display/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../../ui/display/states.tsx'
import { Form } from '../../../../ui/fields/form.tsx'
import { DialogSubmit } from '../../../../ui/overlays/dialog.tsx'
import { type BillableCompany, changeDraft, companiesQuery, draftInvoice } from '../../api-ops.ts'
import { DraftLineFields } from './draft-line.tsx'
import { DRAFT_RESOLVER, type DraftFields, EMPTY_LINE, lineFrom, savedLines } from './draft-lines.ts'
import { useInvoicesOpsWords } from '../../messages/operations/en.ts'

type Props = { draft?: StaffInvoice; close: () => void }

/** A new draft with its lines, or more lines of a draft. */
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
  return <DraftForm {...props} companies={data} />
}

const PARTS: Readonly<Record<string, string>> = { contract_id: 'contract' }

/** `lines.2.amount` of what is sent is the amount of a line here, after the `before` ones that were saved. */
function fieldOf(path: string, before: number): FieldPath<DraftFields> | undefined {
  if (path === 'organisation_id') return 'company'
  const [, index, part = ''] = /^lines\.(\d+)\.(\w+)$/.exec(path) ?? []
  if (index === undefined) return path === 'note' ? 'note' : undefined
  return `lines.${Number(index) - before}.${PARTS[part] ?? part}` as FieldPath<DraftFields>
}

function DraftForm({ draft, close, companies }: Props & { companies: readonly BillableCompany[] }) {
  const { draft: words } = useInvoicesOpsWords()
  const saved = savedLines(draft?.lines ?? [])
  const { control, isPending, props } = useSubmitForm({
    resolver: DRAFT_RESOLVER,
    initial: { company: draft?.organisation_id ?? '', lines: [EMPTY_LINE], note: draft?.note ?? '' },
    send: ({ company, lines, note }) =>
      draft
        ? changeDraft(draft.id, {
            ...saved,
            lines: [...saved.lines, ...lines.map(lineFrom)],
            expected_lines: draft.lines.map(({ id }) => id),
            note,
          })
        : draftInvoice({ organisation_id: company, lines: lines.map(lineFrom), note }),
    fieldOf: (path) => fieldOf(path, saved.lines.length),
    done: words.saved,
    onDone: ({ data }, _, go) => {
      close()
      void go(pathTo('opsRecord', { section: 'invoices', id: data.id }))
    },
  })
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' })
  const company = useWatch({ control, name: 'company' })
  const contracts = companies.find(({ organisation_id: id }) => id === company)?.contracts ?? []
  return (
    <Form {...props}>
      {!draft && (
        <FormSelect
          name="company"
          control={control}
          label={words.company}
          options={companies.map(({ organisation_id: id, company: label }) => ({ id, label }))}
        />
      )}
      {fields.map(({ id }, index) => (
        <DraftLineFields
          key={id}
          control={control}
          index={index}
          contracts={contracts}
          remove={fields.length > 1 ? () => remove(index) : null}
        />
      ))}
      {fields.length < MAX_LINES && (
        <Button kind="quiet" size="small" className="justify-self-start" onPress={() => append(EMPTY_LINE)}>
          {words.addMore}
        </Button>
      )}
      <FormProse name="note" control={control} label={words.note} optional rows={2} limit={NOTE_LENGTH} />
      <DialogSubmit label={words.save} pending={isPending} />
    </Form>
  )
}
