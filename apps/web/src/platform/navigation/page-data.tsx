import type { Posted } from '@fareeq/domain/kernel/posted.ts'
import type { PageContents, PageContent, PageId } from '@fareeq/domain/site/schema-pages.ts'
import { createContext, type ReactNode, useContext } from 'react'
import { pathTo } from '../../paths.ts'

/** Where the calls to action of a page lead: to a new request, to the talents that fit. Null hides them. */
export type ActionTargets = { readonly request: string | null; readonly matching: string | null }

/**
 * Data of the page: its content, values and errors of a form that was posted without JavaScript, and the targets of a
 * signed-in person.
 */
export type PageData = { readonly page: PageContent; readonly posted?: Posted; readonly targets?: ActionTargets }

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

/** A visitor signs up first. */
const visitorTargets = (): ActionTargets => ({ request: pathTo('clientSignup'), matching: pathTo('clientSignup') })

export const useActionTargets = (): ActionTargets => useData().targets ?? visitorTargets()

export const usePosted = (): Posted | undefined => useData().posted
