import type { MessageFile } from '@fareeq/domain/conversations/schema.ts'
import { Paperclip } from 'lucide-react'
import { useAction } from '../../../forms/use-action.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useFileSize } from '../../../ui/fields/file-field.tsx'
import { type Seat, saveFile } from '../api.ts'
import { useConversationWords } from '../messages/en.ts'

type Props = { seat: Seat; id: string; files: readonly MessageFile[] }

/** What is attached to a message. */
export function MessageFiles({ seat, id, files }: Props) {
  const words = useConversationWords()
  const size = useFileSize()
  const open = useAction((file: MessageFile) => saveFile(seat, id, file))
  return (
    <ul aria-label={words.files} className="flex flex-wrap gap-2">
      {files.map((file) => (
        <li key={file.id}>
          <Button
            kind="quiet"
            size="small"
            pending={open.pendingArgs?.[0].id === file.id}
            onPress={() => void open.run(file)}
          >
            <Paperclip aria-hidden />
            <bdi className="wrap-anywhere">{file.name}</bdi>
            <span className="text-ink-faint">{size(file.size)}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
