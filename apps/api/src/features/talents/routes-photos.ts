import { photosContract as contract } from '@fareeq/domain/talents/contract-photos.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { openPhoto, removePhoto, savePhoto } from './actions-photos.ts'

/** A new photo has a new address, so it is immutable; private, so only the browser caches it. */
const PHOTO_HEADERS = {
  'content-type': 'image/webp',
  'cache-control': 'private, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'same-origin',
  'x-robots-tag': 'noindex',
}

export function talentPhotoRoutes(server: Server) {
  serve(server, contract.upload, (ctx, { upload }) => savePhoto(ctx, upload.bytes))
  serve(server, contract.remove, (ctx) => removePhoto(ctx))

  serve(server, contract.photo, async (ctx, { params, reply }) => {
    const { bytes, size } = await openPhoto(ctx, params.id)
    void reply.headers({ ...PHOTO_HEADERS, 'content-length': size }).send(bytes)
  })
}
