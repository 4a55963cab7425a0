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
  serve(server, projectsContract.create, (ctx, { body }) => addEntry(ctx, projects, body))
  serve(server, projectsContract.read, (ctx, { params }) => readEntry(ctx, projects, params.id))
  serve(server, projectsContract.change, (ctx, { params, query, body: form }) =>
    changeEntry(ctx, projects, { ...params, ...query, form }),
  )
  serve(server, projectsContract.remove, async (ctx, { params }) => {
    await removeEntry(ctx, projects, params.id)
    return { message: REMOVED[ctx.lang] }
  })

  serve(server, experiencesContract.create, (ctx, { body }) => addEntry(ctx, experiences, body))
  serve(server, experiencesContract.read, (ctx, { params }) => readEntry(ctx, experiences, params.id))
  serve(server, experiencesContract.change, (ctx, { params, query, body: form }) =>
    changeEntry(ctx, experiences, { ...params, ...query, form }),
  )
  serve(server, experiencesContract.remove, async (ctx, { params }) => {
    await removeEntry(ctx, experiences, params.id)
    return { message: REMOVED[ctx.lang] }
  })

  serve(server, educationsContract.create, (ctx, { body }) => addEntry(ctx, educations, body))
  serve(server, educationsContract.read, (ctx, { params }) => readEntry(ctx, educations, params.id))
  serve(server, educationsContract.change, (ctx, { params, query, body: form }) =>
    changeEntry(ctx, educations, { ...params, ...query, form }),
  )
  serve(server, educationsContract.remove, async (ctx, { params }) => {
    await removeEntry(ctx, educations, params.id)
    return { message: REMOVED[ctx.lang] }
  })

  serve(server, certificationsContract.create, (ctx, { body }) => addEntry(ctx, certifications, body))
  serve(server, certificationsContract.read, (ctx, { params }) => readEntry(ctx, certifications, params.id))
  serve(server, certificationsContract.change, (ctx, { params, query, body: form }) =>
    changeEntry(ctx, certifications, { ...params, ...query, form }),
  )
  serve(server, certificationsContract.remove, async (ctx, { params }) => {
    await removeEntry(ctx, certifications, params.id)
    return { message: REMOVED[ctx.lang] }
  })
}
