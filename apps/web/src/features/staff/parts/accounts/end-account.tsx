import { type OwnedKind, STAFF_REASON_LENGTH } from '@fareeq/domain/staff/limits.ts'
import { mayInherit } from '@fareeq/domain/staff/rules-accounts.ts'
import type { FullStaffAccount } from '@fareeq/domain/staff/schema-accounts.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { runWithToast } from '../../../../platform/toasts/run-with-toast.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { SelectField } from '../../../../ui/fields/choices/select-field.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { colleaguesQuery } from '../../api.ts'
import { endColleague } from '../../api-accounts.ts'
import { useAccountsWords } from '../../messages/accounts/en.ts'

type Heirs = Partial<Record<OwnedKind, string>>

/** Ends the account; each kind of its work gets a new owner. */
export function EndAccount({ record: { account, owned } }: { record: FullStaffAccount }) {
  const { end: words } = useAccountsWords()
  const [to, setTo] = useState<Heirs>({})
  const ownedKinds = owned.filter(({ count }) => count > 0).map(({ kind }) => kind)
  const finish = async (reason: string) =>
    ownedKinds.some((kind) => !to[kind])
      ? words.missing
      : runWithToast(endColleague(account.id, { reason, to }), words.done)
  return (
    <ConfirmDialog
      trigger={<Button kind="danger">{words.open}</Button>}
      onOpenChange={() => setTo({})}
      title={words.title.replace('{name}', account.name)}
      text={words.text}
      confirmLabel={words.confirm}
      reason={{ label: words.reason, required: words.reasonMissing, limit: STAFF_REASON_LENGTH }}
      onConfirm={finish}
    >
      {ownedKinds.length > 0 && (
        <div className="mb-5 grid gap-4">
          {ownedKinds.map((kind) => (
            <Heir
              key={kind}
              kind={kind}
              from={account.id}
              value={to[kind] ?? null}
              onChange={(id) => setTo({ ...to, [kind]: id })}
            />
          ))}
        </div>
      )}
    </ConfirmDialog>
  )
}

type HeirProps = { kind: OwnedKind; from: string; value: string | null; onChange: (id: string) => void }

/** Only those whose roles open it. */
function Heir({ kind, from, value, onChange }: HeirProps) {
  const { end: words } = useAccountsWords()
  const { data } = useQuery(colleaguesQuery())
  const options = (data ?? [])
    .filter(({ id, roles }) => id !== from && mayInherit(kind, roles))
    .map(({ id, name }) => ({ id, label: name }))
  return (
    <SelectField
      label={words.to[kind]}
      placeholder={words.choose}
      options={options}
      value={value}
      onChange={onChange}
    />
  )
}
