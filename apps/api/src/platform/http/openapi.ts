import { BRAND } from '@fareeq/domain/kernel/language/brand.ts'
import type { Access, Endpoint, Schema, Upload } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import type { RefusalKind } from '@fareeq/domain/kernel/refusal.ts'
import * as z from 'zod/mini'
import { RAW_TYPE } from './raw-body.ts'

type Json = Record<string, unknown>

const WHO: Record<Access, string> = {
  anyone: 'Anyone may call.',
  user: 'A signed-in talent or client.',
  talent: 'A signed-in talent.',
  client: 'A signed-in client.',
  staff: 'A signed-in member of staff.',
}

const MEDIA = {
  redirect: null,
  page: 'text/html',
  stream: 'text/event-stream',
  file: 'application/octet-stream',
  empty: null,
} as const

const schemaOf = (schema: Schema, io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return json
}

/** The path as OpenAPI writes it: `/users/{id}`. */
export const openapiPath = (path: string): string => path.replace(/:(\w+)/g, '{$1}')

/** OpenAPI 3.1, generated from the schemas that parse the requests, so that it cannot be outdated. */
export function openapiDocument(served: readonly Endpoint[], server: { url: string; version: string }): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of served) {
    const path = openapiPath(endpoint.path)
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${BRAND.en} API`,
      version: server.version,
      description: 'Errors and sentences come in the language of Accept-Language.',
    },
    servers: [{ url: server.url }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Refusal: REFUSAL },
    },
    paths,
  }
}

const REFUSAL: Json = {
  type: 'object',
  required: ['message', 'code', 'errors'],
  properties: {
    message: { type: 'string' },
    code: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['error'],
        properties: { error: { type: 'string' }, field: { type: 'string' }, code: { type: 'string' } },
      },
    },
    data: { type: 'object', additionalProperties: true },
  },
}

function operation(endpoint: Endpoint): Json {
  return {
    operationId: `${endpoint.method.toLowerCase()} ${endpoint.path}`.replace(/\W+(\w)/g, (_, letter: string) =>
      letter.toUpperCase(),
    ),
    summary: endpoint.summary,
    description: WHO[endpoint.access],
    tags: [endpoint.path.split('/')[2] ?? 'api'],
    security: endpoint.access === 'anyone' ? [] : [{ bearer: [] }],
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...(endpoint.body && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } } },
    }),
    ...(endpoint.rawBody && {
      requestBody: { required: true, content: { [RAW_TYPE]: { schema: { type: 'string', format: 'binary' } } } },
    }),
    ...(endpoint.upload && {
      requestBody: { required: true, content: { 'multipart/form-data': fileOf(endpoint.upload) } },
    }),
    responses: { ...success(endpoint), ...refusalResponses(endpoint) },
  }
}

const fileOf = ({ field, maxBytes, types }: Upload): Json => ({
  schema: {
    type: 'object',
    required: [field],
    properties: {
      [field]: { type: 'string', format: 'binary', description: `${types.join(', ')}; at most ${maxBytes} bytes` },
    },
  },
})

function parameters(schema: Schema | undefined, where: 'path' | 'query'): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Json; required?: string[] }
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: value,
  }))
}

function success(endpoint: Endpoint): Json {
  return { ...answerResponse(endpoint), ...(endpoint.revalidated && { 304: { description: 'Not modified' } }) }
}

function answerResponse({ answer, status = 200, summary }: Endpoint): Json {
  if (typeof answer !== 'string')
    return {
      [status]: { description: summary, content: { 'application/json': { schema: schemaOf(answer, 'output') } } },
    }
  if (answer === 'empty') return { 204: { description: summary } }
  const media = MEDIA[answer]
  return media ? { 200: { description: summary, content: { [media]: {} } } } : { 302: { description: summary } }
}

const { file_encoding, file_too_large, file_type, unsupported_media } = platformErrors
const UPLOAD_REFUSALS: RefusalKind[] = [file_too_large, file_type, file_encoding, unsupported_media]

function refusalResponses({ access, may, body, upload, query, limit, params, refusals = [] }: Endpoint): Json {
  const { invalid_input, broken_json, Unauthenticated, not_authorized, not_found, too_many_requests } = platformErrors
  const kinds: RefusalKind[] = [
    ...refusals,
    ...(body || upload || query ? [invalid_input] : []),
    // Also without a body of its own: what is sent is read before the call is, and so is the address.
    broken_json,
    ...(upload ? UPLOAD_REFUSALS : []),
    ...(access === 'anyone' && !may ? [] : [Unauthenticated, not_authorized]),
    ...(params ? [not_found] : []),
    ...(limit ? [too_many_requests] : []),
  ]
  const byStatus = Map.groupBy(kinds, (kind) => kind.status)
  return Object.fromEntries(
    [...byStatus].map(([status, refusals]) => [
      status,
      {
        description: refusals.map((kind) => `\`${kind.code}\`: ${kind.en} · ${kind.ar}`).join('\n\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    ]),
  )
}
