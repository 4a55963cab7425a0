import type { MatchedTalent } from '@fareeq/domain/matching/schema.ts'
import { Bookmark, Check, Send } from 'lucide-react'
import { useId } from 'react'
import { pathTo } from '../../../paths.ts'
import { useMay } from '../../../platform/session/may.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { usePolicyPhrase } from '../../../platform/policies.ts'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { cx } from '../../../ui/cx.ts'
import { PlainButton } from '../../../ui/actions/plain-button.tsx'
import { useMarking } from './use-marking.ts'
import { useMatchingWords } from '../messages/en.ts'

type Props = { talent: Pick<MatchedTalent, 'id' | 'mark'>; name: string }

/** A private bookmark: a second press takes it back. */
export function SaveButton({ talent, name }: Props) {
  const { card } = useMatchingWords()
  const { mark, pending } = useMarking()
  const isSaved = talent.mark === 'saved'
  if (!useMay('talents.choose')) return null
  return (
    <PlainButton
      kind="ghost"
      size="small"
      square
      aria-label={`${isSaved ? card.unsave : card.save}: ${name}`}
      aria-pressed={isSaved}
      isDisabled={pending === talent.id}
      className={cx(isSaved && 'text-point-ink [&>svg]:fill-point')}
      onPress={() => void mark(talent, isSaved ? null : 'saved')}
    >
      <Bookmark aria-hidden />
    </PlainButton>
  )
}

type AskProps = Props & { nominated: boolean; /** Who answers and by when is said beside it. */ explained?: boolean }

/** The one thing to do with somebody matched: ask the account manager to nominate them, with what happens then (D-69). */
export function AskToNominate({ talent, name, nominated, explained }: AskProps) {
  const { card } = useMatchingWords()
  const { mark, pending } = useMarking()
  const noteId = useId()
  const isShortlisted = talent.mark === 'shortlisted'
  const mayChoose = useMay('talents.choose')
  const phrase = usePolicyPhrase()
  if (nominated)
    return (
      <ButtonLink
        as={PageLink}
        kind="quiet"
        size="small"
        href={pathTo('nomination')}
        aria-label={`${card.nomination}: ${name}`}
      >
        {card.nomination}
      </ButtonLink>
    )
  if (!mayChoose) return null
  const note = isShortlisted ? card.askedNote : card.shortlistNote
  const time = phrase('ticket_shortlist_days')
  return (
    <div className="grid gap-1.5">
      <PlainButton
        size="small"
        kind={isShortlisted ? 'quiet' : 'primary'}
        aria-label={`${isShortlisted ? card.unshortlist : card.shortlist}: ${name}`}
        aria-describedby={noteId}
        isDisabled={pending === talent.id}
        onPress={() => void mark(talent, isShortlisted ? null : 'shortlisted')}
      >
        {isShortlisted ? <Check aria-hidden /> : <Send aria-hidden className="rtl:-scale-x-100" />}
        {isShortlisted ? card.unshortlist : card.shortlist}
      </PlainButton>
      <p id={noteId} className={explained ? 'text-xs leading-relaxed text-ink-soft' : 'sr-only'}>
        {time ? note(time) : '\u00a0'}
      </p>
    </div>
  )
}
