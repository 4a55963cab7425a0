import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { openSession, settings, settingsForm } from './schema.ts'

const sessions = () => z.object({ data: z.array(openSession()) })

export const settingsContract = {
  settings: endpoint({
    method: 'GET',
    path: '/api/users/settings',
    access: 'user',
    summary: 'What the person has chosen about the product',
    answer: z.object({ data: settings() }),
  }),
  saveSettings: endpoint({
    method: 'PUT',
    path: '/api/users/settings',
    access: 'user',
    summary: 'Saves the language we write to the person in, or the digits of their screens',
    body: settingsForm(),
    answer: z.object({ data: settings() }),
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/api/users/sessions',
    hiddenFromImpersonation: true,
    access: 'user',
    summary: 'Where the person is signed in, this place first',
    answer: sessions(),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/users/sessions/:id',
    access: 'user',
    summary: 'Signs the person out in another place',
    params: z.object({ id: id() }),
    answer: sessions(),
    refusals: [platformErrors.not_found],
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/api/users/sessions',
    access: 'user',
    summary: 'Signs the person out everywhere but here',
    answer: sessions(),
  }),
} as const
