import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Everybody reads the same: a proxy may keep it for a while, and whoever has it already is told so in a line. */
export function keep(request: FastifyRequest, reply: FastifyReply, content: string, seconds: number): string {
  const etag = `"${hash('sha256', content, 'base64url').slice(0, 22)}"`
  reply.header('etag', etag).header('cache-control', `public, max-age=${seconds}`)
  if (!isKnown(request, etag)) return content
  reply.code(304)
  return ''
}

const isKnown = ({ headers }: FastifyRequest, etag: string): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((tag) => [etag, `W/${etag}`, '*'].includes(tag.trim()))
