import { codeErrors } from '@fareeq/domain/codes/errors.ts'
import { CODE } from '@fareeq/domain/codes/rules.ts'
import { MAX_NAME_LENGTH } from '@fareeq/domain/contracts/limits.ts'
import { contractErrors } from '@fareeq/domain/contracts/errors.ts'
import { CAPACITY_LENGTH } from '@fareeq/domain/parties/limits.ts'
import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { SECOND } from '@fareeq/domain/kernel/time/time.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { useState } from 'react'
import { faultOf } from '../../../forms/faults.ts'
import { FormCheckbox } from '../../../forms/form-checkbox.tsx'
import { FormField } from '../../../forms/form-field.tsx'
import { FormText } from '../../../forms/form-text.tsx'
import { rulesOf } from '../../../forms/lazy-resolver.ts'
import { useAction } from '../../../forms/use-action.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Filled } from '../../../ui/display/filled.tsx'
import { CodeField } from '../../../ui/fields/code-field.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { useCodeWords } from '../../codes/parts/code-notes.tsx'
import { useSecondsLeft } from '../../codes/parts/code-progress.ts'
import type { Proof } from '../api.ts'
import { useContractWords } from '../messages/en.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { ContractText } from '../../contract-templates/parts/contract-text.tsx'

type Fields = { name: string; code: string; capacity: string; is_empowered: boolean }
const BASE = ({ name, code }: Fields) => ({
  name: name.trim() ? undefined : rule.required.code,
  code: code.length < CODE.digits ? faultOf(codeErrors.code_invalid) : undefined,
})
const RESOLVER = rulesOf(BASE)
/** Whoever signs for a company says as what, and that they may. */
const FOR_COMPANY = rulesOf((fields: Fields) => ({
  ...BASE(fields),
  capacity: fields.capacity.trim() ? undefined : faultOf(contractErrors.capacity_missing),
  is_empowered: fields.is_empowered ? undefined : faultOf(contractErrors.empowerment_missing),
}))
const FIELDS: Readonly<Record<string, keyof Fields>> = {
  name: 'name',
  // A renewal calls the typed name its signature.
  signature: 'name',
  code: 'code',
  capacity: 'capacity',
  is_empowered: 'is_empowered',
}

type Signs = { on_behalf_of: string | null; capacity: string | null }
const ONESELF: Signs = { on_behalf_of: null, capacity: null }
type Props = {
  document: { signs?: Signs; text: Readonly<Record<Lang, string>>; document_hash: string }
  sendCode: () => Promise<{ resend_after: number }>
  sign: (proof: Proof) => Promise<unknown>
  done: string
  onDone?: () => void
}

/** What is read, then the typed name and the mailed code: together they are the signature. */
export function SigningForm({ document, sendCode, sign, done, onDone }: Props) {
  const { signing: words } = useContractWords()
  const { resend } = useCodeWords()
  const [resendAt, setResendAt] = useState<number | null>(null)
  const wait = useSecondsLeft(resendAt ?? 0)
  const sending = useAction(async () => setResendAt(Date.now() + (await sendCode()).resend_after * SECOND))
  const { on_behalf_of: company, capacity: known } = document.signs ?? ONESELF
  const asksCapacity = company !== null && known === null
  const companyName = bidiIsolate(company ?? '', useLang())
  const { form, control, isPending, props } = useSubmitForm({
    resolver: asksCapacity ? FOR_COMPANY : RESOLVER,
    initial: { name: '', code: '', capacity: '', is_empowered: false },
    send: ({ name, code, capacity, is_empowered }) =>
      sign({
        name: name.trim(),
        code,
        document_hash: document.document_hash,
        ...(asksCapacity && { capacity, is_empowered }),
      }),
    fieldOf: (path) => FIELDS[path],
    done,
    onDone: () => onDone?.(),
  })
  return (
    <>
      <ContractText text={document.text} />
      <Form {...props} aria-label={words.title} className="mt-6 max-w-md">
        <FormText
          name="name"
          control={control}
          label={words.name}
          hint={words.nameHint}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="name"
        />
        {company !== null && known !== null && (
          <p className="text-sm text-ink-soft">
            <Filled sentence={words.asSignatory} company={<bdi>{company}</bdi>} capacity={<bdi>{known}</bdi>} />
          </p>
        )}
        {asksCapacity && (
          <>
            <FormText
              name="capacity"
              control={control}
              isRequired
              label={words.capacity(companyName)}
              hint={words.capacityHint}
              maxLength={CAPACITY_LENGTH}
              autoComplete="organization-title"
            />
            <FormCheckbox name="is_empowered" form={form}>
              {words.empowered(companyName)}
            </FormCheckbox>
          </>
        )}
        {resendAt === null ? (
          <Button kind="quiet" pending={sending.isPending} onPress={() => void sending.run()}>
            {words.send}
          </Button>
        ) : (
          <>
            <p role="status" className="text-sm text-ink-soft">
              {words.sentText}
            </p>
            <FormField name="code" control={control}>
              {({ value, onChange, error }) => (
                <CodeField label={words.code} value={value} onChange={onChange} error={error} />
              )}
            </FormField>
            <div className="flex flex-wrap gap-2.5">
              <Button type="submit" pending={isPending}>
                {words.sign}
              </Button>
              <Button kind="ghost" isDisabled={wait > 0} pending={sending.isPending} onPress={() => void sending.run()}>
                {resend}
              </Button>
            </div>
          </>
        )}
      </Form>
    </>
  )
}
