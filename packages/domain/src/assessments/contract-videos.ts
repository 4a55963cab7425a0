import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { assessmentErrors } from './errors.ts'
import { TAKES, VIDEO_TYPES } from './limits.ts'

/** What a recording will be, said before its first byte is sent. */
const takeForm = () =>
  z.strictObject({
    device: z.string().check(z.minLength(8), z.maxLength(64)),
    position: z.number().check(z.int(), z.minimum(1), z.maximum(100)),
    bytes: z.number().check(z.int(), z.minimum(1)),
    type: z.literal(VIDEO_TYPES, 'choice'),
  })

/** Where it is sent to, and its number once it has arrived. */
const announcedTake = () => z.object({ take: z.number().check(z.minimum(1), z.maximum(TAKES)), upload_url: z.string() })

const uploadState = () => z.object({ bytes: z.number(), offset: z.number(), arrived: z.boolean() })

/** Signed link to one recording (bearer): it works without a session until it expires. */
const signedQuery = () =>
  z.object({
    expires: z.optional(z.coerce.number().check(z.int(), z.minimum(0))),
    signature: z.optional(z.string().check(z.maxLength(100))),
  })

const idParams = z.object({ id: id() })
const uploadRefusals = [
  assessmentErrors.attempt_over,
  assessmentErrors.video_unreadable,
  assessmentErrors.video_too_long,
] as const

/** Recordings: announced, sent in parts by the tus protocol (1.0), and watched. */
export const videosContract = {
  announce: endpoint({
    method: 'POST',
    path: '/api/assessments/attempts/:token/takes',
    access: 'talent',
    may: 'assessments.take',
    summary: 'Announces a recording; a take is used once the recording has arrived',
    params: z.object({ token: z.string().check(z.maxLength(100)) }),
    body: takeForm(),
    status: 201,
    answer: z.object({ data: announcedTake() }),
    refusals: [
      assessmentErrors.link_over,
      assessmentErrors.attempt_not_started,
      assessmentErrors.attempt_over,
      assessmentErrors.time_is_up,
      assessmentErrors.open_elsewhere,
      assessmentErrors.wrong_answer_kind,
      assessmentErrors.takes_used,
      platformErrors.file_too_large,
    ],
    limit: { count: 60, seconds: 3600, by: 'user' },
    // Announced again it takes the place of the one that has not arrived.
    idempotent: false,
  }),
  state: endpoint({
    method: 'GET',
    path: '/api/assessments/uploads/:id',
    hiddenFromImpersonation: true,
    access: 'talent',
    may: 'assessments.take',
    summary: 'How much has arrived; HEAD answers the same in the headers of the tus protocol',
    params: idParams,
    answer: z.object({ data: uploadState() }),
    refusals: uploadRefusals,
    limit: { count: 240, seconds: 60, by: 'user' },
  }),
  append: endpoint({
    method: 'PATCH',
    path: '/api/assessments/uploads/:id',
    access: 'talent',
    may: 'assessments.take',
    summary: 'The next part by the tus protocol; with the last one the recording is looked at and kept',
    params: idParams,
    rawBody: true,
    answer: 'empty',
    refusals: [
      ...uploadRefusals,
      assessmentErrors.upload_order,
      platformErrors.file_too_large,
      platformErrors.broken_json,
    ],
    limit: { count: 240, seconds: 60, by: 'user' },
    idempotent: false,
  }),
  watch: endpoint({
    method: 'GET',
    path: '/api/assessments/videos/:id',
    hiddenFromImpersonation: true,
    access: 'anyone',
    summary:
      'A recording, whole or by range: for its owner, for reviewers, and for whoever has a link that still holds',
    params: idParams,
    query: signedQuery(),
    answer: 'file',
    refusals: [platformErrors.not_found],
    limit: { count: 600, seconds: 60 },
  }),
} as const
