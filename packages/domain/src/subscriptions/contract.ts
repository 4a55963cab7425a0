import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { UNSUBSCRIBE_PATH } from '../notifications/limits.ts'
import { subscribeForm, subscriptions, unsubscribeForm } from './schema.ts'

const answer = () => z.object({ data: subscriptions(), message: z.string() })
const token = () => z.object({ token: z.string().check(z.regex(/^[\w-]{40,400}$/)) })

export const subscriptionsContract = {
  subscriptions: endpoint({
    method: 'GET',
    path: '/api/users/subscriptions',
    access: 'user',
    summary: 'The mailing lists, and which of them the person is on',
    answer: z.object({ data: subscriptions() }),
  }),
  subscribe: endpoint({
    method: 'POST',
    path: '/api/users/subscribe/:id',
    access: 'user',
    summary: 'Puts the person on a mailing list, or on all; the id is their own',
    params: z.object({ id: id() }),
    body: subscribeForm(),
    answer: answer(),
    refusals: [platformErrors.not_found],
    limit: { count: 60, seconds: 60, by: 'user' },
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/api/users/unsubscribe',
    access: 'user',
    summary: 'Takes the person off a mailing list, or off all, with a word about why',
    body: unsubscribeForm(),
    answer: answer(),
    refusals: [platformErrors.not_found],
    limit: { count: 60, seconds: 60, by: 'user' },
  }),
  leaveAtOnce: endpoint({
    method: 'POST',
    path: UNSUBSCRIBE_PATH,
    access: 'anyone',
    summary: 'What a mailbox calls when its owner presses "unsubscribe" (RFC 8058); whatever body it sends is not read',
    params: token(),
    answer: z.object({ message: z.string() }),
    refusals: [platformErrors.not_found],
    limit: { count: 120, seconds: 60 },
    idempotent: false,
  }),
  openUnsubscribe: endpoint({
    method: 'GET',
    path: UNSUBSCRIBE_PATH,
    access: 'anyone',
    summary: 'The same address opened as a page: changes nothing, leads to the page where one unsubscribes',
    params: token(),
    answer: 'redirect',
    refusals: [platformErrors.not_found],
    limit: { count: 120, seconds: 60 },
  }),
} as const
