import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { createFiles } from './files.ts'

const dir = mkdtempSync(join(tmpdir(), 'fareeq-files-'))
const s3 = await s3StandIn()
afterAll(() => {
  rmSync(dir, { recursive: true, force: true })
  s3.close()
})

/** S3 test double: signed PUT, GET (also by range) and DELETE, path style. */
async function s3StandIn() {
  const objects = new Map<string, Buffer>()
  const signature =
    /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/eu-1\/s3\/aws4_request, SignedHeaders=host;x-amz-content-sha256;x-amz-date, Signature=[0-9a-f]{64}$/
  const server = createServer(async (request, response) => {
    const { method, url = '', headers } = request
    const body = await buffer(request)
    if (!signature.test(headers.authorization ?? '')) return void response.writeHead(403).end('AccessDenied')
    if (method === 'PUT') {
      const hash = createHash('sha256').update(body).digest('hex')
      if (headers['content-length'] !== String(body.length))
        return void response.writeHead(411).end('MissingContentLength')
      if (headers['x-amz-content-sha256'] !== hash) return void response.writeHead(400).end('XAmzContentSHA256Mismatch')
      objects.set(url, body)
      return void response.writeHead(200).end()
    }
    const object = objects.get(url)
    if (method === 'DELETE') objects.delete(url)
    if (method === 'DELETE') return void response.writeHead(204).end()
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []
    if (object && first) return void response.writeHead(206).end(object.subarray(Number(first), Number(last) + 1))
    response.writeHead(object ? 200 : 404).end(object ?? 'NoSuchKey')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const url = (secret = 'secret') => `s3://key:${secret}@127.0.0.1:${port}/bucket?region=eu-1&insecure=on`
  return { objects, url, close: () => server.close() }
}

const stores = { disk: createFiles({ dir }), s3: createFiles({ dir, url: s3.url() }) }
const chunks = (...parts: (string | Uint8Array)[]) => Readable.from(parts.map((part) => Buffer.from(part)))
const limit = 1024 * 1024

describe.each(Object.entries(stores))('files on %s', (_name, files) => {
  test('what was put is got back byte by byte, with its size and its hash', async () => {
    const bytes = Buffer.concat(Array.from({ length: 300 }, (_, n) => Buffer.alloc(3000, n)))
    const file = await files.put(chunks(bytes.subarray(0, 1), bytes.subarray(1, 70_000), bytes.subarray(70_000)), {
      limit,
    })
    expect(file.size).toBe(bytes.length)
    expect(file.sha256).toEqual(createHash('sha256').update(bytes).digest())
    const got = await files.get(file.key)
    expect((await buffer(got!)).equals(bytes)).toBe(true)
  })

  test('a part of it is got by its first and last byte', async () => {
    const { key } = await files.put(chunks('0123456789'), { limit })
    expect(String(await buffer((await files.get(key, { start: 3, end: 5 }))!))).toBe('345')
  })

  test('an empty file is a file', async () => {
    const { key, size } = await files.put(chunks(), { limit })
    expect(size).toBe(0)
    expect(await buffer((await files.get(key))!)).toHaveLength(0)
  })

  test('one byte too many is refused and leaves nothing behind', async () => {
    await expect(files.put(chunks('1234', '5'), { limit: 4 })).rejects.toMatchObject({
      kind: { code: 'too_large', status: 413 },
    })
    expect((await files.put(chunks('1234'), { limit: 4 })).size).toBe(4)
    expect(readdirSync(join(dir, 'files', 'incoming'))).toEqual([])
  })

  test('an upload that breaks off leaves nothing behind', async () => {
    async function* broken() {
      yield Buffer.from('half')
      throw new Error('connection lost')
    }
    const before = s3.objects.size
    await expect(files.put(broken(), { limit })).rejects.toThrow('connection lost')
    expect(readdirSync(join(dir, 'files', 'incoming'))).toEqual([])
    expect(s3.objects.size).toBe(before)
  })

  test('a deleted file is gone; deleting it again is no error', async () => {
    const { key } = await files.put(chunks('x'), { limit })
    await files.delete(key)
    await files.delete(key)
    expect(await files.get(key)).toBeNull()
  })

  test('only keys of our own making are accepted', async () => {
    for (const key of ['../../etc/passwd', '/etc/passwd', 'ab/../../x', 'ab', '', 'incoming/x.part', '..%2f..%2fx'])
      await expect((async () => files.get(key))()).rejects.toThrow('not a key')
  })

  test('a hundred uploads at once are all kept', async () => {
    const all = await Promise.all(Array.from({ length: 100 }, (_, n) => files.put(chunks(`file ${n}`), { limit })))
    expect(new Set(all.map(({ key }) => key)).size).toBe(100)
    const last = await files.get(all[99]!.key)
    expect(String(await buffer(last!))).toBe('file 99')
  })
})

test('a store that refuses us or is down is an error, never a lost file', async () => {
  const wrong = createFiles({ dir, url: s3.url().replace('eu-1', 'us-9') })
  await expect(wrong.put(chunks('x'), { limit })).rejects.toThrow('answered 403')
  const down = createFiles({ dir, url: 's3://key:secret@127.0.0.1:1/bucket?insecure=on' })
  await expect(down.put(chunks('x'), { limit })).rejects.toThrow()
  await expect(down.get('ab/abababab-abab-4bab-8bab-abababababab')).rejects.toThrow()
  expect(() => createFiles({ dir, url: 's3://host/bucket' })).toThrow('STORAGE_URL must look like')
})
