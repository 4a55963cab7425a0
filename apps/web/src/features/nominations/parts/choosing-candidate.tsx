import type { StaffCandidate } from '@fareeq/domain/nominations/schema-ops.ts'
import { pathTo } from '../../../paths.ts'
import { useLocale } from '../../../platform/i18n/i18n.tsx'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { Avatar } from '../../../ui/display/avatar.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { useChoosingWords } from './use-choosing-words.ts'
import { useNominationWords } from './use-nomination-words.ts'

const MOST_SKILLS = 6

/** What they ask for, to those who may see it, and from when they are free. */
function useTerms({ terms, full_time, part_time, weeks }: StaffCandidate): string[] {
  const words = useChoosingWords().candidates
  const number = new Intl.NumberFormat(useLocale())
  const pay = [
    full_time && terms?.full_time ? words.fullTime(number.format(terms.full_time)) : '',
    part_time && terms?.part_time ? words.partTime(number.format(terms.part_time)) : '',
  ]
  return [...pay, words.start(weeks)].filter(Boolean)
}

type RowProps = {
  candidate: StaffCandidate
  isWhole: boolean
  isJudged: boolean
  onChoose: (candidate: StaffCandidate) => void
}

export function Candidate({ candidate, isWhole, isJudged, onChoose }: RowProps) {
  const words = useChoosingWords().candidates
  const { id, first_name, last_name, role_name, years, country_name, skills, match, nominated, refused } = candidate
  const terms = useTerms(candidate)
  const { tags } = useNominationWords()
  const name = [first_name, last_name].filter(Boolean).join(' ')
  // What was asked for is read first.
  const known = skills.toSorted((a, b) => Number(b.asked) - Number(a.asked)).slice(0, MOST_SKILLS)
  return (
    <li
      className={cx(
        'grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3.5 gap-y-2 py-3.5 first:pt-0 last:pb-0 md:items-center',
        isWhole ? 'md:grid-cols-[auto_minmax(0,1fr)_6.5rem_6.5rem]' : 'md:grid-cols-[auto_minmax(0,1fr)_auto]',
      )}
    >
      <Avatar id={id} name={name} className="max-md:size-9" />
      <div className="min-w-0">
        <p className="font-strong wrap-anywhere">
          <PageLink href={pathTo('opsRecord', { section: 'talents', id })} className="hit rounded-xs hover:text-accent">
            <bdi>{name}</bdi>
          </PageLink>
        </p>
        <p className="text-sm text-ink-soft">
          {[role_name, words.years(years), country_name].filter(Boolean).join(' · ')}
        </p>
        <p className="num text-sm text-ink-soft">{terms.join(' · ')}</p>
        {refused && (
          <p className="mt-1 flex flex-wrap items-baseline gap-x-2 gap-y-1 text-sm wrap-anywhere">
            <Badge tone="warning" dot>
              {words.refused}
            </Badge>
            {refused.tag && <span className="text-ink-soft">{tags[refused.tag]}</span>}
            {refused.reason && <bdi className="text-ink-soft">{refused.reason}</bdi>}
          </p>
        )}
        <p className="mt-1.5 flex flex-wrap gap-1.5">
          {known.map((skill) => (
            <Badge key={skill.id} tone={skill.asked ? 'accent' : 'neutral'}>
              {skill.name}
            </Badge>
          ))}
        </p>
      </div>
      <div className="col-start-2 flex items-center gap-4 md:contents">
        <span className="num text-sm text-ink-soft">{isJudged && words.score(match.total)}</span>
        {nominated ? (
          <span className="md:justify-self-end">
            <Badge tone="positive" dot>
              {words.nominated}
            </Badge>
          </span>
        ) : (
          isWhole && (
            <Button
              kind="quiet"
              size="small"
              aria-label={`${words.nominate}: ${name}`}
              onPress={() => onChoose(candidate)}
              className="md:justify-self-end"
            >
              {refused ? words.nominateAgain : words.nominate}
            </Button>
          )
        )}
      </div>
    </li>
  )
}
