import { NOTE_LENGTH, PURCHASE_ORDER_LENGTH } from '@fareeq/domain/invoices/limits.ts'
import type { StaffInvoice } from '@fareeq/domain/invoices/schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldPath } from 'react-hook-form'
import { FormProse } from '../../../../forms/form-prose.tsx'
import { FormText } from '../../../../forms/form-text.tsx'
import { useSubmitForm } from '../../../../forms/use-submit-form.ts'
import { pathTo } from '../../../../paths.ts'
import { Form } from '../../../../ui/fields/form.tsx'
import { DialogSubmit } from '../../../../ui/overlays/dialog.tsx'
import { type BillableCompany, changeDraft, companiesQuery, draftInvoice } from '../../api-ops.ts'
import { CompanyField } from './company-field.tsx'
import {
  DRAFTED_KINDS,
  DRAFT_RESOLVER,
  type DraftFields,
  EMPTY_LINE,
  lineFieldOf,
  lineFrom,
  savedLines,
} from './draft-lines.ts'
import { LineEditor } from './line-editor.tsx'
import { useInvoicesOpsWords } from '../../messages/operations/en.ts'

type Props = { draft?: StaffInvoice; close: () => void }

/** A path of what is sent as a field of the form. */
function fieldOf(path: string, before: number): FieldPath<DraftFields> | undefined {
  if (path === 'organisation_id') return 'company'
  return lineFieldOf(path, before) ?? (path === 'note' || path === 'purchase_order' ? path : undefined)
}

/** A new draft with its lines, or more lines of a draft. */
export function InvoiceDraft({ draft, close }: Props) {
  const { draft: words } = useInvoicesOpsWords()
  const [company, setCompany] = useState<BillableCompany>()
  const { data: named = [] } = useQuery({ ...companiesQuery(draft?.company ?? ''), enabled: draft !== undefined })
  const billed = draft ? named.find(({ organisation_id: id }) => id === draft.organisation_id) : company
  const saved = savedLines(draft?.lines ?? [])
  const { control, isPending, props } = useSubmitForm({
    resolver: DRAFT_RESOLVER,
    initial: {
      company: draft?.organisation_id ?? '',
      lines: [EMPTY_LINE],
      purchase_order: draft?.purchase_order ?? '',
      note: draft?.note ?? '',
    },
    send: ({ company, lines, note, purchase_order }) =>
      draft
        ? changeDraft(draft.id, {
            ...saved,
            lines: [...saved.lines, ...lines.map(lineFrom)],
            expected_lines: draft.lines.map(({ id }) => id),
            note,
            purchase_order,
          })
        : draftInvoice({ organisation_id: company, lines: lines.map(lineFrom), note, purchase_order }),
    fieldOf: (path) => fieldOf(path, saved.lines.length),
    done: words.saved,
    onDone: ({ data }, _, go) => {
      close()
      void go(pathTo('opsRecord', { section: 'invoices', id: data.id }))
    },
  })
  return (
    <Form {...props}>
      {!draft && <CompanyField name="company" control={control} label={words.company} onCompany={setCompany} />}
      <LineEditor control={control} kinds={DRAFTED_KINDS} contracts={billed?.contracts ?? []} />
      <FormText
        name="purchase_order"
        control={control}
        optional
        ltr
        label={words.purchaseOrder}
        hint={words.purchaseOrderHint}
        maxLength={PURCHASE_ORDER_LENGTH}
      />
      <FormProse name="note" control={control} label={words.note} optional rows={2} limit={NOTE_LENGTH} />
      <DialogSubmit label={words.save} pending={isPending} />
    </Form>
  )
}
