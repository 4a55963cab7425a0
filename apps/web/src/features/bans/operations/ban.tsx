import type { BanCase } from '@fareeq/domain/bans/schema.ts'
import { pathTo } from '../../../paths.ts'
import { useBusinessTime } from '../../../platform/i18n/business-time.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { Banner } from '../../../ui/display/banner.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { StaffRecord } from '../../staff/parts/staff-record.tsx'
import { caseQuery } from '../api.ts'
import { BanBadge } from '../parts/ban-badge.tsx'
import { CaseMoves } from '../parts/case-moves.tsx'
import { CaseFiles, CasePart } from '../parts/case-parts.tsx'
import { useBanWords } from '../messages/en.ts'
import { useWayBack } from '../../staff/parts/use-way-back.ts'
import { useListed } from '../../../platform/i18n/i18n.ts'

export function Screen() {
  const words = useBanWords()
  return (
    <StaffRecord may="talents.ban" queryOf={caseQuery} section="bans" words={words}>
      {(banCase) => <Case banCase={banCase} />}
    </StaffRecord>
  )
}

function Case({ banCase }: { banCase: BanCase }) {
  const words = useBanWords()
  const listed = useListed()
  const back = useWayBack('bans', words.back)
  const moment = useBusinessTime()
  return (
    <>
      <PageHeader
        back={{ ...back, as: PageLink }}
        title={<bdi>{banCase.talent.name}</bdi>}
        badge={<BanBadge state={banCase.state} />}
        text={
          <span className="flex flex-wrap gap-x-4">
            {banCase.waits_for && <span>{words.waits[banCase.waits_for]}</span>}
            {banCase.answer_by && (
              <span>
                {words.answerBy} <bdi>{moment(banCase.answer_by)}</bdi>
              </span>
            )}
            <TextLink as={PageLink} href={pathTo('opsRecord', { section: 'talents', id: banCase.talent.id })}>
              {words.openTalent}
            </TextLink>
          </span>
        }
      />
      <div className="grid gap-5">
        {banCase.is_partial && <Banner title={words.partial} />}
        <CaseMoves banCase={banCase} />
        <Card className="grid gap-4">
          <h2 className="text-lg">{words.reports}</h2>
          {banCase.reports.map(({ id, text, by, company, at }) => (
            <CasePart key={id} title={`${words.reportBy} ${listed([by, company])}`} at={at}>
              {text}
            </CasePart>
          ))}
          <CaseFiles banCase={banCase} sides={['report', 'notice']} />
        </Card>
        {banCase.notice && (
          <Card className="grid gap-4">
            <CasePart title={words.notice} at={banCase.opened_at} by={banCase.opened_by}>
              {banCase.notice}
            </CasePart>
            <CasePart title={words.answer} at={banCase.answered_at}>
              {banCase.answer ?? words.noAnswer}
            </CasePart>
            <CaseFiles banCase={banCase} sides={['answer']} />
          </Card>
        )}
        {banCase.reason && (
          <Card className="grid gap-4">
            <CasePart title={words.decision} at={banCase.decided_at} by={banCase.decided_by}>
              {banCase.reason}
            </CasePart>
            {banCase.appeal && (
              <CasePart title={words.appeal} at={banCase.appealed_at}>
                {banCase.appeal}
              </CasePart>
            )}
            <CaseFiles banCase={banCase} sides={['appeal']} />
            {banCase.appeal_reason && (
              <CasePart title={words.appealDecision} at={banCase.appeal_decided_at} by={banCase.appeal_decided_by}>
                {banCase.appeal_reason}
              </CasePart>
            )}
          </Card>
        )}
      </div>
    </>
  )
}
