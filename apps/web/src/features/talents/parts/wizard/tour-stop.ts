import { createContext, useContext } from 'react'

/** Stops of the tour by element id, in order. */
export const TOUR_STOPS = ['head', 'strength', 'selection', 'terms', 'preview'] as const

export const TourContext = createContext<string | null>(null)
export const useTouredAt = (): string | null => useContext(TourContext)

/** Class names of the current stop. */
export const TOURED = 'scroll-mt-32 outline-2 outline-offset-4 outline-point'
