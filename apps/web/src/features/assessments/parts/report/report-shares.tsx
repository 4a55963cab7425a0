import { assessmentOf } from '@fareeq/domain/assessments/rules-offers.ts'
import type { ReportShare, TalentReport } from '@fareeq/domain/assessments/schema-report.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { useMoment } from '../../../../platform/i18n/zone.ts'
import { usePolicyPhrase } from '../../../../platform/policies.ts'
import { runWithToast } from '../../../../platform/toasts/run-with-toast.ts'
import { CopyButton } from '../../../../ui/actions/copy-button.tsx'
import { cx } from '../../../../ui/cx.ts'
import { LinkBox } from '../../../../ui/fields/link-box.tsx'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { ConfirmButton } from '../../../../ui/overlays/confirm-dialog.tsx'
import { revokeReport } from '../../api-report.ts'
import { NewLink } from './new-link.tsx'
import { useReportWords } from '../../messages/report/en.ts'

type Props = { report: TalentReport; className?: string }

/** Links that were given away: what each shows, until when, and the way to turn it off. */
export function ReportShares({ report, className }: Props) {
  const { share: words } = useReportWords()
  const phrase = usePolicyPhrase()
  return (
    <Card as="section" aria-labelledby="share-title" className={cx('print:hidden', className)}>
      <CardHead id="share-title" title={words.title} text={words.text(phrase('assessment_report_days'))} />
      <ul className="grid gap-5">
        {report.shares.map((share) => (
          <li key={share.id} className="border-b border-line pb-5">
            <Share share={share} />
          </li>
        ))}
      </ul>
      <div className={cx(report.shares.length > 0 && 'mt-5')}>
        <NewLink report={report} />
      </div>
    </Card>
  )
}

function Share({ share }: { share: ReportShare }) {
  const { share: words } = useReportWords()
  const lang = useLang()
  const moment = useMoment()
  const contents = [
    ...share.assessments.map((id) => assessmentOf(id)?.title[lang] ?? id),
    share.with_personality && words.withPersonality,
    share.with_videos && words.withVideos,
  ].filter((part) => part !== false)
  return (
    <>
      <LinkBox label={words.link} value={share.url} />
      <p className="mt-2 text-sm">
        <bdi>{contents.join(' · ') || words.empty}</bdi>
      </p>
      <p className="mb-3 text-sm text-ink-soft">{words.until(moment(share.expires_at))}</p>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={share.url} label={words.copy} />
        <ConfirmButton
          label={words.back}
          button={{ kind: 'ghost', size: 'small' }}
          title={words.backTitle}
          text={words.backText}
          onConfirm={() => runWithToast(revokeReport(share.id), words.revoked)}
        />
      </div>
    </>
  )
}
