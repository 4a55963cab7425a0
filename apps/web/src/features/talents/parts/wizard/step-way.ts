import type { RequiredField } from '@fareeq/domain/talents/profile/rules-profile.ts'
import { createContext, useContext } from 'react'

type WizardNavigation = {
  /** URL of a step on this screen. */
  hrefOf: (step: number, query?: Record<string, string>) => string
  /** Required fields to be marked as missing. */
  marked: readonly RequiredField[]
  /** In the wizard "next" is the primary button, others are quiet. */
  isWizard?: boolean
  /** Registers a step's own primary button; "next" becomes quiet. */
  onLoud?: (isLoud: boolean) => void
}

/** Context of the shared steps: application and editing have their own URLs. */
export const StepWay = createContext<WizardNavigation>({ hrefOf: (step) => `?step=${step}`, marked: [] })

export const useIsMarked = (field: string): boolean => useContext(StepWay).marked.some((one) => one === field)

/** Kind of the save button of one part. */
export const useSaveKind = (): 'primary' | 'quiet' => (useContext(StepWay).isWizard ? 'quiet' : 'primary')
