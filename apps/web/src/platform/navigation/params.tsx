import type { Params } from '@fareeq/domain/navigation/paths.ts'
import { createContext, type ReactNode, useContext } from 'react'

const ParamsContext = createContext<Params>({})

export const ParamsProvider = ({ params, children }: { params: Params; children: ReactNode }) => (
  <ParamsContext value={params}>{children}</ParamsContext>
)

/** Route parameters of the page on screen; stable while the next page is loading. */
export const useParams = (): Params => useContext(ParamsContext)
