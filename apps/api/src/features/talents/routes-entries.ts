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
  const { platform } = server

  serve(server, projectsContract.create, ({ body, ...call }) => addEntry({ ...call, platform }, projects, body))
  serve(server, projectsContract.read, ({ db, viewer, params }) => readEntry(db, viewer, projects, params.id))
  serve(server, projectsContract.change, ({ params, query, body: form, ...call }) =>
    changeEntry({ ...call, platform }, projects, { ...params, ...query, form }),
  )
  serve(server, projectsContract.remove, async ({ params, lang, ...call }) => {
    await removeEntry({ ...call, platform }, projects, params.id)
    return { message: REMOVED[lang] }
  })

  serve(server, experiencesContract.create, ({ body, ...call }) => addEntry({ ...call, platform }, experiences, body))
  serve(server, experiencesContract.read, ({ db, viewer, params }) => readEntry(db, viewer, experiences, params.id))
  serve(server, experiencesContract.change, ({ params, query, body: form, ...call }) =>
    changeEntry({ ...call, platform }, experiences, { ...params, ...query, form }),
  )
  serve(server, experiencesContract.remove, async ({ params, lang, ...call }) => {
    await removeEntry({ ...call, platform }, experiences, params.id)
    return { message: REMOVED[lang] }
  })

  serve(server, educationsContract.create, ({ body, ...call }) => addEntry({ ...call, platform }, educations, body))
  serve(server, educationsContract.read, ({ db, viewer, params }) => readEntry(db, viewer, educations, params.id))
  serve(server, educationsContract.change, ({ params, query, body: form, ...call }) =>
    changeEntry({ ...call, platform }, educations, { ...params, ...query, form }),
  )
  serve(server, educationsContract.remove, async ({ params, lang, ...call }) => {
    await removeEntry({ ...call, platform }, educations, params.id)
    return { message: REMOVED[lang] }
  })

  serve(server, certificationsContract.create, ({ body, ...call }) =>
    addEntry({ ...call, platform }, certifications, body),
  )
  serve(server, certificationsContract.read, ({ db, viewer, params }) =>
    readEntry(db, viewer, certifications, params.id),
  )
  serve(server, certificationsContract.change, ({ params, query, body: form, ...call }) =>
    changeEntry({ ...call, platform }, certifications, { ...params, ...query, form }),
  )
  serve(server, certificationsContract.remove, async ({ params, lang, ...call }) => {
    await removeEntry({ ...call, platform }, certifications, params.id)
    return { message: REMOVED[lang] }
  })
}
