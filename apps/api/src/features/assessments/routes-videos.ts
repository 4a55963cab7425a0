import { videosContract as contract } from '@fareeq/domain/assessments/contract-videos.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { rangeHead } from '../../platform/http/range.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { type OpenVideo, openVideo } from './actions-videos.ts'
import { announceTake, appendPart, uploadState } from './taking/actions-takes.ts'

const TUS = { 'tus-resumable': '1.0.0', 'cache-control': 'no-store' }

export function videoRoutes(server: Server) {
  serve(server, contract.announce, (ctx, { params, body }) => announceTake(ctx, params.token, body))
  serve(server, contract.state, async (ctx, { params, reply }) => {
    const data = await uploadState(ctx, params.id)
    reply.headers({ ...TUS, 'upload-offset': data.offset, 'upload-length': data.bytes })
    return { data }
  })
  serve(server, contract.append, async (ctx, { params, request, reply }) => {
    const { offset } = await appendPart(ctx, params.id, request.raw)
    reply
      .code(204)
      .headers({ ...TUS, 'upload-offset': offset })
      .send()
  })
  serve(server, contract.watch, async (ctx, { params, query, request, reply }) => {
    await sendVideo(request, reply, await openVideo(ctx, params.id, query, request.headers.range))
  })
}

async function sendVideo({ method }: FastifyRequest, reply: FastifyReply, video: OpenVideo): Promise<void> {
  rangeHead(reply, video.range, video.size)
  reply.type(video.mediaType).header('content-disposition', 'inline')
  if (method === 'HEAD' || video.range === 'none') return void reply.send()
  const bytes = await video.open()
  if (!bytes) throw new Refusal(platformErrors.not_found)
  reply.send(bytes)
}
