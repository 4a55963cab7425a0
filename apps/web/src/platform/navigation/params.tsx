import type { Params } from '@fareeq/domain/navigation/paths.ts'
import { createContext, type ReactNode, useContext } from 'react'

const ParamsContext = createContext<Params>({})

export const ParamsProvider = ({ params, children }: { params: Params; children: ReactNode }) => (
  <ParamsContext value={params}>{children}</ParamsContext>
)

/** What stands in the address of the page on screen: `:id` and the like. They stay while the next page is on its way. */
export const useParams = (): Params => useContext(ParamsContext)
