import { type ReactNode, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { Button } from '../../../../ui/actions/button.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { Form, FormActions } from '../../../../ui/fields/form.tsx'
import { useSaveKind } from '../wizard/step-way.ts'
import { useEntryForm } from './use-entry-form.ts'
import { useEntryWords } from '../../messages/steps/en-entries.ts'

type Props<Fields extends FieldValues> = Parameters<typeof useEntryForm<Fields>>[0] & {
  title: string
  /** What to know before writing on. */
  note?: string
  onCancel: () => void
  children: (form: UseFormReturn<Fields, unknown, Fields>) => ReactNode
}

/** One entry being written, in its place in the list. */
export function EntryForm<Fields extends FieldValues>({ title, note, onCancel, children, ...about }: Props<Fields>) {
  const words = useEntryWords()
  const kind = useSaveKind()
  const { form, isDirty, isPending, props, elsewhere } = useEntryForm(about)
  const [isConfirming, setConfirming] = useState(false)
  const failure = elsewhere ? words[elsewhere] : (props.failure ?? note)
  return (
    <Card as="section" className="border-line-strong" aria-labelledby="entry-title">
      <h3 id="entry-title" className="mb-4 text-lg">
        {title}
      </h3>
      <Form {...props} failure={failure}>
        {children(form)}
        <FormActions>
          <Button type="submit" kind={kind} pending={isPending}>
            {words.save}
          </Button>
          <Button kind="ghost" onPress={() => (isDirty ? setConfirming(true) : onCancel())}>
            {words.cancel}
          </Button>
        </FormActions>
      </Form>
      <ConfirmDialog
        isOpen={isConfirming}
        onOpenChange={setConfirming}
        title={words.discardTitle}
        text={words.discardText}
        confirmLabel={words.discard}
        cancelLabel={words.writeOn}
        onConfirm={onCancel}
      />
    </Card>
  )
}
