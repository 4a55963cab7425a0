import { MESSAGE_FILES } from '@fareeq/domain/conversations/limits.ts'
import type { MessageFile } from '@fareeq/domain/conversations/schema.ts'
import { Paperclip, X } from 'lucide-react'
import { useState } from 'react'
import { useUpload } from '../../../forms/use-upload.ts'
import { Button, IconButton } from '../../../ui/actions/button.tsx'
import { FileField, toPickedFile, useFileSize } from '../../../ui/fields/file-field.tsx'
import { useUiWords } from '../../../ui/words/en.ts'
import { useConversationWords } from '../messages/en.ts'

const ACCEPTED = ['.pdf', '.png', '.jpg', '.jpeg']

type Props = {
  files: readonly MessageFile[]
  upload: (file: File) => Promise<MessageFile>
  onChange: (files: readonly MessageFile[]) => void
}

/** Files of the message that is being written: each is uploaded when it is picked. */
export function AttachedFiles({ files, upload, onChange }: Props) {
  const words = useConversationWords()
  const ui = useUiWords()
  const size = useFileSize()
  const [isOpen, setOpen] = useState(false)
  const { sending, failure, run } = useUpload(async (file: File) => {
    const added = await upload(file)
    onChange([...files, added])
    setOpen(false)
  })
  return (
    <>
      {files.length > 0 && (
        <ul aria-label={words.files} className="grid gap-1">
          {files.map((file) => (
            <li key={file.id} className="flex items-center gap-2 text-sm">
              <bdi className="min-w-0 wrap-anywhere">{file.name}</bdi>
              <span className="text-ink-faint">{size(file.size)}</span>
              <IconButton
                size="small"
                label={ui.remove(file.name)}
                onPress={() => onChange(files.filter(({ id }) => id !== file.id))}
              >
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {isOpen && files.length < MESSAGE_FILES.max ? (
        <FileField
          label={words.attach}
          accept={ACCEPTED}
          maxBytes={MESSAGE_FILES.maxBytes}
          kinds={words.attachKinds}
          file={toPickedFile(sending)}
          onPick={(file) => void run(file)}
          onRemove={() => setOpen(false)}
          error={failure}
        />
      ) : (
        files.length < MESSAGE_FILES.max && (
          <div>
            <Button kind="ghost" size="small" onPress={() => setOpen(true)}>
              <Paperclip aria-hidden />
              {words.attach}
            </Button>
          </div>
        )
      )}
    </>
  )
}
