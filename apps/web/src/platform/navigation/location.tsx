import { createContext, type ReactNode, useContext } from 'react'

const LocationContext = createContext('/')

/** The current path and query: from the router, or on a server-rendered page its own. */
export const LocationProvider = ({ href, children }: { href: string; children: ReactNode }) => (
  <LocationContext value={href}>{children}</LocationContext>
)

export const useHref = (): string => useContext(LocationContext)
