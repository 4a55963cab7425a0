import { once } from 'node:events'
import { createServer } from 'node:http'
import { PHOTO_UPLOAD } from '@fareeq/domain/talents/profile/rules-photos.ts'
import { photosContract as contract } from '@fareeq/domain/talents/contract-photos.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { type Member, freshStory, refusalBody } from '../../testing/story.ts'

let layla: Member
const story = await freshStory(async (story) => {
  layla = await story.talent()
})

const PLACE = "<?xml version='1.0'?><!-- me --><svg xmlns='http://www.w3.org/2000/svg' width='30' height='20'>"
const svg = (inner = "<rect width='30' height='20' fill='red'/>") => Buffer.from(`${PLACE}${inner}</svg>`)
const plain = (width = 80, height = 60) =>
  sharp({ create: { width, height, channels: 3, background: { r: 10, g: 200, b: 30 } } })

const form = (bytes: Uint8Array, name = 'me.jpg', field: string = PHOTO_UPLOAD.field) => {
  const data = new FormData()
  data.set(field, new Blob([new Uint8Array(bytes)]), name)
  return data
}
const upload = (body: unknown, person = layla, headers = {}) =>
  person.send('POST', '/api/users/uploadImage', body, headers)
const fetched = async (address: string) => {
  const response = await fetch(story.origin + address)
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}
const addressOf = async (bytes: Uint8Array, name?: string): Promise<string> =>
  (await upload(form(bytes, name))).body.data.basicInfo.photo

test('a picture of any accepted kind becomes a square of 512 pixels, at an address nobody can guess [A-040] [V-028]', async () => {
  const pictures = {
    'me.jpg': await plain().jpeg().toBuffer(),
    'me.png': await plain(9, 700).png().toBuffer(),
    'me.svg': svg(),
  }
  const addresses = new Set<string>()
  for (const [name, bytes] of Object.entries(pictures)) {
    const { status, body } = await upload(form(bytes, name))
    expect(status, name).toBe(200)
    const { photo } = body.data.basicInfo
    expect(photo).toMatch(/^\/api\/photos\/[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/)
    addresses.add(photo)
    const image = await fetched(photo)
    const { format, width, height } = await sharp(image.bytes).metadata()
    expect([image.status, format, width, height]).toEqual([200, 'webp', 512, 512])
  }
  expect(addresses.size).toBe(3)
  expect(PHOTO_UPLOAD.types).toEqual(['jpg', 'jpeg', 'png', 'svg'])
})

test('whoever has the address sees it, keeps it to themselves, and search engines are sent away', async () => {
  const { status, headers } = await fetched(await addressOf(svg()))
  expect([status, headers.get('content-type'), headers.get('x-robots-tag')]).toEqual([200, 'image/webp', 'noindex'])
  expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
})

test('what a file says beside its picture is gone: the place it was taken, and what was hung on behind', async () => {
  const secret = 'TAKEN AT HOME'
  const tail = Buffer.from('PK\u0003\u0004<script>alert(1)</script>')
  const original = await plain()
    .withExif({ IFD0: { Copyright: secret } })
    .jpeg()
    .toBuffer()
  expect(original.includes(secret)).toBe(true)
  const { bytes } = await fetched(await addressOf(Buffer.concat([original, tail])))
  expect([bytes.includes(secret), bytes.includes('script'), bytes.includes('PK')]).toEqual([false, false, false])
  expect((await sharp(bytes).metadata()).exif).toBeUndefined()
})

test('a picture taken sideways stands upright', async () => {
  const halves = Buffer.concat([await plain(40, 20).raw().toBuffer(), Buffer.alloc(40 * 20 * 3)])
  const lying = await sharp(halves, { raw: { width: 40, height: 40, channels: 3 } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 100 })
    .toBuffer()
  const { bytes } = await fetched(await addressOf(lying))
  const green = async (left: number) =>
    (await sharp(bytes).extract({ left, top: 200, width: 1, height: 1 }).raw().toBuffer())[1]!
  expect([(await green(500)) > 150, (await green(10)) < 50]).toEqual([true, true])
})

test('up to 1 MB and not a byte more, however it is sent [V-029] [K-049]', async () => {
  const small = await plain().png().toBuffer()
  const filled = (size: number) => Buffer.concat([small, Buffer.alloc(size - small.length)])
  expect((await upload(form(filled(PHOTO_UPLOAD.maxBytes)))).status).toBe(200)
  const refused = refusalBody('file_too_large', 'The file is larger than 1 MB.', { field: 'image' })
  for (const size of [PHOTO_UPLOAD.maxBytes + 1, 20 * 2 ** 20]) {
    const { status, body } = await upload(form(filled(size)))
    expect([status, body]).toEqual([413, refused])
  }
  const arabic = await upload(form(filled(2 ** 21)), Object.assign(layla, { lang: 'ar' }))
  expect(arabic.body.message).toBe('حجم الملف أكبر من 1 ميغابايت.')
  expect(PHOTO_UPLOAD.maxBytes).toBe(2 ** 20)
})

test('other kinds of files are refused by what they are, whatever they are called [V-028]', async () => {
  const types = 'Choose a file of one of these types: jpg, jpeg, png, svg'
  const others = [
    await plain().gif().toBuffer(),
    await plain().webp().toBuffer(),
    Buffer.from('%PDF-1.7\n'),
    Buffer.from('<html><svg></svg></html>'),
    Buffer.from('hello'),
    Buffer.from([0, 1, 2, 3]),
  ]
  for (const bytes of others) {
    const { status, body } = await upload(form(bytes, 'me.png'))
    expect([status, body]).toEqual([422, refusalBody('file_type', types, { field: 'image' })])
  }
  expect((await upload(form(await plain().png().toBuffer(), 'me.exe'))).status).toBe(200)
})

test('what only looks like a picture is refused in words', async () => {
  const vast = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' width='100000' height='100000'/>")
  const cut = (await plain(300, 300).png().toBuffer()).subarray(0, 60)
  const refused = refusalBody('picture_unreadable', 'This picture could not be read. Try another one.', {
    field: 'image',
  })
  for (const bytes of [Buffer.from('<svg nonsense'), vast, cut]) {
    const { status, body } = await upload(form(bytes))
    expect([status, body]).toEqual([422, refused])
  }
})

test('an svg reaches neither our files nor the net, and brings no script along', async () => {
  const requests: string[] = []
  const trap = createServer((request, response) => (requests.push(request.url ?? ''), response.end())).listen(0)
  await once(trap, 'listening')
  const { port } = trap.address() as { port: number }
  const reaching = svg(
    `<image href='file:///etc/passwd' width='9' height='9'/><image href='http://127.0.0.1:${port}/x.png' width='9' height='9'/><script>alert(1)</script>`,
  )
  const { bytes } = await fetched(await addressOf(reaching))
  trap.close()
  expect([requests, bytes.includes('script')]).toEqual([[], false])
})

test('one file under the right name, whole: anything else is said in words', async () => {
  const two = form(svg())
  two.append('image', new Blob(['x']), 'b.svg')
  const head = 'content-disposition: form-data; name="image"; filename="a"'
  const boundary = { 'content-type': 'multipart/form-data; boundary=x' }
  const refusals: [unknown, object, number, string][] = [
    [form(svg(), 'me.svg', 'photo'), {}, 422, 'unknown_field'],
    [form(Buffer.alloc(0)), {}, 422, 'required'],
    [new FormData(), {}, 422, 'required'],
    [two, {}, 422, 'max_items'],
    [{ image: 'x' }, {}, 415, 'unsupported_media'],
    ['x', { 'content-type': 'multipart/form-data' }, 415, 'unsupported_media'],
    [`--x\r\n${head}\r\n\r\nabc`, boundary, 400, 'broken_json'],
    ['nothing of the kind', boundary, 400, 'broken_json'],
    [`--x\r\n${head.replace('name="image"; ', '')}\r\n\r\nabc\r\n--x--`, boundary, 422, 'unknown_field'],
    [`--x\r\n${head.replace('; filename="a"', '')}\r\n\r\nabc\r\n--x--`, boundary, 422, 'required'],
    [`--x\r\n\r\nabc\r\n--x--`, boundary, 422, 'required'],
    ['x', { 'content-type': 'multipart/form-data; boundary=' }, 400, 'broken_json'],
    ['x', { 'content-type': `multipart/form-data; boundary=${'x'.repeat(300)}` }, 400, 'broken_json'],
  ]
  for (const [body, headers, status, code] of refusals) {
    const answer = await upload(body, layla, headers)
    expect([answer.status, answer.body.code], code).toEqual([status, code])
  }
  expect((await layla.send('POST', '/api/projects/create', form(svg()))).status).toBe(415)
})

test('a new picture takes the place of the old one, whose address is dead; taken away, there is none', async () => {
  const first = await addressOf(svg())
  const second = await addressOf(svg())
  expect([(await fetched(first)).status, (await fetched(second)).status]).toEqual([404, 200])
  const key = `${second.slice(-36, -34)}/${second.slice(-36)}`
  const removed = await layla.call(contract.remove)
  expect([removed.status, removed.body.data.basicInfo.photo]).toEqual([200, null])
  expect((await fetched(second)).status).toBe(404)
  expect((await layla.call(contract.remove)).status).toBe(200)
  await expect.poll(() => story.app.platform.files.get(key)).toBeNull()
  const rows = await story.db.rows<{ gone: boolean }>(sql`select deleted_at is not null as gone from files`)
  expect(rows).toEqual([{ gone: true }, { gone: true }])
})

test('of five uploads at one moment one picture is left, and no file is lost track of', async () => {
  const addresses = await Promise.all(Array.from({ length: 5 }, () => addressOf(svg())))
  const statuses = await Promise.all(addresses.map(async (address) => (await fetched(address)).status))
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 404, 404, 404, 404])
  expect(await story.db.rows(sql`select 1 from files where deleted_at is null`)).toHaveLength(1)
})

test('whose account is closed is seen by nobody; another kind of file has no address here', async () => {
  const photo = await addressOf(svg())
  await story.db.run(sql`update users set status = 'closed'`)
  expect((await fetched(photo)).status).toBe(404)
  await story.db.run(sql`update users set status = 'active'`)
  await story.db.run(sql`update files set kind = 'cv'`)
  for (const address of [photo, '/api/photos/018f0000-0000-7000-8000-000000000001', '/api/photos/..%2f..%2fetc'])
    expect((await fetched(address)).status).toBe(404)
})

test('strangers are turned away before a byte of theirs is read', async () => {
  for (const [person, status] of [
    [await story.client(), 403],
    [story.person(), 401],
  ] as const)
    expect((await upload(form(Buffer.alloc(5 * 2 ** 20)), person as Member)).status).toBe(status)
})
