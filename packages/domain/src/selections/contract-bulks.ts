import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { selectionErrors } from './errors.ts'
import { bulk, bulkForm, bulkPreview, bulkPreviewForm, savedView, viewForm } from './schema-bulks.ts'

const idParams = z.object({ id: id() })
const bulkRefusals = [platformErrors.not_authorized, platformErrors.not_found, selectionErrors.bulk_over] as const

/** Bulk actions, and the saved views of a colleague. */
export const selectionBulksContract = {
  preview: endpoint({
    method: 'POST',
    path: '/api/ops/selection-bulks/preview',
    access: 'staff',
    may: 'selections.move',
    summary: 'Dry run by name: who would change and why the others would not; foreign and vanished ids are counted',
    body: bulkPreviewForm(),
    answer: z.object({ data: bulkPreview() }),
    refusals: [platformErrors.not_authorized],
    idempotent: false,
  }),
  begin: endpoint({
    method: 'POST',
    path: '/api/ops/selection-bulks',
    access: 'staff',
    may: 'selections.move',
    summary: 'Moves, rejects, invites or hands over many in the background',
    body: bulkForm(),
    answer: z.object({ data: bulk() }),
    status: 202,
    refusals: [platformErrors.not_authorized],
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/ops/selection-bulks/:id',
    access: 'staff',
    may: 'selections.move',
    summary: 'How far the caller’s own bulk action has come',
    params: idParams,
    answer: z.object({ data: bulk() }),
    refusals: bulkRefusals,
  }),
  stop: endpoint({
    method: 'POST',
    path: '/api/ops/selection-bulks/:id/stop',
    access: 'staff',
    may: 'selections.move',
    summary: 'Stops in the middle; what has changed stays until it is undone',
    params: idParams,
    answer: z.object({ data: bulk() }),
    refusals: bulkRefusals,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/ops/selection-bulks/:id/undo',
    access: 'staff',
    may: 'selections.move',
    summary: 'Undoes it as one, except of those who were changed since; not once people have been told by mail',
    params: idParams,
    answer: z.object({ data: bulk() }),
    refusals: [...bulkRefusals, selectionErrors.bulk_told],
  }),
  views: endpoint({
    method: 'GET',
    path: '/api/ops/selection-views',
    access: 'staff',
    may: 'selections.read',
    summary: 'The caller’s saved views',
    answer: z.object({ data: z.array(savedView()) }),
    refusals: [platformErrors.not_authorized],
  }),
  saveView: endpoint({
    method: 'POST',
    path: '/api/ops/selection-views',
    access: 'staff',
    may: 'selections.read',
    summary: 'Saves a view by name; the same name replaces it',
    body: viewForm(),
    answer: z.object({ data: z.array(savedView()) }),
    refusals: [platformErrors.not_authorized, selectionErrors.too_many_views],
  }),
  dropView: endpoint({
    method: 'DELETE',
    path: '/api/ops/selection-views/:id',
    access: 'staff',
    may: 'selections.read',
    summary: 'Deletes one of the caller’s saved views',
    params: idParams,
    answer: z.object({ data: z.array(savedView()) }),
    refusals: [platformErrors.not_authorized],
  }),
} as const
