import type { Mark, MatchedTalent } from '@fareeq/domain/matching/schema.ts'
import { useAction } from '../../../forms/use-action.ts'
import { useBusinessTime } from '../../../platform/i18n/business-time.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { saveMark } from '../api.ts'
import { useMatchingWords } from '../messages/en.ts'

type Markable = Pick<MatchedTalent, 'id' | 'mark'>

/** Saves a mark with an undo toast. */
export function useMarking() {
  const { marked } = useMatchingWords()
  const moment = useBusinessTime()
  /** One mark per talent: a second one replaces the first, and the toast says so. */
  const titleOf = (before: Mark | null, mark: Mark | null) => {
    if (before === 'saved' && mark === 'shortlisted') return marked.savedToShortlist
    if (before === 'shortlisted' && mark === 'saved') return marked.shortlistToSaved
    return mark ? marked[mark] : marked.removed
  }
  const { run, pendingArgs } = useAction(
    async (talent: Markable, mark: Mark | null) => {
      const due = await saveMark(talent.id, mark)
      const undo = () => void saveMark(talent.id, talent.mark).catch(() => {})
      void showToast({
        key: 'mark',
        tone: 'positive',
        title: titleOf(talent.mark, mark),
        ...(due && { text: marked.shortlistedBy(moment(due)) }),
        action: { label: marked.undo, onPress: undo },
      })
    },
    { refused: 'handled' },
  )
  return {
    mark: run,
    /** The talent whose mark is being saved. */
    pending: pendingArgs?.[0].id ?? null,
  }
}
