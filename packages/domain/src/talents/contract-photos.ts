import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { talentErrors } from './errors.ts'
import { PHOTO_UPLOAD } from './profile/rules-photos.ts'
import { profile } from './schema-profile.ts'

const answer = () => z.object({ data: profile() })

export const photosContract = {
  upload: endpoint({
    method: 'POST',
    path: '/api/users/uploadImage',
    access: 'talent',
    may: 'profiles.edit',
    summary: 'Saves a picture of oneself; it is made square, and what it says beside the picture is dropped',
    upload: PHOTO_UPLOAD,
    answer: answer(),
    refusals: [talentErrors.picture_unreadable],
    limit: { count: 30, seconds: 3600, by: 'user' },
    // Last write wins, however often it is sent.
    idempotent: false,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/users/uploadImage',
    access: 'talent',
    may: 'profiles.edit',
    summary: 'Takes the picture of oneself away',
    answer: answer(),
  }),
  photo: endpoint({
    method: 'GET',
    path: '/api/photos/:id',
    access: 'anyone',
    summary: 'A picture, for whoever was given its address',
    params: z.object({ id: id() }),
    answer: 'file',
    refusals: [platformErrors.not_found],
    limit: { count: 600, seconds: 60 },
  }),
} as const
