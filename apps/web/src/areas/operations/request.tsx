import { mayReadRequests } from '@fareeq/domain/client-projects/rules.ts'
import type { WholeRequest } from '@fareeq/domain/client-projects/schema-ops.ts'
import { mayNominate } from '@fareeq/domain/nominations/rules.ts'
import type { StaffMember } from '@fareeq/domain/staff/schema.ts'
import { useQuery } from '@tanstack/react-query'
import { pathTo } from '../../paths.ts'
import { PageLink } from '../../platform/navigation/page-link.tsx'
import { useParams } from '../../platform/navigation/params.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { HistoryPanel } from '../../features/staff/parts/history-panel.tsx'
import { BeginLook } from '../../features/staff/parts/begin-look.tsx'
import { NoAccess } from '../../features/staff/parts/no-access.tsx'
import { RecordHost } from '../../features/staff/parts/record-host.tsx'
import { useStaff } from '../../features/staff/parts/staff-session.ts'
import { requestQuery } from '../../features/client-projects/api-board.ts'
import { STAGE_TONES } from '../../features/client-projects/parts/board-card.tsx'
import { ChoosingCandidates } from '../../features/nominations/parts/choosing-candidates.tsx'
import { ChoosingNominated } from '../../features/nominations/parts/choosing-nominated.tsx'
import { RequestFacts } from '../../features/client-projects/parts/request-facts.tsx'
import { RequestOwner } from '../../features/client-projects/parts/request-owner.tsx'
import { useBoardWords } from '../../features/client-projects/parts/use-board-words.ts'

/** One request: what was asked for, who is nominated, and who could be. */
export function Screen() {
  const words = useBoardWords()
  const staff = useStaff()
  const { id = '' } = useParams()
  const mayRead = staff !== null && mayReadRequests(staff.roles)
  const query = useQuery({ ...requestQuery(id), enabled: mayRead })
  if (!staff) return null
  if (!mayRead) return <NoAccess words={words} />
  return (
    <RecordHost query={query} section="requests" words={words}>
      {(request) => <RequestPage request={request} staff={staff} />}
    </RecordHost>
  )
}

function RequestPage({ request, staff }: { request: WholeRequest; staff: StaffMember }) {
  const words = useBoardWords()
  const { id, manager } = request
  return (
    <div className="grid grid-cols-1 gap-5">
      <PageHeader
        back={{ label: words.back, href: pathTo('opsSection', { section: 'requests' }), as: PageLink }}
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
            <RequestOwner request={request} staff={staff} />
            <BeginLook userId={request.client.id} />
          </>
        }
      />
      {mayNominate(staff.roles) && <ChoosingNominated projectId={id} />}
      <RequestFacts request={request} />
      {mayNominate(staff.roles) && <ChoosingCandidates request={request} />}
      <HistoryPanel kind="client-project" id={id} />
    </div>
  )
}
