import type { TalentCard } from '@fareeq/domain/talents/schema.ts'
import { Card } from '../../../../ui/layout/card.tsx'
import { useShowcaseWords } from '../../../talents/messages/showcase/en.ts'
import { OverlapStrip } from '../../../talents/parts/showcase/overlap-strip.tsx'
import { TalentMark } from '../../../talents/parts/showcase/talent-mark.tsx'

type Props = { words: { title: string; scale: string }; talents: readonly TalentCard[] }

/** People who are really there, and the hours of a day in Riyadh that are theirs too. */
export function TalentsBoard({ words, talents }: Props) {
  const person = useShowcaseWords()
  return (
    <Card as="figure" tone="sunken" className="min-w-0">
      <figcaption className="mb-3.5 flex flex-wrap items-baseline justify-between gap-x-4 px-1">
        <span className="text-[0.9375rem] font-strong">{words.title}</span>
        <span className="text-xs text-ink-soft">{words.scale}</span>
      </figcaption>
      <ul className="grid gap-2.5">
        {talents.map(({ role, seniority, country_name, skills, riyadh }, index) => (
          <Card as="li" key={index} pad="none" className="flex items-center gap-4 px-4 py-3.5">
            <TalentMark index={index} className="size-12" />
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-baseline justify-between gap-x-3 leading-normal">
                <span className="font-semibold">{role}</span>
                <span className="text-xs text-ink-soft">{`${person.seniority[seniority]} · ${country_name}`}</span>
              </p>
              <p className="text-xs text-ink-soft">
                <Skills names={skills.slice(0, 3)} />
              </p>
              <p className="mt-2 flex items-center gap-3">
                <OverlapStrip
                  strip={riyadh.strip}
                  label={person.shared(person.hours(riyadh.hours))}
                  className="flex-1"
                />
                <span aria-hidden className="num min-w-15 text-end text-xs font-strong text-accent">
                  {person.hours(riyadh.hours)}
                </span>
              </p>
            </div>
          </Card>
        ))}
      </ul>
    </Card>
  )
}

/** Bidi isolates: in an Arabic line each technology name keeps its direction. */
const Skills = ({ names }: { names: readonly string[] }) =>
  names.map((name, at) => (
    <span key={name}>
      {at > 0 && ' · '}
      <bdi>{name}</bdi>
    </span>
  ))
