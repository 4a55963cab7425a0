import { ROOM } from '@fareeq/domain/rooms/rules.ts'
import type { RoomLine } from '@fareeq/domain/rooms/schema.ts'
import type { MeetingLine } from '@fareeq/domain/rooms/schema-meetings.ts'
import { SendHorizontal } from 'lucide-react'
import { useAction } from '../../../forms/use-action.ts'
import { useLocale } from '../../../platform/i18n/i18n.ts'
import { useZone } from '../../../platform/i18n/zone.ts'
import { IconButton } from '../../../ui/actions/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { TextLink } from '../../../ui/actions/link.tsx'
import { EmptyState } from '../../../ui/display/states.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { useRoomWords } from '../messages/en.ts'

/** A scrollable region must be focusable. */
const SCROLLS = { tabIndex: 0 }
const intoView = (end: HTMLElement | null) => end?.scrollIntoView({ block: 'nearest' })

type Draft = { draft: string; onDraft: (text: string) => void }
type Writer = { write: (text: string) => Promise<unknown> }
type Line = RoomLine | MeetingLine
type Props = Draft &
  Writer & {
    seat: Line['seat']
    lines: readonly Line[]
    isOpen: boolean
    /** What becomes of what is written; by default it stays. */
    hint?: string
  }

export function Chat({ write, seat, lines, isOpen, draft, onDraft, hint }: Props) {
  const words = useRoomWords().chat
  return (
    <div className="grid gap-3">
      {lines.length === 0 ? (
        <EmptyState
          compact
          title={isOpen ? words.empty : words.nothing}
          text={isOpen ? (hint ?? words.emptyText) : undefined}
        />
      ) : (
        <ol
          role="log"
          aria-label={words.log}
          {...SCROLLS}
          className="grid max-h-96 gap-2 overflow-y-auto rounded-md p-1"
        >
          {lines.map((line) => (
            <LineText key={line.id} line={line} own={line.seat === seat} />
          ))}
          <li key={lines.length} ref={intoView} aria-hidden />
        </ol>
      )}
      {isOpen && <MessageForm write={write} draft={draft} onDraft={onDraft} />}
    </div>
  )
}

/** Without trailing punctuation. */
const LINK = /(https?:\/\/\S*[^\s.,،؛:!?؟)\]}»"'])/

function LineText({ line: { text, at }, own }: { line: Line; own: boolean }) {
  const format = new Intl.DateTimeFormat(useLocale(), { timeStyle: 'short', timeZone: useZone() })
  return (
    <li className={cx('grid max-w-[85%] gap-0.5', own ? 'ms-auto justify-items-end' : 'justify-items-start')}>
      <p
        dir="auto"
        className={cx(
          'rounded-lg px-3 py-2 wrap-anywhere whitespace-pre-line',
          own ? 'bg-accent-soft' : 'border border-line bg-raised',
        )}
      >
        {text.split(LINK).map((part, index) => (index % 2 ? <Linked key={index} href={part} /> : part))}
      </p>
      <time dateTime={at} className="num px-1 text-xs text-ink-faint">
        {format.format(new Date(at))}
      </time>
    </li>
  )
}

const Linked = ({ href }: { href: string }) => (
  <TextLink href={href} target="_blank" rel="noopener noreferrer" dir="ltr">
    {href}
  </TextLink>
)

function MessageForm({ write, draft, onDraft }: Draft & Writer) {
  const words = useRoomWords().chat
  const { run, isPending } = useAction(
    async () => {
      if (!draft.trim()) return
      await write(draft)
      onDraft('')
    },
    { refused: 'handled' },
  )
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void run()
      }}
      className="flex items-end gap-2"
    >
      <TextField
        label={words.field}
        labelHidden
        placeholder={words.field}
        value={draft}
        onChange={onDraft}
        maxLength={ROOM.lineLength}
        className="flex-1"
      />
      <IconButton type="submit" kind="primary" label={words.send} pending={isPending}>
        <SendHorizontal aria-hidden className="rtl:-scale-x-100" />
      </IconButton>
    </form>
  )
}
