import { clientProjectsContract as contract } from '@fareeq/domain/client-projects/contract.ts'
import { vacanciesContract } from '@fareeq/domain/client-projects/contract-vacancies.ts'
import type { FastifyReply } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { readVersions, saveAbout, saveRequest, saveServices } from './actions.ts'
import { readMinimal, readProjects } from './actions-reading.ts'
import { askForConsultant, askForPackage, hostingPackages, submitVacancy } from './actions-vacancies.ts'
import { keepRecording, openOwnRecording, openRecordingOf } from './actions-voice.ts'

export function clientProjectRoutes(server: Server) {
  const { platform } = server

  serve(server, contract.saveAbout, ({ body, ...call }) => saveAbout({ ...call, platform }, body))
  serve(server, contract.saveServices, ({ body, ...call }) => saveServices({ ...call, platform }, body))
  serve(server, contract.list, ({ db, ...call }) => readProjects(db, { ...call, platform }))
  serve(server, contract.minimal, ({ db, ...call }) => readMinimal(db, { ...call, platform }))
  serve(server, contract.saveRequest, ({ params, body, ...call }) =>
    saveRequest({ ...call, platform }, params.id, body),
  )
  serve(server, contract.versions, ({ db, viewer, params }) => readVersions(db, { viewer }, params.id))

  serve(server, contract.uploadVoice, ({ upload, ...call }) => keepRecording({ ...call, platform }, upload))
  serve(server, contract.voice, async ({ db, viewer, params, reply }) =>
    sendRecording(reply, await openOwnRecording(db, platform, viewer, params.id)),
  )
  serve(server, contract.staffVoice, async ({ db, viewer, params, reply }) =>
    sendRecording(reply, await openRecordingOf(db, platform, viewer, params.id)),
  )

  serve(server, vacanciesContract.submit, ({ query, body, ...call }) =>
    submitVacancy({ ...call, platform }, query.project_id, body),
  )
  serve(server, vacanciesContract.packages, async (call) => ({ data: await hostingPackages({ ...call, platform }) }))
  serve(server, vacanciesContract.askForPackage, ({ query, params, body, ...call }) =>
    askForPackage({ ...call, platform }, query.project_id, params.slug, body),
  )
  serve(server, vacanciesContract.askForConsultant, ({ query, body, ...call }) =>
    askForConsultant({ ...call, platform }, query.project_id, body),
  )
}

type Opened = Awaited<ReturnType<typeof openOwnRecording>>

/** A voice is for one pair of ears: nothing on the way keeps it. */
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
