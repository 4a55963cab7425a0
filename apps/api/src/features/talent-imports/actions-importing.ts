import { DEFAULT_LANG, type Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { hasArabic } from '@fareeq/domain/kernel/text/text.ts'
import { consentEnds, type FilePerson } from '@fareeq/domain/talent-imports/rules.ts'
import { isRunning } from '@fareeq/domain/talent-imports/states.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { audit } from '../../platform/audit.ts'
import type { Db } from '../../platform/db/database.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { newId } from '../../platform/ids.ts'
import { linkToken } from '../../platform/link-token.ts'
import { queueMessage, queueMessages } from '../../platform/messages/messages.ts'
import type { Platform } from '../../platform/platform.ts'
import { hashOf } from '../../platform/session.ts'
import { type ActionContext, inBatches } from '../../platform/context.ts'
import { openImported } from '../accounts/actions-imported.ts'
import { enterSelection } from '../selections/actions-following.ts'
import { lockSelection } from '../selections/queries-moves.ts'
import { insertNote } from '../selections/queries-record.ts'
import { fillProfile } from '../talents/queries-imported.ts'
import { consentMail } from './emails.ts'
import { consentRequestOf, insertConsentRequest } from './queries-consent.ts'
import { addDone, lockImport, saveRowState, savePhase, waitingRows } from './queries.ts'
import type { LockedImport, WaitingRow } from './rows.ts'

/** Transaction size: small, so that progress is visible, a stop takes effect soon, and a crash loses nothing that was shown. */
const FEW = 25

/** Job: a batch of lines per transaction, until none is left or it is stopped. */
export const workImport = (ctx: ActionContext, id: string) => inBatches(ctx, (ctx) => importFew(ctx, id))

async function importFew(ctx: ActionContext, id: string): Promise<boolean> {
  const { db, platform, now } = ctx
  const talentImport = await lockImport(db, id)
  if (!talentImport || !isRunning(talentImport.phase)) return false
  if (!staffMay(talentImport.roles ?? [], 'talents.import')) {
    await savePhase(db, id, 'stopped', talentImport.staff_id, now)
    return false
  }
  const rows = await waitingRows(db, id, FEW)
  const done = { imported: 0, noted: 0, skipped: 0 }
  const mails: ReturnType<typeof linkMail>[] = []
  for (const row of rows) {
    const { state, userId, mail } = await takeOver(ctx, talentImport, row)
    if (mail) mails.push(mail)
    await saveRowState(db, id, row.line, state, userId)
    done[state]++
  }
  await queueMessages(db, platform, mails)
  await addDone(db, id, done, now)
  if (rows.length > 0) await publishToStaff(db, platform.events, 'selection.changed')
  if (rows.length === FEW) return true
  await savePhase(db, id, 'finished', talentImport.staff_id, now)
  await platform.jobs.send(db, 'talent-imports.pairs', {}, { key: 'pairs' })
  return false
}

type RowOutcome = { state: 'imported' | 'noted' | 'skipped'; userId: string | null; mail?: ReturnType<typeof linkMail> }
const SKIPPED: RowOutcome = { state: 'skipped', userId: null }

async function takeOver(ctx: ActionContext, talentImport: LockedImport, row: WaitingRow): Promise<RowOutcome> {
  const { db, now } = ctx
  const { person, choice, match_id } = row
  if (!person || choice === 'skip') return SKIPPED
  if (choice === 'import') return importPerson(ctx, talentImport, person)
  // The selection may have ended with the account since the comparison.
  if (!match_id || !(await lockSelection(db, match_id))) return SKIPPED
  await noteFor(db, talentImport, match_id, person, now)
  return { state: 'noted', userId: match_id }
}

/** An account that waits for consent, a place in the first step, a note for colleagues and one mail. */
async function importPerson(ctx: ActionContext, talentImport: LockedImport, person: FilePerson): Promise<RowOutcome> {
  const { db, platform, now } = ctx
  const lang: Lang = hasArabic(person.first_name) ? 'ar' : 'en'
  const userId = await openImported(db, person, lang, now)
  // Somebody has registered with this address meanwhile.
  if (!userId) return SKIPPED
  await fillProfile(db, userId, person, now)
  await insertConsentRequest(
    db,
    { userId, token_hash: hashOf(tokenOf(platform, userId)), expires_at: consentEnds(now) },
    now,
  )
  await enterSelection(ctx, userId)
  await noteFor(db, talentImport, userId, person, now)
  await audit(db, {
    actor: { kind: 'staff', id: talentImport.staff_id },
    action: 'account.imported',
    subject: { kind: 'talent', id: userId },
    details: { file: talentImport.file_name, answer_by: consentEnds(now) },
  })
  const mail = linkMail(platform, { id: userId, ...person, lang, until: consentEnds(now) })
  return { state: 'imported', userId, mail }
}

const noteFor = (db: Db, { staff_id }: LockedImport, talentId: string, { note }: FilePerson, now: Date) =>
  insertNote(db, { id: newId(now), talentId, staffId: staff_id, text: note, mentions: [] }, now)

/** Derived from the id, so that the same link can be sent again. */
const tokenOf = ({ env }: Platform, userId: string): string => linkToken(env, `talent-welcome:${userId}`)

type Addressee = { id: string; email: string; first_name: string; lang: Lang; until: Date }

function linkMail(platform: Platform, { id, email, first_name, lang, until }: Addressee) {
  const url = platform.env.PUBLIC_URL + pathTo('talentWelcome', {}, { token: tokenOf(platform, id), lang })
  return { to: email, ...consentMail(lang, { first_name, url, until }) }
}

/** An imported person tries to sign in before they have agreed: the link is mailed again. */
export async function mailLinkAgain({ db, platform }: ActionContext, userId: string): Promise<void> {
  const invitation = await consentRequestOf(db, userId)
  if (!invitation) return
  const mail = linkMail(platform, {
    ...invitation,
    lang: invitation.lang ?? DEFAULT_LANG,
    until: invitation.expires_at,
  })
  await queueMessage(db, platform, mail)
}
