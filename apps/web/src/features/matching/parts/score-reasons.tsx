import type { MatchedTalent } from '@fareeq/domain/matching/schema.ts'
import type { ReactNode } from 'react'
import { useWrite } from '../../../platform/i18n/i18n.ts'
import { cx } from '../../../ui/cx.ts'
import { Disclosure } from '../../../ui/display/disclosure.tsx'
import type { MatchingWords } from '../messages/ar.ts'
import { useMatchingWords } from '../messages/en.ts'
import { useFactWords } from '../../talents/parts/use-fact-words.ts'

const Reason = ({ title, score, children }: { title: string; score: number; children: ReactNode }) => (
  <div className="grid content-start gap-0.5">
    <dt className="flex items-baseline justify-between gap-3 font-strong">
      {title}
      <span className="num text-ink-faint">{useWrite()(String(score))}</span>
    </dt>
    <dd className="text-ink-soft">{children}</dd>
  </div>
)

type Reason = { name: string; note?: string }

const ReasonList = ({ label, names }: { label: string; names: readonly Reason[] }) =>
  names.length === 0 ? null : (
    <p>
      {label}:{' '}
      {names.map(({ name, note }, n) => (
        <span key={name}>
          {n > 0 && ' · '}
          <bdi>{name}</bdi>
          {note && ` (${note})`}
        </span>
      ))}
    </p>
  )

type Match = MatchedTalent['match']

/** Unknown or unasked parts give no advice. */
function changeOf(part: Match['would_change'][number]['part'], { skills, seniority, overlap }: Match) {
  if (part === 'skills' && skills.missing.length === 0) return 'strength'
  if (part === 'seniority' && seniority.wanted === null) return 'years'
  if (part === 'overlap' && overlap.hours === null) return 'zone'
  return part
}

/** The data behind each part, and what would change it. */
export function ScoreReasons({ match }: Pick<MatchedTalent, 'match'>) {
  const { why } = useMatchingWords()
  return (
    <Disclosure title={why.open} className="border-t border-line text-sm">
      <ScoreParts match={match} words={why} className="pb-2 xs:grid-cols-2 xl:grid-cols-3" />
    </Disclosure>
  )
}

type PartsProps = {
  match: Match
  /** A company reads about its own request, colleagues about that of a company. */
  words: MatchingWords['why']
  className?: string
}

export function ScoreParts({ match, words: why, className }: PartsProps) {
  const { parts } = useMatchingWords()
  const { years, levels, seniorities } = useFactWords()
  const { skills, assessment, seniority, language, overlap, price, cut } = match
  const hours = overlap.hours
  return (
    <dl className={cx('grid gap-4', className)}>
      <Reason title={parts.skills} score={skills.score}>
        {skills.matched.length + skills.missing.length === 0 && <p>{why.noSkills}</p>}
        <ReasonList
          label={why.matched}
          names={skills.matched.map(({ name, strong }) => ({ name, ...(strong && { note: why.strong }) }))}
        />
        <ReasonList label={why.missing} names={skills.missing} />
        {cut > 0 && <p>{why.cut(cut)}</p>}
      </Reason>
      <Reason title={parts.assessment} score={assessment.score}>
        {why.passed[assessment.passed]}
      </Reason>
      <Reason title={parts.seniority} score={seniority.score}>
        <p>{years(seniority.years)}</p>
        {seniority.wanted && <p>{why.wanted(seniorities[seniority.wanted])}</p>}
      </Reason>
      <Reason title={parts.language} score={language.score}>
        {language.asked.length === 0 && <p>{why.noLanguage}</p>}
        {language.asked.map(({ id, name, level }) => (
          <p key={id}>{level ? why.spoken(name, levels[level]) : why.notSpoken(name)}</p>
        ))}
      </Reason>
      <Reason title={parts.overlap} score={overlap.score}>
        {hours === null ? why.unknownZone : Number.isInteger(hours) ? why.sharedHours(hours) : why.partHours(hours)}
      </Reason>
      {price ? (
        <Reason title={parts.price} score={price.score}>
          {why.bands[price.band]}
        </Reason>
      ) : (
        <div className="grid content-start gap-0.5">
          <dt className="font-strong">{parts.price}</dt>
          <dd className="text-ink-soft">{why.noPrice}</dd>
        </div>
      )}
      {match.would_change.length > 0 && (
        <div className="grid content-start gap-0.5">
          <dt className="font-strong">{why.change}</dt>
          {match.would_change.slice(0, 3).map(({ part, gain }) => (
            <dd key={part} className="text-ink-soft">
              {why.changes[changeOf(part, match)](gain)}
            </dd>
          ))}
        </div>
      )}
    </dl>
  )
}
