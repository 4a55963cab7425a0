import { HOURS_A_DAY, MAX_WAIT_WEEKS, TIMES } from '@fareeq/domain/talents/rules-terms.ts'
import type { Profile } from '@fareeq/domain/talents/schema-profile.ts'
import { FormField } from '../../../../forms/form-field.tsx'
import { navigate } from '../../../../platform/navigation/navigate.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { CheckboxGroup } from '../../../../ui/fields/choices/checkbox.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { Form, FormActions, FormRow } from '../../../../ui/fields/form.tsx'
import { RadioGroup } from '../../../../ui/fields/choices/radio-group.tsx'
import { SelectField } from '../../../../ui/fields/choices/select-field.tsx'
import { termsFaultText, type TermsFields } from './terms-fields.ts'
import { TermsRange } from './terms-range.tsx'
import { TermsSalary } from './terms-salary.tsx'
import { useSaveKind } from '../wizard/step-way.ts'
import { useTermsForm } from './use-terms-form.ts'
import { useTermsWords } from '../../messages/terms/en.ts'

type Props = {
  profile: Profile
  /** Leaving guard for unsaved changes; a step of the application saves by itself. */
  guarded?: boolean
  onSaved?: (profile: Profile) => void
}

const WEEKS = Array.from({ length: MAX_WAIT_WEEKS }, (_, index) => index + 1)
const STARTS = ['immediately', 'weeks', 'unavailable'] as const

/** When, how much of the day, for how much: asked together, confirmed together. */
export function TermsForm({ profile, guarded = false, onSaved }: Props) {
  const kind = useSaveKind()
  const words = useTermsWords()
  const lang = useLang()
  const { form, control, isPending, unsavedGuard, minimums, props } = useTermsForm(profile, {
    isGuarded: guarded,
    onSaved,
  })
  const { errors } = form.formState
  const errorText = (name: keyof TermsFields) => termsFaultText(errors[name]?.message, minimums, lang)
  const [start, times] = form.watch(['start', 'times'])
  const selected = TIMES.filter((time) => times.includes(time))
  return (
    <Form {...props} aria-label={words.title} className="gap-7">
      <FormField name="start" control={control}>
        {(field) => (
          <RadioGroup
            {...field}
            isRequired
            label={words.start}
            options={STARTS.map((id) => ({ id, label: words.starts[id] }))}
            hint={start === 'unavailable' ? words.unavailableText : undefined}
            error={errorText('start')}
          />
        )}
      </FormField>
      {start === 'weeks' && (
        <FormField name="weeks" control={control}>
          {({ value, onChange, ...field }) => (
            <SelectField
              {...field}
              isRequired
              className="max-w-72"
              label={words.weeks}
              options={WEEKS.map((week) => ({ id: String(week), label: words.inWeeks(week) }))}
              value={value === null ? null : String(value)}
              onChange={(week) => onChange(Number(week))}
              error={errorText('weeks')}
            />
          )}
        </FormField>
      )}
      {start !== 'unavailable' && (
        <>
          <FormField name="times" control={control}>
            {(field) => (
              <CheckboxGroup
                {...field}
                columns
                label={words.times}
                hint={words.timesHint}
                options={TIMES.map((id) => ({
                  id,
                  label: words.time[id],
                  detail: words.hoursADay(HOURS_A_DAY[id]),
                }))}
                error={errorText('times')}
              />
            )}
          </FormField>
          {selected.length > 0 && (
            <div className="grid gap-4">
              <FormRow>
                {selected.map((time) => (
                  <TermsSalary
                    key={time}
                    time={time}
                    control={control}
                    minimum={minimums[time]}
                    error={errorText(time)}
                  />
                ))}
              </FormRow>
              <TermsRange control={control} />
            </div>
          )}
        </>
      )}
      <ConfirmDialog
        isOpen={unsavedGuard.targetHref !== null}
        onOpenChange={(open) => !open && unsavedGuard.stay()}
        title={words.unsaved.title}
        text={words.unsaved.text}
        confirmLabel={words.unsaved.leave}
        cancelLabel={words.unsaved.stay}
        onConfirm={() => void navigate(unsavedGuard.targetHref ?? '/')}
      />
      <FormActions>
        <Button type="submit" kind={kind} pending={isPending}>
          {words.save}
        </Button>
      </FormActions>
    </Form>
  )
}
