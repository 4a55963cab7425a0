import type { BankLine } from '@fareeq/domain/bank-statements/schema.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { BANK_REASON_CODES, type BankReason, reasonText } from '@fareeq/domain/payouts/rules-bank-reasons.ts'
import { pathTo } from '../../../paths.ts'
import { FormSelect } from '../../../forms/form-select.tsx'
import { rulesOf } from '../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { Dialog, DialogSubmit } from '../../../ui/overlays/dialog.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { returnPayout } from '../api-ops.ts'
import { useBankWords } from '../messages/en.ts'
import { useAmount } from './use-amount.ts'

type Candidate = NonNullable<BankLine['payout_return']>
type Fields = { code: BankReason }
const RESOLVER = rulesOf((_: Fields) => ({}))

/** A transfer to a talent that came back with this line. */
export function PayoutReturn({ line }: { line: BankLine }) {
  const words = useBankWords()
  const amount = useAmount()
  const mayPay = staffMay(useStaff()?.roles ?? [], 'payouts.pay')
  const { id, payout_return: candidate } = line
  if (!candidate) return null
  const { talent, reference, batch_id: batchId, fee } = candidate
  return (
    <section aria-labelledby={`return-${id}`} className="grid gap-2">
      <h3 id={`return-${id}`} className="text-sm font-strong">
        {words.payoutReturn}
      </h3>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-y border-line py-3">
        <div className="grid min-w-0 gap-1 text-sm">
          <p className="flex flex-wrap items-center gap-2 font-strong">
            <bdi className="wrap-anywhere">{talent}</bdi>
            <Badge tone="positive">{words.likely}</Badge>
          </p>
          <p>
            <TextLink as={PageLink} href={pathTo('opsRecord', { section: 'payouts', id: batchId })}>
              <span className="ltr-island">{reference}</span>
            </TextLink>
            {' · '}
            {amount(candidate.amount, 'USD')}
          </p>
          {fee > 0 && <p className="text-ink-soft">{words.returnFee(amount(fee, 'USD'))}</p>}
        </div>
        {mayPay && (
          <Dialog
            guardsInput
            trigger={
              <Button size="small" aria-label={words.returnOf(talent)}>
                {words.returnLabel}
              </Button>
            }
            title={words.returnOf(talent)}
            text={words.returnText}
            isDismissable={false}
          >
            {(close) => <ReturnForm lineId={id} candidate={candidate} close={close} />}
          </Dialog>
        )}
      </div>
    </section>
  )
}

function ReturnForm({ lineId, candidate, close }: { lineId: string; candidate: Candidate; close: () => void }) {
  const words = useBankWords()
  const lang = useLang()
  const { control, isPending, props } = useSubmitForm<Fields, Fields, unknown>({
    resolver: RESOLVER,
    initial: { code: 'AC01' },
    send: ({ code }) => returnPayout(lineId, { transfer_id: candidate.transfer_id, code }),
    done: words.returnDone,
    onDone: close,
  })
  return (
    <Form {...props} aria-label={words.returnLabel}>
      <FormSelect
        name="code"
        control={control}
        label={words.returnReason}
        options={BANK_REASON_CODES.map((id) => ({ id, label: `${reasonText(id)[lang]} (${id})` }))}
      />
      <DialogSubmit label={words.returnLabel} pending={isPending} cancel={{ label: words.keep, onPress: close }} />
    </Form>
  )
}
