import { createContext, type ReactNode, useContext } from 'react'

const LocationContext = createContext('/')

/** The address on screen, path and query. The router says it; on a drawn page it is the page's own. */
export const LocationProvider = ({ href, children }: { href: string; children: ReactNode }) => (
  <LocationContext value={href}>{children}</LocationContext>
)

export const useHref = (): string => useContext(LocationContext)
