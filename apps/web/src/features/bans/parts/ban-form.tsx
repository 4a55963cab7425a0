import { BAN_FILE_UPLOAD, BAN_TEXT_LENGTH, MAX_BAN_FILES } from '@fareeq/domain/bans/rules.ts'
import { answerForm } from '@fareeq/domain/bans/schema.ts'
import { X } from 'lucide-react'
import { useState } from 'react'
import { FormProse } from '../../../forms/form-prose.tsx'
import { resolverOf } from '../../../forms/resolver.ts'
import { useAction } from '../../../forms/use-action.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { Button, IconButton } from '../../../ui/actions/button.tsx'
import { FileField } from '../../../ui/fields/file-field.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { useUiWords } from '../../../ui/words/en.ts'
import { useBanWords } from '../messages/en.ts'

const RESOLVER = resolverOf(answerForm())
const ACCEPTED = ['.pdf', '.png', '.jpg', '.jpeg']

type Body = { text: string; files: string[] }
type Props = {
  label: string
  hint?: string
  submit: string
  done: string
  upload: (file: File) => Promise<string>
  send: (body: Body) => Promise<unknown>
  onDone?: () => void
}

/** Text with files that prove it: of a report, a notice, an answer or an appeal. */
export function BanForm({ label, hint, submit, done, upload, send, onDone }: Props) {
  const words = useBanWords()
  const ui = useUiWords()
  const [files, setFiles] = useState<readonly { id: string; name: string }[]>([])
  const { control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: { text: '', files: [] },
    send: ({ text }) => send({ text, files: files.map(({ id }) => id) }),
    done,
    onDone: () => onDone?.(),
    guardUnsaved: true,
  })
  const add = useAction(async (file: File) => {
    const id = await upload(file)
    setFiles((all) => [...all, { id, name: file.name }])
  })
  return (
    <Form {...props} className="gap-4">
      <FormProse name="text" control={control} label={label} {...(hint && { hint })} limit={BAN_TEXT_LENGTH} rows={6} />
      {files.length > 0 && (
        <ul aria-label={words.files} className="grid gap-1">
          {files.map(({ id, name }) => (
            <li key={id} className="flex items-center gap-2 text-sm">
              <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
              <IconButton
                size="small"
                label={ui.remove(name)}
                onPress={() => setFiles(files.filter((file) => file.id !== id))}
              >
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {files.length < MAX_BAN_FILES && (
        <FileField
          label={words.attach}
          optional
          accept={ACCEPTED}
          maxBytes={BAN_FILE_UPLOAD.maxBytes}
          kinds={words.attachKinds}
          file={null}
          onPick={(file) => void add.run(file)}
          onRemove={() => undefined}
          isDisabled={add.isPending}
        />
      )}
      <div>
        <Button type="submit" pending={isPending || add.isPending}>
          {submit}
        </Button>
      </div>
    </Form>
  )
}
