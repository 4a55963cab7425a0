import type { RequiredField } from '@fareeq/domain/talents/rules-profile.ts'
import { createContext, useContext } from 'react'

type WizardNavigation = {
  /** The address of a step on this screen. */
  hrefOf: (step: number, query?: Record<string, string>) => string
  /** Fields that kept the application from being finished: they say so. */
  marked: readonly RequiredField[]
  /** One button of the page goes on: what is saved on the way there is not as loud. */
  isWizard?: boolean
  /** A step that has a loud button of its own says so, and the one that goes on is quiet. */
  onLoud?: (isLoud: boolean) => void
}

/** The application and the editing share their steps; each has addresses of its own. */
export const StepWay = createContext<WizardNavigation>({ hrefOf: (step) => `?step=${step}`, marked: [] })

export const useIsMarked = (field: string): boolean => useContext(StepWay).marked.some((one) => one === field)

/** How the button looks that saves one part of a step. */
export const useSaveKind = (): 'primary' | 'quiet' => (useContext(StepWay).isWizard ? 'quiet' : 'primary')
