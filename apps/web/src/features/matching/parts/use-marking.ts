import type { Mark, MatchedTalent } from '@fareeq/domain/matching/schema.ts'
import { useMutation } from '@tanstack/react-query'
import { showToast } from '../../../platform/toasts.ts'
import { saveMark } from '../api.ts'
import { useMatchingWords } from './use-matching-words.ts'

type Marking = { talent: Pick<MatchedTalent, 'id' | 'mark'>; mark: Mark | null }

/** Saves a mark and says so; what was before is one press away. */
export function useMarking() {
  const { marked } = useMatchingWords()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ talent, mark }: Marking) => saveMark(talent.id, mark),
    onSuccess: (_, { talent, mark }) => {
      const undo = () => void saveMark(talent.id, talent.mark).catch(() => {})
      void showToast({
        key: 'mark',
        tone: 'positive',
        title: mark ? marked[mark] : marked.removed,
        ...(mark === 'shortlisted' && { text: marked.shortlistedText }),
        action: { label: marked.undo, onPress: undo },
      })
    },
  })
  return {
    mark: (talent: Marking['talent'], mark: Mark | null) => !isPending && mutate({ talent, mark }),
    /** Whose mark is on its way. */
    pending: isPending ? variables.talent.id : null,
  }
}
