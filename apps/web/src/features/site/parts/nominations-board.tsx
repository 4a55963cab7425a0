import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { cx } from '../../../ui/cx.ts'
import type { HomeWords } from '../messages/home/ar.ts'

/** How far two working days overlap, hour by hour: 0 none, 1 half, 2 full. */
const HOURS = ['012222222100', '122222210000', '000122222210'] as const
const FIT = ['96%', '91%', '88%'] as const
const HOUR_LOOK: Record<string, string> = { 0: 'bg-line', 1: 'bg-accent/45', 2: 'bg-accent' }

const Overlap = ({ hours }: { hours: string }) => (
  <span className="mt-2 flex gap-0.5">
    {Array.from(hours, (hour, index) => (
      <i key={index} className={cx('size-2.5 rounded-[3px] max-xs:size-2', HOUR_LOOK[hour])} />
    ))}
  </span>
)

/** A picture of the product, drawn with its own parts. */
export const NominationsBoard = ({ words }: { words: HomeWords['board'] }) => (
  <Card tone="sunken" className="min-w-0">
    <div role="img" aria-label={words.label}>
      <p className="mb-3.5 flex flex-wrap items-center justify-between gap-2 text-[0.9375rem] font-strong">
        {words.title}
        <Badge tone="accent">{words.count}</Badge>
      </p>
      <div className="grid grid-cols-1 gap-2.5">
        {words.people.map(({ id, name, role, skills, city }, index) => (
          <Card key={id} pad="none" className="flex items-center gap-3.5 px-4 py-3.5">
            <Avatar id={id} name={name} />
            <div className="min-w-0 flex-1">
              <p className="font-semibold leading-normal">{name}</p>
              <p className="text-xs text-ink-soft">
                {role} · <bdi>{skills[0]}</bdi> · <bdi>{skills[1]}</bdi> · {city}
              </p>
              <Overlap hours={HOURS[index] ?? HOURS[0]} />
            </div>
            <p className="text-center text-xs text-ink-soft">
              <b className="num block text-xl text-accent">{FIT[index]}</b>
              {words.fit}
            </p>
          </Card>
        ))}
      </div>
    </div>
  </Card>
)
