import { ownName } from '@fareeq/domain/site/rules-pages.ts'
import { hydrateRoot } from 'react-dom/client'
import { fetchPage } from '../../features/site/api.ts'
import { pageLanguage } from '../../platform/i18n/language.ts'
import type { PageData } from '../../platform/navigation/page-data.tsx'
import { takeEarlyPresses } from '../../platform/document/early-input.ts'
import { retainPress } from '../../platform/document/retain-press.ts'
import { glide } from '../../platform/document/scroll.ts'
import { namesFrom } from '../../platform/analytics/tracking.tsx'
import { publicArea } from './routes.tsx'
import { VisitorPage } from './visitor-page.tsx'

/** Hydrates a server-rendered public page for a signed-out visitor. Everyone else gets the whole app: see main.tsx. */
const root = document.getElementById('root')
const json = document.getElementById('page')?.textContent
if (root && json) {
  const data = JSON.parse(json) as PageData
  const { page } = data
  const { layout: Layout, screens } = publicArea
  const Screen = screens[page.id]
  await Promise.all([Layout.preload(), Screen.preload()])
  // An unknown address was answered with "page not found", which has its own path.
  const renderedPath = root.dataset.page ?? location.pathname
  if (page.id === 'notFound' && location.pathname !== renderedPath)
    history.replaceState(history.state, '', renderedPath)
  const href = location.pathname + location.search
  const name = ownName(page)
  if (name) namesFrom(async (_, lang) => (lang === page.lang ? name : ownName(await fetchPage(href, lang))))
  const replay = takeEarlyPresses(root)
  hydrateRoot(root, <VisitorPage href={href} lang={pageLanguage()} data={data} Layout={Layout} Screen={Screen} />)
  glide()
  root.dataset.hydrated = ''
  retainPress()
  replay()
}
