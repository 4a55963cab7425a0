import type { BatchResult, StaffPayout } from '@fareeq/domain/payouts/schema.ts'
import { isPayable } from '@fareeq/domain/payouts/states.ts'
import { useState } from 'react'
import { pathTo } from '../../../../paths.ts'
import { navigateFromHere } from '../../../../platform/navigation/navigate.ts'
import { showToast } from '../../../../platform/toasts/toasts.ts'
import { Banner } from '../../../../ui/display/banner.tsx'
import { FailedItems } from '../../../../ui/display/failed-items.tsx'
import { Checkbox } from '../../../../ui/fields/choices/checkbox.tsx'
import { KeyValues } from '../../../../ui/layout/key-values.tsx'
import { Table } from '../../../../ui/layout/table.tsx'
import { ConfirmButton } from '../../../../ui/overlays/confirm-dialog.tsx'
import { choosePayouts } from '../../api-batches.ts'
import { usePayoutText } from '../use-payout-text.ts'
import { PayoutMoves } from './payout-moves.tsx'
import { usePayoutColumns } from './use-payout-columns.tsx'
import { usePayoutsOpsWords } from '../../messages/operations/en.ts'

const canBePaid = ({ state, batch, has_details: hasDetails, awaits_details: awaitsDetails }: StaffPayout) =>
  isPayable(state) && hasDetails && !awaitsDetails && !batch?.is_open

/** Payouts chosen one by one or all, put into a batch; of each that could not be, the reason. */
export function PayoutChoosing({ payouts }: { payouts: readonly StaffPayout[] }) {
  const words = usePayoutsOpsWords()
  const { usd, topic } = usePayoutText()
  const columns = usePayoutColumns()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [failed, setFailed] = useState<BatchResult['failed']>([])
  const payable = payouts.filter(canBePaid)
  const selectedPayouts = payable.filter(({ id }) => selected.has(id))
  const create = async () => {
    const go = navigateFromHere()
    const result = await choosePayouts(selectedPayouts.map(({ id }) => id))
    setFailed(result.failed)
    setSelected(new Set())
    if (!result.batch) return
    const { id, number } = result.batch
    void showToast({ title: words.created(number), tone: 'positive' })
    if (result.failed.length === 0) await go(pathTo('opsRecord', { section: 'payouts', id }))
  }
  const total = selectedPayouts.reduce((sum, { net }) => sum + net, 0)
  const warnings = new Set(selectedPayouts.filter(({ warning }) => warning).map(({ talent }) => talent.id)).size
  const turn = (id: string, isOn: boolean) => {
    const next = new Set(selected)
    if (isOn) next.add(id)
    else next.delete(id)
    setSelected(next)
  }
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Checkbox
          value={payable.length > 0 && selectedPayouts.length === payable.length}
          isDisabled={payable.length === 0}
          onChange={(on) => setSelected(new Set(on ? payable.map(({ id }) => id) : []))}
        >
          {words.chooseAll}
        </Checkbox>
        <div className="flex flex-wrap items-center gap-3">
          <p role="status" className="text-sm text-ink-soft">
            {words.chosen(selectedPayouts.length)}
            {selectedPayouts.length > 0 && ` · ${usd(total)}`}
          </p>
          <ConfirmButton
            label={words.create}
            button={{ size: 'small', isDisabled: selectedPayouts.length === 0 }}
            kind="primary"
            text={words.createText}
            cancelLabel={words.keep}
            onConfirm={create}
          >
            <KeyValues
              items={[
                { id: 'payouts', name: words.batches.count, value: selectedPayouts.length },
                {
                  id: 'talents',
                  name: words.batches.talents,
                  value: new Set(selectedPayouts.map(({ talent }) => talent.id)).size,
                },
                { id: 'total', name: words.batches.total, value: usd(total) },
              ]}
            />
            {warnings > 0 && <Banner tone="warning">{words.batch.warnings(warnings)}</Banner>}
          </ConfirmButton>
        </div>
      </div>
      <FailedItems
        title={words.failed}
        failed={failed}
        nameOf={(id) => payouts.find((payout) => payout.id === id)?.talent.name}
        onClose={() => setFailed([])}
      />
      <Table
        label={words.title}
        rows={payouts}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'talent',
            title: words.talent,
            lead: true,
            cell: (payout) => (
              <Checkbox
                value={selected.has(payout.id)}
                isDisabled={!canBePaid(payout)}
                onChange={(on) => turn(payout.id, on)}
              >
                <bdi className="wrap-anywhere">{payout.talent.name}</bdi>
                <span className="sr-only"> · {topic(payout)}</span>
              </Checkbox>
            ),
          },
          ...columns.slice(1),
          {
            id: 'moves',
            title: words.actions,
            actions: true,
            cell: (payout) => <PayoutMoves payout={payout} />,
          },
        ]}
      />
    </div>
  )
}
