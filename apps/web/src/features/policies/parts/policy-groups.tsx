import { POLICY_FACTS, POLICY_GROUPS } from '@fareeq/domain/kernel/policy-facts.ts'
import type { Policy } from '@fareeq/domain/policies/schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { SkeletonRows, Skeletons } from '../../../ui/display/skeleton.tsx'
import { ErrorState } from '../../../ui/display/states.tsx'
import { Table } from '../../../ui/layout/table.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Drawer } from '../../../ui/overlays/drawer.tsx'
import { policiesQuery } from '../api-ops.ts'
import { ChangeForm } from './change-form.tsx'
import { PlannedChanges } from './planned-changes.tsx'
import { PolicyHistory } from './policy-history.tsx'
import { usePolicyText, usePolicyWords } from './use-policy-words.ts'

/** All numbers by group, each with its value, since when and by whom. */
export function PolicyGroups() {
  const list = useQuery(policiesQuery())
  if (list.isPending)
    return (
      <Skeletons>
        <SkeletonRows rows={6} />
      </Skeletons>
    )
  if (!list.data) return <ErrorState onRetry={() => void list.refetch()} retrying={list.isFetching} />
  return (
    <div className="grid gap-8">
      {POLICY_GROUPS.map((group) => (
        <Group key={group} group={group} policies={list.data.filter(({ key }) => POLICY_FACTS[key].group === group)} />
      ))}
    </div>
  )
}

function Group({ group, policies }: { group: (typeof POLICY_GROUPS)[number]; policies: readonly Policy[] }) {
  const words = usePolicyWords()
  const text = usePolicyText()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-lg">
        {words.groups[group]}
      </h2>
      <Table
        label={words.groups[group]}
        rows={policies}
        rowKey={({ key }) => key}
        columns={[
          { id: 'name', title: words.name, lead: true, cell: ({ key }) => text.nameOf(key) },
          { id: 'value', title: words.value, cell: (policy) => <Value policy={policy} /> },
          { id: 'since', title: words.since, cell: (policy) => <Since policy={policy} /> },
          { id: 'actions', title: words.actions, actions: true, cell: (policy) => <Moves policy={policy} /> },
        ]}
      />
    </section>
  )
}

function Value({ policy }: { policy: Policy }) {
  const text = usePolicyText()
  return (
    <span className="grid justify-items-end gap-1 md:justify-items-start">
      <span className="font-strong whitespace-nowrap">{text.value(policy.key, policy.value)}</span>
      <PlannedChanges policy={policy} />
    </span>
  )
}

function Since({ policy: { since, by } }: { policy: Policy }) {
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

function Moves({ policy }: { policy: Policy }) {
  const words = usePolicyWords()
  const text = usePolicyText()
  const name = text.nameOf(policy.key)
  return (
    <span className="flex flex-wrap gap-2 md:justify-end">
      {policy.may_change && (
        <Dialog
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
