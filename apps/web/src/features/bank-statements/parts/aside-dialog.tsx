import { ASIDE_KINDS, type AsideKind, REASON_LENGTH } from '@fareeq/domain/bank-statements/limits.ts'
import type { BankLine } from '@fareeq/domain/bank-statements/schema.ts'
import { FormProse } from '../../../forms/form-prose.tsx'
import { FormSelect } from '../../../forms/form-select.tsx'
import { lazyResolver, sendsInput } from '../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { Dialog, DialogSubmit } from '../../../ui/overlays/dialog.tsx'
import { setLineAside } from '../api-ops.ts'
import { useBankWords } from '../messages/en.ts'

const RESOLVER = sendsInput(
  lazyResolver(async () => (await import('@fareeq/domain/bank-statements/schema.ts')).asideForm()),
)

/** Out of the queue, with a reason. */
export function AsideDialog({ line }: { line: BankLine }) {
  const words = useBankWords()
  return (
    <Dialog
      guardsInput
      trigger={
        <Button kind="quiet" size="small">
          {words.aside}
        </Button>
      }
      title={words.aside}
      text={words.asideText}
      isDismissable={false}
    >
      {(close) => <AsideForm line={line} close={close} />}
    </Dialog>
  )
}

function AsideForm({ line, close }: { line: BankLine; close: () => void }) {
  const words = useBankWords()
  const { control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: { kind: 'not_ours' as AsideKind, reason: '' },
    send: (body) => setLineAside(line.id, body),
    done: words.asideDone,
    onDone: close,
  })
  return (
    <Form {...props} aria-label={words.aside}>
      <FormSelect
        name="kind"
        control={control}
        label={words.asideKind}
        options={ASIDE_KINDS.map((id) => ({ id, label: words.asideKinds[id] }))}
      />
      <FormProse name="reason" control={control} isRequired label={words.reason} limit={REASON_LENGTH} rows={2} />
      <DialogSubmit label={words.aside} pending={isPending} cancel={{ label: words.keep, onPress: close }} />
    </Form>
  )
}
