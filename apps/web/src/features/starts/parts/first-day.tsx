import { zoneCity } from '@fareeq/domain/kernel/time/time.ts'
import { wallClock } from '@fareeq/domain/kernel/time/wall-clock.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { CONTACT_LENGTH, MEETING_PLACE_LENGTH, NOTE_LENGTH } from '@fareeq/domain/starts/limits.ts'
import type { StartChecklist } from '@fareeq/domain/starts/schema.ts'
import { FormField } from '../../../forms/form-field.tsx'
import { FormProse } from '../../../forms/form-prose.tsx'
import { FormText } from '../../../forms/form-text.tsx'
import { rulesOf } from '../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { useLang, useLocale } from '../../../platform/i18n/i18n.ts'
import { useZone } from '../../../platform/i18n/zone.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { TimeField } from '../../../ui/dates/time-field.tsx'
import { UserNote, UserText } from '../../../ui/display/user-text.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { KeyValues } from '../../../ui/layout/key-values.tsx'
import { Dialog, DialogSubmit } from '../../../ui/overlays/dialog.tsx'
import { planFirstDay } from '../api.ts'
import { useStartWords } from '../messages/en.ts'

type Plan = NonNullable<StartChecklist['plan']>
const isLink = (place: string) => /^https:\/\/\S+$/.test(place)

/** The hour in the zone of the reader and in that of the other side, once where they are equal. */
function Times({ plan }: { plan: Plan }) {
  const words = useStartWords()
  const [lang, locale, own] = [useLang(), useLocale(), useZone()]
  const moment = new Date(plan.starts_at)
  const zones = [own, plan.timezone, ...(plan.talent_timezone ? [plan.talent_timezone] : [])]
  const clocks = new Map(zones.toReversed().map((zone) => [wallClock(zone, moment), zone]))
  return (
    <span className="grid">
      {[...clocks.values()].toReversed().map((timeZone) => (
        <time key={timeZone} dateTime={plan.starts_at}>
          {new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(moment)}{' '}
          <span className="inline-block text-ink-soft">({words.plan.timeHint(zoneCity(timeZone, lang))})</span>
        </time>
      ))}
    </span>
  )
}

/** The first day as the company plans it. */
export function FirstDay({ plan }: { plan: Plan }) {
  const { plan: words } = useStartWords()
  const { contact, place, note } = plan
  return (
    <div className="mb-4 rounded-md bg-sunken px-4 py-1.5">
      <KeyValues
        items={[
          { id: 'when', name: words.when, value: <Times plan={plan} /> },
          { id: 'meets', name: words.meets, value: <UserText>{contact}</UserText> },
          {
            id: 'where',
            name: words.where,
            value: isLink(place) ? (
              <TextLink href={place} className="ltr-island wrap-anywhere">
                {place}
              </TextLink>
            ) : (
              <UserText>{place}</UserText>
            ),
          },
          ...(note ? [{ id: 'note', name: words.words, value: <UserNote>{note}</UserNote> }] : []),
        ]}
      />
    </div>
  )
}

type Fields = { time: string | null; contact: string; place: string; note: string }
const RESOLVER = rulesOf(({ time, contact, place }: Fields) => ({
  time: time ? undefined : rule.required.code,
  contact: contact.trim() ? undefined : rule.required.code,
  place: place.trim() ? undefined : rule.required.code,
}))

export function PlanFirstDay({ start }: { start: StartChecklist }) {
  const { plan: words } = useStartWords()
  const isPlanned = start.plan !== null
  return (
    <Dialog
      trigger={
        <Button size="small" kind={isPlanned ? 'quiet' : 'primary'}>
          {isPlanned ? words.change : words.open}
        </Button>
      }
      title={isPlanned ? words.change : words.open}
      text={words.text}
      isDismissable={false}
    >
      {(close) => <PlanForm start={start} close={close} />}
    </Dialog>
  )
}

function PlanForm({ start: { contract_id, plan }, close }: { start: StartChecklist; close: () => void }) {
  const { plan: words } = useStartWords()
  const lang = useLang()
  const timezone = useZone()
  const initial: Fields = {
    time: plan ? wallClock(timezone, new Date(plan.starts_at)).slice(11) : null,
    contact: plan?.contact ?? '',
    place: plan?.place ?? '',
    note: plan?.note ?? '',
  }
  const { control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial,
    send: async ({ time, ...rest }) => time && (await planFirstDay(contract_id, { ...rest, time, timezone })),
    done: words.done,
    onDone: close,
  })
  return (
    <Form {...props} aria-label={words.open}>
      <FormField name="time" control={control}>
        {({ ref: _, ...field }) => (
          <TimeField {...field} label={words.time} hint={words.timeHint(zoneCity(timezone, lang))} isRequired />
        )}
      </FormField>
      <FormText
        name="contact"
        control={control}
        label={words.contact}
        hint={words.contactHint}
        maxLength={CONTACT_LENGTH}
        isRequired
      />
      <FormText name="place" control={control} label={words.place} maxLength={MEETING_PLACE_LENGTH} isRequired />
      <FormProse name="note" control={control} label={words.note} optional rows={3} limit={NOTE_LENGTH} />
      <DialogSubmit label={words.send} pending={isPending} />
    </Form>
  )
}
