import type { Nomination } from '@fareeq/domain/nominations/schema.ts'
import { STANDING, isExpired } from '@fareeq/domain/nominations/states.ts'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { pathTo } from '../../../paths.ts'
import { useWrite } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { useMay } from '../../../platform/session/may.ts'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { cx } from '../../../ui/cx.ts'
import { Filled } from '../../../ui/display/filled.tsx'
import { AskDays } from './ask-days.tsx'
import { EarlyReason } from './early-reason.tsx'
import { NominationEvidence } from './nomination-evidence.tsx'
import { NominationReasons } from './nomination-reasons.tsx'
import { fullName, NominationTalent } from './nomination-talent.tsx'
import { NominationTime } from './nomination-time.tsx'
import { PassDialog } from './pass-dialog.tsx'
import { PassReason } from './pass-reason.tsx'
import { useNominationWords } from '../messages/en.ts'

/** Slots for features of higher layers: the interview, sharing, and the answers on video or in writing. */
export type NominationSlots = Readonly<
  Record<'interview' | 'share' | 'answers', (nomination: Nomination, name: string) => ReactNode>
>

type Props = {
  nomination: Nomination
  /** Linked from a mail. */
  isLinked: boolean
  slots: NominationSlots
  /** Shown to a colleague before it is sent: it can be read, and nothing in it pressed. */
  isPreview?: boolean
  /** The box that puts them side by side with others. */
  compare?: ReactNode
}

export function NominationCard({ nomination, isLinked, slots, isPreview = false, compare }: Props) {
  const words = useNominationWords()
  const titleId = useId()
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isLinked) card.current?.scrollIntoView({ block: 'nearest' })
  }, [isLinked])
  return (
    <article
      ref={card}
      aria-labelledby={titleId}
      aria-current={isLinked || undefined}
      className={cx(
        'grid scroll-my-32 gap-x-8 gap-y-5 rounded-lg border bg-raised p-4 xs:p-5 lg:grid-cols-[minmax(0,1fr)_15rem]',
        isLinked ? 'border-point shadow-lift' : 'border-line',
      )}
    >
      <div className="grid min-w-0 content-start gap-4">
        <NominationTalent nomination={nomination} titleId={titleId}>
          <NominationEvidence
            nomination={nomination}
            answers={!isPreview && slots.answers(nomination, fullName(nomination.talent))}
          />
        </NominationTalent>
        <NominationReasons
          reasons={nomination.reasons}
          writtenIn={nomination.reasons_in}
          early={
            <EarlyReason
              nomination={nomination}
              isCompleteNow={nomination.evidence !== null && nomination.open_steps.length === 0}
            />
          }
        />
        <PassReason nomination={nomination} />
        {nomination.nominated_by && (
          <p className="-mt-1 text-xs text-ink-faint">
            <Filled sentence={words.by} name={<bdi>{nomination.nominated_by}</bdi>} />
          </p>
        )}
      </div>
      <Moves nomination={nomination} slots={slots} isPreview={isPreview} compare={compare} />
    </article>
  )
}

/** Below this score the card refers to the reasons of the nomination. */
const LOW_MATCH = 65

function Score({ nomination: { match, reasons, is_hired } }: { nomination: Nomination }) {
  const words = useNominationWords()
  const write = useWrite()
  if (!match || is_hired) return null
  return (
    <div>
      <p className="num text-sm font-strong">{write(words.match(match.total))}</p>
      {match.total < LOW_MATCH && reasons.length > 0 && <p className="text-xs text-ink-soft">{words.lowMatch}</p>}
    </div>
  )
}

/** What works by now, the way to the person first. */
function Moves({
  nomination,
  slots,
  isPreview,
  compare,
}: Pick<Props, 'nomination' | 'slots' | 'isPreview' | 'compare'>) {
  const words = useNominationWords()
  const { talent, moves, state } = nomination
  const name = fullName(talent)
  const mayWrite = useMay('talents.choose')
  const isStanding = STANDING.includes(state)
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-4 lg:border-s lg:border-t-0 lg:ps-6 lg:pt-0">
      <NominationTime nomination={nomination} />
      {isExpired(state) && <p className="text-sm text-ink-soft">{words.over}</p>}
      <Score nomination={nomination} />
      <div inert={isPreview} className="grid gap-2">
        {nomination.contract_id && (
          <ButtonLink
            as={PageLink}
            size="small"
            href={pathTo('clientContract', { id: nomination.contract_id })}
            aria-label={words.contractOf(name)}
          >
            {words.contract}
          </ButtonLink>
        )}
        {slots.interview(nomination, name)}
        <div className="flex gap-2 *:first:flex-1">
          {!isExpired(state) && (
            <ButtonLink
              as={PageLink}
              kind="quiet"
              size="small"
              href={pathTo('sharedProfile', { id: talent.id })}
              aria-label={words.profileOf(name)}
            >
              {words.profile}
            </ButtonLink>
          )}
          {isStanding && slots.share(nomination, name)}
        </div>
        {compare}
        {mayWrite && (
          <ButtonLink
            as={PageLink}
            kind="quiet"
            size="small"
            href={pathTo('conversation', { id: nomination.id })}
            aria-label={words.conversationOf(name)}
          >
            {words.conversation}
          </ButtonLink>
        )}
        <div className="flex flex-wrap gap-2 empty:hidden">
          <AskDays nomination={nomination} />
          {moves.includes('pass') && <PassDialog id={nomination.id} name={name} />}
        </div>
      </div>
    </div>
  )
}
