import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { clientProjectErrors } from './errors.ts'
import { VOICE_UPLOAD } from './rules-voice.ts'
import { aboutForm, clientProject, minimalProject, projectVersion, requestForm, servicesForm } from './schema.ts'

const answer = () => z.object({ data: clientProject() })
const idParams = z.object({ id: id() })

export const clientProjectsContract = {
  saveAbout: endpoint({
    method: 'POST',
    path: '/api/client/projects/about',
    access: 'client',
    may: 'requests.write',
    onBehalf: 'request_written',
    summary: 'Saves any part of what is wanted and who is needed for it; without project_id a new request begins',
    body: aboutForm(),
    answer: answer(),
    refusals: [
      platformErrors.not_authorized,
      clientProjectErrors.request_contracted,
      clientProjectErrors.recording_gone,
    ],
    limit: { count: 60, seconds: 60, by: 'user' },
  }),
  saveServices: endpoint({
    method: 'POST',
    path: '/api/client/projects/services',
    access: 'client',
    may: 'requests.write',
    onBehalf: 'request_written',
    summary: 'Saves the services and the technologies; without project_id a new request begins',
    body: servicesForm(),
    answer: answer(),
    refusals: [platformErrors.not_authorized, clientProjectErrors.request_contracted],
    limit: { count: 60, seconds: 60, by: 'user' },
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/client/projects',
    access: 'client',
    may: 'requests.read',
    summary: 'The requests of the client, newest first',
    answer: z.object({ data: z.array(clientProject()) }),
  }),
  minimal: endpoint({
    method: 'GET',
    path: '/api/clients/projects/minimal',
    access: 'client',
    may: 'requests.read',
    summary: 'The same list, as much of it as the guards of the pages need',
    answer: z.object({ data: z.array(minimalProject()) }),
  }),
  saveRequest: endpoint({
    method: 'PUT',
    path: '/api/client/projects/:id/request',
    access: 'client',
    may: 'requests.write',
    onBehalf: 'request_written',
    summary: 'Edits a whole request until there is a contract; what it said before is kept, and the matcher is told',
    params: idParams,
    body: requestForm(),
    answer: answer(),
    refusals: [
      platformErrors.not_found,
      clientProjectErrors.request_changed,
      clientProjectErrors.request_contracted,
      clientProjectErrors.recording_gone,
    ],
    limit: { count: 60, seconds: 60, by: 'user' },
  }),
  versions: endpoint({
    method: 'GET',
    path: '/api/client/projects/:id/versions',
    access: 'client',
    may: 'requests.read',
    summary: 'When a request was edited, and which parts of it, newest first',
    params: idParams,
    answer: z.object({ data: z.array(projectVersion()) }),
    refusals: [platformErrors.not_found],
  }),
  uploadVoice: endpoint({
    method: 'POST',
    path: '/api/client/recordings',
    access: 'client',
    may: 'requests.write',
    summary: 'Keeps a spoken scope, for its owner and our colleagues only; a request then names it',
    upload: VOICE_UPLOAD,
    status: 201,
    answer: z.object({ data: z.object({ id: id(), media_type: z.string(), size: z.number() }) }),
    refusals: [clientProjectErrors.recording_unreadable, clientProjectErrors.recording_too_long],
    limit: { count: 30, seconds: 3600, by: 'user' },
    // A recording that no request names is deleted after a day.
    idempotent: false,
  }),
  voice: endpoint({
    method: 'GET',
    path: '/api/client/recordings/:id',
    access: 'client',
    may: 'requests.read',
    summary: 'A spoken scope, for whoever recorded it',
    params: idParams,
    answer: 'file',
    refusals: [platformErrors.not_found],
  }),
  staffVoice: endpoint({
    method: 'GET',
    path: '/api/ops/client-projects/:id/recording',
    access: 'staff',
    may: 'requests.read',
    summary: 'The spoken scope of a request; for those who match, manage and operate',
    params: idParams,
    answer: 'file',
    refusals: [platformErrors.not_authorized, platformErrors.not_found],
  }),
} as const
