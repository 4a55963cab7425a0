import type { Room } from '@fareeq/domain/rooms/schema.ts'
import { SECOND } from '@fareeq/domain/kernel/time/time.ts'
import { useWrite } from '../../../platform/i18n/i18n.ts'
import { clock, useNow } from '../../../ui/dates/moments.tsx'
import { Badge, type Tone } from '../../../ui/display/badge.tsx'
import type { Link } from './peer.ts'
import { useRoomWords } from '../messages/en.ts'

const TONES: Readonly<Record<Link, Tone>> = {
  waiting: 'neutral',
  connecting: 'warning',
  connected: 'positive',
  interrupted: 'warning',
  lost: 'danger',
  elsewhere: 'neutral',
}

/** With whom, since when and for how long, and the state of the connection. */
export function CallBar({ title, room, link }: { title: string; room: Pick<Room, 'start' | 'end'>; link: Link }) {
  const words = useRoomWords()
  return (
    <header className="flex flex-none items-center gap-3 border-b border-line px-3 py-2 lg:px-5">
      <h1 className="min-w-0 flex-1 truncate text-base font-strong">{title}</h1>
      {room.start && room.end && <Timer start={new Date(room.start)} end={new Date(room.end)} />}
      <Badge tone={TONES[link]} dot>
        {words.states[link]}
      </Badge>
    </header>
  )
}

function Timer({ start, end }: { start: Date; end: Date }) {
  const { timer } = useRoomWords()
  const write = useWrite()
  const now = useNow(SECOND).getTime()
  const between = (from: number, to: number) => write(clock((to - from) / SECOND))
  if (now < start.getTime()) return <Time label={timer.begins} value={between(now, start.getTime())} />
  return (
    <span className="flex flex-none gap-3">
      <Time label={timer.elapsed} value={between(start.getTime(), now)} />
      {now < end.getTime() ? (
        <Time label={timer.left} value={between(now, end.getTime())} className="max-xs:hidden" />
      ) : (
        <span className="text-sm text-warning max-xs:hidden">{timer.over}</span>
      )}
    </span>
  )
}

const Time = ({ label, value, className = '' }: { label: string; value: string; className?: string }) => (
  <span className={`flex items-baseline gap-1.5 text-sm ${className}`}>
    <span className="text-ink-soft">{label}</span>
    <span className="num ltr-island font-strong">{value}</span>
  </span>
)
