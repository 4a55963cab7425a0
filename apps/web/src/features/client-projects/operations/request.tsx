import { mayReadRequests } from '@fareeq/domain/client-projects/rules.ts'
import { mayNominate } from '@fareeq/domain/nominations/rules.ts'
import { useQuery } from '@tanstack/react-query'
import { pathTo } from '../../../paths.ts'
import { isCallFailure } from '../../../platform/call-failure.ts'
import { useOnce } from '../../../platform/forms/use-once.ts'
import { PageLink } from '../../../platform/page-link.tsx'
import { useParams } from '../../../platform/params.tsx'
import { showToast } from '../../../platform/toasts.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SkeletonBlock, Skeletons } from '../../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { useStaff } from '../../staff/parts/staff-session.ts'
import { requestQuery, takeRequest } from '../api-board.ts'
import { STAGE_TONES } from '../parts/board-card.tsx'
import { BoardCandidates } from '../parts/board-candidates.tsx'
import { BoardNominations } from '../parts/board-nominations.tsx'
import { RequestFacts } from '../parts/request-facts.tsx'
import { useBoardWords } from '../parts/use-board-words.ts'

/** One request: what was asked for, who is nominated, and who could be. */
export function Screen() {
  const words = useBoardWords()
  const staff = useStaff()
  const { id = '' } = useParams()
  const { data: request, isError, isFetching, refetch } = useQuery(requestQuery(id))
  const once = useOnce()
  if (!staff) return null
  if (!mayReadRequests(staff.roles)) return <EmptyState title={words.closedTitle} text={words.closedText} />
  const take = once(async () => {
    try {
      await takeRequest(id)
      void showToast({ title: words.taken, tone: 'positive' })
    } catch (failure) {
      if (!isCallFailure(failure)) throw failure
      void showToast({ title: failure.text, tone: 'danger' })
    }
  })
  const back = { label: words.back, href: pathTo('opsSection', { section: 'requests' }), as: PageLink }
  if (!request)
    return isError ? (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <Skeletons className="gap-4">
        <SkeletonBlock className="h-16" />
        <SkeletonBlock className="h-64" />
      </Skeletons>
    )
  const isMine = request.manager === staff.name
  return (
    <div className="grid gap-8">
      <PageHeader
        back={back}
        title={<bdi>{request.name || words.unnamed}</bdi>}
        badge={
          <Badge tone={STAGE_TONES[request.stage]} dot>
            {words.stages[request.stage]}
          </Badge>
        }
        text={
          <>
            {words.manager}: <bdi>{request.manager ?? words.nobody}</bdi>
          </>
        }
        actions={
          !isMine && (
            <Button kind="quiet" onPress={() => void take()}>
              {words.take}
            </Button>
          )
        }
      />
      <RequestFacts request={request} />
      {mayNominate(staff.roles) && (
        <>
          <BoardNominations projectId={id} />
          <BoardCandidates request={request} />
        </>
      )}
    </div>
  )
}
