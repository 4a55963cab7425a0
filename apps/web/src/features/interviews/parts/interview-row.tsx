import type { ClientInterview } from '@fareeq/domain/interviews/schema.ts'
import { type ReactNode, useId } from 'react'
import { pathTo } from '../../../paths.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { useZone } from '../../../platform/i18n/zone.ts'
import { Avatar } from '../../../ui/display/avatar.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { cx } from '../../../ui/cx.ts'
import { DueTime } from './slots/due-time.tsx'
import { MoveBadge } from './moving/other-time.tsx'
import { JoinLink } from './join-link.tsx'
import { useIsEarly } from './slots/meeting-place.tsx'
import { RoundBadge } from './rounds/round-badge.tsx'
import { StateBadge } from './state-badge.tsx'
import { TwoClocks, useMoments } from './slots/two-clocks.tsx'
import { useClientWords } from '../messages/client/en.ts'

/** One interview in the company's list. */
export function InterviewRow({ interview }: { interview: ClientInterview }) {
  const { list: words } = useClientWords()
  const moments = useMoments()
  const titleId = useId()
  const { id, talent, start, end, state, due_at, waits_for, link, can_join } = interview
  const zone = useZone()
  const isEarly = useIsEarly(start)
  const waits = waits_for === 'client' && interview.moves.some((move) => move !== 'cancel')
  return (
    <Card as="article" aria-labelledby={titleId} className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid min-w-0 grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 gap-y-3">
        <Avatar id={talent.id} name={talent.name} size="lg" className="xs:row-span-2 max-xs:size-12" />
        <div className="min-w-0">
          <h2 id={titleId} className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-[1.0625rem] leading-normal">
            <bdi className="wrap-anywhere">{talent.name}</bdi>
            <StateBadge state={state} seat="client" />
            <RoundBadge round={interview.round} round_count={interview.round_count} />
            <MoveBadge move={interview.move} />
          </h2>
          <p className="text-sm wrap-anywhere text-ink-soft">
            {[talent.role_name, interview.project_name].filter(Boolean).join('\u00a0· ')}
          </p>
        </div>
        <div className="grid content-start gap-3 max-xs:col-span-2">
          <dl className="grid grid-cols-2 gap-x-8 gap-y-2 text-[0.9375rem] md:grid-cols-[2fr_1fr_1fr]">
            <Fact name={words.meetingTime} className="max-md:col-span-2">
              {start ? (
                <TwoClocks start={start} end={end ?? undefined} theirs={interview.talent_timezone} />
              ) : (
                words.noTime
              )}
            </Fact>
            <Fact name={words.createdAt}>{moments.date(new Date(interview.created_at), zone)}</Fact>
            <Fact name={words.createdBy}>
              <bdi className="wrap-anywhere">{interview.created_by}</bdi>
            </Fact>
          </dl>
          {due_at && waits_for && <DueTime until={due_at} waitsFor={waits_for} seat="client" />}
        </div>
      </div>
      <div className="flex flex-wrap content-start gap-2 lg:w-56 lg:flex-col lg:flex-nowrap">
        {link && can_join && (
          <JoinLink link={link} size="small" kind={isEarly ? 'quiet' : 'primary'} className="max-xs:w-full" />
        )}
        <ButtonLink
          as={PageLink}
          size="small"
          kind={waits ? 'primary' : 'quiet'}
          href={pathTo('interviewDetails', { id })}
          aria-label={words.openOf(talent.name)}
        >
          {words.open}
        </ButtonLink>
        <ButtonLink
          as={PageLink}
          size="small"
          kind="ghost"
          href={pathTo('sharedProfile', { id: talent.id })}
          aria-label={words.profileOf(talent.name)}
        >
          {words.profile}
        </ButtonLink>
      </div>
    </Card>
  )
}

const Fact = ({ name, className, children }: { name: string; className?: string; children: ReactNode }) => (
  <div className={cx('min-w-0', className)}>
    <dt className="text-sm text-ink-soft">{name}</dt>
    <dd>{children}</dd>
  </div>
)
