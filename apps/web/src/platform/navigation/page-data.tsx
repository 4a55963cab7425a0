import type { Posted } from '@fareeq/domain/kernel/posted.ts'
import type { PageContents, PageContent, PageId } from '@fareeq/domain/site/schema-pages.ts'
import { createContext, type ReactNode, useContext } from 'react'

/** Data of the page: its content, and values and errors of a form that was posted without JavaScript. */
export type PageData = { readonly page: PageContent; readonly posted?: Posted }

const PageContext = createContext<PageData | null>(null)

export const PageProvider = ({ data, children }: { data: PageData; children: ReactNode }) => (
  <PageContext value={data}>{children}</PageContext>
)

/** Server-rendered pages embed their data; in the app it is loaded before the screen. */
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

/** Content of the layout around every page. */
export const useFrame = (): Pick<PageContent, 'lang' | 'services' | 'has_story' | 'policies'> => useData().page

export const usePosted = (): Posted | undefined => useData().posted
