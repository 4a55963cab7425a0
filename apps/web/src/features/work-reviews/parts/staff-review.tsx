import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { REASON_LENGTH } from '@fareeq/domain/work-reviews/limits.ts'
import type { StaffReview as Data } from '@fareeq/domain/work-reviews/schema.ts'
import { useAction } from '../../../forms/use-action.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { useMoment } from '../../../platform/i18n/zone.ts'
import { runWithToast } from '../../../platform/toasts/run-with-toast.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Rating } from '../../../ui/display/rating.tsx'
import { UserNote } from '../../../ui/display/user-text.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { ConfirmButton } from '../../../ui/overlays/confirm-dialog.tsx'
import { releaseReference, removeReference } from '../api.ts'
import { useWorkReviewWords } from '../messages/en.ts'
import { ReferenceText } from './reference-text.tsx'

type Props = { contractId: string; review: Data }

/** What both sides said at the end, for the colleagues it is for; nothing where nobody was asked. */
export function StaffReview({ contractId, review: { reviews, reference } }: Props) {
  const { staff: words, ofReference } = useWorkReviewWords()
  const moment = useMoment()
  if (reviews.length === 0 && !reference) return null
  return (
    <Card as="section" aria-labelledby="review-title">
      <CardHead id="review-title" title={words.title} />
      <ul className="divide-y divide-line">
        {reviews.map((review) => (
          <li key={review.side} className="grid gap-1 py-3 first:pt-0">
            <Review review={review} />
          </li>
        ))}
      </ul>
      {reference && (
        <div className="grid gap-3">
          <h3 className="mt-3 text-[0.9375rem]">{words.reference}</h3>
          <p className="text-sm text-ink-soft">
            {reference.due_at ? words.due(moment(reference.due_at)) : ofReference.states[reference.state]}
          </p>
          <ReferenceText reference={reference} />
          <Moderation contractId={contractId} reference={reference} />
        </div>
      )}
    </Card>
  )
}

function Review({ review }: { review: Data['reviews'][number] }) {
  const words = useWorkReviewWords()
  const moment = useMoment()
  const { side, state, overall, again, words: text, answered_at, due_at } = review
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className="font-strong">{words.staff.sides[side]}</span>
        {overall !== null && <Rating value={overall} label={words.rating(overall)} />}
        {again && <span className="text-sm">{words.staff.again(words.agains[again])}</span>}
      </div>
      <p className="text-sm text-ink-soft">
        {words.staff.states[state]} · {moment(answered_at ?? due_at)}
      </p>
      {text && <UserNote>{text}</UserNote>}
    </>
  )
}

function Moderation({ contractId, reference }: { contractId: string; reference: NonNullable<Data['reference']> }) {
  const { release, remove } = useWorkReviewWords().staff
  const lang = useLang()
  const { id, can_release: canRelease, can_remove: canRemove } = reference
  const { run, isPending } = useAction(() => releaseReference(contractId, id), { done: release.done })
  return (
    <div className="flex flex-wrap gap-2">
      {canRelease && (
        <Button size="small" pending={isPending} onPress={() => void run()}>
          {release.open}
        </Button>
      )}
      {canRemove && (
        <ConfirmButton
          label={remove.open}
          button={{ kind: 'quiet', size: 'small' }}
          kind="danger"
          text={remove.text}
          reason={{ label: remove.label, required: rule.required[lang], limit: REASON_LENGTH }}
          cancelLabel={remove.keep}
          onConfirm={(reason) => runWithToast(removeReference(contractId, id, reason), remove.done)}
        />
      )}
    </div>
  )
}
