import type { FullRequest } from '@fareeq/domain/client-projects/schema-ops.ts'
import type { StaffCandidate } from '@fareeq/domain/nominations/schema-ops.ts'
import { pathTo } from '../../../paths.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { Avatar } from '../../../ui/display/avatar.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Checkbox } from '../../../ui/fields/choices/checkbox.tsx'
import { nameOf, useCandidateFacts } from './use-candidate-facts.ts'
import { useChoosingWords } from '../messages/choosing/en.ts'
import { useNominationWords } from '../messages/en.ts'
import { useStandingMarks, useStepMark } from './use-standing-marks.ts'

const MAX_SKILLS = 6

type RowProps = {
  candidate: StaffCandidate
  request: FullRequest
  isWhole: boolean
  isScored: boolean
  isSelected: boolean
  onSelect: (candidate: StaffCandidate) => void
  onOpen: (candidate: StaffCandidate) => void
  onNominate: (candidate: StaffCandidate) => void
}

/** One talent for the request: what fits, what does not, and what the company said before. */
export function Candidate({
  candidate,
  request,
  isWhole,
  isScored,
  isSelected,
  onSelect,
  onOpen,
  onNominate,
}: RowProps) {
  const words = useChoosingWords().candidates
  const { id, role_name, years, country_name, skills, match, nominated, refusals } = candidate
  const name = nameOf(candidate)
  const isRefused = refusals.some(({ is_here }) => is_here)
  // What was asked for is read first.
  const visibleSkills = skills.toSorted((a, b) => Number(b.asked) - Number(a.asked)).slice(0, MAX_SKILLS)
  return (
    <li className="grid grid-cols-[1.375rem_auto_minmax(0,1fr)] items-start gap-x-3 gap-y-2 py-3.5 first:pt-0 last:pb-0 md:grid-cols-[1.375rem_auto_minmax(0,1fr)_5.5rem_14.5rem] md:items-center">
      {isWhole && !nominated ? (
        <Checkbox value={isSelected} onChange={() => onSelect(candidate)} className="-me-3 max-md:-mt-1">
          <span className="sr-only">{words.select(name)}</span>
        </Checkbox>
      ) : (
        <span />
      )}
      <Avatar id={id} name={name} className="max-md:size-9" />
      <div className="min-w-0">
        <p className="font-strong wrap-anywhere">
          <PageLink href={pathTo('opsRecord', { section: 'talents', id })} className="hit rounded-xs hover:text-accent">
            <bdi>{name}</bdi>
          </PageLink>
        </p>
        <Facts facts={[role_name, words.years(years), country_name]} />
        <Fit candidate={candidate} request={request} />
        <p className="mt-1.5 flex flex-wrap gap-1.5">
          {visibleSkills.map((skill) => (
            <Badge key={skill.id} tone={skill.asked ? 'accent' : 'neutral'}>
              {skill.name}
            </Badge>
          ))}
        </p>
      </div>
      <span className="num col-start-3 text-sm text-ink-soft md:col-start-auto">
        {isScored && words.score(match.total)}
      </span>
      <div className="col-start-3 flex flex-wrap items-center gap-2 md:col-start-auto md:grid md:grid-cols-[1fr_8.5rem] md:justify-items-end">
        <Button kind="ghost" size="small" aria-label={`${words.details}: ${name}`} onPress={() => onOpen(candidate)}>
          {words.details}
        </Button>
        {nominated && (
          <Badge tone="positive" dot className="md:justify-self-center">
            {words.nominated}
          </Badge>
        )}
        {isWhole && !nominated && (
          <Button
            kind="quiet"
            size="small"
            aria-label={`${words.nominate}: ${name}`}
            className="md:w-full"
            onPress={() => onNominate(candidate)}
          >
            {isRefused ? words.nominateAgain : words.nominate}
          </Button>
        )}
      </div>
    </li>
  )
}

/** A line breaks between two facts before it breaks inside one, and none begins with the separator. */
function Facts({ facts }: { facts: readonly (string | null)[] }) {
  const texts = facts.filter((fact) => typeof fact === 'string')
  return (
    <p className="num text-sm text-ink-soft">
      {texts.map((fact, at) => (
        <span key={fact} className="me-1 inline-block">
          <bdi>{fact}</bdi>
          {at < texts.length - 1 && '\u00a0·'}
        </span>
      ))}
    </p>
  )
}

/** Salary, start and hours in one line; below it what should be known before nominating. */
function Fit({ candidate, request }: Pick<RowProps, 'candidate' | 'request'>) {
  const { facts: words } = useChoosingWords()
  const { tags } = useNominationWords()
  const facts = useCandidateFacts(candidate, request)
  const { refusals, elsewhere } = candidate
  const [step, against] = [useStepMark(candidate), useStandingMarks(candidate)]
  const here = refusals.find(({ is_here }) => is_here)
  const marks = [
    step,
    ...against.filter(({ id }) => id !== step.id),
    facts.above && { tone: 'warning' as const, text: facts.above },
    facts.late && { tone: 'warning' as const, text: facts.late },
    elsewhere.length > 0 && { tone: 'point' as const, text: words.alsoElsewhere(elsewhere.length) },
    !here && refusals.length > 0 && { tone: 'warning' as const, text: words.refusedElsewhere },
  ].filter((mark) => typeof mark === 'object' && mark !== null)
  return (
    <>
      <Facts facts={[...facts.pay, facts.start, facts.hours]} />
      {here && (
        <p className="mt-1 flex flex-wrap items-baseline gap-x-2 gap-y-1 text-sm wrap-anywhere">
          <Badge tone="warning" dot>
            {words.refusedHere}
          </Badge>
          {here.tag && <span className="text-ink-soft">{tags[here.tag]}</span>}
          {here.reason && <bdi className="text-ink-soft">{here.reason}</bdi>}
        </p>
      )}
      {marks.length > 0 && (
        <p className="mt-1.5 flex flex-wrap gap-1.5">
          {marks.map(({ tone, text }) => (
            <Badge key={text} tone={tone} wrap>
              {text}
            </Badge>
          ))}
        </p>
      )}
    </>
  )
}
