import { mayReadRequests } from '@fareeq/domain/client-projects/rules.ts'
import type { FullRequest } from '@fareeq/domain/client-projects/schema-ops.ts'
import { CLIENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { mayKeepMeetings } from '@fareeq/domain/meetings/rules.ts'
import { mayNominate } from '@fareeq/domain/nominations/rules.ts'
import type { StaffMember } from '@fareeq/domain/staff/schema.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { pathTo } from '../../paths.ts'
import { useFirstAnswersComing } from '../../platform/calls/use-first-answers.ts'
import { lazyModule, useLazyModule } from '../../platform/lazy/lazy-module.ts'
import { lazyPart } from '../../platform/lazy/lazy-part.tsx'
import { useHref } from '../../platform/navigation/location.tsx'
import { navigate } from '../../platform/navigation/navigate.ts'
import { PageLink } from '../../platform/navigation/page-link.tsx'
import { useParams } from '../../platform/navigation/params.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { SkeletonRows, Skeletons } from '../../ui/display/skeleton.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { HistoryPanel } from '../../features/staff/parts/audit/history-panel.tsx'
import { BeginImpersonation } from '../../features/staff/parts/impersonation/begin-impersonation.tsx'
import { NoAccess } from '../../features/staff/parts/no-access.tsx'
import { RecordHost } from '../../features/staff/parts/record-host.tsx'
import { useStaff } from '../../features/staff/parts/session/staff-session.ts'
import { nominationsQuery } from '../../features/nominations/api-ops.ts'
import { requestQuery } from '../../features/client-projects/api-board.ts'
import { STAGE_TONES } from '../../features/client-projects/parts/board/board-card.tsx'
import { ChoosingCandidates } from '../../features/nominations/parts/choosing-candidates.tsx'
import { ChoosingNominated } from '../../features/nominations/parts/choosing-nominated.tsx'
import { FoldedFacts, RequestFacts } from '../../features/client-projects/parts/board/request-facts.tsx'
import { RequestOwner } from '../../features/client-projects/parts/board/request-owner.tsx'
import { useChoosingWords } from '../../features/nominations/messages/choosing/en.ts'
import { useBoardWords } from '../../features/client-projects/messages/board/en.ts'
import { useWayBack } from '../../features/staff/parts/use-way-back.ts'

const SQUAD = 'squad'
/** Lazy: in the preview of a nomination. */
const SLOTS = lazyModule(async () => (await import('../nomination-slots.tsx')).NOMINATION_SLOTS)
/** Lazy: the second tab. */
const SQUAD_VIEW = lazyModule(() => import('../../features/nominations/parts/squad-view.tsx'))
const SquadView = lazyPart(SQUAD_VIEW, (part) => part.SquadView)

/** Lazy: until the request has its meeting. */
const BOOKING = lazyModule(() => import('../../features/meetings/parts/book-for-company.tsx'))
const BookForCompany = lazyPart(BOOKING, (part) => part.BookForCompany)

/** One request: what was asked for, who is nominated, and who could be. */
export function Screen() {
  const words = useBoardWords()
  const staff = useStaff()
  const { id = '' } = useParams()
  const mayRead = staff !== null && mayReadRequests(staff.roles)
  const query = useQuery({ ...requestQuery(id), enabled: mayRead })
  // Shown next to the request by the area, because these features are of higher layers.
  const nominated = useQuery({ ...nominationsQuery(id), enabled: staff !== null && mayNominate(staff.roles) })
  const isComing = useFirstAnswersComing(nominated)
  if (!staff) return null
  if (!mayRead) return <NoAccess words={words} />
  return (
    <RecordHost query={isComing ? { ...query, data: undefined } : query} section="requests" words={words}>
      {(request) => <RequestPage request={request} staff={staff} />}
    </RecordHost>
  )
}

function RequestPage({ request, staff }: { request: FullRequest; staff: StaffMember }) {
  const words = useBoardWords()
  const back = useWayBack('requests', words.back)
  const { id, manager } = request
  return (
    <div className="grid grid-cols-1 gap-5">
      <PageHeader
        back={{ ...back, as: PageLink }}
        title={<bdi>{request.name || words.unnamed}</bdi>}
        badge={
          <Badge tone={STAGE_TONES[request.stage]} dot>
            {words.stages[request.stage]}
          </Badge>
        }
        text={
          <>
            {words.manager}:{' '}
            <bdi className="text-ink">{manager?.id === staff.id ? words.you : (manager?.name ?? words.nobody)}</bdi>
          </>
        }
        actions={
          <>
            {(request.step < CLIENT_STEP.DONE || !request.meeting_start_time) && mayKeepMeetings(staff.roles) && (
              <Suspense>
                <BookForCompany projectId={id} name={request.client.company ?? request.client.name} />
              </Suspense>
            )}
            <RequestOwner request={request} staff={staff} />
            <BeginImpersonation userId={request.client.id} />
          </>
        }
      />
      {mayNominate(staff.roles) ? <RequestTabs request={request} /> : <RequestFacts request={request} />}
      <HistoryPanel kind="client-project" id={id} />
    </div>
  )
}

/** The people of the request, and those of its company as a whole. */
function RequestTabs({ request }: { request: FullRequest }) {
  const { tabs: words } = useChoosingWords()
  const { query } = readHref(useHref())
  useLazyModule(SQUAD_VIEW)
  const show = (view: string) =>
    void navigate(
      pathTo('opsRecord', { section: 'requests', id: request.id }, { view: view === SQUAD ? SQUAD : undefined }),
      { replace: true, keepScroll: true },
    )
  const matching = (
    <div className="grid grid-cols-1 items-start gap-5 2xl:grid-cols-[minmax(0,1fr)_18rem] 2xl:grid-rows-[auto_1fr]">
      <ChoosingNominated projectId={request.id} />
      <FoldedFacts request={request} className="2xl:col-start-2 2xl:row-span-2 2xl:row-start-1" />
      <ChoosingCandidates request={request} slots={SLOTS} />
    </div>
  )
  const squad = (
    <Suspense
      fallback={
        <Skeletons>
          <SkeletonRows rows={4} />
        </Skeletons>
      }
    >
      <SquadView projectId={request.id} />
    </Suspense>
  )
  return (
    <Tabs
      label={words.label}
      value={query.view === SQUAD ? SQUAD : 'matching'}
      onChange={show}
      items={[
        { id: 'matching', label: words.matching, content: matching },
        { id: SQUAD, label: words.squad, content: squad },
      ]}
    />
  )
}
