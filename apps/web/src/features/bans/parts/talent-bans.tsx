import { useInfiniteQuery } from '@tanstack/react-query'
import { pathTo } from '../../../paths.ts'
import { useBusinessTime } from '../../../platform/i18n/business-time.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { casesQuery } from '../api.ts'
import { BanBadge } from './ban-badge.tsx'
import { ReportDialog } from './report-dialog.tsx'
import { useBanWords } from '../messages/en.ts'

/** On the page of a talent: the state of their cases, since when and why, and the button to report. */
export function TalentBans({ talentId }: { talentId: string }) {
  const words = useBanWords()
  const moment = useBusinessTime()
  const { data } = useInfiniteQuery(casesQuery({ talent_id: talentId }))
  const cases = data?.pages[0]?.data
  if (!cases) return null
  return (
    <Card className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="me-auto text-lg">{words.card}</h2>
        <ReportDialog talentId={talentId} by="staff" />
      </div>
      {cases.length === 0 && <p className="text-sm text-ink-soft">{words.noCases}</p>}
      {cases.map(({ id, state, reason, appeal_reason, appeal_decided_at, decided_at, created_at }) => (
        <div key={id} className="grid justify-items-start gap-1 text-sm">
          <BanBadge state={state} />
          <bdi className="text-ink-faint">{moment(appeal_decided_at ?? decided_at ?? created_at)}</bdi>
          {(appeal_reason ?? reason) && (
            <p dir="auto" className="wrap-anywhere">
              {appeal_reason ?? reason}
            </p>
          )}
          <TextLink as={PageLink} href={pathTo('opsRecord', { section: 'bans', id })} className="py-1">
            {words.openRecord}
          </TextLink>
        </div>
      ))}
    </Card>
  )
}
