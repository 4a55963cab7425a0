import { KEEP_NOTE_LENGTH } from '@fareeq/domain/conversations/limits.ts'
import type { MessageReview } from '@fareeq/domain/conversations/schema-reviews.ts'
import type { ReactNode } from 'react'
import { runWithToast } from '../../../platform/toasts/run-with-toast.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { dismissReport, hideMessage, keepMessage, releaseMessage } from '../api-reviews.ts'
import { useReviewWords } from '../messages/reviews/en.ts'

type Props = { review: Pick<MessageReview, 'id' | 'kind' | 'is_mine'> }

const MOVES: Readonly<Record<MessageReview['kind'], (props: { id: string }) => ReactNode>> = {
  held: HeldMoves,
  reported: ReportMoves,
}

/** What a colleague decides; nobody about what they wrote themselves. */
export function ReviewMoves({ review: { id, kind, is_mine: isMine } }: Props) {
  const words = useReviewWords()
  const Moves = MOVES[kind]
  return isMine ? <p className="text-sm text-ink-soft">{words.mine}</p> : <Moves id={id} />
}

function HeldMoves({ id }: { id: string }) {
  const words = useReviewWords()
  return (
    <>
      <ConfirmDialog
        trigger={<Button size="small">{words.release}</Button>}
        title={words.releaseTitle}
        text={words.releaseText}
        confirmLabel={words.release}
        kind="primary"
        onConfirm={() => runWithToast(releaseMessage(id), words.released)}
      />
      <ConfirmDialog
        trigger={
          <Button size="small" kind="quiet">
            {words.keep}
          </Button>
        }
        title={words.keepTitle}
        text={words.keepText}
        confirmLabel={words.keep}
        kind="primary"
        reason={{ label: words.note, limit: KEEP_NOTE_LENGTH, required: words.noteRequired }}
        onConfirm={(note) => runWithToast(keepMessage(id, note), words.kept)}
      />
    </>
  )
}

function ReportMoves({ id }: { id: string }) {
  const words = useReviewWords()
  return (
    <>
      <ConfirmDialog
        trigger={<Button size="small">{words.hide}</Button>}
        title={words.hideTitle}
        text={words.hideText}
        confirmLabel={words.hide}
        kind="danger"
        onConfirm={() => runWithToast(hideMessage(id), words.hidden)}
      />
      <ConfirmDialog
        trigger={
          <Button size="small" kind="quiet">
            {words.dismiss}
          </Button>
        }
        title={words.dismissTitle}
        text={words.dismissText}
        confirmLabel={words.dismiss}
        kind="primary"
        onConfirm={() => runWithToast(dismissReport(id), words.dismissed)}
      />
    </>
  )
}
