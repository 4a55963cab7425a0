import { REPLACEMENT_REASONS, WORDS_LENGTH } from '@fareeq/domain/contracts/limits.ts'
import { END_REASON_NAMES } from '@fareeq/domain/contracts/rules-endings.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { FormField } from '../../../../forms/form-field.tsx'
import { FormProse } from '../../../../forms/form-prose.tsx'
import { FormSelect } from '../../../../forms/form-select.tsx'
import { rulesOf } from '../../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../../forms/use-submit-form.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { DateField } from '../../../../ui/dates/date-field.tsx'
import { Form } from '../../../../ui/fields/form.tsx'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { Dialog, DialogSubmit } from '../../../../ui/overlays/dialog.tsx'
import type { OwnContract } from '../../api.ts'
import { askForReplacement } from '../../api-endings.ts'
import { useEndingWords } from '../../messages/endings/en.ts'
import { useDayText } from '../use-term-text.ts'

type Days = NonNullable<OwnContract['replacement_window']>
type Fields = { last_day: string | null; reason: (typeof REPLACEMENT_REASONS)[number] | null; words: string }
const RESOLVER = rulesOf(({ last_day, reason }: Fields) => ({
  last_day: last_day ? undefined : rule.required.code,
  reason: reason ? undefined : rule.required.code,
}))
const EMPTY_FIELDS: Fields = { last_day: null, reason: null, words: '' }

/** Somebody else within the trial; nothing where it is over. */
export function ReplacementCard({ contract: { id, replacement_window: days } }: { contract: OwnContract }) {
  const { card: words, title, text } = useEndingWords().replacement
  const day = useDayText()
  if (!days) return null
  return (
    <Card as="section" aria-labelledby="replacement-title">
      <CardHead id="replacement-title" title={words.title} text={words.text(day(days.to))} />
      <Dialog
        trigger={
          <Button kind="quiet" size="small">
            {words.open}
          </Button>
        }
        title={title}
        text={text}
        isDismissable={false}
      >
        {(close) => <ReplacementForm id={id} days={days} close={close} />}
      </Dialog>
    </Card>
  )
}

function ReplacementForm({ id, days, close }: { id: string; days: Days; close: () => void }) {
  const { form: labels, replacement: words } = useEndingWords()
  const lang = useLang()
  const day = useDayText()
  const { control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: EMPTY_FIELDS,
    send: async ({ last_day, reason, ...rest }) =>
      last_day && reason && (await askForReplacement(id, { ...rest, last_day, reason })),
    done: words.done,
    onDone: close,
  })
  return (
    <Form {...props} aria-label={words.title}>
      <FormField name="last_day" control={control}>
        {({ ref: _, ...field }) => (
          <DateField
            {...field}
            label={labels.last}
            hint={labels.lastHint(day(days.from), day(days.to))}
            minValue={days.from}
            maxValue={days.to}
            isRequired
          />
        )}
      </FormField>
      <FormSelect
        name="reason"
        control={control}
        label={labels.reason}
        options={REPLACEMENT_REASONS.map((id) => ({ id, label: END_REASON_NAMES[id][lang] }))}
      />
      <FormProse name="words" control={control} label={labels.words} optional rows={3} limit={WORDS_LENGTH} />
      <p className="text-sm text-ink-soft">{words.consequences}</p>
      <DialogSubmit label={words.send} pending={isPending} />
    </Form>
  )
}
