import { useAction } from '../../../forms/use-action.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useBooks } from '../../ledger/parts/use-books.ts'
import { type AccountDay, matchSides } from '../api-ops.ts'
import { useReconciliationWords } from '../messages/en.ts'
import type { Selection } from './use-selection.ts'

type Props = { account: AccountDay['account']; lines: Selection; entries: Selection }

/** Both sides of what is chosen: matched when they are the same sum. */
export function SelectionBar({ account, lines, entries }: Props) {
  const words = useReconciliationWords()
  const { amount } = useBooks()
  const clear = () => {
    lines.clear()
    entries.clear()
  }
  const match = useAction(() => matchSides({ account, line_ids: [...lines.ids], entry_ids: [...entries.ids] }), {
    done: words.matched,
  })
  if (lines.ids.size + entries.ids.size === 0) return null
  const difference = lines.sum - entries.sum
  return (
    <div
      role="status"
      className="sticky bottom-20 z-20 mt-4 flex flex-wrap items-center gap-3 rounded-lg border border-line-strong bg-raised p-3 shadow-float lg:bottom-4"
    >
      <p className="num min-w-0 flex-1 basis-56 text-sm">
        {words.selection(amount(lines.sum), amount(entries.sum))}
        {difference !== 0 && (
          <span className="block text-warning">{words.selectionDifference(amount(difference))}</span>
        )}
      </p>
      <Button
        size="small"
        pending={match.isPending}
        isDisabled={difference !== 0 || lines.ids.size + entries.ids.size < 2}
        onPress={async () => {
          if (await match.run()) clear()
        }}
      >
        {words.matchSelection}
      </Button>
      <Button size="small" kind="ghost" onPress={clear}>
        {words.clearSelection}
      </Button>
    </div>
  )
}
