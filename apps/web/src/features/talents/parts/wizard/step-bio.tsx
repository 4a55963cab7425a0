import { type Lang, LANGS, otherLang } from '@fareeq/domain/kernel/language/locale.ts'
import { BIO_LENGTH } from '@fareeq/domain/talents/rules.ts'
import { faultText } from '../../../../forms/faults.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { Badge } from '../../../../ui/display/badge.tsx'
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx'
import { saveBio } from '../../api.ts'
import { fieldFault } from '../entries/autosave-fault.ts'
import { AutosaveField } from '../entries/autosave-field.tsx'
import { useProfile } from './step-profile.ts'
import { useAutosave } from '../entries/use-autosave.ts'
import { useStepWords } from '../../messages/steps/en.ts'

/** In both languages; where only one is written, the missing one is marked and never invented. */
export const StepBio = () => (
  <div className="grid items-start gap-5">
    {LANGS.map((bioLang) => (
      <BioField key={bioLang} bioLang={bioLang} />
    ))}
  </div>
)

function BioField({ bioLang }: { bioLang: Lang }) {
  const words = useStepWords().account
  const lang = useLang()
  const { bio } = useProfile()
  const other = otherLang(bioLang)
  const autosave = useAutosave({
    name: `bio-${bioLang}`,
    read: (profile) => profile.bio[bioLang] ?? '',
    save: (text, version, profile) => saveBio({ bio: { [other]: profile.bio[other] ?? '', [bioLang]: text }, version }),
    validate: (text) => fieldFault('bio', text),
  })
  const isMissing = autosave.value.trim() === '' && Boolean(bio[other])
  return (
    <AutosaveField autosave={autosave}>
      <div>
        <TextAreaField
          name={`bio-${bioLang}`}
          label={bioLang === 'ar' ? words.bioAr : words.bioEn}
          optional
          rows={5}
          limit={BIO_LENGTH}
          value={autosave.value}
          onChange={autosave.type}
          onBlur={autosave.leave}
          hint={
            isMissing ? (
              <>
                <Badge tone="point" dot>
                  {words.bioMissing[bioLang]}
                </Badge>{' '}
                {words.bioMissingText}
              </>
            ) : undefined
          }
          error={autosave.fault && faultText(autosave.fault, lang)}
        />
      </div>
    </AutosaveField>
  )
}
