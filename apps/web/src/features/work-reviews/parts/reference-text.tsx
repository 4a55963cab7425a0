import type { ContractReview, StaffReview } from '@fareeq/domain/work-reviews/schema.ts'
import type { ReactNode } from 'react'
import { UserNote } from '../../../ui/display/user-text.tsx'
import { useWorkReviewWords } from '../messages/en.ts'

type Reference = NonNullable<ContractReview['reference']> | NonNullable<StaffReview['reference']>

const Part = ({ label, text, children }: { label: string; text: string; children?: ReactNode }) => (
  <div className="grid gap-1">
    <p className="text-sm text-ink-soft">{label}</p>
    <UserNote>{text}</UserNote>
    {children}
  </div>
)

/** What was written, and why it was taken away. */
export function ReferenceText({ reference: item, isOwn = false }: { reference: Reference; isOwn?: boolean }) {
  const { ofReference: words } = useWorkReviewWords()
  const { feedback, reference, is_named: isNamed, reply, removed_reason: reason } = item
  return (
    <div className="grid gap-4">
      {reason && <Part label={words.removed} text={reason} />}
      {feedback && <Part label={words.feedback} text={feedback} />}
      {reference && (
        <Part label={words.reference} text={reference}>
          <p className="text-sm text-ink-soft">{isNamed ? words.named : words.unnamed}</p>
        </Part>
      )}
      {reply && <Part label={isOwn ? words.ownReply : words.reply} text={reply} />}
    </div>
  )
}
