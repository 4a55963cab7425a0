import { createContext } from 'react'

type Way = {
  /** The address of a step on this screen. */
  hrefOf: (step: number, query?: Record<string, string>) => string
}

/** The application and the editing share their steps; each has addresses of its own. */
export const StepWay = createContext<Way>({ hrefOf: (step) => `?step=${step}` })
