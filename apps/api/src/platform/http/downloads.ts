import { extname } from 'node:path'
import type { FastifyReply } from 'fastify'

/** For names in ASCII. */
export function sendFile(reply: FastifyReply, type: string, name: string, content: Buffer | string) {
  void reply
    .type(type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .send(content)
}

export const sendPdf = (reply: FastifyReply, { bytes, name }: { bytes: Buffer; name: string }) =>
  sendFile(reply, 'application/pdf', name, bytes)

export const sendCsv = (reply: FastifyReply, { text, name }: { text: string; name: string }) =>
  sendFile(reply, 'text/csv; charset=utf-8', name, text)

export const sendXml = (reply: FastifyReply, { text, name }: { text: string; name: string }) =>
  sendFile(reply, 'application/xml; charset=utf-8', name, text)

type Upload = { bytes: NodeJS.ReadableStream; size: number; media_type: string; name: string }

const ENDINGS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'application/pdf': ['.pdf'],
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'application/xml': ['.xml'],
  'text/csv': ['.csv'],
  'text/plain': ['.txt', '.sta', '.940'],
}

/** A file may be two things at once: its ending, by which a computer opens it, is that of the type we checked. */
export function safeName(name: string, mediaType: string): string {
  const endings = ENDINGS[mediaType] ?? ['.bin']
  return endings.includes(extname(name).toLowerCase()) ? name : `${name}${endings[0]}`
}

/** With the name that somebody gave it, in any script. */
export const sendUpload = (reply: FastifyReply, { bytes, size, media_type, name }: Upload) =>
  reply
    .type(media_type)
    .header('content-length', size)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(safeName(name, media_type))}`)
    .header('cache-control', 'no-store')
    .send(bytes)
