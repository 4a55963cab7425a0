import type { Ticket } from '@fareeq/domain/tickets/schema.ts'
import { Banner } from '../../../ui/display/banner.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Filled } from '../../../ui/display/filled.tsx'
import { RelativeTime } from '../../../ui/dates/moments.tsx'
import { useTicketWords } from '../messages/en.ts'

type Props = { answers: Ticket['answers']; pending: boolean; onSend: () => void }

/** A colleague's newer answers: to be read before sending. */
export function FasterAnswer({ answers, pending, onSend }: Props) {
  const words = useTicketWords()
  const last = answers.at(-1)
  if (!last) return null
  return (
    <Banner
      tone="warning"
      role="alert"
      title={
        <Filled
          sentence={words.faster}
          name={<bdi>{last.by ?? words.us}</bdi>}
          time={<RelativeTime at={new Date(last.at)} />}
        />
      }
      action={
        <Button size="small" kind="quiet" pending={pending} onPress={onSend}>
          {words.sendAnyway}
        </Button>
      }
    >
      <div className="my-1 border-s-2 border-warning ps-3">
        <p dir="auto" className="w-fit whitespace-pre-line wrap-anywhere">
          {last.text}
        </p>
      </div>
      <p className="text-ink-soft">{words.fasterText}</p>
    </Banner>
  )
}
