import type { TalentCard } from '@fareeq/domain/talents/schema.ts'
import { Eye, EyeOff, LockKeyhole } from 'lucide-react'
import { Badge } from '../../../../ui/display/badge.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import type { TalentHomeWords } from '../../messages/home/ar-talent.ts'
import { TalentFacts } from '../../../talents/parts/showcase/talent-facts.tsx'

const SIGNS = [EyeOff, LockKeyhole, Eye]

/** Somebody who is really published, as a visitor sees them, and what a visitor does not see. */
export const ProfileBoard = ({ words, talent }: { words: TalentHomeWords['board']; talent: TalentCard }) => (
  <Card as="figure" tone="sunken" className="min-w-0">
    <figcaption className="mb-3.5 flex flex-wrap items-center justify-between gap-2 px-1 text-[0.9375rem] font-strong">
      {words.title}
      <Badge tone="point">{words.tag}</Badge>
    </figcaption>
    <Card className="shadow-lift">
      <TalentFacts talent={talent} index={0} as="p" />
    </Card>
    <dl className="mt-2.5 grid gap-2.5">
      {words.hidden.map(({ name, text }, index) => {
        const Sign = SIGNS[index] ?? EyeOff
        return (
          <div
            key={name}
            className="flex flex-wrap items-center justify-between gap-x-4 rounded-lg border border-dashed border-line-strong/60 px-4 py-3 text-sm"
          >
            <dt className="flex items-center gap-3.5 font-strong">
              <Sign aria-hidden className="size-4.5 flex-none text-point-ink" />
              {name}
            </dt>
            <dd className="text-ink-soft max-xs:w-full max-xs:ps-8">{text}</dd>
          </div>
        )
      })}
    </dl>
  </Card>
)
