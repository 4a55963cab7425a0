// Under a list: <LoadMore shown={20} total={172} onPress={fetchNextPage} pending={isFetchingNextPage} text=…/>.
import type { ReactNode } from 'react'
import { PlainButton } from './plain-button.tsx'
import { useUiWords } from '../words/en.ts'

type Props = {
  hasMore: boolean
  onPress: () => void
  pending?: boolean
  /** «20 من 172 كفاءة» */ text?: ReactNode
  label?: string
}

export function LoadMore({ hasMore, onPress, pending, text, label }: Props) {
  const words = useUiWords()
  return (
    <div className="flex flex-col items-center gap-3 pt-6">
      {text && (
        <p aria-live="polite" className="num text-sm text-ink-faint">
          {text}
        </p>
      )}
      {hasMore && (
        <PlainButton kind="quiet" onPress={onPress} pending={pending}>
          {label ?? words.loadMore}
        </PlainButton>
      )}
    </div>
  )
}
