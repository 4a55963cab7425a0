import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import type { TestOutcome } from '@fareeq/domain/setup-checks/schema.ts'
import { FormText } from '../../../forms/form-text.tsx'
import { rulesOf } from '../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { Form } from '../../../ui/fields/form.tsx'
import { DialogSubmit } from '../../../ui/overlays/dialog.tsx'
import { testService } from '../api-ops.ts'
import { useSetupWords } from '../messages/en.ts'

type Fields = { phone: string }
const RESOLVER = rulesOf(({ phone }: Fields) => ({ phone: phone.trim() ? undefined : rule.required.code }))

/** To which number the test message goes. */
export function SmsTest({ close, onOutcome }: { close: () => void; onOutcome: (outcome: TestOutcome) => void }) {
  const words = useSetupWords()
  const { control, isPending, props } = useSubmitForm<Fields, Fields, TestOutcome>({
    resolver: RESOLVER,
    initial: { phone: '' },
    send: ({ phone }) => testService('sms', phone),
    onDone: (outcome) => {
      onOutcome(outcome)
      close()
    },
  })
  return (
    <Form {...props} aria-label={words.smsTitle}>
      <p className="text-ink-soft">{words.smsText}</p>
      <FormText name="phone" control={control} type="tel" isRequired label={words.phone} maxLength={32} />
      <DialogSubmit label={words.send} pending={isPending} cancel={{ label: words.cancel, onPress: close }} />
    </Form>
  )
}
