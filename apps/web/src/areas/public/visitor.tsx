import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { publicArea } from './routes.tsx'
import { matchPath } from '../../paths.ts'
import { pageLanguage } from '../../platform/language.ts'
import { VisitorPage } from './visitor-page.tsx'

/** Wakes a drawn public page for someone who is not signed in. Everyone else gets the whole app: see main.tsx. */
const place = document.getElementById('root')
const match = matchPath(location.pathname)
const Screen = match && publicArea.screens[match.id]
if (place && Screen) {
  const { layout: Layout } = publicArea
  await Promise.all([Layout.preload(), Screen.preload()])
  const href = location.pathname + location.search
  startTransition(() => {
    hydrateRoot(place, <VisitorPage href={href} lang={pageLanguage()} Layout={Layout} Screen={Screen} />)
  })
}
