import type { FastifyInstance, FastifyReply } from 'fastify'
import { preferencesOf } from '../local-page.ts'
import { type BankChoice, type LocalBank, isChoice } from './local-bank.ts'
import { CHECKOUT_HEADERS, checkoutPage, closedPage, leftPage, unknownPage } from './local-pages.ts'
import type { LocalSession } from './local-records.ts'

const page = (reply: FastifyReply, status: number, html: string) =>
  reply.code(status).headers(CHECKOUT_HEADERS).type('text/html; charset=utf-8').send(html)

/** Where a browser goes after its choice; null stays on the page. */
const GOES_TO: Readonly<Record<BankChoice, ((session: LocalSession) => string) | null>> = {
  pay: ({ success_url }) => success_url,
  think: ({ success_url }) => success_url,
  abort: ({ cancel_url }) => cancel_url,
  decline: null,
  leave: null,
}

/** The payment page of the local provider, and its form handler. */
export function serveCheckout(http: FastifyInstance, path: string, bank: LocalBank) {
  http.removeAllContentTypeParsers()
  http.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(text)))),
  )

  http.get<{ Params: { id: string } }>(`${path}/:id`, ({ params, headers }, reply) => {
    const checkout = bank.find(params.id)
    if (!checkout) return page(reply, 404, unknownPage(preferencesOf(headers)))
    const { session } = checkout
    if (session.status !== 'open') return page(reply, 200, closedPage(preferencesOf(headers), session.success_url))
    return page(reply, 200, checkoutPage(preferencesOf(headers), checkout))
  })

  http.post<{ Params: { id: string }; Body: Record<string, string> | undefined }>(
    `${path}/:id`,
    ({ params, headers, body, url }, reply) => {
      const checkout = bank.find(params.id)
      const choice = body?.['choice']
      if (!checkout || !isChoice(choice)) return page(reply, 404, unknownPage(preferencesOf(headers)))
      const { session } = checkout
      if (session.status !== 'open') return reply.redirect(url, 303)
      bank.choose(checkout, choice)
      if (choice === 'leave') return page(reply, 200, leftPage(preferencesOf(headers), url))
      return reply.redirect(GOES_TO[choice]?.(session) ?? url, 303)
    },
  )
}
