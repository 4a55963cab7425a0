import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import fastify from 'fastify'
import { beforeEach, expect, inject, test } from 'vitest'
import { testMetrics } from '../../testing/metrics.ts'
import { silent } from '../../testing/silent.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { sql } from '../db/sql.ts'
import { createAssetArchive, deleteOldBuilds } from './asset-archive.ts'
import { servePages } from './pages.ts'

const { db, clear } = await testDatabase()
beforeEach(() => clear())

const source = { read: () => Promise.resolve(null), onChange: () => {} }
let time = Date.now()
const clock = { now: () => new Date(++time) }

/** A node that serves a build with these files beside its entry. */
async function node(entry: string, files: Record<string, string> = {}) {
  const dist = mkdtempSync(join(inject('testDatabases').scratch, 'dist-'))
  const write = (name: string, content: string | Buffer) => {
    mkdirSync(join(dist, name, '..'), { recursive: true })
    writeFileSync(join(dist, name), content)
  }
  for (const [name, content] of Object.entries({ ...files, [`assets/${entry}`]: `start('${entry}')` })) {
    write(name, content)
    if (name.endsWith('.js')) write(`${name}.br`, brotliCompressSync(content))
  }
  write('app.html', `<html data-shell><script type="module" src="/assets/${entry}"></script>`)
  write('server/render-page.js', 'export const renderPage = () => ({ html: "", scripts: [] })')
  write('server/site.json', '{}')
  write('server/package.json', '{"type":"module"}')
  write('pages/manifest.json', JSON.stringify({ pages: {}, shell: { file: 'app.html', scripts: [] }, vendors: [] }))
  const http = fastify()
  http.get('/api/ping', () => ({ data: 'pong' }))
  const archive = createAssetArchive({ db, clock })
  const publicUrl = 'https://fareeq.example'
  const metrics = testMetrics()
  const options = { dist, publicUrl, off: [], production: true, source, clock, log: silent, archive, metrics }
  await servePages(http, options)
  return (url: string, headers: Record<string, string> = {}) => http.inject({ url, headers })
}

test('a tab of the last release finds its chunks on a node of the next, as they were', async () => {
  await node('index-old.js', { 'assets/wizard-old.js': 'wizard()', 'assets/readex.woff2': 'letters' })
  const next = await node('index-new.js')
  const chunk = await next('/assets/wizard-old.js', { 'accept-encoding': 'br' })
  expect([chunk.statusCode, chunk.headers['content-type'], chunk.headers['cache-control']]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'public, max-age=31536000, immutable',
  ])
  expect(brotliDecompressSync(chunk.rawPayload).toString()).toBe('wizard()')
  expect((await next('/assets/wizard-old.js')).body).toBe('wizard()')
  expect((await next('/assets/readex.woff2')).body).toBe('letters')
})

test('a page of a new node finds its chunk on an old one, which has never seen that build', async () => {
  const old = await node('index-old.js')
  expect((await old('/assets/wizard-new.js')).statusCode).toBe(404)
  await node('index-new.js', { 'assets/wizard-new.js': 'wizard(2)' })
  expect((await old('/assets/wizard-new.js')).body).toBe('wizard(2)')
})

test('what no build had is not there, and source maps are not kept', async () => {
  await node('index-old.js', { 'assets/wizard-old.js.map': '{}', 'favicon.svg': '<svg/>' })
  const next = await node('index-new.js')
  for (const url of ['/assets/gone-1.js', '/assets/wizard-old.js.map'])
    expect([url, (await next(url)).statusCode]).toEqual([url, 404])
})

test('every answer of the API says which build is served', async () => {
  const get = await node('index-new.js')
  expect((await get('/api/ping')).headers['x-web-build']).toBe('/assets/index-new.js')
  expect((await get('/assets/index-new.js')).headers['x-web-build']).toBeUndefined()
})

const pathsKept = async () =>
  (await db.rows<{ path: string }>(sql`select path from web_assets order by path`)).map(({ path }) => path)

test('a build is kept while it is one of five, or was replaced within fourteen days', async () => {
  for (const number of [1, 2, 3, 4, 5, 6, 7])
    await node(`index-${number}.js`, { 'assets/shared.js': 'shared()', [`assets/own-${number}.js`]: 'own()' })
  await deleteOldBuilds(db)
  expect(await pathsKept()).toHaveLength(15)
  await db.run(sql`update web_builds set released_at = released_at - interval '15 days'`)
  await deleteOldBuilds(db)
  expect(await pathsKept()).toEqual([
    ...[3, 4, 5, 6, 7].map((number) => `/assets/index-${number}.js`),
    ...[3, 4, 5, 6, 7].map((number) => `/assets/own-${number}.js`),
    '/assets/shared.js',
  ])
})

test('a release that is rolled back to is the newest again, and two nodes of it save it once', async () => {
  await node('index-1.js')
  await node('index-2.js')
  await Promise.all([node('index-1.js'), node('index-1.js')])
  const builds = await db.rows<{ path: string }>(sql`
    select path from web_builds join web_assets on build_id = web_builds.id order by released_at desc`)
  expect(builds.map(({ path }) => path)).toEqual(['/assets/index-1.js', '/assets/index-2.js'])
})
