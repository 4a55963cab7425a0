import { MEETING_ZONE } from '@fareeq/domain/meetings/rules.ts'
import { useMoments } from './moment-words.ts'
import { isRiyadhTime } from './slot-days.ts'
import { useZoneName } from './zone-field.tsx'

/** A moment in both zones with their cities. */
export function BothClocks({ start, timezone }: { start: string; timezone: string }) {
  const zoneName = useZoneName()
  const moments = useMoments()
  const moment = new Date(start)
  const zones = isRiyadhTime(timezone, moment) ? [timezone] : [timezone, MEETING_ZONE]
  return (
    <ul className="grid gap-0.5">
      {zones.map((zone, index) => (
        <li key={zone} className={index ? 'text-sm text-ink-soft' : 'font-strong'}>
          <time dateTime={start}>
            {moments.day(zone)(moment)} · <span className="num">{moments.time(zone)(moment)}</span>
          </time>{' '}
          <span className="whitespace-nowrap text-ink-soft">({zoneName(zone)})</span>
        </li>
      ))}
    </ul>
  )
}
