import type { TalentCard } from '@fareeq/domain/talents/schema.ts'
import { Card } from '../../../../ui/layout/card.tsx'
import { HomeSection } from './home-section.tsx'
import { TalentFacts } from '../../../talents/parts/showcase/talent-facts.tsx'

type Props = {
  words: { title: string; text: string; action: string }
  href: string
  talents: readonly TalentCard[]
  /** How many were shown above already. */
  seen: number
}

const MOST = 6
const FEWEST = 3

/** Some of the people, nameless: others than in the picture above, if there are enough. A phone shows three. */
export function HomeTalents({ words, href, talents, seen }: Props) {
  if (talents.length === 0) return null
  const from = talents.length - seen >= FEWEST ? seen : 0
  return (
    <HomeSection id="talents" title={words.title} text={words.text} action={{ href, label: words.action }}>
      <ul className="grid gap-4.5 sm:grid-cols-2 lg:grid-cols-3">
        {talents.slice(from, from + MOST).map((talent, index) => (
          <Card as="li" key={index} className="max-sm:nth-[n+4]:hidden">
            <TalentFacts talent={talent} index={from + index} />
          </Card>
        ))}
      </ul>
    </HomeSection>
  )
}
