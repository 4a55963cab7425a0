import { TALENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { LANGS, dirOf } from '@fareeq/domain/kernel/language/locale.ts'
import type { Profile } from '@fareeq/domain/talents/schema-profile.ts'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { Badge } from '../../../../ui/display/badge.tsx'
import { TextLink } from '../../../../ui/actions/link.tsx'
import { ReadMore } from '../../../../ui/actions/read-more.tsx'
import { ProfileEmpty, ProfileSection } from './profile-section.tsx'
import { editHref } from './profile-way.ts'
import { useProfileWords } from '../../messages/profile/en.ts'

const WRITE = editHref(TALENT_STEP.account, 'bio')

/** Both languages of the text about oneself; the one that is missing is marked, never made up. */
export function ProfileAbout({ bio }: { bio: Profile['bio'] }) {
  const words = useProfileWords()
  const isEmpty = bio.ar === null && bio.en === null
  return (
    <ProfileSection id="about" title={words.about} edit={isEmpty ? undefined : WRITE}>
      {isEmpty ? (
        <ProfileEmpty title={words.noBio} text={words.noBioText} href={WRITE} action={words.writeBio} />
      ) : (
        <div className="grid gap-5">
          {LANGS.map((lang) => {
            const text = bio[lang]
            return (
              <div key={lang} className="grid gap-1.5">
                <h3 className="flex items-center gap-2 text-sm text-ink-faint">
                  {words.textLangs[lang]}
                  {text === null && <Badge tone="warning">{words.textMissing}</Badge>}
                </h3>
                {text === null ? (
                  <p className="text-[0.9375rem] text-ink-soft">
                    {words.textMissingText[lang]}{' '}
                    <TextLink as={PageLink} href={WRITE}>
                      {words.writeBio}
                    </TextLink>
                  </p>
                ) : (
                  <div lang={lang} dir={dirOf(lang)}>
                    <ReadMore lines={6}>{text}</ReadMore>
                  </div>
                )}
              </div>
            )
          })}
        </div>
      )}
    </ProfileSection>
  )
}
