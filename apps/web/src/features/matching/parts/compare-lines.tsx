import type { ComparedTalent } from '@fareeq/domain/matching/schema.ts'
import type { ReactNode } from 'react'
import { Badge } from '../../../ui/display/badge.tsx'
import type { MatchingWords } from '../messages/ar.ts'
import { TalentCosts } from '../../costs/parts/talent-costs.tsx'
import { EvidenceList } from '../../talent-evidence/parts/evidence-list.tsx'
import type { FactWords } from '../../talents/parts/use-fact-words.ts'

type Line = { title: string; render: (talent: ComparedTalent) => ReactNode }

/** What the rows are written with: the reader's words, and the pay of somebody as text. */
type Texts = { words: MatchingWords; facts: FactWords; pay: (talent: ComparedTalent) => string }

const Names = ({ names, none }: { names: readonly string[]; none: string }) =>
  names.length === 0 ? (
    <span className="text-ink-faint">{none}</span>
  ) : (
    <span>
      {names.map((name, n) => (
        <span key={name}>
          {n > 0 && '\u00a0· '}
          <bdi>{name}</bdi>
        </span>
      ))}
    </span>
  )

/** Rows of the comparison. */
export const linesOf = ({ words, facts, pay }: Texts): Line[] => {
  const { compare, why } = words
  const { levels, seniorities, times } = facts
  const names = (list: readonly { name: string }[]) => (
    <Names names={list.map(({ name }) => name)} none={compare.none} />
  )
  return [
    {
      title: compare.evidence,
      render: ({ evidence }) =>
        evidence === null ? (
          <span className="text-ink-faint">{compare.hiddenEvidence}</span>
        ) : (
          <EvidenceList evidence={evidence} />
        ),
    },
    { title: compare.role, render: ({ role_name }) => role_name },
    {
      title: compare.experience,
      render: ({ years, seniority }) => `${facts.years(years)}\u00a0· ${seniorities[seniority]}`,
    },
    { title: compare.salary, render: pay },
    { title: compare.cost, render: (talent) => <TalentCosts talent={talent} /> },
    { title: compare.country, render: ({ country_name }) => country_name ?? compare.none },
    { title: compare.skills, render: ({ skills }) => names(skills.filter(({ asked }) => asked)) },
    { title: compare.otherSkills, render: ({ skills }) => names(skills.filter(({ asked }) => !asked)) },
    {
      title: compare.languages,
      render: ({ languages }) => names(languages.map(({ name, level }) => ({ name: `${name}: ${levels[level]}` }))),
    },
    {
      title: compare.overlap,
      render: ({ match }) => (match.overlap.hours === null ? why.unknownZone : words.hours(match.overlap.hours)),
    },
    {
      title: compare.availability,
      render: ({ full_time, part_time, weeks }) =>
        [full_time && times.full_time, part_time && times.part_time, facts.weeks(weeks)]
          .filter(Boolean)
          .join('\u00a0· '),
    },
    { title: compare.industries, render: ({ industries }) => names(industries) },
    {
      title: compare.verification,
      render: ({ verified, qualified }) =>
        verified || qualified ? (
          <span className="flex flex-wrap gap-1.5">
            {verified && <Badge tone="positive">{facts.verified}</Badge>}
            {qualified && (
              <Badge tone="accent" wrap>
                {facts.qualified}
              </Badge>
            )}
          </span>
        ) : (
          <span className="text-ink-faint">{compare.none}</span>
        ),
    },
  ]
}
