import type { FullRequest } from '@fareeq/domain/client-projects/schema-ops.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { HOUR } from '@fareeq/domain/kernel/time/time.ts'
import type { StaffCandidate } from '@fareeq/domain/nominations/schema-ops.ts'
import { overlapHours } from '@fareeq/domain/talents/rules.ts'
import type { ReactNode } from 'react'
import { pathTo } from '../../../paths.ts'
import { useWrite } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { RelativeTime, useNow } from '../../../ui/dates/moments.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { KeyValues } from '../../../ui/layout/key-values.tsx'
import { Drawer } from '../../../ui/overlays/drawer.tsx'
import { ScoreBars } from '../../matching/parts/score-bars.tsx'
import { ScoreParts } from '../../matching/parts/score-reasons.tsx'
import { useMatchingWords } from '../../matching/messages/en.ts'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { OverlapStrip } from '../../talents/parts/showcase/overlap-strip.tsx'
import { NominationState } from './nomination-state.tsx'
import { nameOf, useCandidateFacts } from './use-candidate-facts.ts'
import { useChoosingWords } from '../messages/choosing/en.ts'
import { useNominationWords } from '../messages/en.ts'
import { useStandingMarks, useStepMark } from './use-standing-marks.ts'

type Props = {
  candidate: StaffCandidate
  request: FullRequest
  mayNominate: boolean
  onNominate: (candidate: StaffCandidate) => void
  onClose: () => void
}

/** Side panel of a candidate: score, terms, other nominations, and the company's earlier answers. */
export function CandidatePanel({ candidate, request, mayNominate, onNominate, onClose }: Props) {
  const words = useChoosingWords()
  const isRefused = candidate.refusals.some(({ is_here }) => is_here)
  return (
    <Drawer
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={<bdi>{nameOf(candidate)}</bdi>}
      footer={
        <>
          {mayNominate && !candidate.nominated && (
            <Button onPress={() => onNominate(candidate)}>
              {isRefused ? words.candidates.nominateAgain : words.candidates.nominate}
            </Button>
          )}
          <ButtonLink as={PageLink} kind="quiet" href={pathTo('opsRecord', { section: 'talents', id: candidate.id })}>
            {words.facts.profile}
          </ButtonLink>
        </>
      }
    >
      <div className="grid gap-6">
        <Standing candidate={candidate} />
        <Terms candidate={candidate} request={request} />
        <Refusals candidate={candidate} />
        <Elsewhere candidate={candidate} />
        <Match candidate={candidate} />
      </div>
    </Drawer>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-2.5">
    <h3 className="text-[0.9375rem] font-strong">{title}</h3>
    {children}
  </section>
)

type Own = Pick<Props, 'request' | 'candidate'>

function Match({ candidate: { match, terms } }: Pick<Own, 'candidate'>) {
  const { facts } = useChoosingWords()
  const { fewPrices, noPrice } = facts.why
  const isPriced = Boolean(terms?.full_time ?? terms?.part_time)
  const { why } = useMatchingWords()
  const write = useWrite()
  return (
    <Part title={`${facts.match}: ${write(`${match.total}%`)}`}>
      <ScoreBars match={match} />
      <div className="mt-2 text-sm">
        <ScoreParts match={match} words={{ ...why, ...facts.why, noPrice: isPriced ? fewPrices : noPrice }} />
      </div>
    </Part>
  )
}

function Terms({ candidate, request }: Own) {
  const { facts: words } = useChoosingWords()
  const facts = useCandidateFacts(candidate, request)
  const now = useNow(HOUR)
  const zone = request.client.timezone
  const cell = (text: string | null, warning: string | null, calm: string | null = null) => (
    <span className="grid gap-1">
      {text}
      {warning && (
        <span>
          <Badge tone="warning" wrap>
            {warning}
          </Badge>
        </span>
      )}
      {calm && <span className="text-sm text-ink-soft">{calm}</span>}
    </span>
  )
  const items = [
    {
      id: 'salary',
      name: words.salary,
      value: cell(facts.pay.join(' · ') || words.noSalary, facts.above, facts.within),
    },
    { id: 'start', name: words.start, value: cell(facts.start, facts.late) },
    {
      id: 'hours',
      name: words.hours,
      value: (
        <span className="grid gap-1.5">
          {facts.hours ?? words.noHours}
          {facts.hours && zone && candidate.timezone && (
            <OverlapStrip strip={overlapHours(zone, candidate.timezone, now).strip} label={facts.hours} />
          )}
        </span>
      ),
    },
  ]
  return (
    <Part title={words.terms}>
      <KeyValues items={candidate.terms === null ? items.slice(1) : items} />
    </Part>
  )
}

/** Where they are with us: the step always, and what speaks against a nomination. */
function Standing({ candidate }: Pick<Own, 'candidate'>) {
  const { standing: words } = useChoosingWords()
  const [step, against] = [useStepMark(candidate), useStandingMarks(candidate)]
  return (
    <Part title={words.title}>
      <p className="flex flex-wrap gap-1.5">
        {[step, ...against.filter(({ id }) => id !== step.id)].map(({ id, tone, text }) => (
          <Badge key={id} tone={tone} wrap>
            {text}
          </Badge>
        ))}
      </p>
    </Part>
  )
}

function Elsewhere({ candidate: { elsewhere } }: Pick<Own, 'candidate'>) {
  const { facts: words } = useChoosingWords()
  const roles = useStaff()?.roles ?? []
  if (elsewhere.length === 0)
    return (
      <Part title={words.elsewhere}>
        <p className="text-ink-soft">{words.noElsewhere}</p>
      </Part>
    )
  return (
    <Part title={words.elsewhere}>
      <ul className="grid gap-3 text-sm">
        {elsewhere.map(({ id, project_id, project_name, client_name, state, interview_id }) => (
          <li key={id} className="grid gap-1">
            <TextLink as={PageLink} href={pathTo('opsRecord', { section: 'requests', id: project_id })}>
              <bdi>{project_name ?? words.unnamed}</bdi>
            </TextLink>
            <span className="flex flex-wrap items-center gap-2 text-ink-soft">
              <bdi>{client_name}</bdi>
              <NominationState state={state} />
              {interview_id && staffMay(roles, 'interviews.read') && (
                <TextLink as={PageLink} href={pathTo('opsRecord', { section: 'interviews', id: interview_id })}>
                  {words.interview}
                </TextLink>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Refusals({ candidate: { refusals } }: Pick<Own, 'candidate'>) {
  const { facts: words } = useChoosingWords()
  const { tags } = useNominationWords()
  if (refusals.length === 0)
    return (
      <Part title={words.refusals}>
        <p className="text-ink-soft">{words.noRefusals}</p>
      </Part>
    )
  return (
    <Part title={words.refusals}>
      <ul className="grid gap-3 text-sm">
        {refusals.map(({ project_id, project_name, is_here, at, tag, reason }) => (
          <li key={`${project_id} ${at}`} className="grid justify-items-start gap-1 wrap-anywhere">
            <Badge tone="warning" wrap>
              {is_here ? words.refusedHere : words.refusedThere(project_name ?? words.unnamed)}
            </Badge>
            <span className="text-ink-soft">
              {tag && `${tags[tag]} · `}
              <RelativeTime at={new Date(at)} />
            </span>
            {reason && <bdi>{reason}</bdi>}
          </li>
        ))}
      </ul>
    </Part>
  )
}
