import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { talentProfileFailure } from '@fareeq/domain/navigation/rules-client.ts'
import type { TalentView } from '@fareeq/domain/talent-views/schema.ts'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { matchPath, pathTo } from '../../paths.ts'
import { isCallFailure } from '../../platform/calls/call-failure.ts'
import { navigate } from '../../platform/navigation/navigate.ts'
import { useHref } from '../../platform/navigation/location.tsx'
import { useLang } from '../../platform/i18n/i18n.ts'
import { lazyModule } from '../../platform/lazy/lazy-module.ts'
import { lazyPart } from '../../platform/lazy/lazy-part.tsx'
import { useMay, useOutsideRole } from '../../platform/session/may.ts'
import { PageLink } from '../../platform/navigation/page-link.tsx'
import { useActiveProject } from '../../features/client-projects/api-active.ts'
import { useSession } from '../../platform/session/session.ts'
import { talentViewQuery } from '../../features/talent-views/api-view.ts'
import { TextLink } from '../../ui/actions/link.tsx'
import { ErrorState } from '../../ui/display/states.tsx'
import { AskToNominate, SaveButton } from '../../features/matching/parts/mark-buttons.tsx'
import { ShareBox } from '../../features/talent-views/parts/share-box.tsx'
import { TakeProfile } from '../../features/talent-views/parts/take-profile.tsx'
import { isLinkEnded } from '../../features/talent-views/parts/use-talent-params.ts'
import { useViewWords } from '../../features/talent-views/messages/en.ts'
import { ReportDialog } from '../../features/bans/parts/report-dialog.tsx'
import { nameOf, ViewHead } from '../../features/talent-views/parts/view-head.tsx'
import { ViewMatch } from '../../features/talent-views/parts/view-match.tsx'
import { ViewAssessed } from '../../features/talent-views/parts/view-assessed.tsx'
import { ViewSections } from '../../features/talent-views/parts/view-sections.tsx'
import { ViewSkeleton } from '../../features/talent-views/parts/view-skeleton.tsx'
import { ViewTerms } from '../../features/talent-views/parts/view-terms.tsx'

/** Lazy: for the nominated, for guests, and for who is no longer shown. */
const OwnNomination = lazyPart(
  lazyModule(() => import('./own-nomination.tsx')),
  (part) => part.OwnNomination,
)
const GuestInvitation = lazyPart(
  lazyModule(() => import('../../features/talent-views/parts/guest-invitation.tsx')),
  (part) => part.GuestInvitation,
)
const LinkEnded = lazyPart(
  lazyModule(() => import('../../features/talent-views/parts/link-ended.tsx')),
  (part) => part.LinkEnded,
)
const ViewUnavailable = lazyPart(
  lazyModule(() => import('../../features/talent-views/parts/view-unavailable.tsx')),
  (part) => part.ViewUnavailable,
)

const isProfile = (href: string) => matchPath(readHref(href).pathname)?.id === 'sharedProfile'

/** The talent of the address. During a navigation the shown one stays. */
function useShownTalent() {
  const here = useHref()
  const [profileHref, setProfileHref] = useState(here)
  if (here !== profileHref && isProfile(here)) setProfileHref(here)
  const { pathname, query } = readHref(profileHref)
  return { id: matchPath(pathname)?.params['id'] ?? '', token: query['token'] }
}

/** A talent, for a client or a guest with a link. The guard has fetched the data; later changes of access redirect. */
export function Screen() {
  const words = useViewWords()
  const { user } = useSession()
  const { id, token } = useShownTalent()
  // Subscribed, because the active project is part of the query key.
  useActiveProject()
  const { data, error, isFetching, refetch } = useQuery({
    ...talentViewQuery(id, token, useLang()),
    enabled: id !== '',
  })
  const refusal = isCallFailure(error) && (error.status === 403 || error.status === 404) ? error : null
  useEffect(() => {
    if (refusal) void navigate(talentProfileFailure(refusal.status, refusal.message), { replace: true })
  }, [refusal])
  if (isLinkEnded(error))
    return (
      <Suspense fallback={<ViewSkeleton label={words.loading} />}>
        <LinkEnded />
      </Suspense>
    )
  if (error && !refusal && !data) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <ViewSkeleton label={words.loading} />
  return (
    <Suspense fallback={<ViewSkeleton label={words.loading} />}>
      {data.talent ? (
        <TalentView view={{ ...data, talent: data.talent }} token={token} isGuest={!user} />
      ) : (
        <ViewUnavailable similar={data.similar} isGuest={!user} />
      )}
    </Suspense>
  )
}

type VisibleTalent = TalentView & { talent: NonNullable<TalentView['talent']> }
type Props = { view: VisibleTalent; token: string | undefined; isGuest: boolean }

function TalentView({ view, token, isGuest }: Props) {
  const { talent, nomination, match, mark } = view
  const { salary } = useViewWords()
  const name = nameOf(talent)
  const isOutsideRole = useOutsideRole('talents.salary')
  const locked = isGuest ? 'guest' : isOutsideRole ? 'outsideRole' : 'locked'
  const mayShare = useMay('talents.share')
  const mayReport = useMay('talents.ban')
  return (
    <>
      {!isGuest && <Back isNominated={nomination !== null} />}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <ViewHead
          talent={talent}
          actions={
            <>
              {!isGuest && !nomination && (
                <AskToNominate talent={{ id: talent.id, mark }} name={name} nominated={false} explained />
              )}
              <TakeProfile id={talent.id} token={token} />
              {!isGuest && <SaveButton talent={{ id: talent.id, mark }} name={name} />}
            </>
          }
        />
        <aside className="grid min-w-0 gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {nomination && <OwnNomination nomination={nomination} name={name} />}
          <ViewTerms talent={talent} locked={salary[locked]} ranged={salary.range} />
          {match && <ViewMatch match={match} />}
          {nomination && mayReport && <ReportDialog talentId={talent.id} by="client" />}
          {isGuest ? (
            <GuestInvitation />
          ) : (
            mayShare && (
              <ShareBox talentId={talent.id} share={view.share} hasPersonality={Boolean(view.assessed?.personality)} />
            )
          )}
        </aside>
        <div className="grid min-w-0 gap-6">
          {view.assessed && (
            <ViewAssessed id={talent.id} name={name} token={token} assessed={view.assessed} evidence={view.evidence} />
          )}
          <ViewSections talent={talent} />
        </div>
      </div>
    </>
  )
}

function Back({ isNominated }: { isNominated: boolean }) {
  const words = useViewWords()
  return (
    <TextLink
      plain
      as={PageLink}
      href={pathTo(isNominated ? 'nomination' : 'matching')}
      className="-mt-3 mb-2 inline-flex min-h-11 items-center gap-1 text-sm print:hidden"
    >
      <ChevronLeft aria-hidden className="size-4 rtl:-scale-x-100" />
      {isNominated ? words.backToNominations : words.backToMatching}
    </TextLink>
  )
}
