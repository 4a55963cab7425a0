import type { Analytics } from './analytics.ts'

export type GooglePage = { dataLayer?: unknown[]; location: Pick<Location, 'origin'> } & {
  [disabled: `ga-disable-${string}`]: boolean
}

/** Google Analytics 4. Page views are sent explicitly: its automatic ones would contain the whole URL. */
export function createGoogle(id: string, page: GooglePage, addScript: (src: string) => void): Analytics {
  const layer = (page.dataLayer ??= [])
  // gtag takes the `arguments` object itself; an array would be taken for data.
  function gtag(..._command: unknown[]) {
    // oxlint-disable-next-line prefer-rest-params -- see above
    layer.push(arguments)
  }
  gtag('js', new Date())
  gtag('config', id, { send_page_view: false })
  addScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`)

  return {
    page({ path, title, lang, referrer, utm }) {
      page[`ga-disable-${id}`] = false
      gtag('event', 'page_view', {
        page_location: page.location.origin + path,
        page_title: title,
        page_referrer: referrer ?? '',
        language: lang,
        ...utm,
      })
    },
    identify: (person) => gtag('set', { user_id: person.id }),
    stop: () => void (page[`ga-disable-${id}`] = true),
  }
}
