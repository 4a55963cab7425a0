import type { RequiredField } from '@fareeq/domain/talents/rules-profile.ts'
import { createContext, useContext } from 'react'

type Way = {
  /** The address of a step on this screen. */
  hrefOf: (step: number, query?: Record<string, string>) => string
  /** Fields that kept the application from being finished: they say so. */
  marked: readonly RequiredField[]
}

/** The application and the editing share their steps; each has addresses of its own. */
export const StepWay = createContext<Way>({ hrefOf: (step) => `?step=${step}`, marked: [] })

export const useIsMarked = (field: string): boolean => useContext(StepWay).marked.some((one) => one === field)
