import fastify from 'fastify'
import { expect, test } from 'vitest'
import { answerError } from './errors.ts'

test('a browser that waits for a page is shown one when we fail, with the number of the error', async () => {
  const http = fastify({ genReqId: () => 'number-1' })
  http.setErrorHandler(answerError)
  http.get('/broken', () => Promise.reject(new Error('secret of the house')))
  const ask = (headers: Record<string, string>) => http.inject({ url: '/broken', headers })
  const page = await ask({ accept: 'text/html,*/*', cookie: 'lang=en' })
  expect([page.statusCode, page.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8'])
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  expect(page.body).toContain('<html lang="en" dir="ltr">')
  expect(page.body).toContain('Error number: <code>number-1</code>')
  expect(page.body).not.toContain('secret')
  expect((await ask({ accept: 'text/html' })).body).toContain('رقم الخطأ: <code>number-1</code>')
  expect((await ask({ accept: 'application/json' })).json()).toMatchObject({ data: { request_id: 'number-1' } })
})
