import { AVAILABILITIES, CONTRACT_TYPES, MAX_RAISE, NOTE_LENGTH } from '@fareeq/domain/contracts/limits.ts'
import { TYPE_NAMES } from '@fareeq/domain/contracts/rules-text.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import type { Renewal } from '@fareeq/domain/renewals/schema.ts'
import { FormField } from '../../../forms/form-field.tsx'
import { FormSelect } from '../../../forms/form-select.tsx'
import { FormProse } from '../../../forms/form-prose.tsx'
import { rulesOf } from '../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { useLang } from '../../../platform/i18n/i18n.tsx'
import { Form, FormRow } from '../../../ui/fields/form.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { Segmented } from '../../../ui/fields/choices/segmented.tsx'
import { DialogSubmit } from '../../../ui/overlays/dialog.tsx'
import { useContractWords } from '../../contracts/parts/use-contract-words.ts'
import { useTermRule } from '../../contracts/parts/use-term-rule.ts'
import { useTermText } from '../../contracts/parts/use-term-text.ts'
import { Redline } from './redline.tsx'
import { type Asker, type Fields, type TermsBody, askedTerms, bodyOf, fieldsOf } from './terms-fields.ts'
import { useRenewalWords } from './use-renewal-words.ts'

const resolverOf = (term: ReturnType<typeof useTermRule>) =>
  rulesOf(({ duration, raise, price }: Fields) => ({
    duration: term.fault(duration),
    price: raise === 'no' || price >= 1 ? undefined : rule.raise_needed.code,
  }))

const isOwn = (path: string): path is keyof Fields =>
  ['type', 'duration', 'availability', 'price', 'note'].includes(path)
const fieldOf = (path: string) => [path.split('.').at(-1) ?? ''].find(isOwn)

type Props = {
  renewal: Renewal
  asker: Asker
  send: (body: TermsBody) => Promise<unknown>
  close: () => void
}

/** Other terms, with what they would change, before they are asked for. */
export function TermsForm({ renewal, asker, send, close }: Props) {
  const { change: words } = useRenewalWords()
  const { availabilities } = useContractWords()
  const lang = useLang()
  const term = useTermRule()
  const text = useTermText()
  const { current, offered } = renewal
  const { form, control, isPending, props } = useSubmitForm({
    resolver: resolverOf(term),
    initial: fieldsOf(renewal, asker),
    send: (fields) => send(bodyOf(fields)),
    fieldOf,
    done: words.done,
    onDone: close,
  })
  const fields = form.watch()
  const isRaised = fields.raise === 'yes'
  return (
    <Form {...props}>
      <FormRow>
        <FormSelect
          name="type"
          control={control}
          label={words.type}
          options={CONTRACT_TYPES.map((id) => ({ id, label: TYPE_NAMES[id][lang] }))}
        />
        <FormField name="duration" control={control}>
          {(field) => <NumberField {...field} label={words.duration} hint={field.error ? undefined : term.hint} />}
        </FormField>
      </FormRow>
      {/* A talent takes the availability as it is offered. */}
      {asker === 'client' && (
        <FormSelect
          name="availability"
          control={control}
          label={words.availability}
          options={AVAILABILITIES.map((id) => ({ id, label: availabilities[id] }))}
        />
      )}
      <FormField name="raise" control={control}>
        {({ value, onChange }) => (
          <Segmented
            label={words.raise}
            options={[
              { id: 'no', label: words.no },
              { id: 'yes', label: words.yes },
            ]}
            value={value}
            onChange={onChange}
          />
        )}
      </FormField>
      {isRaised && (
        <FormField name="price" control={control}>
          {(field) => (
            <NumberField
              {...field}
              label={words.price}
              hint={words.priceHint(text.salary_net(current), offered && text.salary_net(offered))}
              steps={false}
              maxValue={MAX_RAISE}
            />
          )}
        </FormField>
      )}
      <FormProse name="note" control={control} label={words.note} optional rows={3} limit={NOTE_LENGTH} />
      <Redline current={current} offered={askedTerms(renewal, fields, asker)} />
      <DialogSubmit label={words.send} pending={isPending} cancel={{ label: words.cancel, onPress: close }} />
    </Form>
  )
}
