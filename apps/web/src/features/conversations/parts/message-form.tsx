import { MESSAGE_LENGTH } from '@fareeq/domain/conversations/limits.ts'
import type { MessageFile } from '@fareeq/domain/conversations/schema.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { SendHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { FormProse } from '../../../forms/form-prose.tsx'
import { rulesOf } from '../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Banner } from '../../../ui/display/banner.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { type Seat, uploadFile, writeMessage } from '../api.ts'
import { useConversationWords } from '../messages/en.ts'
import { AttachedFiles } from './attached-files.tsx'

type Fields = { text: string }
const EMPTY: Fields = { text: '' }
/** Words, or a file. */
const resolverWith = (fileCount: number) =>
  rulesOf(({ text }: Fields) => ({ text: text.trim() || fileCount > 0 ? undefined : rule.required.code }))

type Props = { seat: Seat; id: string; draft: string; hint?: string; /** What else may be done. */ actions?: ReactNode }

export function MessageForm({ seat, id, draft, hint, actions }: Props) {
  const words = useConversationWords()
  const [notice, setNotice] = useState<string>()
  /** Not in the draft: an upload that no message names is deleted. */
  const [files, setFiles] = useState<readonly MessageFile[]>([])
  const { form, control, isPending, props } = useSubmitForm({
    resolver: resolverWith(files.length),
    initial: EMPTY,
    draft,
    send: ({ text }) => writeMessage(seat, id, { text, files: files.map((file) => file.id) }),
    onDone: ({ data, message }) => {
      setNotice(data ? undefined : message)
      setFiles([])
      // What was held back stays, to be written without the contact.
      if (!data) return
      form.reset(EMPTY)
      form.setFocus('text')
    },
  })
  return (
    <Form {...props} aria-label={words.write} className="gap-3">
      <FormProse name="text" control={control} label={words.write} hint={hint} limit={MESSAGE_LENGTH} rows={3} />
      <AttachedFiles files={files} upload={(file) => uploadFile(seat, id, file)} onChange={setFiles} />
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
