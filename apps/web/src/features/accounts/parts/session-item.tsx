import type { Device } from '@fareeq/domain/kernel/devices.ts'
import { Laptop, type LucideIcon, MonitorSmartphone, Smartphone } from 'lucide-react'
import { useWords } from '../../../platform/i18n/i18n.ts'
import { useMoment } from '../../../platform/i18n/zone.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ConfirmButton } from '../../../ui/overlays/confirm-dialog.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { ar } from '../messages/sessions/ar.ts'
import { en } from '../messages/sessions/en.ts'

type Action = { isPending: boolean; run: () => Promise<unknown> }
/** Asked before the session of somebody else is ended. */
type Question = { title: (device: string) => string; text: string; onConfirm: () => Promise<void> }

type Props = {
  session: { device: Device; opened_at: string; current: boolean }
  words: { current: string; end: string; endNamed: (device: string) => string }
  end: Action | Question
}

const ICONS: Record<Device['kind'], LucideIcon> = { phone: Smartphone, computer: Laptop, other: MonitorSmartphone }

/** One open session: its device, since when, and a button that ends it unless it is the caller's own. */
export function SessionItem({ session: { device, opened_at: since, current }, words, end }: Props) {
  const names = useWords({ ar, en })
  const moment = useMoment()
  const { kind, browser, system } = device
  const Icon = ICONS[kind]
  const name =
    browser === 'other' && system === 'other'
      ? names.unknown
      : names.device.replace('{browser}', names.browsers[browser]).replace('{system}', names.systems[system])
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
      <Icon aria-hidden className="size-5 flex-none text-ink-faint" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-2.5">
          {name}
          {current && (
            <Badge tone="positive" dot>
              {words.current}
            </Badge>
          )}
        </p>
        <p className="text-sm text-ink-soft">
          <time dateTime={since}>{names.since.replace('{moment}', moment(since))}</time>
        </p>
      </div>
      {!current && 'title' in end && (
        <ConfirmButton
          label={words.end}
          button={{ kind: 'quiet', size: 'small', 'aria-label': words.endNamed(name) }}
          title={end.title(name)}
          text={end.text}
          onConfirm={end.onConfirm}
        />
      )}
      {!current && 'run' in end && (
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
