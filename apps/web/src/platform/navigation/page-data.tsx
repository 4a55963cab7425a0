import type { PageContents, PageContent, PageId, Posted } from '@fareeq/domain/site/schema-pages.ts'
import { createContext, type ReactNode, useContext } from 'react'

/** What the page on screen was given: its content, and what a form left behind that was posted without a script. */
export type PageData = { readonly page: PageContent; readonly posted?: Posted }

const PageContext = createContext<PageData | null>(null)

export const PageProvider = ({ data, children }: { data: PageData; children: ReactNode }) => (
  <PageContext value={data}>{children}</PageContext>
)

/** Drawn pages are given their data by the server; in the app it has arrived before its screen is shown. */
function useData(): PageData {
  const data = useContext(PageContext)
  if (!data) throw new Error('A public page was shown without its content')
  return data
}

/** The content of this page: const { faq } = usePage('faq') */
export function usePage<Id extends PageId>(...ids: Id[]): PageContents[Id] {
  const { page } = useData()
  if (!(ids as PageId[]).includes(page.id)) throw new Error(`${page.id} is not the content of ${ids.join(' or ')}`)
  return page as PageContents[Id]
}

/** What stands around every page. */
export const useFrame = (): Pick<PageContent, 'lang' | 'services' | 'has_story'> => useData().page

export const usePosted = (): Posted | undefined => useData().posted
