import { createContext, useContext } from 'react'

/** The parts of the page that the tour explains, by their ids, in its order. */
export const TOUR_STOPS = ['head', 'strength', 'selection', 'terms', 'preview'] as const

export const TouredContext = createContext<string | null>(null)
export const useTouredAt = (): string | null => useContext(TouredContext)

/** How a part looks that the tour is at. */
export const TOURED = 'scroll-mt-32 outline-2 outline-offset-4 outline-point'
