import type { BulkResult, PricedRenewal, Renewal } from '@fareeq/domain/renewals/schema.ts'
import { useState } from 'react'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { FailedItems } from '../../../ui/display/failed-items.tsx'
import { Checkbox } from '../../../ui/fields/choices/checkbox.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { changeTerms } from '../api.ts'
import { FeeQuestion } from './fee-question.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { ProposalQuestion } from './proposal-question.tsx'
import { RenewalCard } from './renewal-card.tsx'
import { TermsForm } from './terms-form.tsx'
import { useRenewalWords } from '../messages/en.ts'

/** What waits for the company: chosen one by one or all, then renewed or rejected together. */
export function Choosing({ renewals }: { renewals: readonly (Renewal | PricedRenewal)[] }) {
  const words = useRenewalWords()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [failed, setFailed] = useState<BulkResult['failed']>([])
  const selection = renewals.filter(({ id }) => selected.has(id))
  const choose = (id: string, on: boolean) => {
    const next = new Set(selected)
    if (on) next.add(id)
    else next.delete(id)
    setSelected(next)
  }
  /** What could not be done stays chosen, with its sentence above. */
  const settle = (result: BulkResult, done: string) => {
    setFailed(result.failed)
    setSelected(new Set(result.failed.map(({ id }) => id)))
    if (result.ok.length > 0) void showToast({ title: done, tone: 'positive' })
  }
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Checkbox
          value={selection.length === renewals.length}
          onChange={(on) => setSelected(new Set(on ? renewals.map(({ id }) => id) : []))}
        >
          {words.select.all}
        </Checkbox>
        <BulkBar selection={selection} settle={settle} />
      </div>
      <FailedItems
        title={words.failed}
        failed={failed}
        nameOf={(id) => renewals.find((renewal) => renewal.id === id)?.talent.name}
        onClose={() => setFailed([])}
      />
      <ol className="grid gap-4">
        {renewals.map((renewal) => (
          <li key={renewal.id}>
            <RenewalCard
              renewal={renewal}
              seat="client"
              selection={
                <Checkbox
                  value={selected.has(renewal.id)}
                  onChange={(on) => choose(renewal.id, on)}
                  className="-my-1.5 flex-none"
                >
                  <span className="sr-only">{words.select.one(renewal.talent.name)}</span>
                </Checkbox>
              }
              actions={
                <>
                  {'asks_fee' in renewal && renewal.asks_fee && <FeeQuestion renewal={renewal} />}
                  {'fee' in renewal && renewal.is_proposal && <ProposalQuestion renewal={renewal} />}
                  <ChangeTerms renewal={renewal} />
                </>
              }
            />
          </li>
        ))}
      </ol>
    </div>
  )
}

function ChangeTerms({ renewal }: { renewal: Renewal }) {
  const { change: words } = useRenewalWords()
  return (
    <Dialog
      trigger={
        <Button kind="quiet" size="small" aria-label={words.openFor(renewal.talent.name)}>
          {words.open}
        </Button>
      }
      title={words.title}
      text={words.text}
      isDismissable={false}
    >
      {(close) => (
        <TermsForm renewal={renewal} asker="client" send={(body) => changeTerms(renewal.id, body)} close={close} />
      )}
    </Dialog>
  )
}
