import type { VisibleReport } from '@fareeq/domain/assessments/schema-report.ts'
import { useQuery } from '@tanstack/react-query'
import { pathTo } from '../../../paths.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { talentReportQuery } from '../api-view.ts'
import { useMay } from '../../../platform/session/may.ts'
import { useSession } from '../../../platform/session/session.ts'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { EmptyState, ErrorState } from '../../../ui/display/states.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { PersonalityCard } from '../../assessments/parts/report/personality-card.tsx'
import { PeersNote, TestCard } from '../../assessments/parts/report/test-card.tsx'
import { useAssessedWords } from '../../assessments/messages/assessed/en.ts'
import { useReportWords } from '../../assessments/messages/report/en.ts'
import { useFactWords } from '../../talents/parts/use-fact-words.ts'
import { GuestInvitation } from '../parts/guest-invitation.tsx'
import { LinkEnded } from '../parts/link-ended.tsx'
import { isLinkEnded, useRefusal, useTalentParams } from '../parts/use-talent-params.ts'
import { ViewSkeleton } from '../parts/view-skeleton.tsx'

/** The results of a talent, for a company or by a shared link. */
export function Screen() {
  const words = useReportWords()
  const { id, token } = useTalentParams(['assessmentReport', 'talentAssessment'])
  const query = { ...talentReportQuery(id, token, useLang()), enabled: id !== '' }
  const { data, error, isFetching, refetch } = useQuery(query)
  const isRefused = useRefusal(error)
  if (isLinkEnded(error)) return <LinkEnded />
  if (error && !isRefused && !data) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <ViewSkeleton label={words.loading} />
  return <FullReport report={data} token={token} />
}

function FullReport({ report, token }: { report: VisibleReport; token: string | undefined }) {
  const words = useReportWords()
  const assessed = useAssessedWords()
  const facts = useFactWords()
  const { user } = useSession()
  const { talent, tests, personality, has_videos, has_recordings, with_conduct } = report
  const mayPerson = useMay('assessments.person')
  const isGuest = !user
  return (
    <>
      <PageHeader
        title={<bdi>{words.seen.title(talent.name)}</bdi>}
        text={talent.role_name}
        badge={talent.verified && <Badge tone="positive">{facts.verified}</Badge>}
        back={
          isGuest
            ? undefined
            : { label: words.seen.back, as: PageLink, href: pathTo('sharedProfile', { id: talent.id }) }
        }
        actions={
          has_videos && (
            <ButtonLink
              as={PageLink}
              href={pathTo('videoInterview', { id: talent.id }, token ? { token } : {})}
              kind="quiet"
              size="small"
            >
              {has_recordings ? assessed.watch : assessed.read}
            </ButtonLink>
          )
        }
      />
      <div className="grid gap-6">
        {tests.length === 0 && (
          <Card pad="large">
            <EmptyState title={words.seen.empty} text={assessed.none} />
          </Card>
        )}
        {tests.map((test) => (
          <TestCard key={test.attempt_id} test={test} withConduct={with_conduct} />
        ))}
        <PeersNote tests={tests} />
        {(isGuest ? personality !== null : mayPerson) && (
          <PersonalityCard
            personality={personality}
            empty={{ title: assessed.noPersonality, text: words.personality.hiddenText }}
          />
        )}
        {isGuest && <GuestInvitation />}
      </div>
    </>
  )
}
