import { HOURS_A_DAY } from '@fareeq/domain/talents/rules-terms.ts'
import { Card } from '../../../../ui/layout/card.tsx'
import { NuqtaCount } from '../../../../ui/display/nuqta.tsx'
import type { ServiceWords } from '../../messages/service/ar.ts'

/** The two ways to work, one dot an hour. */
export function ServiceHours({ words }: { words: ServiceWords['hours'] }) {
  const ways = [
    { name: words.fullTime, hours: HOURS_A_DAY.full_time, text: words.fullTimeFor },
    { name: words.partTime, hours: HOURS_A_DAY.part_time, text: words.partTimeFor },
  ]
  return (
    <ul className="grid gap-4.5 xs:grid-cols-2">
      {ways.map(({ name, hours, text }) => (
        <Card as="li" key={name} pad="large">
          <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 text-lg">
            {name}
            <span className="text-sm font-normal text-ink-soft">{words.aDay(hours)}</span>
          </h3>
          <NuqtaCount n={hours} total={HOURS_A_DAY.full_time} className="mt-4 text-[1.1rem]" />
          <p className="mt-4 text-[0.9375rem] text-ink-soft">{text}</p>
        </Card>
      ))}
    </ul>
  )
}
