import { LINE_NAMES } from '@fareeq/domain/invoices/rules-paper.ts'
import type { InvoiceLine, StaffInvoice } from '@fareeq/domain/invoices/schema.ts'
import { isDraft } from '@fareeq/domain/invoices/states.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { useAction } from '../../../../forms/use-action.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { useStaff } from '../../../staff/parts/session/staff-session.ts'
import { changeDraft } from '../../api-ops.ts'
import { savedLines } from './draft-lines.ts'
import { useInvoicesOpsWords } from '../../messages/operations/en.ts'

/** Takes a line off a draft, one at a time; the last one stays, because a draft without lines is discarded instead. */
export function useLineRemoval(invoice: StaffInvoice) {
  const { draft: words } = useInvoicesOpsWords()
  const [lang, staff] = [useLang(), useStaff()]
  const remove = useAction(
    ({ id }: InvoiceLine) =>
      changeDraft(invoice.id, {
        ...savedLines(invoice.lines.filter((line) => line.id !== id)),
        expected_lines: invoice.lines.map((line) => line.id),
        note: invoice.note ?? '',
        purchase_order: invoice.purchase_order ?? '',
      }),
    { done: words.removed },
  )
  if (!isDraft(invoice.state) || invoice.lines.length === 1) return undefined
  if (!staff || !staffMay(staff.roles, 'invoices.issue')) return undefined
  return {
    title: words.remove,
    cell: (line: InvoiceLine) => (
      <Button
        kind="ghost"
        size="small"
        aria-label={words.removeOf(line.label ?? LINE_NAMES[line.kind][lang])}
        pending={remove.pendingArgs?.[0].id === line.id}
        onPress={() => void remove.run(line)}
      >
        {words.remove}
      </Button>
    ),
  }
}
