import { formatDay } from '@fareeq/domain/kernel/time/time.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { PRIVACY_REASON_LENGTH, answerBy } from '@fareeq/domain/privacy-requests/rules.ts'
import { useState } from 'react'
import { FormField } from '../../../../forms/form-field.tsx'
import { FormProse } from '../../../../forms/form-prose.tsx'
import { FormText } from '../../../../forms/form-text.tsx'
import { lazyResolver } from '../../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../../forms/use-submit-form.ts'
import { useLang, useWrite } from '../../../../platform/i18n/i18n.ts'
import { usePolicyPhrase } from '../../../../platform/policies.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { DateField } from '../../../../ui/dates/date-field.tsx'
import { Form } from '../../../../ui/fields/form.tsx'
import { RadioGroup } from '../../../../ui/fields/choices/radio-group.tsx'
import { Dialog, DialogSubmit } from '../../../../ui/overlays/dialog.tsx'
import { recordRequest } from '../../api-ops.ts'
import { usePrivacyOpsWords } from '../../messages/operations/en.ts'

const RESOLVER = lazyResolver(async () =>
  (await import('@fareeq/domain/privacy-requests/schema-ops.ts')).privacyRequestForm(),
)

export function RecordDialog() {
  const { record: words } = usePrivacyOpsWords()
  return (
    <Dialog trigger={<Button>{words.open}</Button>} title={words.title} text={words.text} isDismissable={false}>
      {(close) => <RecordForm close={close} />}
    </Dialog>
  )
}

function RecordForm({ close }: { close: () => void }) {
  const { record: words, reason, reasonHint } = usePrivacyOpsWords()
  const time = usePolicyPhrase()('account_closing_days')
  const [today] = useState(() => riyadhDay(new Date()))
  const lang = useLang()
  const write = useWrite()
  const { form, control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: { kind: null, email: '', received_on: today, reason: '' },
    send: recordRequest,
    done: words.done,
    onDone: close,
  })
  const received = form.watch('received_on')
  return (
    <Form {...props} aria-label={words.title}>
      <FormField name="kind" control={control}>
        {(field) => (
          <RadioGroup
            {...field}
            value={field.value ?? null}
            label={words.kind}
            isRequired
            cards
            options={[
              { id: 'copy', label: words.copy, detail: words.copyHint },
              { id: 'closing', label: words.closing, detail: words.closingHint(time) },
            ]}
          />
        )}
      </FormField>
      <FormText name="email" control={control} isRequired type="email" label={words.email} autoComplete="off" />
      <FormField name="received_on" control={control}>
        {(field) => (
          <DateField
            {...field}
            value={field.value ?? null}
            isRequired
            label={words.received}
            hint={received && words.receivedHint(write(formatDay(answerBy(received), lang)))}
            maxValue={today}
          />
        )}
      </FormField>
      <FormProse
        name="reason"
        control={control}
        isRequired
        label={reason}
        hint={reasonHint}
        limit={PRIVACY_REASON_LENGTH}
        rows={3}
      />
      <DialogSubmit label={words.submit} pending={isPending} />
    </Form>
  )
}
