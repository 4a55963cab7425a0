import type { TalentInterview } from '@fareeq/domain/interviews/schema.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { distinctName } from '@fareeq/domain/kernel/names/names.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { pathTo } from '../../../paths.ts'
import { navigate } from '../../../platform/navigation/navigate.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { EmptyState } from '../../../ui/display/states.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { type TalentList, talentInterviewsQuery } from '../api-talent.ts'
import { DueTime } from '../parts/slots/due-time.tsx'
import { InterviewPages } from '../parts/interview-pages.tsx'
import { JoinLink } from '../parts/join-link.tsx'
import { MoveBadge } from '../parts/moving/other-time.tsx'
import { useIsEarly } from '../parts/slots/meeting-place.tsx'
import { RoundBadge } from '../parts/rounds/round-badge.tsx'
import { StateBadge } from '../parts/state-badge.tsx'
import { TwoClocks } from '../parts/slots/two-clocks.tsx'
import { useTalentWords } from '../messages/talent/en.ts'

const LISTS = ['open', 'past'] as const

/** Who wants to meet, and what waits for an answer; which list is open is in the address. */
export function Screen() {
  const { list: words } = useTalentWords()
  const { list: listParam } = readHref(useHref()).query
  const open = (list: string) =>
    void navigate(pathTo('talentInterviewRequests', {}, { list }), { replace: true, keepScroll: true })
  return (
    <>
      <PageHeader title={words.title} text={words.text} />
      <Tabs
        label={words.lists.label}
        value={LISTS.find((list) => list === listParam) ?? 'open'}
        onChange={open}
        items={LISTS.map((id) => ({ id, label: words.lists[id], content: <RequestList list={id} /> }))}
      />
    </>
  )
}

function RequestList({ list }: { list: TalentList }) {
  const { list: words } = useTalentWords()
  const query = useInfiniteQuery(talentInterviewsQuery(list, useLang()))
  const empty = (
    <EmptyState
      title={words.empty[list]}
      text={words.emptyText[list]}
      action={
        <ButtonLink as={PageLink} kind="quiet" href={pathTo('updateAvailability')}>
          {words.emptyAction}
        </ButtonLink>
      }
    />
  )
  return (
    <InterviewPages query={query} loading={words.loading} empty={empty}>
      {(interview) => <Row interview={interview} />}
    </InterviewPages>
  )
}

function Row({ interview }: { interview: TalentInterview }) {
  const { list: words } = useTalentWords()
  const titleId = useId()
  const { id, client_name, state, start, end, link, can_join, due_at, waits_for } = interview
  const waits = waits_for === 'talent'
  const isEarly = useIsEarly(start)
  return (
    <Card as="article" aria-labelledby={titleId} className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid min-w-0 gap-2">
        <h2 id={titleId} className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-[1.0625rem] leading-normal">
          <bdi className="wrap-anywhere">{client_name}</bdi>
          <StateBadge state={state} seat="talent" />
          <RoundBadge round={interview.round} round_count={interview.round_count} />
          <MoveBadge move={interview.move} />
        </h2>
        <p className="text-sm wrap-anywhere text-ink-soft">
          {[interview.role_name, distinctName(interview.project_name, client_name)].filter(Boolean).join('\u00a0· ')}
        </p>
        {start && <TwoClocks start={start} end={end ?? undefined} theirs={interview.client_timezone} />}
        {due_at && waits_for && <DueTime until={due_at} waitsFor={waits_for} seat="talent" />}
      </div>
      <div className="flex flex-wrap content-start gap-2 sm:w-56 sm:flex-col sm:flex-nowrap">
        {link && can_join && (
          <JoinLink link={link} size="small" kind={isEarly ? 'quiet' : 'primary'} className="max-xs:w-full" />
        )}
        <ButtonLink
          as={PageLink}
          size="small"
          kind={waits ? 'primary' : 'quiet'}
          href={pathTo('chooseInterviewSlot', { id })}
          aria-label={waits ? words.answerOf(client_name) : words.openOf(client_name)}
        >
          {waits ? words.answer : words.open}
        </ButtonLink>
      </div>
    </Card>
  )
}
