import { email, line } from '@fareeq/domain/kernel/validation/fields.ts'
import { faultsOf } from '@fareeq/domain/kernel/validation/validation.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { InteractionResults, Provider } from 'oidc-provider'
import * as z from 'zod/mini'
import { preferencesOf } from '../local-page.ts'
import { type ChooserFaults, PAGE_HEADERS, chooserPage, expiredPage } from './local-pages.ts'
import { type LocalPerson, typedPerson } from './local-people.ts'

type Chooser = { path: string; provider: () => Promise<Provider>; people: Map<string, LocalPerson> }

const personSchema = z.object({ name: line(100), email: email() })

/** Account chooser of the local provider, and its form handler. */
export function serveChooser(http: FastifyInstance, { path, provider, people }: Chooser) {
  http.removeAllContentTypeParsers()
  http.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(text)))),
  )

  http.get(path, async (request, reply) => {
    const interaction = await interactionOf(await provider(), request, reply)
    if (!interaction) return page(reply, 400, expiredPage(preferencesOf(request.headers)))
    return page(reply, 200, chooserPage(preferencesOf(request.headers, interaction.params.ui_locales)))
  })

  http.post<{ Body: Record<string, string> | undefined }>(path, async (request, reply) => {
    const interaction = await interactionOf(await provider(), request, reply)
    if (!interaction) return page(reply, 400, expiredPage(preferencesOf(request.headers)))
    const form = request.body ?? {}
    if ('cancel' in form) return finish({ error: 'access_denied' })
    const listed = people.get(form['person'] ?? '')
    if (listed) return finish(loginResult(listed))
    const answer = z.safeParse(personSchema, form, { reportInput: true })
    if (!answer.success) {
      const faults = Object.fromEntries(faultsOf(answer.error.issues).map((fault) => [fault.field, fault]))
      return page(
        reply,
        422,
        chooserPage(preferencesOf(request.headers, interaction.params.ui_locales), form, faults as ChooserFaults),
      )
    }
    const person = typedPerson(answer.data.name, answer.data.email)
    people.set(person.sub, person)
    return finish(loginResult(person))

    async function finish(result: InteractionResults) {
      return reply.redirect(await (await provider()).interactionResult(request.raw, reply.raw, result), 303)
    }
  })
}

const loginResult = ({ sub }: LocalPerson) => ({ select_account: {}, login: { accountId: sub, remember: false } })

/** The interaction of this browser, or null when it has expired or belongs to another one. */
const interactionOf = (provider: Provider, { raw }: FastifyRequest, reply: FastifyReply) =>
  provider.interactionDetails(raw, reply.raw).catch((error: Error) => {
    if (error.name === 'SessionNotFound') return null
    throw error
  })

const page = (reply: FastifyReply, status: number, html: string) =>
  reply.code(status).headers(PAGE_HEADERS).type('text/html; charset=utf-8').send(html)
