import type { StaffInterview } from '@fareeq/domain/interviews/schema.ts'
import { useId } from 'react'
import { pathTo } from '../../../paths.ts'
import { PageLink } from '../../../platform/page-link.tsx'
import { Accordion } from '../../../ui/accordion.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { Filled } from '../../../ui/filled.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { DueTime } from './due-time.tsx'
import { HappenedList } from './happened.tsx'
import { StaffMoves } from './staff-moves.tsx'
import { StateBadge } from './state-badge.tsx'
import { TwoClocks } from './two-clocks.tsx'
import { useInterviewWords } from './use-interview-words.ts'
import { useOpsWords } from './use-ops-words.ts'

/** One interview on the board: where it stands, why, and what may be done in the company's name. */
export function StaffInterviewCard({ interview }: { interview: StaffInterview }) {
  const words = useOpsWords()
  const { reasons } = useInterviewWords()
  const titleId = useId()
  const { state, start, end, due_at, end_reason, end_note, no_show } = interview
  return (
    <Card as="article" aria-labelledby={titleId} className="grid gap-3">
      <h2 id={titleId} className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-[1.0625rem] leading-normal">
        <span>
          <Filled
            sentence={words.between}
            client={<bdi>{interview.client_name}</bdi>}
            talent={<bdi>{interview.talent_name}</bdi>}
          />
        </span>
        <StateBadge state={state} />
        {no_show && !no_show.answer && <Badge tone="danger">{words.absence}</Badge>}
      </h2>
      <TextLink
        as={PageLink}
        href={pathTo('opsRecord', { section: 'requests', id: interview.project_id })}
        className="w-fit text-sm"
      >
        <bdi>{interview.project_name ?? interview.client_name}</bdi>
      </TextLink>
      {start && (
        <TwoClocks
          start={start}
          end={end ?? undefined}
          mine={interview.client_timezone}
          theirs={interview.talent_timezone}
        />
      )}
      {end_reason && <p className="text-sm text-ink-soft">{reasons[end_reason]}</p>}
      {end_note && (
        <p dir="auto" className="text-sm wrap-anywhere whitespace-pre-line text-ink-soft">
          {end_note}
        </p>
      )}
      {due_at && state !== 'interview_scheduled' && <DueTime until={due_at} />}
      <StaffMoves interview={interview} />
      <Accordion
        items={[{ id: 'history', title: words.history, content: <HappenedList timeline={interview.events} /> }]}
      />
    </Card>
  )
}
