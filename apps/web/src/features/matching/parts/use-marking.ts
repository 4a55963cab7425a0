import type { Mark, MatchedTalent } from '@fareeq/domain/matching/schema.ts'
import { useMutation } from '@tanstack/react-query'
import { useHomeMoment } from '../../../platform/i18n/home-clock.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { saveMark } from '../api.ts'
import { useMatchingWords } from './use-matching-words.ts'

type Marking = { talent: Pick<MatchedTalent, 'id' | 'mark'>; mark: Mark | null }

/** Saves a mark with an undo toast. */
export function useMarking() {
  const { marked } = useMatchingWords()
  const moment = useHomeMoment()
  /** One mark per talent: a second one replaces the first, and the toast says so. */
  const titleOf = (before: Mark | null, mark: Mark | null) => {
    if (before === 'saved' && mark === 'shortlisted') return marked.savedToShortlist
    if (before === 'shortlisted' && mark === 'saved') return marked.shortlistToSaved
    return mark ? marked[mark] : marked.removed
  }
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ talent, mark }: Marking) => saveMark(talent.id, mark),
    onSuccess: (due, { talent, mark }) => {
      const undo = () => void saveMark(talent.id, talent.mark).catch(() => {})
      void showToast({
        key: 'mark',
        tone: 'positive',
        title: titleOf(talent.mark, mark),
        ...(due && { text: marked.shortlistedBy(moment(due)) }),
        action: { label: marked.undo, onPress: undo },
      })
    },
  })
  return {
    mark: (talent: Marking['talent'], mark: Mark | null) => !isPending && mutate({ talent, mark }),
    /** The talent whose mark is being saved. */
    pending: isPending ? variables.talent.id : null,
  }
}
