import { organisationsCalls } from '@fareeq/domain/organisations/calls.ts'
import { createFormControl } from 'react-hook-form'
import { expect, it, vi } from 'vitest'
import { createCallApi } from '../platform/calls/call-api.ts'
import { createSubmission } from '../platform/calls/submission.ts'
import { submitForm } from './submit-form.ts'

it('a form sent without a connection is pending until it is back, and then sent once with its key', async () => {
  const line = { on: false, back: Promise.withResolvers<void>() }
  const requests: { key: string | null; body: unknown }[] = []
  const onDelayed = vi.fn()
  const call = createCallApi({
    baseUrl: 'https://api.fareeq.example',
    token: () => undefined,
    projectId: () => undefined,
    lang: () => 'ar',
    sessionId: () => 'session-1',
    connection: { isOnline: () => line.on, untilOnline: () => line.back.promise, pause: async () => {} },
    onDelayed,
    onFailure: () => {},
    fetch: async (_, init = {}) => {
      requests.push({ key: new Headers(init.headers).get('Idempotency-Key'), body: init.body })
      return Response.json({ data: { email: 'a@b.co' }, message: 'ok' })
    },
  })
  type Fields = { email: string; role: 'viewer' }
  const form = createFormControl<Fields>({ defaultValues: { email: 'a@b.co', role: 'viewer' } })
  const submission = createSubmission()
  const keys: string[] = []
  const submit = () =>
    submitForm(form, submission, {
      send: (body: Fields, idempotencyKey) => {
        keys.push(idempotencyKey)
        return call(organisationsCalls.invite, { body }, { idempotencyKey })
      },
    })
  const going = Promise.all([submit(), submit()])
  await vi.waitFor(() => expect(keys).toHaveLength(1))
  expect(requests).toEqual([])
  expect(submission.get().isPending).toBe(true)
  line.on = true
  line.back.resolve()
  expect(await going).toEqual([true, true])
  expect(requests).toEqual([{ key: keys[0], body: '{"email":"a@b.co","role":"viewer"}' }])
  expect(onDelayed).toHaveBeenCalledOnce()
  expect(submission.get().isPending).toBe(false)
})
