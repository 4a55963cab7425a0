import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { listOf } from '../kernel/list.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { siteErrors } from './errors.ts'
import {
  editedItem,
  itemForm,
  itemName,
  itemPreview,
  itemRow,
  itemVersion,
  itemsQuery,
  previewForm,
  restoreForm,
  versionForm,
} from './schema-editing.ts'

const accessRefusals = [platformErrors.not_authorized, platformErrors.not_found] as const
const answer = () => z.object({ data: z.object({ version: z.number() }) })

/** Editing of what the public pages say, for content and admins. */
export const siteEditingContract = {
  items: endpoint({
    method: 'GET',
    path: '/api/ops/site',
    access: 'staff',
    may: 'content.edit',
    summary: 'Texts of the public pages by kind, with their state and what a language lacks',
    query: itemsQuery(),
    answer: listOf(itemRow()),
    refusals: [platformErrors.not_authorized],
  }),
  readItem: endpoint({
    method: 'GET',
    path: '/api/ops/site/:kind/:slug',
    access: 'staff',
    may: 'content.edit',
    summary: 'One text in both languages as it is edited: the draft, or what is public',
    params: itemName(),
    answer: z.object({ data: editedItem() }),
    refusals: accessRefusals,
  }),
  saveItem: endpoint({
    method: 'PUT',
    path: '/api/ops/site/:kind/:slug',
    access: 'staff',
    may: 'content.edit',
    summary: 'Saves both languages as a draft, publishes them, or plans that; every version is kept',
    params: itemName(),
    body: itemForm(),
    answer: answer(),
    refusals: [platformErrors.not_authorized, siteErrors.content_changed, siteErrors.plan_in_past],
  }),
  withdrawItem: endpoint({
    method: 'POST',
    path: '/api/ops/site/:kind/:slug/withdraw',
    access: 'staff',
    may: 'content.edit',
    summary: 'Takes a text off the public pages; it stays as a draft',
    params: itemName(),
    body: versionForm(),
    answer: answer(),
    refusals: [...accessRefusals, siteErrors.content_changed, siteErrors.content_needed, siteErrors.content_not_public],
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/ops/site/:kind/:slug/versions',
    access: 'staff',
    may: 'content.edit',
    summary: 'Versions of a text, newest first: who, when, and what differs from the one before',
    params: itemName(),
    query: z.object({ cursor: z.optional(z.string().check(z.regex(/^\d{1,7}$/, 'wrong_type'))) }),
    answer: listOf(itemVersion()),
    refusals: accessRefusals,
  }),
  restoreItem: endpoint({
    method: 'POST',
    path: '/api/ops/site/:kind/:slug/restore',
    access: 'staff',
    may: 'content.edit',
    summary: 'Makes an older version the draft; what is public stays until the draft is published',
    params: itemName(),
    body: restoreForm(),
    answer: answer(),
    refusals: [...accessRefusals, siteErrors.content_changed],
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/ops/site/:kind/:slug/preview',
    access: 'staff',
    may: 'content.edit',
    summary:
      'The public page or a variant of the mail with what is typed or drafted, for the caller alone; nothing is saved',
    params: itemName(),
    body: previewForm(),
    answer: z.object({ data: itemPreview() }),
    refusals: accessRefusals,
    idempotent: false,
  }),
} as const
