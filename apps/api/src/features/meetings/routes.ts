import { visitorMeetingsContract } from '@fareeq/domain/meetings/contract-visitors.ts'
import { meetingsContract as contract } from '@fareeq/domain/meetings/contract.ts'
import { isCanceled } from '@fareeq/domain/meetings/states.ts'
import { calendarText } from '../../platform/calendar/calendar.ts'
import { browserOf } from '../../platform/http/browser.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { changeTime, giveUp } from './actions-changes.ts'
import { registerPendingClient } from './actions-reserving.ts'
import { enumerationLimitOf } from '../accounts/actions-enumeration.ts'
import { readSlots } from './actions-slots.ts'
import { invitationOf } from './actions-notifying.ts'
import { asMeeting, bookMeeting, findByToken, nextMeeting } from './actions.ts'

export function meetingRoutes(server: Server) {
  const { platform } = server
  const { env } = platform
  const limited = enumerationLimitOf(platform)

  serve(server, contract.slots, (ctx, { query }) => readSlots(ctx, query))
  serve(server, visitorMeetingsContract.registerPending, (ctx, { body: { meeting, ...form }, request }) =>
    limited(request, ctx, () => {
      const stranger = { ip: request.ip, browser: browserOf(request) }
      return registerPendingClient(ctx, { ...form, type: 2 }, meeting, stranger)
    }),
  )
  serve(server, contract.book, (ctx, { body }) => bookMeeting(ctx, body))
  serve(server, contract.next, (ctx) => nextMeeting(ctx))

  serve(server, contract.read, async ({ db, lang, now }, { params }) => ({
    data: asMeeting(env, await findByToken(db, params.token), lang, now),
  }))
  serve(server, contract.calendar, async ({ db, now }, { params, reply }) => {
    const meeting = await findByToken(db, params.token)
    const method = isCanceled(meeting.state) ? 'CANCEL' : 'PUBLISH'
    await reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="fareeq-meeting.ics"')
      .header('cache-control', 'private, no-store')
      .send(calendarText(invitationOf(env, meeting, method, now)))
  })
  serve(server, contract.move, async (ctx, { params, body }) => {
    const { id } = await findByToken(ctx.db, params.token)
    return { data: asMeeting(env, await changeTime(ctx, id, body, { mover: 'visitor' }), ctx.lang, ctx.now) }
  })
  serve(server, contract.cancel, async (ctx, { params, body }) => {
    const { id } = await findByToken(ctx.db, params.token)
    return {
      data: asMeeting(env, await giveUp(ctx, id, body.reason || null, { mover: 'visitor' }), ctx.lang, ctx.now),
    }
  })
}
