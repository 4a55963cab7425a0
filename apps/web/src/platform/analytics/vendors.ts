import { pageLanguage } from '../i18n/language.ts'
import { session } from '../session/session.ts'
import { createVendors } from './analytics.ts'

function addScript(src: string) {
  const script = document.createElement('script')
  script.async = true
  script.src = src
  document.head.append(script)
}

const GOOGLE: string | undefined = import.meta.env.VITE_GA_ID
const HOTJAR: string | undefined = import.meta.env.VITE_HOTJAR_ID

export const vendors = createVendors(
  [
    ...(GOOGLE ? [async () => (await import('./google.ts')).createGoogle(GOOGLE, window as never, addScript)] : []),
    ...(HOTJAR ? [async () => (await import('./hotjar.ts')).createHotjar(HOTJAR, window as never, addScript)] : []),
  ],
  {
    get() {
      const { user } = session.get()
      return user && { id: user.id, type: user.type, lang: pageLanguage() }
    },
    subscribe: session.subscribe,
  },
)
