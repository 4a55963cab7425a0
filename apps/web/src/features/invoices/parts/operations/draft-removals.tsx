import { LINE_NAMES } from '@fareeq/domain/invoices/rules-paper.ts'
import type { InvoiceLine, StaffInvoice } from '@fareeq/domain/invoices/schema.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions.ts'
import { useAction } from '../../../../forms/use-action.ts'
import { useLang } from '../../../../platform/i18n/i18n.tsx'
import { Button } from '../../../../ui/actions/button.tsx'
import { useStaff } from '../../../staff/parts/staff-session.ts'
import { changeDraft } from '../../api-ops.ts'
import { savedLines } from './draft-lines.ts'
import { useInvoicesOpsWords } from './use-invoices-ops-words.ts'

/** Takes a line off a draft; the last one stays, because a draft without lines is discarded instead. */
export function DraftRemovals({ invoice }: { invoice: StaffInvoice }) {
  const { draft: words } = useInvoicesOpsWords()
  const [lang, staff] = [useLang(), useStaff()]
  const remove = useAction(
    ({ id }: InvoiceLine) =>
      changeDraft(invoice.id, {
        ...savedLines(invoice.lines.filter((line) => line.id !== id)),
        note: invoice.note ?? '',
      }),
    { done: words.removed },
  )
  if (!staff || !staffMay(staff.roles, 'invoices.issue')) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {invoice.lines.map((line) => (
        <li key={line.id}>
          <Button
            kind="ghost"
            size="small"
            pending={remove.pendingArgs?.[0].id === line.id}
            onPress={() => void remove.run(line)}
          >
            {words.removeOf(line.label ?? LINE_NAMES[line.kind][lang])}
          </Button>
        </li>
      ))}
    </ul>
  )
}
