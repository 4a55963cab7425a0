import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { LABEL_LENGTH, START_SIDES, type StartSide } from '@fareeq/domain/starts/limits.ts'
import { FormSelect } from '../../../forms/form-select.tsx'
import { FormText } from '../../../forms/form-text.tsx'
import { rulesOf } from '../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { Dialog, DialogSubmit } from '../../../ui/overlays/dialog.tsx'
import { addItem } from '../api.ts'
import { useStartWords } from '../messages/en.ts'

type Fields = { side: StartSide; label: string }
const EMPTY_FIELDS: Fields = { side: 'talent', label: '' }
const RESOLVER = rulesOf(({ label }: Fields) => ({ label: label.trim() ? undefined : rule.required.code }))

/** An item of the company’s own, for either side. */
export function AddItem({ contractId }: { contractId: string }) {
  const { add: words } = useStartWords()
  return (
    <Dialog
      trigger={
        <Button kind="quiet" size="small">
          {words.open}
        </Button>
      }
      title={words.open}
      text={words.text}
      isDismissable={false}
    >
      {(close) => <ItemForm contractId={contractId} close={close} />}
    </Dialog>
  )
}

function ItemForm({ contractId, close }: { contractId: string; close: () => void }) {
  const { add: words, sides } = useStartWords()
  const { control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: EMPTY_FIELDS,
    send: (body) => addItem(contractId, body),
    done: words.done,
    onDone: close,
  })
  return (
    <Form {...props} aria-label={words.open}>
      <FormText
        name="label"
        control={control}
        label={words.label}
        hint={words.labelHint}
        maxLength={LABEL_LENGTH}
        isRequired
      />
      <FormSelect
        name="side"
        control={control}
        label={words.side}
        options={START_SIDES.map((id) => ({ id, label: sides[id] }))}
      />
      <DialogSubmit label={words.send} pending={isPending} />
    </Form>
  )
}
