import type { MatchedTalent } from '@fareeq/domain/matching/schema.ts'
import { Bookmark, Star } from 'lucide-react'
import { useMay } from '../../../platform/may.ts'
import { cx } from '../../../ui/cx.ts'
import { PlainButton } from '../../../ui/plain-button.tsx'
import { useMarking } from './use-marking.ts'
import { useMatchingWords } from './use-matching-words.ts'

const ON = 'text-point-ink [&>svg]:fill-point'

/** Saved for oneself, or wanted: a second press takes it back. */
export function MarkButtons({ talent }: { talent: Pick<MatchedTalent, 'id' | 'mark'> }) {
  const { card } = useMatchingWords()
  const { mark, pending } = useMarking()
  const mayChoose = useMay('talents.choose')
  if (!mayChoose) return null
  const isSaved = talent.mark === 'saved'
  const isWanted = talent.mark === 'shortlisted'
  const isPending = pending === talent.id
  return (
    <>
      <PlainButton
        kind="ghost"
        size="small"
        square
        aria-label={isSaved ? card.unsave : card.save}
        aria-pressed={isSaved}
        isDisabled={isPending}
        className={cx(isSaved && ON)}
        onPress={() => mark(talent, isSaved ? null : 'saved')}
      >
        <Bookmark aria-hidden />
      </PlainButton>
      <PlainButton
        kind="ghost"
        size="small"
        square
        aria-label={isWanted ? card.unshortlist : card.shortlist}
        aria-pressed={isWanted}
        isDisabled={isPending}
        className={cx(isWanted && ON)}
        onPress={() => mark(talent, isWanted ? null : 'shortlisted')}
      >
        <Star aria-hidden />
      </PlainButton>
    </>
  )
}
