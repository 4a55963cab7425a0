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
  serve(server, contract.saveAbout, (call, { body }) => saveAbout(call, body))
  serve(server, contract.saveServices, (call, { body }) => saveServices(call, body))
  serve(server, contract.list, readProjects)
  serve(server, contract.minimal, readMinimal)
  serve(server, contract.saveRequest, (call, { params, body }) => saveRequest(call, params.id, body))
  serve(server, contract.versions, (call, { params }) => readVersions(call, params.id))

  serve(server, contract.uploadVoice, (call, { upload }) => storeRecording(call, upload))
  serve(server, contract.voice, async (call, { params, reply }) =>
    sendRecording(reply, await openOwnRecording(call, params.id)),
  )
  serve(server, contract.staffVoice, async (call, { params, reply }) =>
    sendRecording(reply, await openRecordingOf(call, params.id)),
  )

  serve(server, vacanciesContract.submit, (call, { query, body }) => submitVacancy(call, query.project_id, body))
  serve(server, vacanciesContract.packages, async (call) => ({ data: await hostingPackages(call) }))
  serve(server, vacanciesContract.askForPackage, (call, { query, params, body }) =>
    askForPackage(call, query.project_id, params.slug, body),
  )
  serve(server, vacanciesContract.askForConsultant, (call, { query, body }) =>
    askForConsultant(call, query.project_id, body),
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
