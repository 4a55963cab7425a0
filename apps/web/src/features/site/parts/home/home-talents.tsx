import type { TalentCard } from '@fareeq/domain/talents/schema.ts'
import { Card } from '../../../../ui/layout/card.tsx'
import { HomeSection } from './home-section.tsx'
import { TalentFacts } from '../../../talents/parts/showcase/talent-facts.tsx'

type Props = {
  words: { title: string; text: string; action: string }
  /** Null without a call to action. */
  href: string | null
  talents: readonly TalentCard[]
  /** How many were shown above already. */
  visibleCount: number
}

const MAX_CARDS = 6
const MIN_CARDS = 3

/** Some of the people, nameless: others than in the picture above, if there are enough. A phone shows three. */
export function HomeTalents({ words, href, talents, visibleCount }: Props) {
  if (talents.length === 0) return null
  const from = talents.length - visibleCount >= MIN_CARDS ? visibleCount : 0
  return (
    <HomeSection
      id="talents"
      title={words.title}
      text={words.text}
      action={href === null ? undefined : { href, label: words.action }}
    >
      <ul className="grid gap-4.5 sm:grid-cols-2 lg:grid-cols-3">
        {talents.slice(from, from + MAX_CARDS).map((talent, index) => (
          <Card as="li" key={index} className="max-sm:nth-[n+4]:hidden">
            <TalentFacts talent={talent} index={from + index} />
          </Card>
        ))}
      </ul>
    </HomeSection>
  )
}
