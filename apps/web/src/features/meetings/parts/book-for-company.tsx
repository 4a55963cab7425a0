import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { MAX_TOPIC_LENGTH, MEETING_ZONE } from '@fareeq/domain/meetings/rules.ts'
import type { ComponentProps } from 'react'
import { FormProse } from '../../../forms/form-prose.tsx'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { Dialog, DialogSubmit } from '../../../ui/overlays/dialog.tsx'
import { bookForCompany } from '../api-ops.ts'
import { FormSlot, SLOT_RESOLVER } from './form-slot.tsx'
import { useMeetingOpsWords } from '../messages/operations/en.ts'
import { useNearest } from './use-nearest.ts'

type Props = {
  projectId: string
  /** The company, or the person who wrote the request. */
  name: string
  button?: Omit<ComponentProps<typeof Button>, 'children'>
}

/** A colleague books for the company of a request, by Riyadh's clock. */
export function BookForCompany({ projectId, name, button }: Props) {
  const words = useMeetingOpsWords()
  const lang = useLang()
  return (
    <Dialog
      trigger={
        <Button kind="quiet" {...button}>
          {words.book}
        </Button>
      }
      width="large"
      title={words.bookTitle(bidiIsolate(name, lang))}
      text={words.bookText}
    >
      {(close) => <Body projectId={projectId} close={close} />}
    </Dialog>
  )
}

/** A separate component, so that its state is reset on reopening. */
function Body({ projectId, close }: { projectId: string; close: () => void }) {
  const words = useMeetingOpsWords()
  const { nearest, onRefused, clear } = useNearest()
  const { control, isPending, failure, props, clearFailure } = useSubmitForm({
    resolver: SLOT_RESOLVER,
    initial: { slot: { start: null, timezone: MEETING_ZONE }, note: '' },
    send: async ({ slot: { start, timezone }, note }) => {
      if (!start) return
      clear()
      await bookForCompany({ project_id: projectId, start, timezone, topic: note || undefined })
    },
    done: words.booked,
    onDone: close,
    onRefused,
    isLast: true,
  })
  const choose = () => {
    clear()
    clearFailure()
  }
  return (
    <Form {...props} failure={undefined}>
      <FormSlot control={control} nearest={nearest} failure={failure} onChoose={choose} />
      <FormProse name="note" control={control} label={words.bookTopic} optional rows={2} limit={MAX_TOPIC_LENGTH} />
      <DialogSubmit sticky label={words.bookSave} pending={isPending} />
    </Form>
  )
}
