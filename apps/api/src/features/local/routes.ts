import type { AnswerOf } from '@fareeq/domain/kernel/endpoint.ts'
import { inboundMailsContract } from '@fareeq/domain/inbound-mails/contract.ts'
import { INBOUND_OUTCOMES } from '@fareeq/domain/inbound-mails/limits.ts'
import { kindsFor } from '@fareeq/domain/conversations/rules.ts'
import { type Lang, isLang } from '@fareeq/domain/kernel/language/locale.ts'
import { billedMonth } from '@fareeq/domain/invoices/rules.ts'
import { MINUTE, after } from '@fareeq/domain/kernel/time/time.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { localContract as contract } from '@fareeq/domain/local/contract.ts'
import { inTransaction } from '../../platform/context.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { outboxPage } from './pages.ts'
import { signMail } from '../inbound-mails/actions-receiving.ts'
import { passTime } from '../assessments/queries.ts'
import { tellReaders } from '../conversations/actions-telling.ts'
import { aboutFor } from '../conversations/queries-contexts.ts'
import { saveTellAt } from '../conversations/queries-telling.ts'
import { beginInterview } from '../interviews/queries.ts'
import { beginMeeting } from '../meetings/queries.ts'
import { askBoth } from '../check-ins/actions-clock.ts'
import { move } from '../contracts/actions-moves.ts'
import { contractFor, lockContract, startEarlier } from '../contracts/queries.ts'
import { moveFirstDay } from '../starts/queries.ts'
import { billMonth } from '../invoices/actions-months.ts'
import { followRenewals } from '../renewals/actions-clock.ts'
import { composeAnswer } from './actions-answering.ts'
import { quietWait } from '@fareeq/domain/notifications/rules-delivery.ts'
import { findMessages, messagesFrom, replyableMail } from './queries.ts'
import { clockRoutes } from './routes-clock.ts'

/** Content security policy: no scripts; mails are shown in sandboxed frames. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** Mounted outside production only. */
export function localRoutes(server: Server) {
  clockRoutes(server)
  serve(server, contract.outbox, async ({ db }, { query }) => {
    const messages = await findMessages(db, query)
    return {
      data: messages.map(({ channel, to, subject, text, html, sent_at }) => ({
        channel,
        to,
        subject,
        text,
        html,
        sent_at: sent_at?.toISOString() ?? null,
      })),
    }
  })

  serve(server, contract.outboxFeed, async ({ db }, { query }) => ({
    data: (
      await messagesFrom(db, {
        sentFrom: new Date(query.sent_from),
        writtenFrom: new Date(query.written_from),
        limit: query.limit,
      })
    ).map(({ sent_at, ...message }) => ({ ...message, sent_at: sent_at.toISOString() })),
  }))

  serve(server, contract.outboxPage, async ({ lang, db }, { query, request, reply }) => {
    const to = query.to?.trim() ?? ''
    const refresh = query.refresh !== undefined
    const answered = INBOUND_OUTCOMES.find((outcome) => outcome === query.answered)
    const messages = await findMessages(db, { to, limit: 50 })
    await reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', PAGE_POLICY)
      .header('cache-control', 'no-store')
      .send(outboxPage({ lang: langOf(query.lang, request.headers.cookie) ?? lang, to, refresh, answered, messages }))
    return undefined
  })

  // A scope of its own: the page posts a form, where the API parses JSON only.
  server.http.register(async (http) => {
    http.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(text)))),
    )
    serve({ ...server, http }, contract.answerMail, async ({ db, platform, now }, { body, reply }) => {
      const mail = await replyableMail(db, body.id)
      if (!mail) throw new Refusal(platformErrors.not_found)
      const payload = await composeAnswer(mail, body)
      const headers = { 'content-type': 'message/rfc822', ...signMail(platform.env, payload, now) }
      const { path, method } = inboundMailsContract.receive
      const response = await server.http.inject({ url: path, method, payload, headers })
      const { data } = response.json<AnswerOf<typeof inboundMailsContract.receive>>()
      const query = new URLSearchParams({
        to: body.from,
        answered: data.outcome,
        ...(body.lang && { lang: body.lang }),
      })
      await reply.redirect(`${contract.outboxPage.path}?${query}`, 303)
      return undefined
    })
  })

  serve(server, contract.beginInterview, async ({ viewer, now, db }, { params, body }) => {
    const start = after(now, -body.minutes_ago * MINUTE)
    if (!(await beginInterview(db, viewer, params.id, start))) throw new Refusal(platformErrors.not_found)
    return { data: { start: start.toISOString() } }
  })

  serve(server, contract.beginMeeting, async ({ viewer, now, db }, { params }) => {
    if (!(await beginMeeting(db, viewer, params.id, now))) throw new Refusal(platformErrors.not_found)
    return { data: { start: now.toISOString() } }
  })

  serve(server, contract.passTime, async ({ viewer, db }, { params: { id } }) => {
    if (!(await passTime(db, viewer, id))) throw new Refusal(platformErrors.not_found)
    return { data: { id } }
  })

  serve(server, contract.passQuietTime, async (ctx, { params: { id } }) => {
    if (!(await aboutFor(ctx.db, ctx.viewer, kindsFor(ctx.viewer), id))) throw new Refusal(platformErrors.not_found)
    await saveTellAt(ctx.db, id, ctx.now)
    // Colleagues are written to by day. Each batch asks the clock, whatever `now` it is given.
    const night = quietWait({ kind: 'conversations', isOwnMail: true, urgent: false, at: null }, null, ctx.now)
    const clock = { now: () => after(ctx.now, night) }
    await tellReaders({ ...ctx, platform: { ...ctx.platform, clock } })
    return { data: { id } }
  })

  serve(server, contract.passWeek, async (ctx, { params: { id } }) => {
    const { viewer, lang, db } = ctx
    if (!(await contractFor(db, viewer, id, lang))) throw new Refusal(platformErrors.not_found)
    await inTransaction(ctx, (ctx) => askBoth(ctx, id, 1))
    return { data: { id } }
  })

  serve(server, contract.passTerm, async (ctx, { params: { id } }) => {
    const { viewer, lang, db } = ctx
    if (!(await contractFor(db, viewer, id, lang))) throw new Refusal(platformErrors.not_found)
    await inTransaction(ctx, async (ctx) => {
      const row = await lockContract(ctx.db, id)
      if (row) await move(ctx, row, { event: 'end', actor: { kind: 'system' }, note: null })
    })
    return { data: { id } }
  })

  serve(server, contract.passMonth, async (ctx, { params }) => {
    const { viewer, now, db } = ctx
    const start = `${billedMonth(riyadhDay(now))}-01`
    if (!(await startEarlier(db, viewer, params.id, start))) throw new Refusal(platformErrors.not_found)
    await moveFirstDay(db, params.id, start)
    await billMonth(ctx)
    await followRenewals(ctx)
    return { data: { start } }
  })
}

const langOf = (query: string | undefined, cookie = ''): Lang | undefined =>
  [query, /(?:^|; *)lang=(ar|en)\b/.exec(cookie)?.[1]].find(isLang)
