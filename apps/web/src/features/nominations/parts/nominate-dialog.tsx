import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { nominationErrors } from '@fareeq/domain/nominations/errors.ts'
import type { NominatedResult, StaffCandidate } from '@fareeq/domain/nominations/schema-ops.ts'
import { useEffect, useState } from 'react'
import { FormField } from '../../../forms/form-field.tsx'
import { rulesOf } from '../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import type { LazyModule } from '../../../platform/lazy/lazy-module.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Dialog, DialogSubmit } from '../../../ui/overlays/dialog.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { Segmented } from '../../../ui/fields/choices/segmented.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { nominateMany } from '../api-ops.ts'
import { NominatePerson } from './nominate-person.tsx'
import { NominatePreview } from './nominate-preview.tsx'
import type { NominationSlots } from './nomination-card.tsx'
import { type PersonReasons, TOO_LONG, isTooLong, readReasons, saveReasons, trimmedReasons } from './reason-drafts.ts'
import { nameOf } from './use-candidate-facts.ts'
import { useChoosingWords } from '../messages/choosing/en.ts'

type Props = {
  projectId: string
  reads: Lang
  people: readonly StaffCandidate[]
  slots: LazyModule<NominationSlots>
  onRemove: (id: string) => void
  /** These are nominated now. */
  onNominated: (ids: readonly string[]) => void
  onClose: () => void
}

/** One or several at once: a reason for each, what the client will see, and one send. */
export function NominateDialog({ people, onClose, ...rest }: Props) {
  const words = useChoosingWords().form
  const lang = useLang()
  const [only, ...others] = people
  if (!only) return null
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={others.length > 0 ? words.titleMany(people.length) : words.title(bidiIsolate(nameOf(only), lang))}
      text={words.text[rest.reads]}
      width="large"
      isDismissable={false}
    >
      <Reasons {...rest} people={people} onClose={onClose} />
    </Dialog>
  )
}

/** By the id of the talent. */
type Fields = Record<string, PersonReasons>
const VIEWS = ['write', 'preview'] as const

function Reasons({ projectId, reads, people, slots, onRemove, onNominated, onClose }: Props) {
  const words = useChoosingWords().form
  const place = { staffId: useStaff()?.id ?? '', projectId }
  const [view, setView] = useState<(typeof VIEWS)[number]>('write')
  const [results, setResults] = useState<readonly NominatedResult[]>([])
  const refusalOf = (id: string) => results.find(({ talent_id }) => talent_id === id)?.refusal ?? null
  const mustConfirm = ({ id, refusals }: StaffCandidate) =>
    refusals.some(({ is_here }) => is_here) || refusalOf(id)?.code === nominationErrors.refused_before.code
  const mustExplain = ({ id, standing }: StaffCandidate) =>
    standing.open_steps.length > 0 || refusalOf(id)?.code === nominationErrors.nominated_early.code
  const { form, control, isPending, props, submit } = useSubmitForm({
    resolver: rulesOf((fields: Fields) =>
      Object.fromEntries(
        people.map((person) => {
          const { reasons, second_reasons, early_reason, again } = fields[person.id]!
          const lacksReason = trimmedReasons(reasons).length === 0 || (mustExplain(person) && !early_reason.trim())
          if (lacksReason || (mustConfirm(person) && !again)) return [person.id, rule.required.code]
          return [person.id, [...reasons, ...second_reasons, early_reason].some(isTooLong) ? TOO_LONG : undefined]
        }),
      ),
    ),
    initial: Object.fromEntries(people.map(({ id }) => [id, readReasons(place, id)])),
    send: (fields: Fields, key) =>
      nominateMany(
        projectId,
        people.map(({ id }) => bodyOf(id, fields[id]!)),
        key,
      ),
    fieldOf: (path) => people[Number(/^people\.(\d+)/.exec(path)?.[1])]?.id,
    onDone: ({ data }) => {
      const nominatedIds = data.filter(({ nomination_id }) => nomination_id !== null).map(({ talent_id }) => talent_id)
      for (const id of nominatedIds) saveReasons(place, id, null)
      if (nominatedIds.length > 0) void showToast({ title: words.sentMany(nominatedIds.length), tone: 'positive' })
      setResults(data)
      setView('write')
      onNominated(nominatedIds)
    },
  })
  const { staffId } = place
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          for (const [id, reasons] of Object.entries(values)) saveReasons({ staffId, projectId }, id, reasons)
        },
      }),
    [form, staffId, projectId],
  )
  // A field in error is on the page of reasons: that one is shown first.
  const send = async () => {
    if (view === 'preview' && !(await form.trigger())) setView('write')
    return submit()
  }
  return (
    <Form {...props} onSubmit={send} className="gap-5">
      <Segmented
        label={words.view}
        labelHidden
        options={VIEWS.map((id) => ({ id, label: words[id] }))}
        value={view}
        onChange={setView}
      />
      {view === 'write' ? (
        people.map((candidate, at) => (
          <FormField key={candidate.id} name={candidate.id} control={control}>
            {({ value, onChange, error }) => (
              <NominatePerson
                candidate={candidate}
                reads={reads}
                value={value}
                onChange={onChange}
                error={error}
                mustExplain={mustExplain(candidate)}
                refusal={refusalOf(candidate.id)}
                autoFocus={at === 0}
                onRemove={people.length > 1 ? () => onRemove(candidate.id) : undefined}
              />
            )}
          </FormField>
        ))
      ) : (
        <>
          <p className="text-sm text-ink-soft">{words.previewText[reads]}</p>
          {people.map(({ id }) => (
            <NominatePreview
              key={id}
              projectId={projectId}
              talentId={id}
              reads={reads}
              reasons={form.getValues(id)}
              slots={slots}
            />
          ))}
        </>
      )}
      <DialogSubmit
        sticky
        label={people.length === 1 && mustConfirm(people[0]!) ? words.sendAgain : words.send}
        pending={isPending}
        cancel={{ label: words.cancel, onPress: onClose }}
      />
    </Form>
  )
}

const bodyOf = (talent_id: string, { reasons, second_reasons, early_reason, again }: PersonReasons) => ({
  talent_id,
  reasons: trimmedReasons(reasons),
  second_reasons: trimmedReasons(second_reasons),
  early_reason: early_reason.trim(),
  again,
})
