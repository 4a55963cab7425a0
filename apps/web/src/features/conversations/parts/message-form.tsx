import { MESSAGE_LENGTH } from '@fareeq/domain/conversations/limits.ts'
import { messageForm } from '@fareeq/domain/conversations/schema.ts'
import { SendHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { FormProse } from '../../../forms/form-prose.tsx'
import { resolverOf } from '../../../forms/resolver.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Banner } from '../../../ui/display/banner.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { type Seat, writeMessage } from '../api.ts'
import { useConversationWords } from '../messages/en.ts'

const RESOLVER = resolverOf(messageForm())

type Props = { seat: Seat; id: string; draft: string; hint?: string; /** What else may be done. */ actions?: ReactNode }

export function MessageForm({ seat, id, draft, hint, actions }: Props) {
  const words = useConversationWords()
  const [notice, setNotice] = useState<string>()
  const { form, control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: { text: '' },
    draft,
    send: ({ text }) => writeMessage(seat, id, text),
    onDone: ({ data, message }) => {
      setNotice(data ? undefined : message)
      // What was held back stays, to be written without the contact.
      if (!data) return
      form.reset({ text: '' })
      form.setFocus('text')
    },
  })
  return (
    <Form {...props} aria-label={words.write} className="gap-3">
      <FormProse name="text" control={control} label={words.write} hint={hint} limit={MESSAGE_LENGTH} rows={3} />
      {notice && (
        <Banner tone="warning" role="alert">
          {notice}
        </Banner>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" pending={isPending}>
          <SendHorizontal aria-hidden className="rtl:-scale-x-100" />
          {words.send}
        </Button>
        {actions}
      </div>
    </Form>
  )
}
