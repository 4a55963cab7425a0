import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { App } from './app.tsx'
import { ar } from './areas/descriptions/ar.ts'
import { en } from './areas/descriptions/en.ts'
import { titleKeyOf, titleOf } from './platform/analytics/tracking.tsx'
import { createStaticRouter } from './router.tsx'

async function textOf(node: ReactNode): Promise<string> {
  // One chunk: with a Suspense boundary React would write inline scripts, which the CSP forbids.
  const { prelude } = await prerenderToNodeStream(node, { progressiveChunkSize: Number.POSITIVE_INFINITY })
  let html = ''
  for await (const piece of prelude) html += String(piece)
  return html
}

/** The sign-in and sign-up pages, hydrated by main.tsx with its router. */
async function appPage(href: string, lang: Lang): Promise<ReactNode> {
  const router = createStaticRouter(href)
  await router.navigator.arrive()
  return <App router={router} lang={lang} />
}

const descriptionOf = (key: string, lang: Lang): string | undefined => {
  const descriptions: Partial<Record<string, string>> = { ar, en }[lang]
  return descriptions[key]
}

/** Renders one page in one language for a signed-out visitor. */
export async function renderPage(href: string, lang: Lang) {
  const body = await textOf(await appPage(href, lang))
  return { body, title: await titleOf(href, lang), description: descriptionOf(titleKeyOf(href), lang) }
}
