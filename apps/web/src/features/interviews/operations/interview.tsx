import type { StaffInterview } from '@fareeq/domain/interviews/schema.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { pathTo } from '../../../paths.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { KeyValues } from '../../../ui/layout/key-values.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { ReadMore } from '../../../ui/actions/read-more.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { StaffRecord } from '../../staff/parts/staff-record.tsx'
import { staffInterviewQuery } from '../api-ops.ts'
import { Engagement } from '../parts/engagement.tsx'
import { Happened } from '../parts/happened.tsx'
import { RoundsCard } from '../parts/rounds/rounds-card.tsx'
import { SlotList } from '../parts/slots/slot-list.tsx'
import { Between, Clocks, Standing } from '../parts/operations/staff-interview-card.tsx'
import { StaffMoves } from '../parts/operations/staff-moves.tsx'
import { StaffWords } from '../parts/operations/staff-words.tsx'
import { useInterviewWords } from '../messages/en.ts'
import { useMovingWords } from '../messages/moving/en.ts'
import { useOpsWords } from '../messages/operations/en.ts'
import { useWayBack } from '../../staff/parts/use-way-back.ts'

/** One interview by its own address: its state, why, what both sides said, and what may be done. */
export function Screen() {
  const words = useOpsWords()
  return (
    <StaffRecord may="interviews.read" queryOf={staffInterviewQuery} section="interviews" words={words}>
      {(interview) => <Room interview={interview} />}
    </StaffRecord>
  )
}

function Room({ interview }: { interview: StaffInterview }) {
  const words = useOpsWords()
  const back = useWayBack('interviews', words.back)
  const { note: noted, conversation } = useInterviewWords()
  const roles = useStaff()?.roles ?? []
  const moving = useMovingWords()
  const { note, terms, engagement, events } = interview
  return (
    <>
      <PageHeader
        back={{ ...back, as: PageLink }}
        title={<Between interview={interview} />}
        badge={<Standing interview={interview} />}
        text={
          <>
            {words.request}:{' '}
            <TextLink as={PageLink} href={pathTo('opsRecord', { section: 'requests', id: interview.project_id })}>
              <bdi>{interview.project_name ?? interview.client_name}</bdi>
            </TextLink>
          </>
        }
        actions={
          staffMay(roles, 'conversations.use') && (
            <ButtonLink
              as={PageLink}
              kind="quiet"
              size="small"
              href={pathTo('opsRecord', { section: 'conversations', id: interview.id })}
            >
              {conversation}
            </ButtonLink>
          )
        }
      />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="grid grid-cols-1 gap-5">
          <Card className="grid gap-3 empty:hidden">
            <Clocks interview={interview} />
            <StaffMoves interview={interview} />
          </Card>
          {note && (
            <Card as="section" aria-labelledby="note-title">
              <CardHead id="note-title" title={noted} />
              <ReadMore className="wrap-anywhere">{note}</ReadMore>
            </Card>
          )}
          <OnTable interview={interview} />
          {interview.move && (
            <Card as="section" aria-labelledby="asked-time">
              <CardHead id="asked-time" title={moving.theirs.title[interview.move.by]} text={interview.move.reason} />
              <SlotList
                slots={interview.move.times}
                mine={interview.client_timezone}
                theirs={interview.talent_timezone}
              />
            </Card>
          )}
          <StaffWords interview={interview} />
          <RoundsCard
            rounds={interview.rounds}
            current={interview.round}
            hrefOf={(id) => pathTo('opsRecord', { section: 'interviews', id })}
          />
          <Engagement engagement={engagement} confirmed={terms ? { title: words.terms, terms } : undefined} />
        </div>
        <div className="grid grid-cols-1 gap-5">
          <Contacts interview={interview} />
          <Happened timeline={events} />
        </div>
      </div>
    </>
  )
}

/** Whom to call. Looking at a talent's own data is kept, so it stays on their record. */
function Contacts({ interview: { client_contact: client, talent_id, talent_name } }: { interview: StaffInterview }) {
  const words = useOpsWords().contacts
  return (
    <Card as="section" aria-labelledby="contacts">
      <CardHead id="contacts" title={words.title} />
      <KeyValues
        className="-my-2.5"
        items={[
          {
            id: 'client',
            name: words.client,
            value: (
              <span className="grid justify-items-end gap-1">
                <bdi>{client.name}</bdi>
                <TextLink href={`mailto:${client.email}`} className="ltr-island wrap-anywhere">
                  {client.email}
                </TextLink>
                {client.phone && (
                  <TextLink href={`tel:${client.phone}`} className="ltr-island">
                    {client.phone}
                  </TextLink>
                )}
              </span>
            ),
          },
          {
            id: 'talent',
            name: words.talent,
            value: (
              <span className="grid justify-items-end gap-1">
                <bdi>{talent_name}</bdi>
                <TextLink as={PageLink} href={pathTo('opsRecord', { section: 'talents', id: talent_id })}>
                  {words.talentPage}
                </TextLink>
              </span>
            ),
          },
        ]}
      />
    </Card>
  )
}

/** The times that wait for an answer, by the clocks of both sides. */
function OnTable({
  interview: { times_by: by, slots, client_timezone, talent_timezone },
}: {
  interview: StaffInterview
}) {
  const words = useOpsWords().onTable
  if (!by) return null
  return (
    <Card as="section" aria-labelledby="on-table">
      <CardHead id="on-table" title={words[by]} />
      <SlotList
        slots={slots.filter(({ offered_by }) => offered_by === by)}
        mine={client_timezone}
        theirs={talent_timezone}
      />
    </Card>
  )
}
