import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import type { Host } from '@fareeq/domain/meetings/schema-hosts.ts'
import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { useQuery } from '@tanstack/react-query'
import { FormField } from '../../../forms/form-field.tsx'
import { FormSelect } from '../../../forms/form-select.tsx'
import { FormText } from '../../../forms/form-text.tsx'
import { rulesOf } from '../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { Dialog, DialogSubmit } from '../../../ui/overlays/dialog.tsx'
import { colleaguesQuery } from '../../staff/api.ts'
import { addHost, changeHost } from '../api-hosts.ts'
import { HostHoursField, type Hours } from './host-hours.tsx'
import { useHostWords } from '../messages/hosts/en.ts'

type Fields = { staff_id: string | null; room_url: string; hours: Hours }

const isHourless = (hours: Hours) => hours !== null && hours.length === 0
const isReversed = (hours: Hours) => hours?.some(({ opens, closes }) => opens >= closes) ?? false
const RESOLVER = rulesOf(({ staff_id, room_url, hours }: Fields) => ({
  staff_id: staff_id ? undefined : rule.choice.code,
  room_url: room_url && !/^https:\/\/\S+\.\S+$/i.test(room_url.trim()) ? rule.url.code : undefined,
  hours: isHourless(hours) ? rule.required.code : isReversed(hours) ? rule.start_before_end.code : undefined,
}))

/** Adds a colleague as host. */
export function AddHost({ hosts }: { hosts: readonly Host[] }) {
  const words = useHostWords()
  const { data = [] } = useQuery(colleaguesQuery())
  const others = data.filter(({ id }) => hosts.every((host) => host.id !== id))
  return (
    <Dialog trigger={<Button>{words.add}</Button>} title={words.add} text={words.addText}>
      {(close) =>
        others.length === 0 ? (
          <p className="text-ink-soft">{words.everybody}</p>
        ) : (
          <Body close={close} options={others.map(({ id, name }) => ({ id, label: name }))} />
        )
      }
    </Dialog>
  )
}

export function ChangeHost({ host }: { host: Host }) {
  const words = useHostWords()
  const lang = useLang()
  return (
    <Dialog
      trigger={
        <Button kind="quiet" size="small">
          {words.change}
        </Button>
      }
      title={words.changeTitle(bidiIsolate(host.name, lang))}
      text={words.changeText}
    >
      {(close) => <Body close={close} host={host} />}
    </Dialog>
  )
}

type BodyProps = { close: () => void; host?: Host; options?: { id: string; label: string }[] }

/** A separate component, so that its state is reset on reopening. */
function Body({ close, host, options }: BodyProps) {
  const words = useHostWords()
  const { control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: { staff_id: host?.id ?? null, room_url: host?.room_url ?? '', hours: host?.hours ?? null },
    send: async ({ staff_id, room_url, hours }) => {
      const place = { room_url: room_url.trim() || null, hours }
      if (host) await changeHost(host.id, { ...place, expected_version: host.version })
      else if (staff_id) await addHost({ staff_id, ...place })
    },
    done: host ? words.changed : words.added,
    onDone: close,
    isLast: true,
  })
  return (
    <Form {...props} aria-label={host ? words.changed : words.add}>
      {options && (
        <FormSelect
          name="staff_id"
          control={control}
          label={words.colleague}
          placeholder={words.choose}
          options={options}
          isRequired
        />
      )}
      <FormText name="room_url" control={control} label={words.room} hint={words.roomHint} optional type="url" />
      <FormField name="hours" control={control}>
        {({ value, onChange, error }) => <HostHoursField value={value} onChange={onChange} error={error} />}
      </FormField>
      <DialogSubmit sticky label={words.save} pending={isPending} />
    </Form>
  )
}
