import { NOTE_LENGTH } from '@fareeq/domain/contracts/limits.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import type { Renewal } from '@fareeq/domain/renewals/schema.ts'
import { FormField } from '../../../forms/form-field.tsx'
import { FormProse } from '../../../forms/form-prose.tsx'
import { rulesOf } from '../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { Dialog, DialogSubmit } from '../../../ui/overlays/dialog.tsx'
import { useTermRule } from '../../contracts/parts/use-term-rule.ts'
import { useTermText } from '../../contracts/parts/use-term-text.ts'
import { proposeTerms } from '../api.ts'
import { useRenewalWords } from '../messages/en.ts'
import { RaiseFields } from './raise-fields.tsx'
import { Redline } from './redline.tsx'
import { type Fields, askedTerms, bodyOf, fieldsOf } from './terms-fields.ts'

const resolverOf = (term: ReturnType<typeof useTermRule>) =>
  rulesOf(({ duration, raise, price }: Fields) => ({
    duration: term.fault(duration),
    price: raise === 'no' || price >= 1 ? undefined : rule.raise_needed.code,
  }))

/** A talent says first that they would like to stay, for how long and for what pay. */
export function ProposeTerms({ renewal }: { renewal: Renewal }) {
  const { propose: words } = useRenewalWords()
  return (
    <Dialog
      trigger={<Button size="small">{words.open}</Button>}
      title={words.title}
      text={words.text}
      isDismissable={false}
    >
      {(close) => <ProposalForm renewal={renewal} close={close} />}
    </Dialog>
  )
}

function ProposalForm({ renewal, close }: { renewal: Renewal; close: () => void }) {
  const { propose: words, change: labels } = useRenewalWords()
  const term = useTermRule()
  const text = useTermText()
  const { id, current } = renewal
  const { form, control, isPending, props } = useSubmitForm({
    resolver: resolverOf(term),
    initial: fieldsOf(renewal, 'talent'),
    send: (fields) => {
      const { duration, raise, note } = bodyOf(fields)
      return proposeTerms(id, { duration, raise, note })
    },
    done: words.done,
    onDone: close,
  })
  const fields = form.watch()
  return (
    <Form {...props} aria-label={words.title}>
      <FormField name="duration" control={control}>
        {(field) => <NumberField {...field} label={labels.duration} hint={field.error ? undefined : term.hint} />}
      </FormField>
      <RaiseFields control={control} isRaised={fields.raise === 'yes'} now={text.salary_net(current)} offered={null} />
      <FormProse
        name="note"
        control={control}
        label={labels.note}
        hint={labels.noteHint.talent}
        optional
        rows={3}
        limit={NOTE_LENGTH}
      />
      <Redline current={current} offered={askedTerms(renewal, fields, 'talent')} />
      <DialogSubmit label={words.send} pending={isPending} cancel={{ label: labels.cancel, onPress: close }} />
    </Form>
  )
}
