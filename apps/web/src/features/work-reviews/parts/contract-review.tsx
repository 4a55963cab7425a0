import type { ContractReview as Data } from '@fareeq/domain/work-reviews/schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from '../../../platform/i18n/i18n.ts'
import { useZone } from '../../../platform/i18n/zone.ts'
import { useMay } from '../../../platform/session/may.ts'
import { Rating } from '../../../ui/display/rating.tsx'
import { UserNote } from '../../../ui/display/user-text.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import type { Seat } from '../../contracts/api.ts'
import { reviewQuery } from '../api.ts'
import { useWorkReviewWords } from '../messages/en.ts'
import { ReferenceCard } from './reference-card.tsx'
import { ReviewForm } from './review-form.tsx'

type Props = { seat: Seat; contractId: string }

/** Looking back on a contract that is over; nothing before its end. */
export function ContractReview({ seat, contractId }: Props) {
  const words = useWorkReviewWords()
  const [locale, timeZone] = [useLocale(), useZone()]
  const enabled = useMay('work_reviews.answer')
  const { data } = useQuery({ ...reviewQuery(seat, contractId), enabled })
  if (!data) return null
  const { open, own, reference } = data
  const day = (at: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(at))
  return (
    <>
      {(open || own) && (
        <Card as="section" aria-labelledby="review-title">
          <CardHead
            id="review-title"
            title={open ? words.title : words.own}
            text={open ? `${words.private[seat]} ${words.until(day(lastMoment(open.due_at)))}` : words.private[seat]}
          />
          {open && <ReviewForm key={open.id} seat={seat} contractId={contractId} id={open.id} />}
          {own && <Own own={own} />}
        </Card>
      )}
      {reference && <ReferenceCard seat={seat} contractId={contractId} reference={reference} />}
    </>
  )
}

/** The time ends with a day. */
const lastMoment = (dueAt: string): string => new Date(new Date(dueAt).getTime() - 1).toISOString()

function Own({ own: { overall, again, words: text } }: { own: NonNullable<Data['own']> }) {
  const words = useWorkReviewWords()
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Rating value={overall} label={words.rating(overall)} />
        <span className="text-sm text-ink-soft">{words.staff.again(words.agains[again])}</span>
      </div>
      {text && <UserNote>{text}</UserNote>}
    </div>
  )
}
