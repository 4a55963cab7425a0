import type { Policy } from '@fareeq/domain/policies/schema.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Drawer } from '../../../ui/overlays/drawer.tsx'
import { ChangeForm } from './change-form.tsx'
import { Proposal } from './policy-proposal.tsx'
import { PlannedChanges } from './planned-changes.tsx'
import { PolicyHistory } from './policy-history.tsx'
import { usePolicyText, usePolicyWords } from './use-policy-words.ts'

/** What is in force, and what is planned. */
export function Value({ policy }: { policy: Policy }) {
  const text = usePolicyText()
  return (
    <span className="grid justify-items-end gap-1 md:justify-items-start">
      <span className="font-strong whitespace-nowrap">{text.value(policy.key, policy.value)}</span>
      <PlannedChanges policy={policy} />
      {policy.proposal && <Proposal policyKey={policy.key} proposal={policy.proposal} />}
    </span>
  )
}

export function Since({ policy: { since, by } }: { policy: Policy }) {
  const words = usePolicyWords()
  const text = usePolicyText()
  if (!since) return <span className="text-ink-soft">{words.specified}</span>
  return (
    <span>
      {text.day(since)}
      {by && <bdi className="block text-sm text-ink-soft">{by}</bdi>}
    </span>
  )
}

export function Moves({ policy }: { policy: Policy }) {
  const words = usePolicyWords()
  const text = usePolicyText()
  const name = text.nameOf(policy.key)
  return (
    <span className="flex flex-wrap gap-2 md:flex-nowrap md:justify-end">
      {policy.may_change && (
        <Dialog
          guardsInput
          trigger={
            <Button kind="quiet" size="small" aria-label={words.changeOf(name)}>
              {words.change}
            </Button>
          }
          title={words.changeOf(name)}
          text={words.now(text.value(policy.key, policy.value))}
          isDismissable={false}
        >
          {(close) => <ChangeForm policy={policy} close={close} />}
        </Dialog>
      )}
      <Drawer
        trigger={
          <Button kind="ghost" size="small" aria-label={words.historyOf(name)}>
            {words.history}
          </Button>
        }
        title={words.historyOf(name)}
      >
        <PolicyHistory policy={policy} />
      </Drawer>
    </span>
  )
}
