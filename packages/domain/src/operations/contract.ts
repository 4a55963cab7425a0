import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { operationsErrors } from './errors.ts'
import { status } from './schema.ts'

/** What the people who run the product ask it. */
export const operationsContract = {
  health: endpoint({
    method: 'GET',
    path: '/api/health',
    access: 'anyone',
    summary: 'The process lives',
    answer: z.object({ data: z.object({ status: z.literal('ok'), version: z.string(), commit: z.string() }) }),
  }),
  ready: endpoint({
    method: 'GET',
    path: '/api/ready',
    access: 'anyone',
    summary: 'The process can serve: its database answers and has the schema of this release',
    refusals: [operationsErrors.schema_behind, operationsErrors.schema_ahead],
    answer: z.object({ data: z.object({ status: z.literal('ready'), engine: z.string() }) }),
  }),
  status: endpoint({
    method: 'GET',
    path: '/api/status',
    access: 'anyone',
    summary: 'Which part works, is slow or is down, as the page /status says it; answered without the database too',
    answer: z.object({ data: status() }),
  }),
  openapi: endpoint({
    method: 'GET',
    path: '/api/openapi.json',
    access: 'anyone',
    summary: 'This document: OpenAPI 3.1, made from the contracts the server serves',
    answer: 'file',
  }),
  docs: endpoint({
    method: 'GET',
    path: '/api/docs',
    access: 'anyone',
    summary: 'The same document as a page to read',
    answer: 'page',
  }),
} as const
