import type { StaffInterview } from '@fareeq/domain/interviews/schema.ts'
import { useId } from 'react'
import { pathTo } from '../../../../paths.ts'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { Badge } from '../../../../ui/display/badge.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { Filled } from '../../../../ui/display/filled.tsx'
import { TextLink } from '../../../../ui/actions/link.tsx'
import { DueTime } from '../slots/due-time.tsx'
import { StaffMoves } from './staff-moves.tsx'
import { RoundBadge } from '../rounds/round-badge.tsx'
import { StateBadge } from '../state-badge.tsx'
import { MoveBadge } from '../moving/other-time.tsx'
import { TwoClocks } from '../slots/two-clocks.tsx'
import { useInterviewWords } from '../../messages/en.ts'
import { useOpsWords } from '../../messages/operations/en.ts'

/** Interviews that wait for staff are highlighted. */
const ABSENCE_TONES = { waiting: 'warning', unanswered: 'danger', denied: 'danger', agreed: 'neutral' } as const

type Props = { interview: StaffInterview }

export const Between = ({ interview }: Props) => (
  <Filled
    sentence={useOpsWords().between}
    client={<bdi>{interview.client_name}</bdi>}
    talent={<bdi>{interview.talent_name}</bdi>}
  />
)

export function Standing({ interview: { state, round, round_count, move, no_show } }: Props) {
  const words = useOpsWords()
  return (
    <span className="flex flex-wrap gap-1.5">
      <StateBadge state={state} />
      <RoundBadge round={round} round_count={round_count} />
      <MoveBadge move={move} />
      {no_show && <Badge tone={ABSENCE_TONES[no_show.standing]}>{words.absences[no_show.standing]}</Badge>}
    </span>
  )
}

/** When they meet, how long somebody may still think, or why it ended. */
export function Clocks({ interview }: Props) {
  const { reasons } = useInterviewWords()
  const { waits_for, start, end, due_at, end_reason, end_note } = interview
  return (
    <>
      {start && (
        <TwoClocks
          start={start}
          end={end ?? undefined}
          mine={interview.client_timezone}
          theirs={interview.talent_timezone}
          className="text-[0.9375rem]"
        />
      )}
      {end_reason && <p className="text-sm text-ink-soft">{reasons[end_reason]}</p>}
      {end_note && (
        <p className="line-clamp-3 text-sm wrap-anywhere text-ink-soft">
          <bdi>{end_note}</bdi>
        </p>
      )}
      {due_at && waits_for && <DueTime until={due_at} waitsFor={waits_for} />}
    </>
  )
}

/** One interview on the board: whose, its state, and what may be done in the company's name. */
export function StaffInterviewCard({ interview }: Props) {
  const titleId = useId()
  return (
    <Card
      as="article"
      aria-labelledby={titleId}
      className="grid gap-x-8 gap-y-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] xl:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)_23.5rem]"
    >
      <div className="grid content-start gap-1">
        <h2 id={titleId} className="text-[1.0625rem] leading-normal wrap-anywhere">
          <PageLink
            href={pathTo('opsRecord', { section: 'interviews', id: interview.id })}
            className="rounded-xs hover:text-accent"
          >
            <Between interview={interview} />
          </PageLink>
        </h2>
        <TextLink
          as={PageLink}
          plain
          href={pathTo('opsRecord', { section: 'requests', id: interview.project_id })}
          className="w-fit text-sm wrap-anywhere"
        >
          <bdi>{interview.project_name ?? interview.client_name}</bdi>
        </TextLink>
      </div>
      <div className="grid content-start gap-1.5">
        <Standing interview={interview} />
        <Clocks interview={interview} />
      </div>
      <div className="empty:hidden md:col-span-2 xl:col-span-1">
        <StaffMoves interview={interview} />
      </div>
    </Card>
  )
}
