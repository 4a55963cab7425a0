import { buffer } from 'node:stream/consumers'
import { cvSheetOf } from '@fareeq/domain/talents/export/rules-cv.ts'
import { jsonResumeOf } from '@fareeq/domain/talents/export/rules-json-resume.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { Member } from '../../platform/session.ts'
import { readProfile } from './actions-profile.ts'
import { basicRow } from './queries-profile.ts'

export async function exportJsonResume(ctx: RequestContext<Member>): Promise<string> {
  const { lang, now } = ctx
  const { data } = await readProfile(ctx, ctx.viewer)
  return JSON.stringify(jsonResumeOf(data, lang, now), null, 2)
}

export async function printCv(ctx: RequestContext<Member>): Promise<Buffer> {
  const { db, platform, viewer, lang } = ctx
  const { data } = await readProfile(ctx, ctx.viewer)
  const { photo_key } = await basicRow(db, viewer)
  const photo = photo_key && (await platform.files.get(photo_key))
  const pictures = photo ? { pictures: { photo: await buffer(photo) } } : {}
  return platform.printer.print({ template: 'cv', data: cvSheetOf(data, lang), ...pictures }, viewer.userId)
}
