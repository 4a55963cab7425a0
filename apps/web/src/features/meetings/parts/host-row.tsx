import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import type { Host } from '@fareeq/domain/meetings/schema-hosts.ts'
import { useState } from 'react'
import { useAction } from '../../../forms/use-action.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { runWithToast } from '../../../platform/toasts/run-with-toast.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { LtrIsolate } from '../../../ui/display/filled.tsx'
import { SelectField } from '../../../ui/fields/choices/select-field.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { ConfirmButton } from '../../../ui/overlays/confirm-dialog.tsx'
import { activateHost, removeHost } from '../api-hosts.ts'
import { ChangeHost } from './host-dialog.tsx'
import { useHourNames } from './host-hours.tsx'
import { useHostWords } from '../messages/hosts/en.ts'

type Props = { host: Host; others: readonly Host[]; mayKeep: boolean }

export function HostRow({ host, others, mayKeep }: Props) {
  const words = useHostWords()
  const names = useHourNames()
  const state = host.has_left ? 'left' : host.active ? 'active' : 'inactive'
  return (
    <Card as="li" className="flex flex-wrap items-start justify-between gap-4">
      <div className="grid min-w-0 flex-1 basis-72 gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <bdi className="font-strong">{host.name}</bdi>
          <Badge tone={host.active ? 'positive' : 'neutral'} dot>
            {words.states[state]}
          </Badge>
        </p>
        <p className="text-sm wrap-anywhere text-ink-soft">
          {host.room_url ? <LtrIsolate>{host.room_url.replace('https://', '')}</LtrIsolate> : words.ownRoom}
          {' · '}
          {words.ahead(host.meetings_ahead)}
        </p>
        <ul className="flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-ink-soft">
          {(host.hours ?? [])
            .toSorted((a, b) => a.day - b.day)
            .map(({ day, opens, closes }) => (
              <li key={day}>
                {names.day(day)} <span className="num">{`${names.hour(opens)} – ${names.hour(closes)}`}</span>
              </li>
            ))}
          {host.hours === null && <li>{words.allHours}</li>}
        </ul>
      </div>
      {mayKeep && !host.has_left && (
        <div className="flex flex-wrap gap-2">
          <ChangeHost host={host} />
          {host.active ? <Deactivate host={host} others={others} /> : <Activate host={host} />}
          {host.may_be_removed && <Remove host={host} />}
        </div>
      )}
    </Card>
  )
}

const STAY = 'stay'

function Deactivate({ host, others }: Pick<Props, 'host' | 'others'>) {
  const words = useHostWords()
  const lang = useLang()
  const [to, setTo] = useState(STAY)
  const successors = others.filter(({ id, active }) => active && id !== host.id)
  const deactivate = () =>
    runWithToast(
      activateHost(host.id, { active: false, expected_version: host.version, ...(to !== STAY && { to }) }),
      words.deactivated,
    )
  return (
    <ConfirmButton
      label={words.deactivate}
      button={{ kind: 'quiet', size: 'small' }}
      onOpenChange={() => setTo(STAY)}
      title={words.deactivateTitle(bidiIsolate(host.name, lang))}
      text={words.deactivateText}
      onConfirm={deactivate}
    >
      {host.meetings_ahead > 0 && (
        <SelectField
          label={words.comingMeetings}
          hint={words.ahead(host.meetings_ahead)}
          options={[
            { id: STAY, label: words.stay },
            ...successors.map(({ id, name }) => ({ id, label: words.moveTo(bidiIsolate(name, lang)) })),
          ]}
          value={to}
          onChange={setTo}
        />
      )}
    </ConfirmButton>
  )
}

function Activate({ host }: Pick<Props, 'host'>) {
  const words = useHostWords()
  const { run, isPending } = useAction(() => activateHost(host.id, { active: true, expected_version: host.version }), {
    done: words.activated,
  })
  return (
    <Button kind="quiet" size="small" onPress={() => void run()} pending={isPending}>
      {words.activate}
    </Button>
  )
}

function Remove({ host }: Pick<Props, 'host'>) {
  const words = useHostWords()
  const lang = useLang()
  return (
    <ConfirmButton
      label={words.remove}
      button={{ kind: 'ghost', size: 'small' }}
      title={words.removeTitle(bidiIsolate(host.name, lang))}
      text={words.removeText}
      onConfirm={() => runWithToast(removeHost(host.id), words.removed)}
    />
  )
}
