import { AVAILABILITIES, CONTRACT_TYPES, MAX_SALARY, NOTE_LENGTH } from '@fareeq/domain/contracts/limits.ts'
import { isAvailabilityOpen } from '@fareeq/domain/contracts/rules.ts'
import { TYPE_NAMES } from '@fareeq/domain/contracts/rules-text.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import type { Renewal } from '@fareeq/domain/renewals/schema.ts'
import { FormField } from '../../../forms/form-field.tsx'
import { FormSelect } from '../../../forms/form-select.tsx'
import { FormProse } from '../../../forms/form-prose.tsx'
import { rulesOf } from '../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { Form, FormRow } from '../../../ui/fields/form.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { DialogSubmit } from '../../../ui/overlays/dialog.tsx'
import { useContractWords } from '../../contracts/messages/en.ts'
import { useTermRule } from '../../contracts/parts/use-term-rule.ts'
import { useTermText } from '../../contracts/parts/use-term-text.ts'
import { Redline } from './redline.tsx'
import { RaiseFields } from './raise-fields.tsx'
import {
  type Asker,
  type Fields,
  type TermsBody,
  askedTerms,
  asksSalary,
  bodyOf,
  fieldsOf,
  requestedAvailability,
} from './terms-fields.ts'
import { useRenewalWords } from '../messages/en.ts'

const resolverOf = (term: ReturnType<typeof useTermRule>, isPaidAnew: (fields: Fields) => boolean) =>
  rulesOf((fields: Fields) => {
    const { duration, raise, price, salary } = fields
    const isNew = isPaidAnew(fields)
    return {
      duration: term.fault(duration),
      price: isNew || raise === 'no' || price >= 1 ? undefined : rule.raise_needed.code,
      salary: !isNew || salary >= 1 ? undefined : rule.salary_needed.code,
    }
  })

const isOwn = (path: string): path is keyof Fields =>
  ['type', 'duration', 'availability', 'price', 'salary', 'note'].includes(path)
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
    resolver: resolverOf(term, (fields) => asksSalary(renewal, fields, asker)),
    initial: fieldsOf(renewal, asker),
    send: (fields) => send(bodyOf(fields)),
    fieldOf,
    done: words.done,
    onDone: close,
  })
  const fields = form.watch()
  const isPaidAnew = asksSalary(renewal, fields, asker)
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
      {/* A talent takes the availability as it is offered; a type that says how much leaves nothing to choose. */}
      {asker === 'client' && isAvailabilityOpen(fields.type) && (
        <FormSelect
          name="availability"
          control={control}
          label={words.availability}
          options={AVAILABILITIES.map((id) => ({ id, label: availabilities[id] }))}
        />
      )}
      {isPaidAnew ? (
        <FormField name="salary" control={control}>
          {(field) => (
            <NumberField
              {...field}
              label={words.salary(availabilities[requestedAvailability(renewal, fields, asker)])}
              hint={words.salaryHint(availabilities[current.availability], text.salary_net(current))}
              steps={false}
              maxValue={MAX_SALARY}
            />
          )}
        </FormField>
      ) : (
        <RaiseFields
          control={control}
          isRaised={fields.raise === 'yes'}
          now={text.salary_net(current)}
          offered={offered && text.salary_net(offered)}
        />
      )}
      <FormProse
        name="note"
        control={control}
        label={words.note}
        hint={words.noteHint[asker]}
        optional
        rows={3}
        limit={NOTE_LENGTH}
      />
      <Redline current={current} offered={askedTerms(renewal, fields, asker)} />
      <DialogSubmit label={words.send} pending={isPending} cancel={{ label: words.cancel, onPress: close }} />
    </Form>
  )
}
