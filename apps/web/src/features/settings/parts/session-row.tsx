import type { OpenSession } from '@fareeq/domain/settings/schema.ts'
import { Laptop, type LucideIcon, MonitorSmartphone, Smartphone } from 'lucide-react'
import { useAction } from '../../../forms/use-action.ts'
import { useMoment } from '../../../platform/i18n/zone.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { endSession } from '../api.ts'
import { useSettingsWords } from './use-settings-words.ts'

const ICONS: Record<OpenSession['device']['kind'], LucideIcon> = {
  phone: Smartphone,
  computer: Laptop,
  other: MonitorSmartphone,
}

export function SessionRow({ session }: { session: OpenSession }) {
  const { sessions: words, browsers, systems } = useSettingsWords()
  const moment = useMoment()
  const end = useAction(() => endSession(session.id), { done: words.ended, refused: 'handled', isLast: true })
  const { kind, browser, system } = session.device
  const Icon = ICONS[kind]
  const name =
    kind === 'other' && browser === 'other'
      ? words.unknown
      : words.device.replace('{browser}', browsers[browser]).replace('{system}', systems[system])
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
      <Icon aria-hidden className="size-5 flex-none text-ink-faint" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-2.5">
          {name}
          {session.current && (
            <Badge tone="positive" dot>
              {words.current}
            </Badge>
          )}
        </p>
        <p className="text-sm text-ink-soft">
          <time dateTime={session.opened_at}>{words.since.replace('{moment}', moment(session.opened_at))}</time>
        </p>
      </div>
      {!session.current && (
        <Button
          kind="quiet"
          size="small"
          pending={end.isPending}
          aria-label={words.endNamed(name)}
          onPress={() => void end.run()}
        >
          {words.end}
        </Button>
      )}
    </li>
  )
}
