import { buffer } from 'node:stream/consumers'
import { cvSheetOf } from '@fareeq/domain/talents/export/rules-cv.ts'
import { jsonResumeOf } from '@fareeq/domain/talents/export/rules-json-resume.ts'
import type { Call } from '../../platform/call.ts'
import type { Member } from '../../platform/session.ts'
import { readProfile } from './actions-profile.ts'
import { basicRow } from './queries-profile.ts'

export async function exportJsonResume(call: Call<Member>): Promise<string> {
  const { lang, now } = call
  const { data } = await readProfile(call, call.viewer)
  return JSON.stringify(jsonResumeOf(data, lang, now), null, 2)
}

export async function printCv(call: Call<Member>): Promise<Buffer> {
  const { db, platform, viewer, lang } = call
  const { data } = await readProfile(call, call.viewer)
  const { photo_key } = await basicRow(db, viewer)
  const photo = photo_key && (await platform.files.get(photo_key))
  const pictures = photo ? { pictures: { photo: await buffer(photo) } } : {}
  return platform.printer.print({ template: 'cv', data: cvSheetOf(data, lang), ...pictures }, viewer.userId)
}
