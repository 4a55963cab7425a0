import { passesOf } from '@fareeq/domain/assessments/reports/rules-reports.ts'
import type { TalentReport } from '@fareeq/domain/assessments/schema-report.ts'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useAction } from '../../../forms/use-action.ts'
import { pathTo } from '../../../paths.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { SkeletonBlock, Skeletons } from '../../../ui/display/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/display/states.tsx'
import { Switch } from '../../../ui/fields/choices/switch.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { reportQuery, sharePersonality, takeReport } from '../api-report.ts'
import { OwnTest } from '../parts/report/own-test.tsx'
import { PersonalityCard } from '../parts/report/personality-card.tsx'
import { ReportShares } from '../parts/report/report-shares.tsx'
import { PeersNote } from '../parts/report/test-card.tsx'
import { useReportWords } from '../messages/report/en.ts'
import { VideoList } from '../parts/report/video-list.tsx'

/** One's own report: every result, what was noticed, and who may see it. */
export function Screen() {
  const words = useReportWords()
  const { data, isError, isFetching, refetch } = useQuery(reportQuery())
  return (
    <>
      <PageHeader
        title={words.title}
        text={words.text}
        actions={data && passesOf(data.tests).length > 0 && <TakePdf />}
      />
      {data ? (
        <FullReport report={data} />
      ) : isError ? (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Skeletons label={words.loading} className="gap-6">
          <SkeletonBlock className="h-72" />
          <SkeletonBlock className="h-72" />
        </Skeletons>
      )}
    </>
  )
}

function TakePdf() {
  const words = useReportWords()
  const lang = useLang()
  const { run, isPending } = useAction(() => takeReport(lang), { done: words.pdfDone, refused: 'handled' })
  return (
    <Button kind="quiet" size="small" pending={isPending} onPress={() => void run()}>
      <Download aria-hidden />
      {words.pdf}
    </Button>
  )
}

function FullReport({ report }: { report: TalentReport }) {
  const words = useReportWords()
  const { tests, explanations, personality, videos } = report
  const canShare = passesOf(tests).length > 0 || personality !== null
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 gap-6">
        {tests.length === 0 && (
          <Card pad="large">
            <EmptyState
              title={words.none}
              text={words.noneText}
              action={<ToAssessments label={words.toAssessments} />}
            />
          </Card>
        )}
        {tests.map((test) => (
          <OwnTest key={test.attempt_id} test={test} explanations={explanations} />
        ))}
        <PeersNote tests={tests} />
        <OwnPersonality report={report} />
        <VideoList videos={videos} />
      </div>
      {canShare && <ReportShares report={report} className="max-lg:order-first" />}
    </div>
  )
}

const ToAssessments = ({ label }: { label: string }) => (
  <ButtonLink as={PageLink} href={pathTo('talentAssessments')} kind="quiet">
    {label}
  </ButtonLink>
)

function OwnPersonality({ report: { personality, personality_shared } }: { report: TalentReport }) {
  const { personality: words } = useReportWords()
  const { run, isPending } = useAction((shared: boolean) => sharePersonality(shared))
  const empty = { title: words.empty, text: words.emptyText, action: <ToAssessments label={words.take} /> }
  return (
    <PersonalityCard personality={personality} empty={empty}>
      {personality && (
        <Switch
          spread
          value={personality_shared}
          isDisabled={isPending}
          onChange={(shared) => void run(shared)}
          hint={words.shareHint}
          className="mt-4 border-t border-line pt-4"
        >
          {words.share}
        </Switch>
      )}
    </PersonalityCard>
  )
}
