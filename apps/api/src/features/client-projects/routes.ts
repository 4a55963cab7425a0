import { clientProjectsContract as contract } from '@fareeq/domain/client-projects/contract.ts'
import { vacanciesContract } from '@fareeq/domain/client-projects/contract-vacancies.ts'
import type { FastifyReply } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { readVersions, saveAbout, saveRequest, saveServices } from './actions.ts'
import { readMinimal, readProjects } from './actions-reading.ts'
import { askForConsultant, askForPackage, hostingPackages, submitVacancy } from './actions-vacancies.ts'
import { storeRecording, openOwnRecording, openRecordingOf } from './actions-voice.ts'

export function clientProjectRoutes(server: Server) {
  serve(server, contract.saveAbout, (ctx, { body }) => saveAbout(ctx, body))
  serve(server, contract.saveServices, (ctx, { body }) => saveServices(ctx, body))
  serve(server, contract.list, readProjects)
  serve(server, contract.minimal, readMinimal)
  serve(server, contract.saveRequest, (ctx, { params, body }) => saveRequest(ctx, params.id, body))
  serve(server, contract.versions, (ctx, { params }) => readVersions(ctx, params.id))

  serve(server, contract.uploadVoice, (ctx, { upload }) => storeRecording(ctx, upload))
  serve(server, contract.voice, async (ctx, { params, reply }) =>
    sendRecording(reply, await openOwnRecording(ctx, params.id)),
  )
  serve(server, contract.staffVoice, async (ctx, { params, reply }) =>
    sendRecording(reply, await openRecordingOf(ctx, params.id)),
  )

  serve(server, vacanciesContract.submit, (ctx, { query, body }) => submitVacancy(ctx, query.project_id, body))
  serve(server, vacanciesContract.packages, async (ctx) => ({ data: await hostingPackages(ctx) }))
  serve(server, vacanciesContract.askForPackage, (ctx, { query, params, body }) =>
    askForPackage(ctx, query.project_id, params.slug, body),
  )
  serve(server, vacanciesContract.askForConsultant, (ctx, { query, body }) =>
    askForConsultant(ctx, query.project_id, body),
  )
}

type Opened = Awaited<ReturnType<typeof openOwnRecording>>

/** Private: no cache may store it. */
function sendRecording(reply: FastifyReply, { bytes, size, media_type }: Opened): void {
  void reply
    .headers({
      'content-type': media_type,
      'content-length': size,
      'cache-control': 'private, no-store',
      'cross-origin-resource-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    })
    .send(bytes)
}
