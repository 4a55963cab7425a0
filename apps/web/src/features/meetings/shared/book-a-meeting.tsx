import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { TALENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { pathTo } from '../../../paths.ts'
import { isCallFailure } from '../../../platform/calls/call-failure.ts'
import { lazyModule, useLazyModule } from '../../../platform/lazy/lazy-module.ts'
import { lazyPart } from '../../../platform/lazy/lazy-part.tsx'
import { useHref } from '../../../platform/navigation/location.tsx'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { useSession } from '../../../platform/session/session.ts'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { Nuqta } from '../../../ui/display/nuqta.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { SkeletonBlock, Skeletons } from '../../../ui/display/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/display/states.tsx'
import { meetingQuery, nextMeetingQuery } from '../api.ts'
import { useMeetingWords } from '../messages/en.ts'
import { VisitorBooking } from '../parts/visitor-booking.tsx'

/** Lazy: only for signed-in people. */
const BOOKING = lazyModule(() => import('../parts/booking.tsx'))
const Booking = lazyPart(BOOKING, (part) => part.Booking)
const CARD = lazyModule(() => import('../parts/meeting-card.tsx'))
const MeetingCard = lazyPart(CARD, (part) => part.MeetingCard)

/** For anybody: a visitor books here, a client books or finds their meeting, and the link of a mail opens one. */
export function Screen() {
  const words = useMeetingWords().page
  const { meeting } = readHref(useHref()).query
  const { user } = useSession()
  return (
    <>
      <PageHeader title={words.title} text={meeting || user ? undefined : words.text} />
      <Suspense fallback={<Loading />}>
        {meeting ? (
          <LinkedMeeting token={meeting} />
        ) : user?.type === TALENT ? (
          <ForCompanies />
        ) : user ? (
          <OwnMeeting />
        ) : (
          <>
            <Points />
            <VisitorBooking />
          </>
        )}
      </Suspense>
    </>
  )
}

function Points() {
  const words = useMeetingWords().page
  return (
    <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3 text-[0.9375rem] text-ink-soft">
      <ul className="flex flex-wrap gap-x-6 gap-y-1.5">
        {words.points.map((point) => (
          <li key={point} className="flex items-baseline gap-2">
            <Nuqta className="text-[0.55rem] text-point" />
            {point}
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap items-center gap-x-2">
        {words.login}
        <TextLink as={PageLink} href={pathTo('login', {}, { redirect: pathTo('bookMeeting') })} className="py-2">
          {words.loginLink}
        </TextLink>
      </p>
    </div>
  )
}

const Loading = () => (
  <Skeletons>
    <SkeletonBlock className="h-72" />
  </Skeletons>
)

function OwnMeeting() {
  const words = useMeetingWords().page
  const { data, isError, isFetching, refetch } = useQuery(nextMeetingQuery())
  // In parallel with the query.
  useLazyModule(CARD, true)
  useLazyModule(BOOKING, true)
  if (data === undefined)
    return isError ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : <Loading />
  if (data) return <MeetingCard meeting={data} />
  return (
    <>
      <p className="measure -mt-4 mb-6 text-ink-soft">{words.text}</p>
      <Card pad="large">
        <Booking />
      </Card>
    </>
  )
}

function LinkedMeeting({ token }: { token: string }) {
  const words = useMeetingWords().meeting
  const { data, error, isFetching, refetch } = useQuery(meetingQuery(token))
  useLazyModule(CARD, true)
  if (data) return <MeetingCard meeting={data} />
  if (!error) return <Loading />
  if (!isCallFailure(error) || error.status !== 404)
    return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <EmptyState
      illustration="search"
      title={words.gone}
      text={words.goneText}
      action={
        <ButtonLink as={PageLink} href={pathTo('bookMeeting')} kind="quiet">
          {words.another}
        </ButtonLink>
      }
    />
  )
}

function ForCompanies() {
  const words = useMeetingWords().page
  return (
    <EmptyState
      title={words.talentTitle}
      text={words.talentText}
      action={
        <ButtonLink as={PageLink} href={pathTo('contact')} kind="quiet">
          {words.talentLink}
        </ButtonLink>
      }
    />
  )
}
