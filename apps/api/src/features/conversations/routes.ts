import { conversationsOpsContract as ops } from '@fareeq/domain/conversations/contract-ops.ts'
import { messageReviewsContract as reviews } from '@fareeq/domain/conversations/contract-reviews.ts'
import { conversationsContract as contract } from '@fareeq/domain/conversations/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import { sendUpload } from '../../platform/http/downloads.ts'
import type { Server } from '../../platform/http/server.ts'
import { openFile, storeFile } from './actions-files.ts'
import { reportMessage } from './actions-reports.ts'
import { answerReport, keepMessage, listReviews, releaseMessage } from './actions-reviews.ts'
import { chooseMails, listConversations, listForStaff, markRead, postMessage, readMessages, settle } from './actions.ts'

export function conversationRoutes(server: Server) {
  serve(server, contract.list, (ctx, { query }) => listConversations(ctx, query))
  serve(server, contract.messages, (ctx, { params, query }) => readMessages(ctx, params.id, query))
  serve(server, contract.write, (ctx, { params, body }) => postMessage(ctx, params.id, body))
  serve(server, contract.upload, (ctx, { params, upload }) => storeFile(ctx, params.id, upload))
  serve(server, contract.file, async (ctx, { params, reply }) => {
    await sendUpload(reply, await openFile(ctx, params.id, params.file))
    return undefined
  })
  serve(server, contract.report, (ctx, { params, body }) => reportMessage(ctx, params, body))
  serve(server, contract.markRead, (ctx, { params, body }) => markRead(ctx, params.id, body.seq))
  serve(server, ops.list, (ctx, { query }) => listForStaff(ctx, query))
  serve(server, ops.chooseMails, (ctx, { body }) => chooseMails(ctx, body.mails))
  serve(server, ops.messages, (ctx, { params, query }) => readMessages(ctx, params.id, query))
  serve(server, ops.write, (ctx, { params, body }) => postMessage(ctx, params.id, body))
  serve(server, ops.upload, (ctx, { params, upload }) => storeFile(ctx, params.id, upload))
  serve(server, ops.file, async (ctx, { params, reply }) => {
    await sendUpload(reply, await openFile(ctx, params.id, params.file))
    return undefined
  })
  serve(server, ops.markRead, (ctx, { params, body }) => markRead(ctx, params.id, body.seq))
  serve(server, ops.settle, (ctx, { params, body }) => settle(ctx, params.id, body.seq))

  serve(server, reviews.list, (ctx, { query }) => listReviews(ctx, query))
  serve(server, reviews.release, (ctx, { params }) => releaseMessage(ctx, params.id))
  serve(server, reviews.keep, (ctx, { params, body }) => keepMessage(ctx, params.id, body.note))
  serve(server, reviews.hide, (ctx, { params }) => answerReport(ctx, params.id, 'hidden'))
  serve(server, reviews.dismiss, (ctx, { params }) => answerReport(ctx, params.id, 'dismissed'))
}
