import type { BanCase } from '@fareeq/domain/bans/schema.ts'
import { pathTo } from '../../../paths.ts'
import { useHomeMoment } from '../../../platform/i18n/home-clock.ts'
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

export function Screen() {
  const words = useBanWords()
  return (
    <StaffRecord may="talents.ban" queryOf={caseQuery} section="bans" words={words}>
      {(one) => <Case one={one} />}
    </StaffRecord>
  )
}

function Case({ one }: { one: BanCase }) {
  const words = useBanWords()
  const back = useWayBack('bans', words.back)
  const moment = useHomeMoment()
  return (
    <>
      <PageHeader
        back={{ ...back, as: PageLink }}
        title={<bdi>{one.talent.name}</bdi>}
        badge={<BanBadge state={one.state} />}
        text={
          <span className="flex flex-wrap gap-x-4">
            {one.waits_for && <span>{words.waits[one.waits_for]}</span>}
            {one.answer_by && (
              <span>
                {words.answerBy} <bdi>{moment(one.answer_by)}</bdi>
              </span>
            )}
            <TextLink as={PageLink} href={pathTo('opsRecord', { section: 'talents', id: one.talent.id })}>
              {words.openTalent}
            </TextLink>
          </span>
        }
      />
      <div className="grid gap-5">
        {one.is_partial && <Banner title={words.partial} />}
        <CaseMoves one={one} />
        <Card className="grid gap-4">
          <h2 className="text-lg">{words.reports}</h2>
          {one.reports.map(({ id, text, by, company, at }) => (
            <CasePart key={id} title={`${words.reportBy} ${[by, company].filter(Boolean).join('، ')}`} at={at}>
              {text}
            </CasePart>
          ))}
          <CaseFiles one={one} sides={['report', 'notice']} />
        </Card>
        {one.notice && (
          <Card className="grid gap-4">
            <CasePart title={words.notice} at={one.opened_at} by={one.opened_by}>
              {one.notice}
            </CasePart>
            <CasePart title={words.answer} at={one.answered_at}>
              {one.answer ?? words.noAnswer}
            </CasePart>
            <CaseFiles one={one} sides={['answer']} />
          </Card>
        )}
        {one.reason && (
          <Card className="grid gap-4">
            <CasePart title={words.decision} at={one.decided_at} by={one.decided_by}>
              {one.reason}
            </CasePart>
            {one.appeal && (
              <CasePart title={words.appeal} at={one.appealed_at}>
                {one.appeal}
              </CasePart>
            )}
            <CaseFiles one={one} sides={['appeal']} />
            {one.appeal_reason && (
              <CasePart title={words.appealDecision} at={one.appeal_decided_at} by={one.appeal_decided_by}>
                {one.appeal_reason}
              </CasePart>
            )}
          </Card>
        )}
      </div>
    </>
  )
}
