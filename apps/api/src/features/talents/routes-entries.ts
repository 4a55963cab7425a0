import {
  certificationsContract,
  educationsContract,
  experiencesContract,
  projectsContract,
} from '@fareeq/domain/talents/contract-entries.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { addEntry, changeEntry, readEntry, removeEntry } from './actions-entries.ts'
import { certifications, educations, experiences, projects } from './actions-forms.ts'

const REMOVED = { ar: 'تم الحذف.', en: 'Removed.' }

export function talentEntryRoutes(server: Server) {
  serve(server, projectsContract.create, (call, { body }) => addEntry(call, projects, body))
  serve(server, projectsContract.read, (call, { params }) => readEntry(call, projects, params.id))
  serve(server, projectsContract.change, (call, { params, query, body: form }) =>
    changeEntry(call, projects, { ...params, ...query, form }),
  )
  serve(server, projectsContract.remove, async (call, { params }) => {
    await removeEntry(call, projects, params.id)
    return { message: REMOVED[call.lang] }
  })

  serve(server, experiencesContract.create, (call, { body }) => addEntry(call, experiences, body))
  serve(server, experiencesContract.read, (call, { params }) => readEntry(call, experiences, params.id))
  serve(server, experiencesContract.change, (call, { params, query, body: form }) =>
    changeEntry(call, experiences, { ...params, ...query, form }),
  )
  serve(server, experiencesContract.remove, async (call, { params }) => {
    await removeEntry(call, experiences, params.id)
    return { message: REMOVED[call.lang] }
  })

  serve(server, educationsContract.create, (call, { body }) => addEntry(call, educations, body))
  serve(server, educationsContract.read, (call, { params }) => readEntry(call, educations, params.id))
  serve(server, educationsContract.change, (call, { params, query, body: form }) =>
    changeEntry(call, educations, { ...params, ...query, form }),
  )
  serve(server, educationsContract.remove, async (call, { params }) => {
    await removeEntry(call, educations, params.id)
    return { message: REMOVED[call.lang] }
  })

  serve(server, certificationsContract.create, (call, { body }) => addEntry(call, certifications, body))
  serve(server, certificationsContract.read, (call, { params }) => readEntry(call, certifications, params.id))
  serve(server, certificationsContract.change, (call, { params, query, body: form }) =>
    changeEntry(call, certifications, { ...params, ...query, form }),
  )
  serve(server, certificationsContract.remove, async (call, { params }) => {
    await removeEntry(call, certifications, params.id)
    return { message: REMOVED[call.lang] }
  })
}
