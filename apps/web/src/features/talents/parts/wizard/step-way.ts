import type { RequiredField } from '@fareeq/domain/talents/profile/rules-profile.ts'
import { createContext, useContext, useEffect } from 'react'

type WizardNavigation = {
  /** URL of a step on this screen. */
  hrefOf: (step: number, query?: Record<string, string>) => string
  /** Required fields to be marked as missing. */
  marked: readonly RequiredField[]
  /** In the wizard "next" is the primary button, others are quiet. */
  isWizard?: boolean
  /** See `useLoud`. */
  onLoud?: (isLoud: boolean) => void
}

/** Context of the shared steps: application and editing have their own URLs. */
export const StepWay = createContext<WizardNavigation>({ hrefOf: (step) => `?step=${step}`, marked: [] })

export const useIsMarked = (field: string): boolean => useContext(StepWay).marked.some((name) => name === field)

/** While the step has something to do first, "next" is quiet. */
export function useLoud(isLoud: boolean): void {
  const { onLoud } = useContext(StepWay)
  useEffect(() => {
    if (!isLoud) return
    onLoud?.(true)
    return () => onLoud?.(false)
  }, [onLoud, isLoud])
}

/** Kind of the save button of one part. */
export const useSaveKind = (): 'primary' | 'quiet' => (useContext(StepWay).isWizard ? 'quiet' : 'primary')
