import { createContext, type ReactNode, useContext } from 'react'

const HereContext = createContext('/')

/** The address on screen, path and query. The router says it; on a drawn page it is the page's own. */
export const HereProvider = ({ href, children }: { href: string; children: ReactNode }) => (
  <HereContext value={href}>{children}</HereContext>
)

export const useHere = (): string => useContext(HereContext)
