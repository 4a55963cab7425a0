import { usePolicyPhrase } from '../../../../platform/policies.ts'
import type { TalentReport } from '@fareeq/domain/assessments/schema-report.ts'
import { useAction } from '../../../../forms/use-action.ts'
import { useMoment } from '../../../../platform/i18n/zone.ts'
import { runWithToast } from '../../../../platform/toasts/run-with-toast.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { CopyButton } from '../../../../ui/actions/copy-button.tsx'
import { cx } from '../../../../ui/cx.ts'
import { Switch } from '../../../../ui/fields/choices/switch.tsx'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { ConfirmButton } from '../../../../ui/overlays/confirm-dialog.tsx'
import { LinkBox } from '../../../../ui/fields/link-box.tsx'
import { revokeReport, shareReport, shareVideos } from '../../api-report.ts'
import { useReportWords } from './use-report-words.ts'

type Props = Pick<TalentReport, 'share' | 'videos'> & { className?: string }

/** The link to pass on: what it shows, until when, and the way to take it back. */
export function ReportShare({ share, videos, className }: Props) {
  const { share: words } = useReportWords()
  const moment = useMoment()
  const phrase = usePolicyPhrase()
  const { run, isPending } = useAction(shareReport, { done: words.made })
  const including = useAction((withVideos: boolean) => shareVideos(withVideos))
  return (
    <Card as="section" aria-labelledby="share-title" className={cx('print:hidden', className)}>
      <CardHead id="share-title" title={words.title} text={words.text(phrase('assessment_report_days'))} />
      {share ? (
        <>
          <LinkBox label={words.link} value={share.url} />
          <p className="mt-1 mb-4 text-sm text-ink-soft">{words.until(moment(share.expires_at))}</p>
          {videos.length > 0 && (
            <Switch
              spread
              value={share.with_videos}
              isDisabled={including.isPending}
              onChange={(withVideos) => void including.run(withVideos)}
              hint={words.videosHint}
              className="mb-4"
            >
              {words.videos}
            </Switch>
          )}
          <div className="flex flex-wrap gap-2">
            <CopyButton text={share.url} label={words.copy} />
            <ConfirmButton
              label={words.back}
              button={{ kind: 'ghost', size: 'small' }}
              title={words.backTitle}
              text={words.backText}
              onConfirm={() => runWithToast(revokeReport(), words.revoked)}
            />
          </div>
        </>
      ) : (
        <Button kind="quiet" size="small" pending={isPending} onPress={() => void run()}>
          {words.make}
        </Button>
      )}
    </Card>
  )
}
