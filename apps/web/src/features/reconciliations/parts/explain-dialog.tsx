import { usd } from '@fareeq/domain/kernel/money.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { ACCOUNT_FACTS, HAND_ACCOUNTS, type HandAccount, isBankAccount } from '@fareeq/domain/ledger/limits.ts'
import { ACCOUNT_NAMES } from '@fareeq/domain/ledger/rules-names.ts'
import { LINE_TEMPLATES, type LineTemplate, REASON_LENGTH } from '@fareeq/domain/reconciliations/limits.ts'
import type { BankLineView } from '@fareeq/domain/reconciliations/schema.ts'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FormCheckbox } from '../../../forms/form-checkbox.tsx'
import { FormMoney } from '../../../forms/form-money.tsx'
import { FormProse } from '../../../forms/form-prose.tsx'
import { FormSelect } from '../../../forms/form-select.tsx'
import { rulesOf } from '../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { isCallFailure } from '../../../platform/calls/call-failure.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { Dialog, DialogSubmit } from '../../../ui/overlays/dialog.tsx'
import { explainLine } from '../api-ops.ts'
import { useReconciliationWords } from '../messages/en.ts'
import { LineHead } from './line-head.tsx'

type Fields = { template: LineTemplate; account: HandAccount | null; fee: number; is_late: boolean; reason: string }
const RESOLVER = rulesOf(({ template, account, reason }: Fields) => ({
  account: template === 'other' && !account ? rule.required.code : undefined,
  reason: reason.trim() ? undefined : rule.required.code,
}))

/** Writes the entry that a line stands for. */
export function ExplainDialog({ line }: { line: BankLineView }) {
  const words = useReconciliationWords()
  return (
    <Dialog
      guardsInput
      trigger={
        <Button kind="quiet" size="small">
          {words.explain}
        </Button>
      }
      title={words.explain}
      text={words.explainText}
      isDismissable={false}
    >
      {(close) => <ExplainForm line={line} close={close} />}
    </Dialog>
  )
}

function ExplainForm({ line, close }: { line: BankLineView; close: () => void }) {
  const words = useReconciliationWords()
  const lang = useLang()
  const [isClosed, setClosed] = useState(false)
  const { form, control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: {
      template: line.cents < 0 ? 'bank_fee' : 'card_settlement',
      account: null,
      fee: Number.NaN,
      is_late: false,
      reason: line.text,
    },
    send: ({ template, account, fee, is_late, reason }) =>
      explainLine(line.id, {
        template,
        is_late,
        reason,
        ...(template === 'other' && account && { account }),
        ...(template === 'card_settlement' && fee > 0 && { fee: usd(fee) }),
      }),
    onRefused: (failure) => {
      if (isCallFailure(failure) && failure.errors.some(({ field }) => field === 'is_late')) setClosed(true)
    },
    done: words.sent,
    onDone: close,
  })
  const { template } = useWatch({ control }) as Fields
  return (
    <Form {...props} aria-label={words.explain}>
      <LineHead line={line} />
      <FormSelect
        name="template"
        control={control}
        label={words.template}
        options={LINE_TEMPLATES.map((id) => ({ id, label: words.templates[id] }))}
      />
      {template === 'other' && (
        <FormSelect
          name="account"
          control={control}
          label={words.otherAccount}
          options={HAND_ACCOUNTS.filter((id) => !isBankAccount(id) || ACCOUNT_FACTS[id].bank !== line.currency).map(
            (id) => ({ id, label: `${ACCOUNT_FACTS[id].code} ${ACCOUNT_NAMES[id][lang]}` }),
          )}
        />
      )}
      {template === 'card_settlement' && <FormMoney name="fee" control={control} label={words.fee} />}
      <FormProse name="reason" control={control} isRequired label={words.reason} limit={REASON_LENGTH} rows={2} />
      {isClosed && (
        <FormCheckbox name="is_late" form={form}>
          {words.late}
        </FormCheckbox>
      )}
      <DialogSubmit label={words.send} pending={isPending} cancel={{ label: words.keep, onPress: close }} />
    </Form>
  )
}
