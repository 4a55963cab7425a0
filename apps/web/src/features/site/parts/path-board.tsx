import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { cx } from '../../../ui/cx.ts'
import { NuqtaCount } from '../../../ui/nuqta.tsx'
import type { HomeWords } from '../messages/home/ar.ts'

const CURRENT = 2

/** A talent's way in, two steps done and one with a date: a picture of the product. */
export const PathBoard = ({ words, stages }: { words: HomeWords['path']; stages: HomeWords['stages'] }) => (
  <Card tone="sunken" className="min-w-0">
    <div role="img" aria-label={words.label}>
      <p className="mb-3.5 flex flex-wrap items-center justify-between gap-2 text-[0.9375rem] font-strong">
        {words.title}
        <Badge tone="point">{words.count}</Badge>
      </p>
      <div className="grid grid-cols-1 gap-2.5">
        {stages.map(({ title }, index) => (
          <Card
            key={title}
            pad="none"
            className={cx(
              'flex items-center gap-4 px-4 py-3.5',
              index === CURRENT && 'border-accent',
              index > CURRENT && 'border-dashed bg-transparent',
            )}
          >
            <NuqtaCount n={index + 1} of={4} className="text-[0.65rem]" />
            <div className="min-w-0 flex-1">
              <p className="font-semibold leading-normal">{title}</p>
              <p className="text-xs text-ink-soft">{words.notes[index]}</p>
            </div>
            {index < CURRENT && <Badge tone="positive">{words.done}</Badge>}
          </Card>
        ))}
      </div>
    </div>
  </Card>
)
