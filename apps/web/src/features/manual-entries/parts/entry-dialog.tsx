import { Plus } from 'lucide-react'
import { Button } from '../../../ui/actions/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useManualWords } from '../messages/en.ts'
import type { EntryFields } from './entry-fields.ts'
import { EntryForm } from './entry-form.tsx'

type Props = {
  closedThrough: string | null
  initial?: Partial<EntryFields>
  label?: string
  kind?: 'primary' | 'quiet'
}

/** Writes an entry by hand, wherever one is needed. */
export function EntryDialog({ closedThrough, initial, label, kind = 'primary' }: Props) {
  const words = useManualWords()
  return (
    <Dialog
      guardsInput
      width="large"
      trigger={
        <Button kind={kind}>
          <Plus aria-hidden />
          {label ?? words.write}
        </Button>
      }
      title={label ?? words.write}
      text={words.writeText}
      isDismissable={false}
    >
      {(close) => <EntryForm close={close} closedThrough={closedThrough} {...(initial && { initial })} />}
    </Dialog>
  )
}
