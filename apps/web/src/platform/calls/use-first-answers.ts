import { useState } from 'react'

type FirstAnswer = { readonly isLoading: boolean; readonly failureCount: number }

/**
 * Layout stability: true until each of these queries had its first answer, so that what they show appears at once. One that
 * fails does not hold up the others, and a later query key hides nothing again.
 */
export function useFirstAnswersComing(...queries: readonly FirstAnswer[]): boolean {
  const isComing = queries.some(({ isLoading, failureCount }) => isLoading && failureCount === 0)
  const [isShown, setShown] = useState(!isComing)
  if (!isComing && !isShown) setShown(true)
  return isComing && !isShown
}
