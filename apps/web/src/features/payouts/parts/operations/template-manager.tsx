import {
  FILE_FIELDS,
  HEADING_LENGTH,
  MAX_COLUMNS,
  SEPARATORS,
  TEMPLATE_NAME_LENGTH,
} from '@fareeq/domain/payouts/limits.ts'
import type { FileTemplate, TemplateForm } from '@fareeq/domain/payouts/schema-transfers.ts'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type Control, useFieldArray } from 'react-hook-form'
import { FormCheckbox } from '../../../../forms/form-checkbox.tsx'
import { FormSelect } from '../../../../forms/form-select.tsx'
import { FormText } from '../../../../forms/form-text.tsx'
import { lazyResolver } from '../../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../../forms/use-submit-form.ts'
import { runWithToast } from '../../../../platform/toasts/run-with-toast.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Form, FormRow } from '../../../../ui/fields/form.tsx'
import { ConfirmButton } from '../../../../ui/overlays/confirm-dialog.tsx'
import { DialogSubmit } from '../../../../ui/overlays/dialog.tsx'
import { removeTemplate, saveTemplate } from '../../api-batches.ts'
import { usePayoutsOpsWords } from '../../messages/operations/en.ts'

const RESOLVER = lazyResolver(async () => (await import('@fareeq/domain/payouts/schema-transfers.ts')).templateForm())
const EMPTY: TemplateForm = {
  name: '',
  separator: 'comma',
  has_headings: true,
  columns: [
    { heading: 'Reference', field: 'reference' },
    { heading: 'Beneficiary', field: 'holder_latin' },
    { heading: 'Account', field: 'account' },
    { heading: 'Amount', field: 'amount' },
  ],
}
type Props = { templates: readonly FileTemplate[]; leave: () => void }

/** Tables of banks, by their names: a name saved again replaces what it had. */
export function TemplateManager({ templates, leave }: Props) {
  const { templates: words } = usePayoutsOpsWords()
  const [opened, setOpened] = useState<TemplateForm | null>(templates.length === 0 ? EMPTY : null)
  if (opened) return <TemplateEditor template={opened} close={templates.length === 0 ? leave : () => setOpened(null)} />
  return (
    <div className="grid gap-5">
      <h3 className="text-base">{words.title}</h3>
      <ul aria-label={words.title} className="divide-y divide-line border-y border-line">
        {templates.map((template) => (
          <TemplateRow key={template.id} template={template} edit={setOpened} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button kind="quiet" onPress={() => setOpened(EMPTY)}>
          <Plus aria-hidden />
          {words.add}
        </Button>
        <Button kind="ghost" onPress={leave}>
          {words.leave}
        </Button>
      </div>
    </div>
  )
}

type RowProps = { template: FileTemplate; edit: (template: TemplateForm) => void }

function TemplateRow({ template, edit }: RowProps) {
  const { templates: words, keep } = usePayoutsOpsWords()
  const { id, name, separator, has_headings, columns } = template
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <span className="min-w-0">
        <bdi className="block font-strong wrap-anywhere">{name}</bdi>
        <span className="text-sm text-ink-soft">{words.columns(columns.length)}</span>
      </span>
      <span className="flex gap-1">
        <Button
          kind="ghost"
          size="small"
          aria-label={words.editOf(name)}
          onPress={() => edit({ name, separator, has_headings, columns })}
        >
          {words.edit}
        </Button>
        <ConfirmButton
          label={words.remove}
          button={{ kind: 'ghost', size: 'small', 'aria-label': words.removeOf(name) }}
          text={words.removeText}
          cancelLabel={keep}
          onConfirm={() => runWithToast(removeTemplate(id), words.removed)}
        />
      </span>
    </li>
  )
}

function TemplateEditor({ template, close }: { template: TemplateForm; close: () => void }) {
  const { templates: words } = usePayoutsOpsWords()
  const { form, control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: template,
    send: saveTemplate,
    done: words.saved,
    onDone: close,
  })
  return (
    <Form {...props} aria-label={words.title}>
      <h3 className="text-base">{words.title}</h3>
      <FormRow>
        <FormText name="name" control={control} label={words.name} maxLength={TEMPLATE_NAME_LENGTH} />
        <FormSelect
          name="separator"
          control={control}
          label={words.separator}
          options={SEPARATORS.map((id) => ({ id, label: words.separators[id] }))}
        />
      </FormRow>
      <FormCheckbox name="has_headings" form={form}>
        {words.headings}
      </FormCheckbox>
      <Columns control={control} />
      <DialogSubmit label={words.save} pending={isPending} cancel={{ label: words.leave, onPress: close }} />
    </Form>
  )
}

function Columns({ control }: { control: Control<TemplateForm> }) {
  const { templates: words } = usePayoutsOpsWords()
  const { fields, append, remove } = useFieldArray({ control, name: 'columns' })
  return (
    <div className="grid gap-4">
      {fields.map(({ id }, at) => (
        <fieldset key={id} className="grid gap-3 rounded-lg border border-line p-3">
          <legend className="sr-only">{words.column(at + 1)}</legend>
          <FormRow>
            <FormText
              name={`columns.${at}.heading`}
              control={control}
              label={words.heading}
              maxLength={HEADING_LENGTH}
            />
            <FormSelect
              name={`columns.${at}.field`}
              control={control}
              label={words.field}
              options={FILE_FIELDS.map((id) => ({ id, label: words.fields[id] }))}
            />
          </FormRow>
          {fields.length > 1 && (
            <Button
              kind="ghost"
              size="small"
              className="justify-self-start"
              aria-label={words.removeColumn(at + 1)}
              onPress={() => remove(at)}
            >
              <Trash2 aria-hidden />
              {words.remove}
            </Button>
          )}
        </fieldset>
      ))}
      {fields.length < MAX_COLUMNS && (
        <Button
          kind="quiet"
          size="small"
          className="justify-self-start"
          onPress={() => append({ heading: '', field: 'empty' }, { focusName: `columns.${fields.length}.heading` })}
        >
          <Plus aria-hidden />
          {words.addColumn}
        </Button>
      )}
    </div>
  )
}
