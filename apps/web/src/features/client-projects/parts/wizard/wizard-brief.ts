import { pageLanguage } from '../../../../platform/i18n/language.ts'
import { carryBrief, untakenBrief } from '../../../../platform/session/carried-brief.ts'
import { saveDraft } from '../../../../platform/session/drafts.ts'
import { fieldsOf } from '../request-form/request-fields.ts'
import { draftOf } from '../request-form/use-request-form.ts'

/** A brief that a client has written while signed in becomes the draft of the new request, instead of an older draft. */
export function draftFromBrief(): void {
  const brief = untakenBrief(location.search, pageLanguage())
  if (!brief) return
  carryBrief({ ...brief, taken: true })
  saveDraft(draftOf(undefined), fieldsOf(undefined, brief.draft, brief.text))
}
