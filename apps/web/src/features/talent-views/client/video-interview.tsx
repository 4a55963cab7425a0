import { useQuery } from '@tanstack/react-query'
import { pathTo } from '../../../paths.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { talentVideosQuery } from '../api-view.ts'
import { useSession } from '../../../platform/session/session.ts'
import { EmptyState, ErrorState } from '../../../ui/display/states.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { useReportWords } from '../../assessments/messages/report/en.ts'
import { VideoList } from '../../assessments/parts/report/video-list.tsx'
import { GuestInvitation } from '../parts/guest-invitation.tsx'
import { LinkEnded } from '../parts/link-ended.tsx'
import { isLinkEnded, useRefusal, useTalentParams } from '../parts/use-talent-params.ts'
import { ViewSkeleton } from '../parts/view-skeleton.tsx'

/** What a talent recorded or wrote, for a company or by a shared link. */
export function Screen() {
  const words = useReportWords()
  const { user } = useSession()
  const { id, token } = useTalentParams(['videoInterview'])
  const query = { ...talentVideosQuery(id, token, useLang()), enabled: id !== '' }
  const { data, error, isFetching, refetch } = useQuery(query)
  const isRefused = useRefusal(error)
  if (isLinkEnded(error)) return <LinkEnded />
  if (error && !isRefused && !data) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <ViewSkeleton label={words.loading} />
  const { talent, videos } = data
  return (
    <>
      <PageHeader
        title={<bdi>{words.seen.videoTitle(talent.name)}</bdi>}
        text={talent.role_name}
        back={user ? { label: words.seen.back, as: PageLink, href: pathTo('sharedProfile', { id }) } : undefined}
      />
      <div className="grid gap-6">
        {videos.length === 0 ? (
          <Card pad="large">
            <EmptyState title={words.video.empty} text={words.video.emptyText} />
          </Card>
        ) : (
          <VideoList videos={videos} />
        )}
        {!user && <GuestInvitation />}
      </div>
    </>
  )
}
