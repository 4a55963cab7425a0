import type { TalentCard } from '@fareeq/domain/talents/schema.ts'
import type { ReactNode } from 'react'
import { useShowcaseWords } from '../../messages/showcase/en.ts'
import { OverlapStrip } from './overlap-strip.tsx'
import { TalentMark } from './talent-mark.tsx'

type Props = {
  talent: TalentCard
  index: number
  /** A heading in a list; text in a picture. */
  as?: 'h3' | 'p'
  /** A picture before each skill, where there are any. */
  marks?: readonly ReactNode[]
}

/** What a visitor may know of a talent: the work, the place, the time. */
export function TalentFacts({ talent, index, as: Role = 'h3', marks }: Props) {
  const person = useShowcaseWords()
  const { role, seniority, years, country_name, skills, full_time, part_time, weeks, riyadh } = talent
  const time = full_time ? (part_time ? 'both' : 'full') : part_time ? 'part' : 'none'
  return (
    <div className="flex h-full flex-col">
      <div className="flex items-center gap-4">
        <TalentMark index={index} className="size-13" />
        <div className="min-w-0">
          <Role className="text-[1.0625rem] leading-normal font-semibold">{role}</Role>
          <p className="text-sm text-ink-soft">
            {`${person.seniority[seniority]} · ${person.years(years)} · ${country_name}`}
          </p>
        </div>
      </div>
      <ul className="mt-4 mb-5 flex flex-wrap gap-1.5">
        {skills.map((skill, at) => (
          <li
            key={skill}
            className="inline-flex items-center gap-1.5 rounded-full border border-line bg-surface px-2.5 text-xs leading-6"
          >
            {marks?.[at]}
            <bdi>{skill}</bdi>
          </li>
        ))}
      </ul>
      <div className="mt-auto flex items-center gap-3">
        <OverlapStrip strip={riyadh.strip} label={person.shared(person.hours(riyadh.hours))} className="flex-1" />
        <span aria-hidden className="num text-xs text-ink-soft">
          {person.together(person.hours(riyadh.hours))}
        </span>
      </div>
      <p className="mt-3 border-t border-line pt-3 text-sm text-ink-soft">
        {`${person.availability[time]} · ${person.begins(weeks)}`}
      </p>
    </div>
  )
}
