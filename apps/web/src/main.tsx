import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { boot } from './platform/document/boot.ts'
import { takeEarlyInput } from './platform/document/early-input.ts'
import { retainPress } from './platform/document/retain-press.ts'
import { pageLanguage } from './platform/i18n/language.ts'
import { whenIdle } from './platform/lazy/lazy-module.ts'
import { session } from './platform/session/session.ts'
import { matchPath } from './paths.ts'
import { namesFrom } from './platform/analytics/tracking.tsx'
import { createAppRouter } from './router.tsx'
import './styles.css'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
// The page of the development server has no boot script.
if (import.meta.env.DEV) {
  document.documentElement.dataset.shell = ''
  boot(window)
}

namesFrom(async (href, lang) => {
  const id = matchPath(href.split('?')[0] ?? '')?.id
  if (id !== 'service' && id !== 'article') return undefined
  return (await import('./areas/public/app-page.tsx')).nameOfPage(href, lang)
})
const router = createAppRouter()
let replay = () => {}
const app = <App router={router} lang={pageLanguage()} onShown={() => replay()} />

/** `hydrate` names the page this document was rendered for by the same app; public ones are rendered anew. */
const hydratePath = root.dataset.hydrate
if (hydratePath !== undefined || root.dataset.page !== undefined) {
  // Everything is loaded before hydration, so that there is neither a flash nor a scroll jump.
  await router.navigator.arrive()
} else void router.navigator.arrive('back')
// The guard may have redirected a signed-in person; then the markup is of another page.
const arrivedPath = router.navigator.get().arrived?.href.split('?')[0]
if (arrivedPath === (hydratePath ?? root.dataset.page)) replay = takeEarlyInput(root)
retainPress()
if (hydratePath !== undefined && arrivedPath === hydratePath) startTransition(() => void hydrateRoot(root, app))
else createRoot(root).render(app)

// Sign-in or sign-out in another tab: runs the guard again for the current page.
let token = session.get().token
window.addEventListener('storage', () => {
  if (session.get().token === token) return
  token = session.get().token
  void router.navigator.arrive()
})

// Lazy: the live stream is for signed-in people only.
let live = false
function connectLive() {
  live ||= session.get().token !== null
  if (live) whenIdle(() => void import('./platform/live/live.ts').then((line) => line.connectLive()))
}
session.subscribe(connectLive)
connectLive()
