import { momentsAt } from '@fareeq/domain/kernel/wall-clock.ts'
import { MEETING, MEETING_ZONE } from '@fareeq/domain/meetings/rules.ts'
import type { Host } from '@fareeq/domain/meetings/schema.ts'
import { useState } from 'react'
import { isCallFailure } from '../../../platform/calls/call-failure.ts'
import { sayFault } from '../../../forms/faults.ts'
import { useOnce } from '../../../forms/use-once.ts'
import { useLang } from '../../../platform/i18n/i18n.tsx'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { DateField } from '../../../ui/dates/date-field.tsx'
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.tsx'
import { Form, FormRow } from '../../../ui/fields/form.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TimeField } from '../../../ui/dates/time-field.tsx'
import { addAbsence } from '../api-ops.ts'
import { useMeetingOpsWords } from './use-ops-words.ts'

export function AbsenceDialog({ hosts }: { hosts: readonly Host[] }) {
  const words = useMeetingOpsWords()
  return (
    <Dialog trigger={<Button kind="quiet">{words.awayAdd}</Button>} title={words.awayAdd} text={words.awayText}>
      {(close) => <Body hosts={hosts} close={close} />}
    </Dialog>
  )
}

/** The moment at which the clock in Riyadh shows this, which it does every day. */
const inRiyadh = (day: string, time: string) => momentsAt(MEETING_ZONE, `${day}T${time}`)[0]

const fullHour = (hour: number) => `${String(hour).padStart(2, '0')}:00`

/** Its own component, so that a reopened dialog begins empty. */
function Body({ hosts, close }: { hosts: readonly Host[]; close: () => void }) {
  const words = useMeetingOpsWords()
  const once = useOnce()
  const [host, setHost] = useState<string | null>(hosts.length === 1 ? (hosts[0]?.id ?? null) : null)
  const [from, setFrom] = useState<string | null>(null)
  const [to, setTo] = useState<string | null>(null)
  const [begins, setBegins] = useState<string | null>(fullHour(MEETING.opens))
  const [ends, setEnds] = useState<string | null>(fullHour(MEETING.closes))
  const [failure, setFailure] = useState<string>()
  const [isTried, setTried] = useState(false)
  const needed = sayFault('required', useLang())
  const missing = (value: unknown) => (isTried && !value ? needed : undefined)
  // The last day is the first one until it is chosen.
  const faults = Object.entries({ host, from, to: to ?? from, begins, ends }).filter(([, value]) => missing(value))
  const [pending, setPending] = useState(false)
  const save = once(async () => {
    const start = from && begins && inRiyadh(from, begins)
    const end = (to ?? from) && ends && inRiyadh(to ?? from ?? '', ends)
    setTried(true)
    if (!host || !start || !end) return
    setPending(true)
    setFailure(undefined)
    try {
      await addAbsence({ host_id: host, start: start.toISOString(), end: end.toISOString() })
      void showToast({ title: words.awaySaved, tone: 'positive' })
      close()
    } catch (error) {
      if (!isCallFailure(error)) throw error
      setFailure(error.text)
    } finally {
      setPending(false)
    }
  })
  return (
    <Form
      onSubmit={() => save()}
      errors={faults.map(([name]) => ({ name, message: needed }))}
      failure={failure}
      aria-label={words.awayAdd}
    >
      <SelectField
        label={words.awayHost}
        options={hosts.map(({ id, name }) => ({ id, label: name }))}
        value={host}
        onChange={setHost}
        error={missing(host)}
        isRequired
      />
      <FormRow>
        <DateField label={words.awayFrom} value={from} onChange={setFrom} error={missing(from)} isRequired />
        <TimeField label={words.awayFromTime} value={begins} onChange={setBegins} error={missing(begins)} />
      </FormRow>
      <FormRow>
        <DateField
          label={words.awayTo}
          value={to ?? from}
          onChange={setTo}
          minValue={from ?? undefined}
          error={missing(to ?? from)}
          isRequired
        />
        <TimeField label={words.awayToTime} value={ends} onChange={setEnds} error={missing(ends)} />
      </FormRow>
      <DialogActions>
        <Button type="submit" pending={pending}>
          {words.awaySave}
        </Button>
      </DialogActions>
    </Form>
  )
}
